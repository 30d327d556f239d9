// @ts-check
/**
 * What removing lines looks up of a few neighbouring stacks, filled as it is asked for.
 *
 * Words. A cell is two bits: 0 nothing, 1 Black, 2 Green, 3 White; a colour takes the next one, and
 * White takes Black. A line is a word of 32 bits, its first cell the lowest.
 *
 *     W B G G   is   0b10_10_01_11 = 0xa7
 *
 * Patches. A line is cut into segments of up to four cells. A patch is a segment and what stands
 * beside it, `cells << 16 | one << 8 | other`, where 0 in a side is a place that nothing is taken
 * from: a hole, or beyond the edge. Bit s of its byte is set if all stacks of the segment can leave
 * it by captures within the patch that spare the set of colours s, three bits, Black the lowest.
 *
 *     one        B W G W      The segment W B G G can be emptied, sparing no colour (bit 0) or
 *     segment    W B G G      sparing Green (bit 2).
 *     other      B B W B
 */

export const LONGEST_SEGMENT = 4;

/** Sparing all colours, nothing can be taken: so that bit says that a byte is known. */
const KNOWN = 0x80;
const patches = new Uint8Array(1 << 24);

/** For each colour taken, the sets that it is not in. */
const WITHOUT = [0, 0b01010101, 0b00110011, 0b00001111];

/**
 * Tell whether a segment can be emptied, sparing a set of colours.
 *
 * @param {number} patch
 * @param {number} spared
 */
export function canBeEmptied(patch, spared) {
  return ((sparing(patch) >> spared) & 1) === 1;
}

/** Return the byte of a patch. @param {number} patch */
function sparing(patch) {
  if (patch >> 16 === 0) return 0xff;
  if (patches[patch] === 0) {
    let found = 0;
    for (const { prey, left } of departures(patch)) found |= sparing(left) & WITHOUT[prey];
    patches[patch] = (found & ~KNOWN) | KNOWN;
  }
  return patches[patch] & ~KNOWN;
}

/**
 * Return a capture out of a segment that leaves what can be emptied, sparing a set of colours.
 *
 * @param {number} patch one that can be emptied
 * @param {number} spared
 */
export function departure(patch, spared) {
  return departures(patch).find(
    ({ prey, left }) => !((spared >> (prey - 1)) & 1) && canBeEmptied(left, spared),
  );
}

/**
 * A capture from a place of a segment to another place, on the same line or `step` lines below it,
 * and the patch that it leaves.
 *
 * @typedef {{prey: number, place: number, step: number, target: number, left: number}} Departure
 * @param {number} patch
 * @returns {Departure[]}
 */
function departures(patch) {
  const found = [];
  for (let place = 0; place < LONGEST_SEGMENT; place += 1) {
    const here = 2 * place + 16;
    const colour = (patch >> here) & 3;
    if (!colour) continue;
    const prey = (colour % 3) + 1;
    for (const [step, target, at] of inSight(patch, place)) {
      if (((patch >> at) & 3) !== prey) continue;
      const left = (patch & ~(3 << here)) ^ ((prey ^ colour) << at);
      found.push({ prey, place, step, target, left });
    }
  }
  return found;
}

/**
 * Yield the places in sight: the line below, that above, left and right; and where their bits are.
 *
 * @param {number} patch
 * @param {number} place
 */
function* inSight(patch, place) {
  yield [1, place, 2 * place];
  yield [-1, place, 2 * place + 8];
  for (const step of [-1, 1]) {
    let target = place + step;
    while (target >= 0 && target < LONGEST_SEGMENT && !((patch >> (2 * target + 16)) & 3)) {
      target += step;
    }
    if (target >= 0 && target < LONGEST_SEGMENT) yield [0, target, 2 * target + 16];
  }
}
