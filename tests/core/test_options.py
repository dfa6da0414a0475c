"""What a table agrees: each option has one of its values."""

import pytest

from damrak.core.mistake import Mistake
from damrak.core.options import Option


def test_an_option_of_no_and_yes_may_be_named_alone() -> None:
    option = Option("workers", ["no", "yes"])
    assert [option.check(value) for value in ("", "no", "yes")] == ["yes", "no", "yes"]


def test_any_other_option_needs_a_value() -> None:
    option = Option("tasks", ["none", "open"])
    assert option.check("open") == "open"
    for value in ("", "many"):
        with pytest.raises(Mistake, match=f"option tasks={value}: expected one of none, open"):
            option.check(value)
