"""Line removal: solves dense boards by emptying one row or column after the other."""
