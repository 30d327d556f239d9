"""Loads code in multiprocessing's fork server, so that forked workers share it.

The server imports this module when it starts. It cannot be asked to call a function, so an
environment variable has the function that this module calls, as a pickle.
"""

import gc
import os
import pickle
from contextlib import suppress

# A failure is raised again, and reported, in each worker.
with suppress(Exception):
    pickle.loads(bytes.fromhex(os.environ.pop("GREENEST_AHEAD")))()
# The garbage collector writes to objects, which would end the sharing of their memory.
gc.freeze()
