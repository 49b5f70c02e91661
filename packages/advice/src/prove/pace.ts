// Whether what is left to do can still be done in time, told from the pace so far.

/** Shares of the whole time: a pace of less than this says little. */
const TELLING = 0.05;

/**
 * `done` of `all` took the share `taken` of the time; `left` of it is left. Things of one kind take about as long each; half of what
 * the pace says is allowed for.
 */
export const isOutOfReach = (done: number, all: number, taken: number, left: number): boolean =>
  taken > TELLING && (all - done) * taken > 2 * left * done;
