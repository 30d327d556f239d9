"""Games of stacks that capture: Green, Greener and Greenest; `position.Position` is a puzzle."""
