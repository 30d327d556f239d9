"""The engines that `solver.decide` asks, each of which answers the same question alone."""
