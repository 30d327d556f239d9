"""What is measured for our results: the experiments, and the rows of their tables."""
