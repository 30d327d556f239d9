"""Every full board with three colours, proven in docs/every-size.md; its checks and its steps.

To be read beside that page, in this order; every module opens with what it realises of it.

    strips            a strip, its runs, its guards
    ends              free columns by tables of all positions
    cuts              short strips: what cuts and removals leave to a search
    guarded_search    the search for a free column in spite of guards
    irreducible       long strips: the irreducible ones without long runs
    removals          how a line is removed
    descents          P, V, D, C and E for a strip at hand, with captures
    board             a board being played on
    sweeps            removal of a row, sweep, two sweeps
    lemma_b           two colours under the third
    edge              steps 1 to 3
    middle            steps 4 to 6
    carry             the induction; the door is `carry.solve`

The finite checks are made by `study.proofs.every_size`. Nothing here imports the solver.
"""
