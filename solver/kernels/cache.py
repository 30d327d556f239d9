"""A disk cache of compiled functions.

`compiled` is numba's `njit` with this cache. Numba's own cache

- fails without a writable folder,
- fails permanently when a file is damaged, and unpickles any file in its folder,
- can be damaged by two processes that write its index at the same time,
- does not detect changes of constants and functions in other files.

A function has one file for each combination of argument types. A file holds

    digest, 32 bytes: the SHA-256 of the rest
    pickle of: the key (types, processor), what numba needs to load the machine code

and has a name such as `kernel.search-cpython-311-1f0c…-9a2e….nbc`: function, Python, edition, key.
The edition is a digest. It covers the versions of Python, numba, llvmlite and NumPy, the function's
source file, and all files of the package that this file imports, directly or not. A file is not
unpickled if its digest is wrong or its folder is not trusted. The digest detects damage; it is no
signature.

The cache uses `__pycache__` beside the source, and then the user's cache folder. If the variable
NUMBA_CACHE_DIR is set, it uses only that folder. It reads from any of its folders, and writes to
the first one that is writable.
"""

from __future__ import annotations

import logging
import os
import pickle
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from hashlib import sha256
from multiprocessing import parent_process
from pathlib import Path
from typing import Any, NamedTuple, TypeVar, cast

import llvmlite
import numba
import numpy as np
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler, CompileResult
from numba.core.options import DefaultOptions
from numba.core.runtime.nrt import rtsys
from numba.core.serialize import dumps
from numba.extending import register_jitable

from greenest.system.cache_folders import made, trusted_bytes, user_cache_folder
from greenest.system.files import written_aside
from greenest.system.interrupts import is_interrupt

Function = TypeVar("Function", bound=Callable[..., Any])

_PACKAGE = Path(__file__).parents[2]
_IMPORT = re.compile(
    r"^ *(?:from|import) greenest((?:\.\w+)*)(?: import (\([^)]*\)|.*))?", re.MULTILINE
)
"""Matches an import from this package, as the formatter lays it out."""
_VERSIONS = " ".join((sys.version, numba.__version__, llvmlite.__version__, np.__version__))

_LOG = logging.getLogger("greenest")
SAID: set[str] = set()
"""The kinds of warning that were logged: "damaged", "not kept"."""


class Place(NamedTuple):
    """A folder for compiled code. Only its owner can read or write a private folder."""

    folder: Path
    is_private: bool


def compiled(nogil: bool = False, allocates: bool = True) -> Callable[[Function], Function]:
    """Return a decorator that compiles a function at its first call and caches the result on disk.

    If `nogil`, the function releases the GIL.

    If `allocates` is False, there is no reference counting, which saves up to a fifth of the time
    of short functions. This is allowed only if neither the function nor any function that it calls
    allocates an array, and if it returns no array to a function with reference counting.
    """

    def decorated(function: Function) -> Function:
        dispatcher: Any = numba.njit(nogil=nogil, **_options(allocates))(function)
        if dispatcher is not function:  # the same under NUMBA_DISABLE_JIT
            dispatcher._cache = CompiledCache(function)
        return cast(Function, dispatcher)

    return decorated


def helper(allocates: bool = True, within: bool = False) -> Callable[[Function], Function]:
    """Return a decorator for a function that only compiled functions call.

    A helper is optimised and cached as a part of the functions that call it, so it compiles in half
    the time of a function that Python can call. Outside compiled code it is plain Python. If
    `within`, it is inlined in its callers, which makes short functions faster and compilation
    slower. `allocates` is as in `compiled`.
    """
    return cast(
        "Callable[[Function], Function]",
        register_jitable(pipeline_class=_HelperCompiler, forceinline=within, **_options(allocates)),
    )


def _options(allocates: bool) -> dict[str, Any]:
    """Return numba's options of all functions: without a wrapper for C."""
    options: dict[str, Any] = {"no_cfunc_wrapper": True}
    if not allocates and hasattr(DefaultOptions, "_nrt"):
        options["_nrt"] = False
    return options


class _HelperCompiler(Compiler):
    """Compiles a helper up to unoptimised code, which is linked into its callers."""

    def define_pipelines(self) -> list[Any]:
        """Return numba's passes; they use the library that is set here."""
        codegen = self.state.targetctx.codegen()
        self.state.library = _HelperLibrary(codegen, self.state.func_id.func_qualname)
        return cast("list[Any]", super().define_pipelines())


class _HelperLibrary(JITCodeLibrary):
    """The code of a helper. It is neither optimised nor translated to machine code by itself."""

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalized = True

    @property
    def codegen(self) -> _HelperLibrary:
        """The object with `set_env`, by which numba hands a function the constants for Python."""
        return self

    def set_env(self, name: str, environment: Any) -> None:
        """Do nothing: a helper is never called from Python."""


class CompiledCache:
    """The cache of one compiled function, with the methods that numba calls."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._source = Path(os.path.abspath(function.__code__.co_filename))
        self._name = f"{self._source.stem}.{function.__qualname__}-{sys.implementation.cache_tag}"
        self._edition = f"{self._name}-{edition(self._source)}"

    @property
    def cache_path(self) -> str:
        """The first folder of the cache; numba's interface requires this property."""
        return str(next((each.folder for each in _places(self._source)), None))

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """Return the compiled code for the types `sig`, or None if it is not in the cache.

        Compiled code needs numba's memory manager. The rest of numba, which takes most of a second
        to import, is only needed to compile.
        """
        rtsys.initialize(target_context)
        key = (sig, target_context.codegen().magic_tuple())
        damaged = None
        for place in _places(self._source):
            path = place.folder / self._file_name(key)
            content = trusted_bytes(path)
            if content is None:
                continue
            if (found := _rebuilt(content, key, target_context)) is not None:
                return found
            damaged = path
        if damaged:
            _say("damaged", f"compiled code was damaged on disk and is compiled anew ({damaged})")
        announce_compiling()
        return None

    def save_overload(self, sig: Any, data: Any) -> None:
        """Write the compiled code for the types `sig` to the first writable folder."""
        if data.library.has_dynamic_globals or data.lifted:
            return
        key = (sig, data.codegen.magic_tuple())
        body = dumps((key, data._reduce()))
        content = sha256(body).digest() + body
        failed = []
        for place in _places(self._source):
            try:
                self._write(place, self._file_name(key), content)
                return
            except OSError as error:
                failed.append(f"{place.folder}: {error.strerror or error}")
        why = "; ".join(failed) or "its source is in an archive"
        _say(
            "not kept",
            f"compiled code cannot be kept ({why}), so it is compiled again each time; "
            "NUMBA_CACHE_DIR can name a folder for it",
        )

    def _file_name(self, key: Any) -> str:
        return f"{self._edition}-{_short(repr(key).encode())}.nbc"

    def _write(self, place: Place, name: str, content: bytes) -> None:
        folder = made(*place)
        with written_aside(folder / name) as stream:
            if hasattr(os, "fchmod"):
                os.fchmod(stream.fileno(), 0o644)
            stream.write(content)
        for path in folder.glob(f"{self._name}-*.nbc"):
            if not path.name.startswith(self._edition):
                with suppress(OSError):
                    path.unlink()


def compiled_functions() -> Iterator[Any]:
    """Yield the compiled functions of all imported modules of this package."""
    for name, module in sorted(sys.modules.items()):
        for each in vars(module).values() if name.startswith("greenest.") else ():
            is_own = getattr(each, "__module__", None) == name
            if is_own and isinstance(getattr(each, "_cache", None), CompiledCache):
                yield each


def _rebuilt(content: bytes, key: Any, target_context: Any) -> Any:
    """Return the compiled code in a file, or None if it is damaged or not for the key."""
    digest, body = content[:32], content[32:]
    if sha256(body).digest() != digest:
        return None
    try:
        kept, payload = pickle.loads(body)
        if kept == key:
            return CompileResult._rebuild(target_context, *payload)
    except MemoryError:
        raise
    except Exception as error:
        if is_interrupt(error):
            raise
    return None


def _places(source: Path) -> Iterator[Place]:
    """Yield the cache folders of a source file, in order of preference."""
    subfolder = f"{source.parent.name}-{_short(str(source.parent).encode())}"
    if not source.exists():
        return  # in an archive, which tells no edition from another
    if chosen := os.environ.get("NUMBA_CACHE_DIR"):
        yield Place(Path(os.path.abspath(chosen), subfolder), True)
        return
    yield Place(source.parent / "__pycache__", False)
    if users := user_cache_folder():
        yield Place(users / "greenest" / subfolder, True)


@cache
def edition(source: Path) -> str:
    """Return a digest of everything that the machine code of a source file depends on.

    Imported files count, since their constants and functions become part of the machine code.
    """
    digests = (sha256(_content(path)).digest() for path in sorted(sources(source)))
    return _short(b"".join(digests) + _VERSIONS.encode())


def sources(source: Path) -> set[Path]:
    """Return a source file and all files of this package that it imports, directly or not."""
    found = {source}
    left = [source]
    while left:
        new = _imported(left.pop()) - found
        found |= new
        left += new
    return found


@cache
def _imported(source: Path) -> set[Path]:
    """Return the files of this package that a source file imports directly, also within functions.

    For `from package import name`, both the package and a module of this name are looked for.
    """
    found = set()
    for dotted, names in _IMPORT.findall(_content(source).decode()):
        module = _PACKAGE.joinpath(*dotted.split("."))
        for each in (module, *map(module.joinpath, re.findall(r"\w+", names))):
            found |= {each.with_suffix(".py"), each / "__init__.py"}
    return {path for path in found if path.is_file()}


def _content(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError:
        return b""  # in an archive


def _short(content: bytes) -> str:
    return sha256(content).hexdigest()[:16]


@cache
def announce_compiling() -> None:
    """Log once that functions are being compiled."""
    _LOG.warning("compiling, once after installing: a minute or two on a slow machine …")


def _say(kind: str, message: str) -> None:
    """Log a warning, unless one of this kind was logged before; child processes log nothing."""
    if kind not in SAID and parent_process() is None:
        SAID.add(kind)
        _LOG.warning("note: %s", message)
