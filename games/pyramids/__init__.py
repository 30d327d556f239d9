"""Games of stacks that capture: Green, Greener, Greenest, and `position.Position` of the puzzle."""
