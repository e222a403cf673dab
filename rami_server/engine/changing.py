"""`dataclasses.replace` for states with many fields, at a tenth of its price.

A state is copied at every event. `replace` looks at one field after the other; this copies all
of them at once.
"""

from typing import TYPE_CHECKING, Any, TypeVar

_T = TypeVar("_T")

if TYPE_CHECKING:
    from dataclasses import replace as changed  # so that types are checked as for `replace`
else:

    def changed(value: _T, /, **changes: Any) -> _T:  # noqa: ANN401 - as `replace` has it
        """Return a copy of a frozen dataclass without slots, some of its fields changed."""
        copy = object.__new__(type(value))
        fields = copy.__dict__
        fields.update(value.__dict__)
        fields.update(changes)
        return copy


__all__ = ["changed"]
