"""`serve` serves the web page, `page` writes it as one file, `compile` compiles ahead."""

from __future__ import annotations

import os
import re
import socket
import webbrowser
from pathlib import Path
from time import perf_counter

import click

from greenest.commands.shared.exits import UnusableError
from greenest.commands.shared.options import OutputPath, jobs_option, json_option, number_option
from greenest.commands.shared.printing import print_json, print_lines, say
from greenest.commands.shared.progress import progress
from greenest.games.plurals import many


def _host_names(_: click.Context, __: click.Parameter, names: tuple[str, ...]) -> list[str]:
    """Return names as requests are compared with them; refuse what no request is made to."""
    for each in names:
        if not re.fullmatch(r"[\w-]+(\.[\w-]+)*\.?", each, re.ASCII):
            raise click.BadParameter(
                f"{each!r} is no name such as greenest.example, without a port."
            )
    return [each.lower().removesuffix(".") for each in names]


@click.command()
@click.option(
    "--host", default="127.0.0.1", show_default=True, metavar="HOST", help="Address to listen on."
)
@number_option(
    "--port",
    least=0,
    most=65535,
    default=8000,
    metavar="PORT",
    says="Port to listen on; 0 is any that is free.",
)
@click.option(
    "--allow-host",
    "names",
    multiple=True,
    callback=_host_names,
    metavar="NAME",
    help="Answer to this name too, besides localhost, HOST and addresses; may be repeated.",
)
@click.option("--open", "is_opened", is_flag=True, help="Open the page in a browser.")
@jobs_option("Processes")
def serve(host: str, port: int, names: list[str], is_opened: bool, jobs: int) -> None:
    """Serve the web page, to set up, decide, play and replay games.

    J processes decide a client's positions, one is left to others. If a client disconnects, its
    work is stopped. Ctrl-C ends the server. It needs fastapi and uvicorn: pip install '.[web]'.
    """
    from greenest.web import running
    from greenest.web.server.settings import Settings
    from greenest.web.table.seal import kept_key

    try:
        listener = running.listening(host, port)
    except socket.gaierror as error:
        raise UnusableError(f"--host {host}: {error.strerror}") from None
    except OSError as error:
        reason = os.strerror(error.errno or 0)  # its text repeats the address
        raise click.ClickException(f"{host}, port {port}: {reason}") from None
    addresses = running.addresses(listener)

    def ready() -> None:
        if len(addresses) > 1:
            say("warning: anyone who reaches this machine can ask; put a proxy with TLS before it")
        say(f"the page is at {' and '.join(addresses)}; Ctrl-C ends this")
        if is_opened:
            webbrowser.open(addresses[0])

    allowed = frozenset((host.lower(), *names))
    try:
        running.serve(listener, Settings(jobs=jobs, key=kept_key(), hosts=allowed), ready)
    except KeyboardInterrupt:
        say("stopped")


@click.command()
@click.argument("file", type=OutputPath(), metavar="FILE")
def page(file: Path) -> None:
    """Write the web page as one file that needs no server.

    A browser can open it from a disk or from any web server. The page decides positions with its
    own engine.
    """
    from greenest.system.files import write_text
    from greenest.web.bundle import bundle

    write_text(file, bundle())
    print_lines(str(file))


@click.command()
@json_option
def compile(as_json: bool) -> None:  # noqa: A001
    """Compile ahead what boards up to 16x16 need.

    This takes a minute or two after installing, and a few seconds if it was done before. Run it
    when an image is built, before many processes start, or before measuring time. What larger
    boards, a census and opponents need is compiled at its first use.
    """
    from greenest.solver.kernels.cache import SAID
    from greenest.study.compiling import STEPS, compile_all

    started = perf_counter()
    with progress(len(STEPS), "step", title="compiling") as shown:
        count = compile_all(shown.advance)
    seconds = perf_counter() - started
    if "not kept" in SAID:
        raise click.ClickException("the compiled code could not be saved")
    if as_json:
        print_json({"compiled": count, "seconds": round(seconds, 3)})
    elif count:
        print_lines(f"compiled {many(count, 'function')} in {seconds:.0f} s")
    else:
        print_lines("everything was compiled before")
