"""Games of stacks that capture: Green, Greener and Greenest, and positions of the puzzle."""
