"""The kernels of the solver as WebAssembly, for the page: `python -m greenest.lab.wasm [PATH]`.

numba translates the kernels to LLVM's intermediate code, LLVM compiles this for wasm32, and
`wasm-ld` (Debian: `lld`) links it. The bytes, in base64, are in a module of the page,
`static/engine/compiled.js`, which is committed. The bytes depend only on the kernels and on the
releases that this module of the page names.

An exported function has the parameters of numba's functions: an address for the result, an address
for an exception, and the arguments. An array of n dimensions is 5 + 2n numbers, a tuple its
elements. Sizes have 64 bits, addresses 32 bits. The function returns 0 if no exception was raised.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from base64 import b64encode
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+nontrapping-fptoint,+sign-ext"
"""Extensions of WebAssembly that every browser has had since 2021."""
STACK_BYTES = 1 << 16
COMPILED = Path(__file__).parents[1] / "web" / "static" / "engine" / "compiled.js"
TEXT = """// @ts-check
/** The kernels of the package as WebAssembly, in base64, built by `make wasm` with {releases}. */
export const COMPILED =
  "{bytes}";
"""


def entries() -> Iterator[tuple[Any, tuple[Any, ...]]]:
    """Yield the kernels that the page needs, with examples of their arguments."""
    import numpy as np

    from greenest.solver.engines.beam import kernel as beam
    from greenest.solver.engines.cdcl import cycles, encoding, learning, propagation, state
    from greenest.solver.engines.cdcl.cnf import new_cnf
    from greenest.solver.engines.dfs import kernel as dfs
    from greenest.solver.engines.dfs.table import move_keys
    from greenest.solver.kernels.cache import compiled

    as_entry = compiled(allocates=False)
    cnf, sat = new_cnf(1, 1), state.new_state(1, 1, 1)
    cells, ints, longs = np.zeros(1, np.uint8), np.zeros(1, np.int32), np.zeros(1, np.int64)
    yield encoding.encode, (cells, 1, cnf)
    yield state.reset, (cnf, sat)
    yield learning.solve, (cnf, sat, 1)
    yield propagation.backtrack, (cnf, sat, 1)
    yield cycles.list_cycle_clauses, (ints, 1, ints)
    yield cycles.add_cycle_clauses, (sat, ints, 1, longs, 1)
    beams = beam.new_beam(1, 2)
    yield beam.start, (beams, cells, 1)
    yield beam.run, (beams, 1, 1)
    search = dfs.new_state(16, 2)
    table = search.first_table
    yield dfs.begin, (search, cells, 1, 1, True)
    yield as_entry(dfs.search), (search, table, cells, 1, 1, 1)
    yield as_entry(move_keys), (table, table)


def built() -> bytes:
    """Compile and link the kernels; return the bytes of WebAssembly."""
    with TemporaryDirectory() as folder:
        # numba reads these at import: unoptimised code for any processor, and an empty cache.
        os.environ |= {
            "NUMBA_OPT": "0",
            "NUMBA_CPU_NAME": "generic",
            "NUMBA_CPU_FEATURES": "",
            "NUMBA_CACHE_DIR": folder,
        }
        code, names = _linked_code()
        Path(folder, "kernels.o").write_bytes(_compiled(code, names))
        options = ["--no-entry", "--strip-all", "-z", f"stack-size={STACK_BYTES}"]
        options += [f"--export={name}" for name in ("__heap_base", *names)]
        linker = ["wasm-ld", *options, "kernels.o", "-o", "kernels.wasm"]
        subprocess.run(linker, cwd=folder, check=True)
        return Path(folder, "kernels.wasm").read_bytes()


def _linked_code() -> tuple[Any, list[str]]:
    """Return one LLVM module with the code of all kernels, and their names."""
    from llvmlite import binding
    from numba import typeof
    from numba.core.callconv import CPUCallConv

    # The place where an exception was raised is left out: it names the folder of the sources.
    CPUCallConv.build_excinfo_struct = (  # type: ignore[method-assign]
        lambda _, kind, given, *where: (kind, given, None)
    )
    code, names = binding.parse_assembly(""), []
    for kernel, arguments in entries():
        signature = tuple(map(typeof, arguments))
        kernel.compile(signature)
        overload = kernel.overloads[signature]
        module = binding.parse_assembly(_for_wasm(overload.library.get_llvm_str()))
        names.append(kernel.__name__)
        module.get_function(overload.fndesc.llvm_func_name).name = names[-1]
        code.link_in(module)
    return code, names


def _for_wasm(text: str) -> str:
    """Return LLVM's code without the properties of this machine."""
    return re.sub(r'^target .*$|"target-(cpu|features)"="[^"]*"', "", text, flags=re.MULTILINE)


def _compiled(code: Any, names: list[str]) -> bytes:
    """Return an object file of optimised code, which exports only `names`."""
    from llvmlite import binding

    binding.initialize_all_targets()
    binding.initialize_all_asmprinters()
    target = binding.Target.from_triple(TRIPLE)
    machine = target.create_target_machine(features=FEATURES, opt=2, reloc="static")
    code.triple, code.data_layout = TRIPLE, str(machine.target_data)
    for each in (*code.functions, *code.global_variables):
        if not each.is_declaration and each.name not in names:
            each.linkage = "internal"
    options = binding.create_pipeline_tuning_options(speed_level=2)
    options.loop_vectorization = options.slp_vectorization = False
    builder = binding.create_pass_builder(machine, options)
    builder.getModulePassManager().run(code, builder)
    return bytes(machine.emit_object(code))


def releases() -> str:
    """Return the releases of packages on which the bytes depend.

    The linker is left out: any release of it gives the same bytes.
    """
    python = ".".join(map(str, sys.version_info[:2]))
    return f"Python {python}, numba {version('numba')}, llvmlite {version('llvmlite')}"


def text() -> str:
    """Return the source of the module `static/engine/compiled.js`, with newly compiled bytes."""
    return TEXT.format(bytes=b64encode(built()).decode(), releases=releases())


if __name__ == "__main__":
    Path(*sys.argv[1:] or [str(COMPILED)]).write_text(text())
