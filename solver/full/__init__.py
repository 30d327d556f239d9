"""Steps of the proof that full boards with three colours are solvable.

The proof is docs/every-size.md; section 6 tells which steps the code takes in another way. Read the
modules beside that page, in this order. Beside the name of a module are the sections of the page
for which it has code. P, V, D, C and E are statements of the page.

    strips            2.1              a strip, its runs, its guards
    guarded_search    2.2, 2.8, 2.9    the search for a free column in spite of guards
    descents          2.3, 2.6 to 2.10 P, V, D, C and E for a strip of any length, with captures
    field             6                the stacks that are left, and many captures at a time
    board             1.1              a board being played on
    sweeps            1.2 to 1.4       removal of a row, sweep, two sweeps
    lemma_b           3                two colours under the third
    carry             4                the induction, solved by `carry.played`
    one_line          5                Lemma 4 of docs/every-size.md: a single row or column

On the page x, y and z are any three colours such that z takes x, x takes y and y takes z. A strip
with a carrier is marked. There the carrier z is White, so x is Black and y is Green.

Of the solver, only compiled code and the codes of cells are imported here.
"""
