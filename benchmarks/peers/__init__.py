"""Other ways to decide the same boards, side by side: `python -m benchmarks peers`."""
