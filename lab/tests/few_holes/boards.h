/* Boards as numbers, who captures whom, and sets of boards.
 *
 * A board is a number, two bits a cell, column by column: 0 is empty, and x takes x % 3 + 1. */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef uint64_t Word;
enum { MOST = 32 };

/* Numbers other than 0, in an open table that grows. */
typedef struct { Word *codes, size, count; } Set;

static int prey(int colour) { return colour % 3 + 1; }

static void *allocate(size_t count, size_t size) {
    void *memory = calloc(count, size);
    if (!memory) {
        fprintf(stderr, "no memory for %zu times %zu bytes\n", count, size);
        exit(1);
    }
    return memory;
}

static Word *place_of(const Set *set, Word code) {
    Word place = (code * 0x9E3779B97F4A7C15u >> 20) & (set->size - 1);
    while (set->codes[place] && set->codes[place] != code) place = (place + 1) & (set->size - 1);
    return &set->codes[place];
}

static int contains(const Set *set, Word code) { return set->size && *place_of(set, code); }

static void include(Set *set, Word code) {
    if (2 * (set->count + 1) > set->size) {
        Set old = *set;
        set->size = old.size ? 2 * old.size : 1 << 10;
        set->codes = allocate(set->size, sizeof(Word));
        for (Word place = 0; place < old.size; place++)
            if (old.codes[place]) *place_of(set, old.codes[place]) = old.codes[place];
        free(old.codes);
    }
    Word *place = place_of(set, code);
    set->count += !*place;
    *place = code;
}

/* The nearest stack of a cell up, down or in a column beside, -1 if there is none. */
static int first_stack(Word code, int cell, int way, int rows, int cols) {
    int col = cell / rows, row = cell % rows;
    int step = way < 2 ? 1 : rows, room = way < 2 ? rows - 1 - row : cols - 1 - col;
    if (way & 1) step = -step, room = way < 2 ? row : col;
    for (; room > 0; room--)
        if (code >> 2 * (cell += step) & 3) return cell;
    return -1;
}

static Word captured(Word code, int cell, int target) {
    Word x = code >> 2 * cell & 3, y = code >> 2 * target & 3;
    return code - (x << 2 * cell) - (y << 2 * target) + (x << 2 * target);
}

static Set dead; /* positions that are known to be unsolvable */

static void forget(void) {
    free(dead.codes);
    memset(&dead, 0, sizeof dead);
}

static void print_board(Word code, int rows, int cols) {
    for (int row = 0; row < rows; row++) {
        if (row) putchar('/');
        for (int col = 0; col < cols; col++)
            putchar(".BGW"[code >> 2 * (col * rows + row) & 3]);
    }
    putchar('\n');
}
