"""The web client's types are those of the server."""

from pathlib import Path

import msgspec

from damrak.server import typescript, wire

WIRE_TS = Path(__file__).parents[2] / "web" / "src" / "lib" / "server" / "wire.ts"
EDITIONS_TS = WIRE_TS.with_name("editions.ts")
API = Path(__file__).parents[2] / "docs" / "api.md"


def test_the_types_of_the_web_client_are_fresh() -> None:
    assert WIRE_TS.read_text(encoding="utf-8") == typescript.typescript(), "run scripts/types"
    assert EDITIONS_TS.read_text(encoding="utf-8") == typescript.editions(), "run scripts/types"


def test_every_message_of_the_socket_is_on_the_page_of_the_api() -> None:
    page = API.read_text(encoding="utf-8")
    for union in (wire.FromClient, wire.FromServer):
        for each in union.__args__:
            tag = each.__struct_config__.tag
            assert f'"type": "{tag}"' in page or f"`{tag}`" in page, tag


def test_every_message_is_exported() -> None:
    for name in wire.__all__:
        assert hasattr(wire, name)
    structs = [getattr(wire, name) for name in wire.__all__]
    structs = [each for each in structs if isinstance(each, type)]
    assert all(issubclass(each, msgspec.Struct) and each.__doc__ for each in structs)
