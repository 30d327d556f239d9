"""Fetch the TypeScript that checks the page's modules into a folder: `typescript.py FOLDER`.

If npm's registry cannot be reached, it says so and leaves no folder; then the check is skipped.
"""

import io
import sys
import tarfile
from hashlib import sha256
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

ADDRESS = "https://registry.npmjs.org/typescript/-/typescript-5.9.3.tgz"
DIGEST = "10e108c9cf7d5f2879053dff18515fb405abf2ccef63eaaf017d9c571687a1d3"

folder = Path(sys.argv[1])
if folder.exists():
    sys.exit()
try:
    with urlopen(ADDRESS, timeout=60) as response:
        packed = response.read()
except (URLError, TimeoutError) as error:
    print(f"{ADDRESS} cannot be fetched ({error}): the types of the page are not checked")
    sys.exit()
if sha256(packed).hexdigest() != DIGEST:
    sys.exit(f"{ADDRESS} is not what it was")
with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
    # Python 3.11.3 and older have no filters; the digest vouches for the archive.
    archive.extraction_filter = getattr(tarfile, "data_filter", None)
    archive.extractall(folder)
