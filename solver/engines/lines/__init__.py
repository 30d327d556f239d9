"""Line removal: dense boards solved by emptying row after row and column after column."""
