"""A crowd of clients, as the benchmark of the server makes it, is answered."""

from math import inf
from urllib.parse import urlsplit

from greenest.lab.benchmarks.serving import crowded


def test_a_crowd_of_which_a_tenth_leaves_is_answered(server):
    """A short form of `make bench NAME=serving`, which lasts a minute and looks at memory."""
    crowd = crowded((urlsplit(server).hostname, urlsplit(server).port), 50, inf, 4)
    assert crowd.errors == []
    assert (len(crowd.seconds), len(crowd.left)) == (45 * 4, 5 * 4)
