"""Finds the places in the source that ask for a text, and the arguments they give.

A small evaluator of strings and of the keys of dicts: it follows names, conditions, loops over
written lists, f-strings, and functions that pass an id or details on.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple, TypeAlias

import hideout

SOURCE = Path(hideout.__file__).parent
_ID = re.compile(r"[a-z][a-z_]*(-[A-Za-z0-9_]+)+(\.[A-Za-z_]\w*)?")


class Use(NamedTuple):
    """A place in the source that asks for a text."""

    id: str
    """The text; `*` stands for a part that is known only at run time."""
    args: frozenset[str] | None
    """The arguments it can have there; None if that cannot be told."""
    where: str
    by: str = ""
    """What is called, if id and arguments are written out there."""


class Value(NamedTuple):
    """An expression, and the file it stands in."""

    file: File
    node: ast.expr


_Scope: TypeAlias = ast.FunctionDef | ast.Module
_Bound: TypeAlias = Mapping[str, Value]
_NOTHING: _Bound = {}
_DEPTH = 6
"""How many names and calls are followed to find out what a string or dict can be."""
_SPEAKERS = ("say", "tell", "has", "named")
"""Functions that put any text into words; what they are called with is looked at, not they."""
_MAKERS = ("Refusal", "ScoreLine", "say")
"""What takes an id and all the arguments of its text, beside the errors."""


class File:
    """A source file: its functions and calls, and what its names stand for."""

    def __init__(self, source: str, where: str, game: str = "") -> None:
        self.tree = ast.parse(source)
        self.where = where
        self.game = game
        """The game whose folder it is in."""
        self.scopes: dict[ast.AST, _Scope] = {}
        self.values: dict[tuple[_Scope, str], list[ast.expr]] = {}
        self.calls: list[ast.Call] = []
        self.functions: list[ast.FunctionDef] = []
        self._enter(self.tree, self.tree)
        self._bind_names()

    def _enter(self, node: ast.AST, scope: _Scope) -> None:
        for child in ast.iter_child_nodes(node):
            self.scopes[child] = scope
            if isinstance(child, ast.Call):
                self.calls.append(child)
            if isinstance(child, ast.FunctionDef):
                self.functions.append(child)
                self._enter(child, child)
            else:
                self._enter(child, scope)

    def _bind_names(self) -> None:
        loops: list[tuple[_Scope, ast.expr, ast.expr]] = []
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Assign) and len(node.targets) == 1:
                self._bind(self.scopes[node], node.targets[0], node.value)
            elif isinstance(node, ast.AnnAssign) and node.value is not None:
                self._bind(self.scopes[node], node.target, node.value)
            elif isinstance(node, ast.For | ast.comprehension):
                loops.append((self.scopes[node], node.target, node.iter))
        for scope, target, each in loops:
            for item in self._items(each):
                self._bind(scope, target, item)

    def _items(self, each: ast.expr) -> list[ast.expr]:
        """What a loop runs through: a written list, or the items of a written dict."""
        if isinstance(each, ast.Name):
            return [item for value in self.assigned(each) for item in self._items(value)]
        if isinstance(each, ast.Tuple | ast.List):
            return each.elts
        if isinstance(each, ast.Call) and _callee(each) == "items":
            assert isinstance(each.func, ast.Attribute)
            name = each.func.value
            dicts = self.assigned(name) if isinstance(name, ast.Name) else [name]
            return [
                ast.Tuple([key, value])
                for found in dicts
                if isinstance(found, ast.Dict)
                for key, value in zip(found.keys, found.values, strict=True)
                if key is not None
            ]
        return []

    def _bind(self, scope: _Scope, target: ast.expr, value: ast.expr) -> None:
        if isinstance(target, ast.Name):
            self.values.setdefault((scope, target.id), []).append(value)
        elif isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
            for part, of in zip(target.elts, value.elts, strict=False):
                self._bind(scope, part, of)

    def assigned(self, name: ast.Name) -> list[ast.expr]:
        """What a name stands for: what is assigned to it, or what it runs through in a loop."""
        here = self.values.get((self.scopes[name], name.id), [])
        return here or self.values.get((self.tree, name.id), [])

    def parameters(self, node: ast.AST) -> list[str]:
        """The parameters of the function around a node."""
        scope = self.scopes[node]
        return [arg.arg for arg in scope.args.args] if isinstance(scope, ast.FunctionDef) else []


class Sources:
    """All source files together: finds what the texts are asked for with."""

    def __init__(self, files: Iterable[File]) -> None:
        self.files = list(files)
        self.calls: dict[str, list[Value]] = {}
        self.functions: dict[str, list[tuple[File, ast.FunctionDef]]] = {}
        for file in self.files:
            for call in file.calls:
                self.calls.setdefault(_callee(call), []).append(Value(file, call))
            for function in file.functions:
                self.functions.setdefault(function.name, []).append((file, function))

    def uses(self) -> list[Use]:
        """Every use of a text."""
        found: list[Use] = []
        for file in self.files:
            told: set[ast.AST] = set()
            for call in file.calls:
                found += self._in_call(file, call, told)
            for node in ast.walk(file.tree):
                if isinstance(node, ast.Constant | ast.JoinedStr) and node not in told:
                    ids = self.texts(Value(file, node), _NOTHING)
                    found += [_use(id, None, file, node) for id in ids if _is_id(id)]
        return found

    def _in_call(self, file: File, call: ast.Call, told: set[ast.AST]) -> list[Use]:
        name = _callee(call)
        if name == "add" and _receiver(call) == "log" and call.args:
            told.update(ast.walk(call.args[0]))
            return self._events(file, call)
        if name == "Ask" and call.args:
            told.update(ast.walk(call.args[0]))
            return self._questions(file, call)
        found: list[Use] = []
        for at, arg in enumerate(call.args):
            for bound in self._bindings(file, call, arg):
                ids = [id for id in self.texts(Value(file, arg), bound) if _is_id(id)]
                if ids:
                    told.update(ast.walk(arg))
                    given = self._given(file, call, call.args[at + 1 :], bound)
                    is_maker = name in _MAKERS or name.endswith("Error")
                    by = name if is_maker and isinstance(arg, ast.Constant) else ""
                    found += [_use(id, given, file, call, by) for id in ids]
        return found

    def _events(self, file: File, call: ast.Call) -> list[Use]:
        """`log.add("kind", {...}, {seat: {...}})`."""
        found: list[Use] = []
        for bound in self._bindings(file, call, call.args[0]):
            public = self.keys(Value(file, call.args[1]), bound)
            for kind in self.texts(Value(file, call.args[0]), bound):
                id = f"{file.game}-event-{kind}"
                found.append(_use(id, public, file, call))
                if len(call.args) > 2 and not _is_none(call.args[2]):
                    known = self._secret(Value(file, call.args[2]))
                    given = None if public is None or known is None else public | known
                    found.append(_use(f"{id}.known", given, file, call))
        return found

    def _questions(self, file: File, call: ast.Call) -> list[Use]:
        """`Ask("kind", {...})`; a refusal also names the question."""
        given = self.keys(Value(file, call.args[1]), _NOTHING)
        found: list[Use] = []
        for kind in self.texts(Value(file, call.args[0]), _NOTHING):
            found.append(_use(f"{file.game}-ask-{kind}", given, file, call))
            found.append(_use(f"{file.game}-asked-{kind}", frozenset(), file, call))
        return found

    def _bindings(self, file: File, call: ast.Call, arg: ast.expr) -> list[_Bound]:
        """What the parameters stand for that an id depends on, once per call of the function."""
        parameters = file.parameters(call)
        names = {node.id for node in ast.walk(arg) if isinstance(node, ast.Name)}
        scope = file.scopes[call]
        if not names & set(parameters) or not isinstance(scope, ast.FunctionDef):
            return [_NOTHING]
        calls = self._calls_of(file, scope)
        return [_bound(parameters, value) for value in calls] or [_NOTHING]

    def _calls_of(self, file: File, function: ast.FunctionDef) -> list[Value]:
        """The calls of a function; if its name is private or not its own, those in its file."""
        name = function.name
        if name in _SPEAKERS:
            return []
        calls = self.calls.get(name, [])
        if name.startswith("_") or len(self.functions[name]) > 1:
            return [call for call in calls if call.file is file]
        return calls

    def _functions_of(self, file: File, name: str) -> list[tuple[File, ast.FunctionDef]]:
        """The functions that a call of this name in a file can mean."""
        if name in _SPEAKERS:
            return []
        found = self.functions.get(name, [])
        return [each for each in found if each[0] is file] or (
            [] if name.startswith("_") else found
        )

    def _given(
        self, file: File, call: ast.Call, rest: Sequence[ast.expr], bound: _Bound
    ) -> frozenset[str] | None:
        """The arguments of a text: keywords, a dict after the id, and what a function adds."""
        name = _callee(call)
        if name == "has":
            return None
        names = {keyword.arg for keyword in call.keywords if keyword.arg is not None}
        spread = [keyword.value for keyword in call.keywords if keyword.arg is None]
        for value in [*spread, *rest]:
            keys = self.keys(Value(file, value), bound)
            if keys is not None:
                names |= keys
                break
        else:
            if spread or (rest and not self._functions_of(file, name)):
                return None
        return frozenset(names | self._added(file, name, _DEPTH))

    def _added(self, file: File, name: str, depth: int) -> set[str]:
        """The details that a function of this name puts in itself."""
        added: set[str] = set()
        if not depth:
            return added
        for its_file, function in self._functions_of(file, name):
            for node in ast.walk(function):
                if isinstance(node, ast.Dict):
                    added |= self.keys(Value(its_file, node), _NOTHING) or frozenset()
                elif isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store):
                    added |= {_literal(node.slice)} - {""}
                elif isinstance(node, ast.Call) and _is_own(node) and _callee(node) != name:
                    added |= self._added(its_file, _callee(node), depth - 1)
        return added

    def _secret(self, value: Value) -> frozenset[str] | None:
        """The keys of the secret half of an event, the same for every seat."""
        file, node = value
        if isinstance(node, ast.Name):
            assigned = file.assigned(node)
            return self._secret(Value(file, assigned[0])) if assigned else None
        if isinstance(node, ast.DictComp):
            return self.keys(Value(file, node.value), _NOTHING)
        if isinstance(node, ast.Dict) and node.values:
            return self.keys(Value(file, node.values[0]), _NOTHING)
        return None

    def keys(self, value: Value, bound: _Bound, depth: int = _DEPTH) -> frozenset[str] | None:
        """The keys a dict can have; None if the expression is no dict that can be followed."""
        file, node = value
        if isinstance(node, ast.Dict):
            found: set[str] = set()
            for key, part in zip(node.keys, node.values, strict=True):
                if key is None:
                    spread = self.keys(Value(file, part), bound, depth - 1)
                    if spread is None:
                        return None
                    found |= spread
                elif not _literal(key):
                    return None
                else:
                    found.add(_literal(key))
            return frozenset(found)
        if not isinstance(node, ast.Name) or not depth:
            return None
        values = [Value(file, each) for each in file.assigned(node)]
        if not values and node.id in bound:
            values = [bound[node.id]]
        several = [self.keys(each, _NOTHING, depth - 1) for each in values]
        if not several or None in several:
            return None
        later = self._put_later(file, node, bound, depth)
        return later.union(*(keys for keys in several if keys is not None))

    def _put_later(self, file: File, name: ast.Name, bound: _Bound, depth: int) -> frozenset[str]:
        """Keys put into a dict later: `details["card"] = ...`, `details.update(...)`."""
        found: set[str] = set()
        for node in ast.walk(file.scopes[name]):
            if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store):
                if _is_name(node.value, name.id):
                    found |= {_literal(node.slice)} - {""}
            elif isinstance(node, ast.Call) and _is_update(node, name.id):
                for part in (each for arg in node.args for each in ast.walk(arg)):
                    if isinstance(part, ast.Dict | ast.Name):
                        found |= self.keys(Value(file, part), bound, depth - 1) or frozenset()
        return frozenset(found)

    def texts(self, value: Value, bound: _Bound, depth: int = _DEPTH) -> list[str]:
        """The strings an expression can be; parts not known here are `*`."""
        file, node = value
        if isinstance(node, ast.Constant):
            return [node.value] if isinstance(node.value, str) else []
        if isinstance(node, ast.IfExp):
            both = [Value(file, node.body), Value(file, node.orelse)]
            return [text for each in both for text in self.texts(each, bound, depth)]
        if isinstance(node, ast.JoinedStr):
            made = [""]
            for part in node.values:
                inner = part.value if isinstance(part, ast.FormattedValue) else part
                ends = self.texts(Value(file, inner), bound, depth - 1) or ["*"]
                if len(made) > 1 and len(ends) > 1:
                    ends = ["*"]  # which goes with which is not known
                made = [start + end for start in made for end in ends]
            return made
        if isinstance(node, ast.Name) and depth > 0:
            if node.id in bound:
                return self.texts(bound[node.id], _NOTHING, depth - 1) or ["*"]
            assigned = [Value(file, each) for each in file.assigned(node)]
            if not assigned and node.id in file.parameters(node):
                assigned = self._arguments(file, node)
            return [x for each in assigned for x in self.texts(each, bound, depth - 1) or ["*"]]
        return []

    def _arguments(self, file: File, name: ast.Name) -> list[Value]:
        """What a parameter is given in all the calls of its function."""
        scope = file.scopes[name]
        assert isinstance(scope, ast.FunctionDef)
        calls = self._calls_of(file, scope)
        given = [_bound(file.parameters(name), call).get(name.id) for call in calls]
        return [value for value in given if value is not None]


def _bound(parameters: Sequence[str], call: Value) -> dict[str, Value]:
    file, node = call
    assert isinstance(node, ast.Call)
    names = parameters[1:] if parameters[0] in ("self", "cls") else parameters
    bound = {name: Value(file, arg) for name, arg in zip(names, node.args, strict=False)}
    for keyword in node.keywords:
        if keyword.arg is not None:
            bound[keyword.arg] = Value(file, keyword.value)
    return bound


def _use(id: str, args: frozenset[str] | None, file: File, node: ast.expr, by: str = "") -> Use:
    return Use(id, args, f"{file.where}:{node.lineno}", "" if args is None else by)


def _is_id(text: str) -> bool:
    return _ID.fullmatch(text.replace("*", "x")) is not None


def _callee(call: ast.Call) -> str:
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def _receiver(call: ast.Call) -> str:
    value = call.func.value if isinstance(call.func, ast.Attribute) else None
    if isinstance(value, ast.Name):
        return value.id
    return value.attr if isinstance(value, ast.Attribute) else ""


def _is_own(call: ast.Call) -> bool:
    return isinstance(call.func, ast.Name) or _receiver(call) == "self"


def _is_update(call: ast.Call, name: str) -> bool:
    return _callee(call) == "update" and _receiver(call) == name


def _literal(node: ast.expr) -> str:
    text = node.value if isinstance(node, ast.Constant) else None
    return text if isinstance(text, str) else ""


def _is_name(node: ast.expr, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name


def _is_none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def sources() -> Sources:
    """The whole program."""
    files = []
    for path in sorted(SOURCE.rglob("*.py")):
        parts = path.relative_to(SOURCE).parts
        game = parts[1] if parts[0] == "games" and len(parts) > 2 else ""
        files.append(File(path.read_text(encoding="utf-8"), "/".join(parts), game))
    return Sources(files)
