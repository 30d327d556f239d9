"""Triforce: three to six players fight for a triangle of stacks. The door is `game.Triforce`."""
