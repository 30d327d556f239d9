/* Unsolvable boards of Greenest with few holes, by undoing captures: a position is solvable if a
 * capture leads from it to a solvable one, and positions are settled by their number of stacks.
 *
 *   positions table  ROWS COLS HOLES         from all positions of the shape
 *   positions frozen ROWS COLS HOLES DONE    for larger shapes; goes on with what DONE has
 *
 * prints unsolvable boards with at most HOLES holes and all three colours: each one up to a turn of
 * the colours and a reflection at least.
 *
 * A position is a number with two bits a cell, its digit: 0 empty, and x takes x % 3 + 1. Digits are
 * those of three "low" cells, then of the others column by column. A table has a word of 64 bits for
 * the 64 states of the low cells, so an operation on words is one on 64 positions. In a table of all
 * positions the highest digit is 0 or 1: turning the colours keeps verdicts, and `look` does it.
 *
 * Of larger shapes the last columns are "frozen", one after another with each content: stacks there
 * neither move nor are captured until another column is empty. Then the table of all positions of
 * one column less has the verdict of what is left. Few boards are not found solvable like that. They
 * are searched, with captures everywhere, until a column is empty, which is exact.
 */

#include "boards.h"

enum { LOW = 3, STATES = 64 };

typedef struct {
    int rows, cols, cells;
    int frozen;          /* how many of the highest digits are frozen */
    int cell_of[MOST];   /* the cell of a digit, counted down the columns from the first one */
    int digit_of[MOST];  /* and back */
    Word *words;
    int reduced;         /* whether the highest digit is 0 or 1 alone */
} Table;

typedef struct { int captor, target; Word clear; } Pair;

static Word digit_is[LOW][4]; /* the states in which a low digit has a value */
static Word full_low[LOW + 1]; /* the states with so many stacks on low cells */

static Word shifted(Word word, int by) { return by >= 0 ? word << by : word >> -by; }

static void prepare(void) {
    for (int state = 0; state < STATES; state++) {
        int stacks = 0;
        for (int low = 0; low < LOW; low++) {
            int value = state >> 2 * low & 3;
            digit_is[low][value] |= (Word)1 << state;
            stacks += value > 0;
        }
        full_low[stacks] |= (Word)1 << state;
    }
}

/* The low cells are the first three of the column before the last `behind` ones. */
static Table make(int rows, int cols, int behind, int freeze) {
    Table table = {.rows = rows, .cols = cols, .cells = rows * cols, .frozen = freeze * rows * behind};
    int first = table.cells - rows * behind - (rows < LOW ? LOW : rows), digit = 0;
    for (int cell = first; cell < first + LOW; cell++) table.cell_of[digit++] = cell;
    for (int cell = 0; cell < table.cells; cell++)
        if (cell < first || cell >= first + LOW) table.cell_of[digit++] = cell;
    for (digit = 0; digit < table.cells; digit++) table.digit_of[table.cell_of[digit]] = digit;
    table.reduced = !table.frozen;
    int indexed = 2 * (table.cells - LOW - table.frozen) - table.reduced;
    table.words = allocate((size_t)1 << indexed, sizeof(Word));
    return table;
}

/* The colours turned round: 1 to 2, 2 to 3, 3 to 1. */
static Word turned(Word code) {
    Word ones = 0x5555555555555555u, low = code & ones, high = code >> 1 & ones;
    return (low ^ high) << 1 | high;
}

/* A word of the position with colours turned round, as a word of the position itself. */
static Word turned_back(Word word) {
    for (int low = 0; low < LOW; low++) {
        int step = 1 << 2 * low;
        word = (word & digit_is[low][0]) | (word & digit_is[low][2]) >> step |
               (word & digit_is[low][3]) >> step | (word & digit_is[low][1]) << 2 * step;
    }
    return word;
}

static Word look(const Table *table, Word code) {
    if (!table->reduced) {
        Word mask = ((Word)1 << 2 * (table->cells - table->frozen)) - 1;
        return table->words[(code & mask) >> 2 * LOW];
    }
    int turns = (4 - (int)(code >> 2 * (table->cells - 1))) % 4 % 3;
    for (int turn = 0; turn < turns; turn++) code = turned(code);
    Word word = table->words[code >> 2 * LOW];
    for (int turn = 0; turn < turns; turn++) word = turned_back(word);
    return word;
}

/* All pairs of cells of one line, as digits, that see each other when `occupied` digits have stacks
 * and the low cells between are empty, as `clear` says. Low cells count as occupied. */
static int sights(const Table *table, unsigned occupied, Pair *pairs) {
    int count = 0, rows = table->rows;
    for (int one = 0; one < table->cells; one++)
        for (int other = 0; other < table->cells; other++) {
            int step = one / rows == other / rows ? 1 : rows;
            if (one == other || (step == rows && one % rows != other % rows)) continue;
            int captor = table->digit_of[one], target = table->digit_of[other];
            int high = table->cells - table->frozen, open = 1;
            if (captor >= high || target >= high) continue;
            if (!(occupied >> captor & 1) || !(occupied >> target & 1)) continue;
            Word clear = ~(Word)0;
            int from = one < other ? one : other, to = one < other ? other : one;
            for (int cell = from + step; cell < to; cell += step) {
                int digit = table->digit_of[cell];
                if (digit < LOW) clear &= digit_is[digit][0];
                else if (occupied >> digit & 1) open = 0;
            }
            if (open) pairs[count++] = (Pair){captor, target, clear};
        }
    return count;
}

static int holes_of(Word code, int cells) {
    int holes = 0;
    for (int cell = 0; cell < cells; cell++) holes += !(code >> 2 * cell & 3);
    return holes;
}

/* Captures until a column is empty, from where the table of smaller boards knows; exact. */
static int column_falls(Word board, int rows, int cols, const Table *smaller) {
    Word mask = ((Word)1 << 2 * rows) - 1;
    int least = 0, fewest = rows;
    for (int col = 0; col < cols; col++) {
        int stacks = rows - holes_of(board >> 2 * rows * col & mask, rows);
        if (stacks < fewest) fewest = stacks, least = col;
    }
    if (!fewest) {
        Word below = board & (((Word)1 << 2 * rows * least) - 1), code = 0;
        board = board >> 2 * rows * (least + 1) << 2 * rows * least | below;
        for (int digit = 0; digit < smaller->cells; digit++)
            code |= (board >> 2 * smaller->cell_of[digit] & 3) << 2 * digit;
        return look(smaller, code) >> (code & (STATES - 1)) & 1;
    }
    if (contains(&dead, board)) return 0;
    for (int each = 0; each < rows * cols; each++) {
        int cell = (each + least * rows) % (rows * cols), x = board >> 2 * cell & 3;
        for (int way = 0; x && way < 4; way++) {
            int target = first_stack(board, cell, way, rows, cols);
            if (target < 0 || (int)(board >> 2 * target & 3) != prey(x)) continue;
            if (column_falls(captured(board, cell, target), rows, cols, smaller)) return 1;
        }
    }
    include(&dead, board);
    return 0;
}

static long long searched;

/* Searches the boards of a word with all colours and at most `spare` empty low cells that are not
 * known to be solvable, or are known not to be if there is no smaller table, and prints those that
 * are unsolvable. */
static void search_rest(const Table *table, const Table *smaller, Word code, Word word, int spare) {
    Word left = 0;
    for (int empty = 0; empty <= spare && empty <= LOW; empty++)
        left |= ~word & full_low[LOW - empty];
    for (; left; left &= left - 1) {
        Word state = code | (Word)__builtin_ctzll(left), board = 0;
        int colours = 0;
        for (int digit = 0; digit < table->cells; digit++) {
            colours |= 1 << (state >> 2 * digit & 3);
            board |= (state >> 2 * digit & 3) << 2 * table->cell_of[digit];
        }
        if ((colours & 14) != 14) continue;
        searched++;
        if (smaller && column_falls(board, table->rows, table->cols, smaller)) continue;
        print_board(board, table->rows, table->cols);
    }
    if (dead.count > 1 << 20) forget();
}

/* The codes of all colours of these stacks, the highest one black if it is `fixed`. */
static int colourings(const int *stacks, int count, int fixed, Word *codes) {
    int made = 1;
    codes[0] = 0;
    for (int each = 0; each < count; each++) {
        Word one = (Word)1 << 2 * stacks[each];
        int before = made, colours = fixed && each == count - 1 ? 1 : 3;
        for (int x = colours; x >= 1; x--)
            for (int place = 0; place < before; place++)
                codes[(x - 1) * before + place] = codes[place] + x * one;
        made = before * colours;
    }
    return made;
}

static int colour(Word code, int digit) { return code >> 2 * digit & 3; }

/* What a capture by a stack that is on no low cell shows of the states of the low cells. */
static Word by_others(const Table *table, Word code, Pair pair) {
    int i = pair.captor, j = pair.target, x = colour(code, i), y = prey(x);
    Word next = code - ((Word)x << 2 * i);
    if (j < LOW) return shifted(look(table, next) & digit_is[j][x], (y - x) * (1 << 2 * j)) & pair.clear;
    if (colour(code, j) != y) return 0;
    return look(table, next - ((Word)y << 2 * j) + ((Word)x << 2 * j)) & pair.clear;
}

/* The same of a capture by a stack on a low cell; `word` is what is known so far. */
static Word by_low(const Table *table, Word code, Word word, Pair pair) {
    int i = pair.captor, j = pair.target;
    Word found = 0;
    if (j >= LOW) {
        int y = colour(code, j), x = y == 1 ? 3 : y - 1;
        found = look(table, code - ((Word)y << 2 * j) + ((Word)x << 2 * j));
        return (found & digit_is[i][0]) << x * (1 << 2 * i) & pair.clear;
    }
    for (int x = 1; x <= 3; x++)
        found |= shifted(word & digit_is[i][0] & digit_is[j][x],
                         x * (1 << 2 * i) + (prey(x) - x) * (1 << 2 * j));
    return found & pair.clear;
}

static Word *word_of(const Table *table, Word code) {
    int indexed = 2 * (table->cells - table->frozen);
    return &table->words[(code & (((Word)1 << indexed) - 1)) >> 2 * LOW];
}

static Word *pending; /* codes of words in which some states are not solvable so far */

/* The verdicts where these digits have stacks, once those with fewer are known. `frozen` is what
 * stands on the frozen cells, `smaller` the table for boards of which a column is empty. Prints
 * the unsolvable boards with at most so many `holes`. */
static void settle(Table *table, const Table *smaller, Word frozen, unsigned occupied, int holes) {
    int high = table->cells - table->frozen, rows = table->rows, stacks[MOST], count = 0;
    unsigned all = occupied | ((1u << LOW) - 1);
    for (int digit = LOW; digit < table->cells; digit++) {
        if (digit < high ? !(occupied >> digit & 1) : !colour(frozen, digit)) holes--;
        else if (digit < high) stacks[count++] = digit;
        else all |= 1u << digit;
    }
    int gap = -1; /* the lowest digit of an empty column */
    for (int digit = LOW; smaller && digit + rows <= high - (rows - LOW); digit += rows)
        if (!(occupied >> digit & ((1u << rows) - 1))) gap = digit;
    Pair pairs[4 * MOST], inner[4 * MOST];
    int sighted = gap < 0 ? sights(table, all, pairs) : 0, size = 0;
    Word single = table->frozen || count > 1 ? 0 : full_low[1 - count];

    /* The colours of half of the stacks are held while those of the others change: which of the
     * first take each other is seen once. */
    static Word lower[6561], upper[6561];
    int half = count / 2, fixed = table->reduced && count && stacks[count - 1] == high - 1;
    int lowers = colourings(stacks, half, 0, lower);
    int uppers = colourings(stacks + half, count - half, fixed, upper);
    int split = count ? stacks[half] : high;
    for (int above = 0; above < uppers; above++) {
        int taking = 0;
        for (int each = 0; each < sighted; each++) {
            Pair pair = pairs[each];
            if (pair.captor < split || pair.target < split) continue;
            if (colour(upper[above], pair.target) == prey(colour(upper[above], pair.captor)))
                inner[taking++] = pair;
        }
        for (int below = 0; below < lowers; below++) {
            Word code = frozen | upper[above] | lower[below], word = single;
            if (gap >= 0) {
                Word under = code & (((Word)1 << 2 * gap) - 1);
                word = look(smaller, code >> 2 * (gap + rows) << 2 * gap | under);
            }
            for (int each = 0; each < taking && ~word; each++) word |= by_others(table, code, inner[each]);
            for (int each = 0; each < sighted && ~word; each++)
                if (pairs[each].captor >= LOW) word |= by_others(table, code, pairs[each]);
            *word_of(table, code) = word;
            if (~word) pending[size++] = code;
        }
    }
    for (int pass = 0; pass < LOW; pass++)
        for (int at = 0; at < size; at++) {
            Word *place = word_of(table, pending[at]);
            for (int each = 0; each < sighted; each++)
                if (pairs[each].captor < LOW) *place |= by_low(table, pending[at], *place, pairs[each]);
        }
    for (int at = 0; at < size && holes >= 0; at++)
        search_rest(table, smaller, pending[at], *word_of(table, pending[at]), holes);
}

static void fill(Table *table, const Table *smaller, Word frozen, int holes) {
    int outside = table->cells - table->frozen - LOW;
    size_t most = 1;
    for (int stacks = 0; stacks < outside; stacks++) most *= 3;
    pending = allocate(most, sizeof(Word));
    for (int stacks = 0; stacks <= outside; stacks++)
        for (unsigned occupied = 0; occupied < 1u << outside; occupied++)
            if (__builtin_popcount(occupied) == stacks)
                settle(table, smaller, frozen, occupied << LOW, holes);
    free(pending);
}

/* Whether no turn of colours and no reflection of rows gives a smaller number. */
static int is_least(Word frozen, int rows, int cells) {
    Word other = 0, code = frozen;
    for (int cell = 0; cell < cells; cell++)
        other |= (code >> 2 * cell & 3) << 2 * (cell / rows * rows + rows - 1 - cell % rows);
    for (int turn = 0; turn < 3; turn++) {
        code = turned(code);
        other = turned(other);
        if (code < frozen || other < frozen) return 0;
    }
    return 1;
}

/* Prints, for each context, boards that it does not find solvable, and then its number. */
static void play_frozen(int rows, int cols, int holes, const char *done) {
    int behind = rows == 3 ? 2 : 1;
    Table smaller = make(rows, cols - 1, behind, 0), table = make(rows, cols, behind, 1);
    fill(&smaller, NULL, 0, -1);
    fprintf(stderr, "the table of %dx%d is filled\n", rows, cols - 1);
    for (Word context = 0; context < (Word)1 << 2 * table.frozen; context++) {
        char name[32];
        snprintf(name, sizeof name, "\n%llu ", (unsigned long long)context);
        if (!is_least(context, rows, table.frozen) || holes_of(context, table.frozen) > holes) continue;
        if (strstr(done, name)) continue;
        searched = 0;
        fill(&table, &smaller, context << 2 * (table.cells - table.frozen), holes);
        printf("%llu %lld\n", (unsigned long long)context, searched);
        fflush(stdout);
    }
}

/* The text of a file between new lines. */
static char *read_all(const char *path) {
    FILE *file = fopen(path, "r");
    size_t size = 0, room = 1 << 20;
    char *text = allocate(room, 1);
    text[size++] = '\n';
    while (file && (size += fread(text + size, 1, room - size - 1, file)) == room - 1)
        text = realloc(text, room *= 2);
    text[size] = 0;
    if (file) fclose(file);
    return text;
}

int main(int count, char **words) {
    prepare();
    int rows = count > 2 ? atoi(words[2]) : 0, cols = count > 3 ? atoi(words[3]) : 0;
    int holes = count > 4 ? atoi(words[4]) : 0;
    if (count == 5 && !strcmp(words[1], "table")) {
        Table table = make(rows, cols, 0, 0);
        fill(&table, NULL, 0, holes);
    } else if (count == 6 && !strcmp(words[1], "frozen"))
        play_frozen(rows, cols, holes, read_all(words[5]));
    else
        return 2;
    return 0;
}
