"""What a schema expects, in words: for mistakes, and for whoever fills in an edition."""

from msgspec import inspect as kinds


def real(kind: kinds.UnionType) -> list[kinds.Type]:
    """The kinds of which something is, if it is there."""
    return [each for each in kind.types if not isinstance(each, kinds.NoneType)]


def expected(kind: kinds.Type) -> str:
    """A kind in words."""
    match kind:
        case kinds.IntType() if kind.ge is not None and kind.ge == kind.le:
            return str(kind.ge)
        case kinds.IntType() if kind.ge is not None and kind.le is not None:
            return f"a number from {kind.ge} to {kind.le}"
        case kinds.IntType():
            return "a whole number"
        case kinds.FloatType():
            return "a number"
        case kinds.StrType():
            return "a colour such as #8b5a36" if kind.pattern else _text(kind)
        case kinds.BoolType():
            return "true or false"
        case kinds.LiteralType():
            return f"one of {', '.join(str(each) for each in kind.values)}"
        case kinds.TupleType():
            return f"a list of {len(kind.item_types)} {_several(kind.item_types[0])}"
        case kinds.ListType():
            if kind.max_length is not None:
                count = f"{kind.min_length or 0} to {kind.max_length} "
            else:
                count = f"at least {kind.min_length} " if kind.min_length else ""
            return f"a list of {count}{_several(kind.item_type)}"
        case kinds.UnionType():
            return " or ".join(expected(each) for each in real(kind))
    return "a table"


def explained(schema: type) -> list[str]:
    """What may stand in a file, table by table: every key, and what is expected there."""
    described = kinds.type_info(schema)
    lines: list[str] = []
    if isinstance(described, kinds.StructType):
        for field in described.fields:
            inner = _struct(field.type)
            if inner is not None:
                rows = isinstance(field.type, kinds.ListType)
                name = f"[[{field.encode_name}]]" if rows else f"[{field.encode_name}]"
                lines += [name, *_keys(inner, "  "), ""]
    return lines[:-1]


def _keys(table: kinds.StructType, indent: str) -> list[str]:
    lines: list[str] = []
    for field in table.fields:
        name = field.encode_name if field.required else f"({field.encode_name})"
        inner = _struct(field.type)
        told = expected(field.type) if inner is None else _each(field.type)
        lines.append(f"{indent}{name}: {told}")
        if inner is not None:
            lines += _keys(inner, indent + "  ")
    return lines


def _each(kind: kinds.Type) -> str:
    if isinstance(kind, kinds.ListType):
        return "a list of tables"
    return "a table by key" if isinstance(kind, kinds.DictType) else "a table"


def _struct(kind: kinds.Type) -> kinds.StructType | None:
    """The table that a key holds, one or many."""
    match kind:
        case kinds.StructType():
            return kind
        case kinds.ListType():
            return _struct(kind.item_type)
        case kinds.DictType():
            return _struct(kind.value_type)
        case kinds.UnionType() if len(real(kind)) == 1:
            return _struct(real(kind)[0])
    return None


def _text(kind: kinds.StrType) -> str:
    if kind.max_length is None:
        return "a text"
    return f"a text of {kind.min_length or 0} to {kind.max_length} letters"


def _several(kind: kinds.Type) -> str:
    match kind:
        case kinds.IntType() if kind.ge is not None and kind.le is not None:
            return f"numbers from {kind.ge} to {kind.le}"
        case kinds.IntType() | kinds.FloatType():
            return "numbers"
        case kinds.StrType():
            return "texts"
        case kinds.LiteralType():
            return f"texts out of {', '.join(str(each) for each in kind.values)}"
        case kinds.TupleType():
            return f"lists of {len(kind.item_types)} {_several(kind.item_types[0])}"
        case kinds.ListType():
            return f"lists of {_several(kind.item_type)}"
    return "tables"
