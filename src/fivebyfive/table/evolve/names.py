"""Names that hosts have given, until the next game, or taken off, until they allow them again."""

from dataclasses import replace

from fivebyfive.rules.names import name_key
from fivebyfive.table.roster import is_on_roster
from fivebyfive.table.state import Table


def _without_name(names: tuple[str, ...], name: str) -> tuple[str, ...]:
    key = name_key(name)
    return tuple(one for one in names if name_key(one) != key)


def bar_name(table: Table, name: str) -> Table:
    """After a host has taken a name off.

    One that a host had given, or has on the list of the class, may be taken by anybody.
    """
    if is_on_roster(name, table.roster):
        return table
    host_names = _without_name(table.host_names, name)
    if host_names != table.host_names:
        return replace(table, host_names=host_names)
    barred = (*_without_name(table.barred_names, name), name)
    return replace(table, barred_names=barred)


def allow_name(table: Table, name: str) -> Table:
    """After somebody who may has taken a name that was barred, or has allowed it to others."""
    if not table.barred_names:
        return table  # as nearly always
    return replace(table, barred_names=_without_name(table.barred_names, name))


def give_name(table: Table, old: str, new: str) -> Table:
    """After a host has given somebody else another name."""
    if name_key(old) != name_key(new):
        table = bar_name(table, old)
    table = allow_name(table, new)
    return replace(table, host_names=(*_without_name(table.host_names, new), new))
