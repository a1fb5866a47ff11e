"""Example objects made from a type, so that every alternative of every field occurs."""

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any, TypeVar

import msgspec
from msgspec import inspect

S = TypeVar("S", bound=msgspec.Struct)


def examples(kind: type[S], example_id: str, **settings: tuple[Any, ...]) -> Iterator[S]:
    """Every combination of example values of the fields of `kind`; `settings` replaces those of a field.

    Text fields are assumed to be ids of cards and get `example_id`.

    >>> from typing import Literal
    >>> class Vent(msgspec.Struct):
    ...     amount: int | Literal["all"]
    >>> list(examples(Vent, "slash"))
    [Vent(amount=1), Vent(amount='all')]
    """
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    values: Mapping[str, tuple[Any, ...]] = {
        field.name: settings.get(field.name) or _values(field.type, example_id) for field in info.fields
    }
    for chosen in product(*values.values()):
        yield kind(**dict(zip(values, chosen, strict=True)))


def _values(kind: inspect.Type, example_id: str) -> tuple[Any, ...]:
    if isinstance(kind, inspect.UnionType):
        return tuple(value for part in kind.types for value in _values(part, example_id))
    if isinstance(kind, inspect.LiteralType):
        return kind.values
    if isinstance(kind, inspect.BoolType):
        return False, True
    if isinstance(kind, inspect.NoneType):
        return (None,)
    if isinstance(kind, inspect.IntType):
        return (max(1, kind.multiple_of or 0, kind.ge or 0),)
    if isinstance(kind, inspect.StrType):
        return (example_id,)
    if isinstance(kind, inspect.DictType):
        return ({},)
    if isinstance(kind, inspect.VarTupleType):
        return (_values(kind.item_type, example_id)[:1],)
    raise TypeError(f"no example of {kind}")
