/* Random boards of Greenest with few holes, each solved by random plays.
 *
 *   draws ROWS COLS HOLES BATCHES SIZE DONE
 *
 * draws boards with at most HOLES holes and all three colours, each one equally likely, in batches of
 * SIZE boards, and prints the number of each batch once its boards are solved, but for those that it
 * prints before. Batches that the file DONE names are left out. A batch depends on its number alone.
 *
 * A board is solved by a depth-first search that tries captures in random order, those first mostly
 * whose captors have few stacks in their lines, and starts again after some captures. So a board that
 * counts as solved has a solution.
 */

#include "boards.h"

enum { TRIES = 100000, STEPS = 50, DRAWS = 8 };

static Word state;

static Word chance(void) { /* splitmix64 */
    Word z = state += 0x9E3779B97F4A7C15u;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
    z = (z ^ z >> 27) * 0x94D049BB133111EBu;
    return z ^ z >> 31;
}

static Word below(Word bound) {
    Word most = ~(Word)0 - ~(Word)0 % bound, drawn;
    while ((drawn = chance()) >= most) continue;
    return drawn % bound;
}

/* Of k holes there are as many boards as ways to place them, times a power of 3 for the colours. */
static int draw_holes(int cells, int most) {
    Word weights[MOST], all = 0, ways = 1, power = 1;
    for (int k = 0; k < most; k++) power *= 3;
    for (int k = 0; k <= most; k++) {
        all += weights[k] = ways * power;
        ways = ways * (Word)(cells - k) / (Word)(k + 1);
        power /= 3;
    }
    Word drawn = below(all);
    int holes = 0;
    while (drawn >= weights[holes]) drawn -= weights[holes++];
    return holes;
}

static Word draw(int cells, int most) {
    for (;;) {
        Word board = 0, holes = 0;
        int colours = 0;
        for (int left = draw_holes(cells, most); left;) {
            Word cell = (Word)1 << below((Word)cells);
            if (!(holes & cell)) holes |= cell, left--;
        }
        for (int cell = 0; cell < cells; cell++) {
            Word x = holes >> cell & 1 ? 0 : 1 + below(3);
            board |= x << 2 * cell;
            colours |= 1 << x;
        }
        if ((colours & 14) == 14) return board;
    }
}

static int steps;

static int plays(Word board, int stacks, int rows, int cols) {
    if (stacks == 1) return 1;
    int captors[4 * MOST], targets[4 * MOST], count = 0, in_row[MOST] = {0}, in_col[MOST] = {0};
    for (int cell = 0; cell < rows * cols; cell++)
        if (board >> 2 * cell & 3) in_row[cell % rows]++, in_col[cell / rows]++;
    for (int cell = 0; cell < rows * cols; cell++)
        for (int way = 0; way < 4 && (board >> 2 * cell & 3); way++) {
            int target = first_stack(board, cell, way, rows, cols);
            if (target < 0 || (int)(board >> 2 * target & 3) != prey(board >> 2 * cell & 3)) continue;
            captors[count] = cell;
            targets[count++] = target;
        }
    while (count && steps-- > 0) {
        int each = 0, fewest = 2 * MOST;
        for (int draw = 0; draw < DRAWS; draw++) {
            int drawn = (int)below((Word)count);
            int beside = in_row[captors[drawn] % rows] + in_col[captors[drawn] / rows];
            if (beside < fewest) fewest = beside, each = drawn;
        }
        if (plays(captured(board, captors[each], targets[each]), stacks - 1, rows, cols)) return 1;
        captors[each] = captors[--count];
        targets[each] = targets[count];
    }
    return 0;
}

static int is_solved(Word board, int rows, int cols) {
    int stacks = 0;
    for (int cell = 0; cell < rows * cols; cell++) stacks += (board >> 2 * cell & 3) > 0;
    for (int try = 0; try < TRIES; try++) {
        steps = STEPS;
        if (plays(board, stacks, rows, cols)) return 1;
        if (steps > 0) return 0; /* all plays were tried */
    }
    return 0;
}

static int is_done(const char *path, long batch) {
    FILE *file = fopen(path, "r");
    char line[256];
    int found = 0;
    while (file && fgets(line, sizeof line, file)) found |= !strchr(line, '/') && atol(line) == batch;
    if (file) fclose(file);
    return found;
}

int main(int count, char **words) {
    if (count != 7) return 2;
    int rows = atoi(words[1]), cols = atoi(words[2]), holes = atoi(words[3]);
    long batches = atol(words[4]), size = atol(words[5]);
    for (long batch = 1; batch <= batches; batch++) {
        if (is_done(words[6], batch)) continue;
        state = (Word)batch << 40;
        for (long each = 0; each < size; each++) {
            Word board = draw(rows * cols, holes);
            if (!is_solved(board, rows, cols)) print_board(board, rows, cols);
        }
        printf("%ld\n", batch);
        fflush(stdout);
    }
    return 0;
}
