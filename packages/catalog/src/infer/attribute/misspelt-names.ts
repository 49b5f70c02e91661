// Whether two names are one name with a slip: `rear derailler` and `rear deraileur`.

const SHORTEST = 7;
const MOST_SLIPS = 2;

/** Both as `plainName` writes them. One long word may differ by two letters; numbers and short words are never slips. */
export function isMisspelt(one: string, other: string): boolean {
  const [words, others] = [one.split(' '), other.split(' ')];
  if (one === other || words.length !== others.length) return false;
  const differing = words.flatMap((word, at) => (word === others[at] ? [] : [[word, others[at] ?? ''] as const]));
  return differing.length === 1 && differing.every(([word, written]) => isSlip(word, written));
}

function isSlip(word: string, other: string): boolean {
  const isLong = Math.min(word.length, other.length) >= SHORTEST;
  if (!isLong || /\d/.test(word + other) || Math.abs(word.length - other.length) > MOST_SLIPS) return false;
  // Endings of a language and opposites such as `inner` and `outer` differ at the ends.
  if (word.slice(0, 3) !== other.slice(0, 3) || word.at(-1) !== other.at(-1)) return false;
  return slipsBetween(word, other) <= MOST_SLIPS;
}

/** Letters to put in, leave out or replace. */
function slipsBetween(word: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [row, letter] of [...word].entries()) {
    const now = [row + 1];
    for (const [at, written] of [...other].entries()) {
      const replaced = (before[at] ?? 0) + (letter === written ? 0 : 1);
      now.push(Math.min(replaced, (before[at + 1] ?? 0) + 1, (now[at] ?? 0) + 1));
    }
    before = now;
  }
  return before.at(-1) ?? 0;
}
