"""Research on Greenest: programs that ask a question of their own, each on top of the product."""
