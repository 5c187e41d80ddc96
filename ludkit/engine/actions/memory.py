"""Actions on what the rules remember: variables, counter, temporary value, pending sites, remembered values."""

from __future__ import annotations

from ludkit.engine.context import Context
from ludkit.engine.move import Action
from ludkit.engine.sites import OFF


class SetVar(Action):
    """Set a named variable."""

    def __init__(self, name: str, value: int) -> None:
        super().__init__()
        self.name: str = name
        self.value: int = value

    def apply(self, ctx: Context, applied: list[Action]) -> None:
        applied.append(self)
        variables = ctx.state.vars.copy()
        variables[self.name] = self.value
        ctx.state.vars = variables

    def notation(self) -> str:
        return f"[SetVar:name={self.name},value={self.value}" + self.closing()


class SetTemp(Action):
    """Set the temporary value."""

    def __init__(self, value: int) -> None:
        super().__init__()
        self.value: int = value

    def apply(self, ctx: Context, applied: list[Action]) -> None:
        applied.append(self)
        ctx.state.temp = self.value

    def notation(self) -> str:
        return f"[SetTemp:temp={self.value}" + self.closing()


class SetCounter(Action):
    """Set the counter, which goes up by one with every ply."""

    def __init__(self, value: int) -> None:
        super().__init__()
        self.value: int = value

    def apply(self, ctx: Context, applied: list[Action]) -> None:
        applied.append(self)
        ctx.state.counter = self.value

    def notation(self) -> str:
        return f"[SetCounter:counter={self.value}" + self.closing()


class SetPending(Action):
    """Note a value (OFF: 1) until the next move is applied."""

    def __init__(self, value: int) -> None:
        super().__init__()
        self.value: int = value

    def apply(self, ctx: Context, applied: list[Action]) -> None:
        applied.append(self)
        ctx.state.pending = ctx.state.pending | {1 if self.value == OFF else self.value}

    def notation(self) -> str:
        text = "[SetPending:" + ("" if self.value == OFF else f"value={self.value}")
        return text + self.closing()


class RememberValue(Action):
    """Remember a value, under a name or (None) without."""

    def __init__(self, name: str | None, value: int) -> None:
        super().__init__()
        self.name: str | None = name
        self.value: int = value

    def apply(self, ctx: Context, applied: list[Action]) -> None:
        applied.append(self)
        state = ctx.state
        if self.name is None:
            state.remembered = [*state.remembered, self.value]
            return
        by_name = state.remembered_by_name.copy()
        by_name[self.name] = [*by_name.get(self.name, []), self.value]
        state.remembered_by_name = by_name

    def notation(self) -> str:
        name = "null" if self.name is None else self.name
        return f"[RememberValue:name={name},value={self.value}" + self.closing()


class ForgetValue(Action):
    """Forget the first remembered value that is equal, under a name or (None) without."""

    def __init__(self, name: str | None, value: int) -> None:
        super().__init__()
        self.name: str | None = name
        self.value: int = value

    def apply(self, ctx: Context, applied: list[Action]) -> None:
        applied.append(self)
        state = ctx.state
        values = state.remembered if self.name is None else state.remembered_by_name.get(self.name, [])
        if self.value not in values:
            return
        values = values.copy()
        values.remove(self.value)
        if self.name is None:
            state.remembered = values
            return
        by_name = state.remembered_by_name.copy()
        if values:
            by_name[self.name] = values
        else:
            del by_name[self.name]
        state.remembered_by_name = by_name

    def notation(self) -> str:
        name = "null" if self.name is None else self.name
        return f"[ForgetValue:name={name},value={self.value}" + self.closing()


class StoreState(Action):
    """Store the position, so that moves back to it can be avoided."""

    def apply(self, ctx: Context, applied: list[Action]) -> None:
        applied.append(self)
        ctx.state.stored = ctx.game.position(ctx, False)

    def notation(self) -> str:
        return "[StoreStateInContext:" + ("decision=true]" if self.decision else "]")
