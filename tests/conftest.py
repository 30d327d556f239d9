"""What every test may rely on: Ctrl-C reaches the processes that tests start.

A shell that starts `make test` in the background has it ignore interrupts, and children inherit
that.
"""

import signal

signal.signal(signal.SIGINT, signal.default_int_handler)
