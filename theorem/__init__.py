"""Full boards of three colours, of any size, solved as docs/every-size.md proves that they can be.

The door is `carry.solve`.
"""
