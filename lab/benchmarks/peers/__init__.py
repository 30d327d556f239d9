"""Other solvers on the same boards, side by side: `python -m benchmarks peers`."""
