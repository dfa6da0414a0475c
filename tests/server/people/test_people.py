"""People: guests, members, cookies, names; and what other sites cannot do."""

import asyncio
import io
import json
import zipfile
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest
from sqlalchemy import update
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from damrak.core.replay import read_replay
from damrak.games import GAMES
from damrak.server.accounts.cookies import LIFETIME, Signer, Ticket, new_ticket
from damrak.server.accounts.names import clean_name, name_key, name_look
from damrak.server.auth import limit_key
from damrak.server.problems import Refused
from damrak.server.realtime.connections import SIGNED_OUT
from damrak.server.store.schema import MATCHES, PEOPLE
from server.serving import PATIENCE, Player, Refusal, play_on, served


async def refused(code: str, work: object) -> Refusal:
    with pytest.raises(Refusal) as caught:
        await work  # type: ignore[misc]
    assert caught.value.code == code, caught.value.problem
    return caught.value


@pytest.mark.parametrize(
    ("given", "kept"),
    [("Anna", "Anna"), ("  Jan  de \t Wit ", "Jan de Wit"), ("Zoë", "Zoë"), ("李雷", "李雷")],
)
def test_a_name_is_kept_as_people_read_it(given: str, kept: str) -> None:
    assert clean_name(given) == kept


@pytest.mark.parametrize(
    "given", ["", "   ", "a" * 25, "<b>", "An\u202ena", "x\x00y", "--", "a\u200bb", "😀"]
)
def test_a_name_that_could_mislead_is_refused(given: str) -> None:
    with pytest.raises(Refused):
        clean_name(given)


@pytest.mark.parametrize(
    "given",
    [
        *("\u3164", "An\u3164na", "\u1160", "Anna\u115f", "\uffa0", "An\u034fna", "Anna\ufe0f"),
        *("\u0410nna", "Ann\u0430", "\u0391nna", "Иван I", "\u0301Anna"),
    ],
)
def test_a_name_with_letters_that_nobody_sees_or_of_another_script_is_refused(given: str) -> None:
    with pytest.raises(Refused):
        clean_name(given)


@pytest.mark.parametrize(
    "given",
    ["O’Neil", "Иван", "Αθηνά", "日本のアンナ", "Jean-Luc & Co.", "עומר 3", "नमस्ते"],
)
def test_a_name_may_be_written_as_people_write(given: str) -> None:
    assert clean_name(given) == given


def test_names_that_look_alike_are_one_name() -> None:
    assert name_key("Anna") == name_key("ANNA") == name_key("Ａｎｎａ") == name_key("An na")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        *(("Appa", "\u0410\u0440\u0440\u0430"), ("Cepo", "\u0441\u0435\u0440\u043e")),
        *(("Tovi", "\u03a4\u03bf\u03bd\u03b9"), ("Annal", "AnnaI"), ("B0b", "BOb")),
        *(("Pieter", "PIETER"), ("Jan de Wit", "JandeWit"), ("Zoë", "Zoe\u0308")),
    ],
)
def test_names_look_the_same_in_whatever_script(one: str, other: str) -> None:
    """Whole names in Cyrillic and Greek letters, and capitals that are taken for figures."""
    assert name_look(one) == name_look(other) or name_key(one) == name_key(other)


def test_people_with_different_names_keep_them() -> None:
    names = ["Anna", "Hanna", "Zoë", "Zoe", "Иван", "Ива", "Αθηνά", "Jan", "Ian", "Nina", "Vina"]
    assert len({name_look(name) for name in names}) == len(names)


@pytest.mark.full
def test_nobody_takes_a_name_that_looks_like_a_members(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as (url, context), Player(url, "Appa") as appa:
            await appa.call("PUT", "/api/me/password", {"password": "tulips and bulbs"})
            fake = "\u0410\u0440\u0440\u0430"
            await refused("name-taken", Player(url, fake).__aenter__())
            async with Player(url, "Bob") as bob:
                await refused("name-taken", bob.call("PATCH", "/api/me", {"name": fake}))
                await refused("name-taken", bob.post("/api/me/bots", name=fake))
                await appa.call("PATCH", "/api/me", {"name": "APPA"})  # it is theirs
                async with context.database.write() as connection:
                    await connection.execute(update(PEOPLE).values(look=None))
                await context.people.find_looks()  # as at the start with an older database
                await refused("name-taken", bob.call("PATCH", "/api/me", {"name": fake}))

    asyncio.run(story())


def test_a_cookie_that_was_changed_is_nobodys() -> None:
    signer = Signer(b"secret")
    cookie = signer.sign(Ticket("p123", 4))
    assert signer.read(cookie) == Ticket("p123", 4)
    assert signer.read(cookie.replace("p123", "p124")) is None
    assert signer.read(cookie.replace(".4.", ".5.")) is None
    assert signer.read(cookie[:-1]) is None
    assert signer.read("") is None
    assert signer.read("...") is None
    assert Signer(b"other").read(cookie) is None


@pytest.mark.full
def test_a_guest_plays_at_once_and_is_known_by_a_cookie(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as (url, _), Player(url, "Anna") as anna:
            me = await anna.get("/api/me")
            assert me["person"] == {"id": anna.id, "name": "Anna", "kind": "guest"}
            header = (
                await anna.http.post("/api/login", json={"name": "Xx", "password": "12345678"})
            ).headers
            assert "set-cookie" not in header
            fresh = httpx.AsyncClient(base_url=url, headers={"X-Damrak": "1"})
            answer = await fresh.post("/api/guest", json={"name": "Bob"})
            cookie = answer.headers["set-cookie"]
            assert "HttpOnly" in cookie
            assert "SameSite=lax" in cookie
            assert "Secure" not in cookie, "there is no https here"
            await fresh.aclose()
            await refused("name-taken", anna.post("/api/guest", name="Anna again"))

    asyncio.run(story())


@pytest.mark.full
def test_a_guest_with_a_password_comes_back_from_elsewhere_with_games_and_name(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with (
            served(tmp_path) as (url, _),
            Player(url, "Anna") as anna,
            Player(url, "") as elsewhere,
            Player(url, "Bob") as bob,
        ):
            match = (await anna.set_table("me", "greedy"))["id"]
            me = await anna.call("PUT", "/api/me/password", {"password": "tulips and bulbs"})
            assert me["person"]["kind"] == "member"
            assert (await anna.get("/api/me"))["person"]["id"] == anna.id, "still signed in here"
            await refused(
                "wrong-password", elsewhere.post("/api/login", name="Anna", password="wrong wrong")
            )
            await refused(
                "wrong-password",
                elsewhere.post("/api/login", name="Nobody", password="wrong wrong"),
            )
            back = await elsewhere.post("/api/login", name="anna", password="tulips and bulbs")
            assert back["person"]["id"] == anna.id
            mine = await elsewhere.get("/api/matches", show="mine")
            assert [each["id"] for each in mine["matches"]] == [match]
            await refused("name-taken", bob.call("PATCH", "/api/me", {"name": "ANNA"}))
            await refused("name-taken", Player(url, "Anna").__aenter__())
            false = [{"kind": "me"}, {"kind": "me", "name": "anna"}]
            await refused("name-taken", bob.set_table(*false, public=True))
            table = await bob.set_table("me", "open", public=True)
            await refused("name-taken", bob.join(table["id"], seat=1, name="anna"))
            table = await bob.set_table(*false, public=False)  # friends round one screen
            match = f"/api/matches/{table['id']}"
            await refused("name-taken", bob.call("PATCH", match, {"public": True}))
            await refused(
                "wrong-password",
                anna.call("PUT", "/api/me/password", {"password": "new password"}),
            )
            changed = {"password": "new password", "old": "tulips and bulbs"}
            await anna.call("PUT", "/api/me/password", changed)
            assert (await elsewhere.get("/api/me"))["person"] is None, "signed out elsewhere"
            await elsewhere.post("/api/login", name="Anna", password="new password")
            await anna.post("/api/logout", everywhere=True)
            assert (await elsewhere.get("/api/me"))["person"] is None

    asyncio.run(story())


@pytest.mark.full
def test_signing_out_voids_the_cookie_of_this_browser_alone(tmp_path: Path) -> None:
    """Also for a thief who has copied it, and for a socket that was opened with it."""

    async def story() -> None:
        async with (
            served(tmp_path) as (url, _),
            Player(url, "Anna") as anna,
            Player(url, "") as phone,
            Player(url, "") as thief,
        ):
            await anna.call("PUT", "/api/me/password", {"password": "tulips and bulbs"})
            await phone.post("/api/login", name="Anna", password="tulips and bulbs")
            thief.http.cookies.update(anna.http.cookies)
            assert (await thief.get("/api/me"))["person"]["id"] == anna.id
            await thief.connect()
            await phone.connect()
            await anna.post("/api/logout")
            assert (await thief.get("/api/me"))["person"] is None
            await refused("not-signed-in", thief.set_table("me", "open"))
            assert thief.socket is not None
            with pytest.raises(ConnectionClosed):
                await asyncio.wait_for(thief.socket.recv(), PATIENCE)
            assert thief.socket.close_code == SIGNED_OUT
            assert (await phone.get("/api/me"))["person"]["id"] == anna.id
            await phone.ask("lobby", on=True)
            await anna.post("/api/login", name="Anna", password="tulips and bulbs")
            thief.http.cookies.clear()
            thief.http.cookies.update(anna.http.cookies)
            await anna.post("/api/login", name="Anna", password="tulips and bulbs")
            assert (await thief.get("/api/me"))["person"] is None, "another session, one less"
            assert (await anna.get("/api/me"))["person"]["id"] == anna.id

    asyncio.run(story())


def test_a_cookie_ends_with_its_time_wherever_it_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    signer = Signer(b"secret")
    ticket = new_ticket("p123", 4)
    cookie = signer.sign(ticket)
    assert signer.read(cookie) == ticket
    assert signer.sign(new_ticket("p123", 4)) != cookie
    assert signer.read(cookie.replace(str(ticket.issued), str(ticket.issued + 1))) is None
    later = (ticket.issued + LIFETIME + 1) * 1000
    monkeypatch.setattr("damrak.server.accounts.cookies.now_ms", lambda: later)
    assert signer.read(cookie) is None


def test_passwords_are_kept_as_argon2(tmp_path: Path) -> None:
    async def story() -> bytes:
        async with served(tmp_path) as (url, _), Player(url, "Anna") as anna:
            await anna.call("PUT", "/api/me/password", {"password": "tulips and bulbs"})
        return b"".join(file.read_bytes() for file in tmp_path.iterdir())

    kept = asyncio.run(story())
    assert b"$argon2id$" in kept
    assert b"tulips" not in kept


def test_a_page_of_another_site_can_neither_call_nor_listen(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as (url, _), Player(url, "Anna") as anna:
            cookie = "; ".join(f"{name}={value}" for name, value in anna.http.cookies.items())
            evil = {"Cookie": cookie, "Origin": "https://evil.example"}
            async with httpx.AsyncClient(base_url=url) as browser:
                table = {"game": "ticket-to-ride", "chairs": [{"kind": "me"}, {"kind": "open"}]}
                answer = await browser.post("/api/matches", json=table, headers=evil)
                assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")
                silent = await browser.post("/api/matches", json=table, headers={"Cookie": cookie})
                assert silent.json()["code"] == "wrong-origin", "nothing says whose page it is"
                cross = {"Cookie": cookie, "Sec-Fetch-Site": "cross-site"}
                answer = await browser.post("/api/matches", json=table, headers=cross)
                assert answer.json()["code"] == "wrong-origin"
                null = {"Cookie": cookie, "Origin": "null"}
                answer = await browser.post("/api/matches", json=table, headers=null)
                assert answer.json()["code"] == "wrong-origin"
                form = {"Cookie": cookie, "Origin": url, "Content-Type": "text/plain"}
                answer = await browser.post("/api/matches", content=b"{}", headers=form)
                assert (answer.status_code, answer.json()["code"]) == (415, "unsupported")
                own = {"Cookie": cookie, "Origin": url}
                answer = await browser.post("/api/matches", json=table, headers=own)
                assert answer.status_code == 201
                rebound = {"Host": "evil.example"}
                answer = await browser.get("/api/me", headers=rebound)
                assert answer.json()["code"] == "wrong-origin", "another name for this machine"
            address = url.replace("http", "ws") + "/api/socket"
            async with connect(address, additional_headers=evil, proxy=None) as socket:
                with pytest.raises(ConnectionClosed):
                    await socket.recv()
                assert socket.close_code == 4403
            await anna.connect(Origin=url)

    asyncio.run(story())


def test_the_address_people_use_is_the_only_one_behind_a_proxy(tmp_path: Path) -> None:
    async def story() -> None:
        origin = "https://play.example.org"
        async with (
            served(tmp_path, origin=origin) as (url, _),
            httpx.AsyncClient(base_url=url) as web,
        ):
            headers = {"Host": "play.example.org", "Origin": origin}
            answer = await web.post("/api/guest", json={"name": "Anna"}, headers=headers)
            assert answer.status_code == 201
            assert "Secure" in answer.headers["set-cookie"]
            headers["Origin"] = "http://play.example.org.evil.example"
            answer = await web.post("/api/guest", json={"name": "Anna"}, headers=headers)
            assert answer.json()["code"] == "wrong-origin"
            answer = await web.get("/api/me", headers={"Host": "other.example.org"})
            assert answer.json()["code"] == "wrong-origin"

    asyncio.run(story())


@pytest.mark.full
def test_guessing_and_flooding_are_slowed_down(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path, limits=1.0) as (url, _), Player(url, "Anna") as anna:
            codes = []
            for _ in range(14):
                try:
                    await anna.post("/api/login", name="Bob", password="guess number x")
                except Refusal as refusal:
                    codes.append(refusal.code)
            assert codes == ["wrong-password"] * 10 + ["too-many"] * 4
            last = await refused("too-many", anna.post("/api/login", name="B", password="guessing"))
            assert last.problem["retry_after"] >= 1
            codes = []
            for n in range(25):
                try:
                    async with Player(url, f"Guest {n}"):
                        pass
                except Refusal as refusal:
                    codes.append(refusal.code)
            assert codes == ["too-many"] * 6, "Anna was the first of twenty"
            match = (await anna.set_table("me", "open"))["id"]
            codes = []
            for n in range(12):
                try:
                    await anna.post(f"/api/matches/{match}/chat", text=f"line {n}")
                except Refusal as refusal:
                    codes.append(refusal.code)
            assert codes == ["too-many"] * 2
            codes = []
            for n in range(65):
                with pytest.raises(Refusal) as caught:
                    await anna.get(f"/api/matches/mguess{n}")
                codes.append(caught.value.code)
            assert codes[:60] == ["not-found"] * 60
            assert "too-many" in codes[60:]

    asyncio.run(story())


def test_a_new_name_is_seen_at_every_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            served(tmp_path) as (url, _),
            Player(url, "Anna") as anna,
            Player(url, "Bob") as bob,
        ):
            match = (await anna.set_table("me", "open"))["id"]
            await bob.join(match)
            await bob.connect()
            await bob.follow(match)
            await anna.call("PATCH", "/api/me", {"name": "Johanna"})
            changed = await bob.expect(
                "match", lambda said: said["match"]["chairs"][0]["name"] == "Johanna"
            )
            assert changed["match"]["chairs"][1]["name"] == "Bob"

    asyncio.run(story())


@pytest.mark.full
def test_a_person_takes_all_their_games_along(tmp_path: Path) -> None:
    async def story() -> bytes:
        async with served(tmp_path) as (url, _), Player(url, "Anna") as anna:
            for seed in range(2):
                match = (await anna.set_table("me", "random"))["id"]
                await play_on(anna, match, Random(seed))
                await anna.close()
            while (await anna.get("/api/me/statistics"))["played"] < 2:
                await asyncio.sleep(0.05)  # results are written a moment after the end
            body: bytes = await anna.get("/api/me/archive")
            return body

    file = zipfile.ZipFile(io.BytesIO(asyncio.run(story())))
    games = [name for name in file.namelist() if name.endswith(".game")]
    assert len(games) == 2
    for name in games:
        replay = read_replay(name, file.read(name).decode(), GAMES)
        assert replay.verify() > 0
        assert replay.at().over()
        assert "name 0 Anna" in replay.remarks
    account = json.loads(file.read("account.json"))
    assert account["person"]["name"] == "Anna"
    assert account["statistics"]["played"] == 2


@pytest.mark.full
def test_a_deleted_account_leaves_the_games_of_others_whole(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            served(tmp_path) as (url, _),
            Player(url, "Anna") as anna,
            Player(url, "Bob") as bob,
        ):
            await anna.call("PUT", "/api/me/password", {"password": "tulips and bulbs"})
            over = (await anna.set_table("me", "open", rated=True))["id"]
            await bob.join(over)
            await asyncio.gather(play_on(anna, over, Random(1)), play_on(bob, over, Random(2)))
            await anna.post(f"/api/matches/{over}/chat", text="well played, I am Anna")
            playing = (await anna.set_table("me", "open"))["id"]
            await bob.join(playing)
            waiting = (await anna.set_table("me", "open"))["id"]
            bot = await anna.post("/api/me/bots", name="Anna's machine")
            await asyncio.sleep(0.3)
            await anna.post("/api/me/delete", password="tulips and bulbs")
            assert (await anna.get("/api/me"))["person"] is None
            after = await bob.get(f"/api/matches/{over}")
            assert after["chairs"][0]["person"]["kind"] == "deleted"
            assert after["chairs"][0]["name"] == ""
            assert after["scores"] is not None
            replay = read_replay("x", (await bob.get(f"/api/matches/{over}/game")).decode(), GAMES)
            assert replay.verify() > 0
            assert (await bob.get(f"/api/matches/{over}/chat"))["lines"] == []
            taken = await bob.get(f"/api/matches/{playing}")
            assert (taken["status"], taken["chairs"][0]["kind"]) == ("playing", "bot")
            gone = await bob.get(f"/api/matches/{waiting}")
            assert gone["status"] == "cancelled"
            profile = await bob.get(f"/api/people/{anna.id}")
            assert profile["person"] == {"id": anna.id, "name": "", "kind": "deleted"}
            assert profile["ratings"] == []
            assert (await bob.get(f"/api/people/{bob.id}"))["ratings"] != []
            token = {"Authorization": f"Bearer {bot['token']}"}
            async with httpx.AsyncClient(base_url=url, headers=token) as program:
                assert (await program.get("/api/bot/waiting")).status_code == 401
            end = await play_on(bob, playing, Random(5))
            assert end["view"]["over"]

    asyncio.run(story())


@pytest.mark.full
def test_a_member_needs_the_password_to_delete_the_account(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as (url, _), Player(url, "Anna") as anna:
            await anna.call("PUT", "/api/me/password", {"password": "tulips and bulbs"})
            await refused("wrong-password", anna.post("/api/me/delete"))
            await refused("wrong-password", anna.post("/api/me/delete", password="not this one"))
            await anna.post("/api/me/delete", password="tulips and bulbs")
            async with Player(url, "Anna") as another:
                assert another.id != anna.id, "the name is free again"

    asyncio.run(story())


@pytest.mark.parametrize("odd", ["[", "[::1", "a]b", "127.0.0.1]"])
def test_an_address_that_is_none_is_not_ours(tmp_path: Path, odd: str) -> None:
    async def story() -> None:
        async with served(tmp_path) as (url, _), httpx.AsyncClient(base_url=url) as web:
            answer = await web.get("/api/me", headers={"Host": odd})
            assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")
            origin = {"Origin": f"http://{odd}"}
            answer = await web.post("/api/guest", json={"name": "Anna"}, headers=origin)
            assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")
            address = url.replace("http", "ws") + "/api/socket"
            async with connect(address, additional_headers=origin, proxy=None) as socket:
                with pytest.raises(ConnectionClosed):
                    await socket.recv()
                assert socket.close_code == 4403

    asyncio.run(story())


def test_a_new_password_ends_the_sockets_of_other_browsers(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as (url, _), Player(url, "Anna") as anna:
            match = (await anna.set_table("me", "open"))["id"]
            thief = Player(url, "")
            thief.http.cookies.update(anna.http.cookies)
            async with thief:
                await thief.connect()
                await thief.ask("follow", match=match)
                await anna.call("PUT", "/api/me/password", {"password": "tulips and bulbs"})
                assert thief.socket is not None
                with pytest.raises(ConnectionClosed):
                    await thief.expect("an end")
                assert thief.socket.close_code == 4401
                await anna.connect()
                assert anna.heard[-1]["person"]["kind"] == "member"

    asyncio.run(story())


def test_whoever_speaks_through_an_old_socket_is_called_by_the_new_name(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as (url, _), Player(url, "Anna") as anna:
            match = (await anna.set_table("me", "open"))["id"]
            await anna.connect()
            await anna.ask("follow", match=match)
            await anna.call("PATCH", "/api/me", {"name": "Johanna"})
            await anna.ask("say", match=match, text="hello")
            assert (await anna.expect("chat"))["line"]["person"]["name"] == "Johanna"

    asyncio.run(story())


@pytest.mark.full
def test_matches_of_rules_that_are_gone_keep_nobody_from_leaving(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            served(tmp_path) as (url, context),
            Player(url, "Anna") as anna,
            Player(url, "Bob") as bob,
        ):
            over = (await anna.set_table("me", "random"))["id"]
            await play_on(anna, over, Random(1))
            kept = (await anna.set_table("me", "random"))["id"]
            await play_on(anna, kept, Random(2))
            going = (await anna.set_table("me", "open"))["id"]
            await bob.join(going)
            async with context.database.write() as connection:
                old = update(MATCHES).where(MATCHES.c.id.in_([over, going]))
                await connection.execute(old.values(rules=99))
            for match in (over, going):
                del context.matches._live[match]
            await refused("not-playing", bob.get(f"/api/matches/{going}"))
            body = await anna.get("/api/me/archive")
            with zipfile.ZipFile(io.BytesIO(body)) as file:
                assert set(file.namelist()) == {"account.json", f"ticket-to-ride-{kept}.game"}
            await anna.post("/api/me/delete")
            assert (await bob.get(f"/api/people/{anna.id}"))["person"]["kind"] == "deleted"

    asyncio.run(story())


def test_limits_count_a_home_and_not_each_of_its_addresses() -> None:
    def asked_from(where: str) -> str:
        client = SimpleNamespace(host=where)
        return limit_key(cast("Any", SimpleNamespace(client=client)))

    assert asked_from("192.0.2.7") != asked_from("192.0.2.8")
    assert asked_from("2001:db8:1:2::7") == asked_from("2001:db8:1:2:ffff::8")
    assert asked_from("2001:db8:1:2::7") != asked_from("2001:db8:1:3::7")
    assert asked_from("::ffff:192.0.2.7") == "192.0.2.7"
    assert asked_from("unix") == "unix"


def test_a_page_that_came_unencrypted_is_not_ours_on_an_encrypted_server(tmp_path: Path) -> None:
    async def story() -> None:
        origin = "https://play.example.org"
        async with (
            served(tmp_path, origin=origin) as (url, _),
            httpx.AsyncClient(base_url=url, headers={"Host": "play.example.org"}) as http,
        ):
            for page, status in ((origin, 201), ("http://play.example.org", 403)):
                answer = await http.post(
                    "/api/guest", json={"name": "Anna"}, headers={"Origin": page}
                )
                assert answer.status_code == status, page
                http.cookies.clear()

    asyncio.run(story())


def test_what_is_deleted_is_no_longer_in_the_file(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as (url, _), Player(url, "Zebulonia") as zeb:
            match = (await zeb.set_table("me", "random"))["id"]
            for n in range(30):
                await zeb.post(f"/api/matches/{match}/chat", text=f"a secret of mine {n}")
            await zeb.post("/api/me/delete")
        for file in tmp_path.iterdir():
            kept = file.read_bytes()
            assert b"a secret of mine" not in kept, file.name
            assert b"Zebulonia" not in kept, file.name

    asyncio.run(story())
