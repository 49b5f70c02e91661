// Where an item stands in its list: a text, and items are sorted by it. Between any two there is room for another one, so that an item is
// placed or moved by a change of its own position only. It reads as the digits of a number between 0 and 1, without zeros at its end.

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const BASE = DIGITS.length;

/** Positions at the ends of a list are counted in so many digits, so that they do not grow when items are added there one by one. */
const COUNTED = 3;
const COUNTS = BASE ** COUNTED;

/**
 * A position for each of these items after `before` and before `behind`, in order. Null: the end of the list. It ends in digits that follow
 * from the key of the item, so that two people who place items at the same place from the same state give them different positions.
 */
export function positionsBetween(before: string | null, behind: string | null, keys: readonly string[]): string[] {
  const half = before === null ? keys.length - 1 : behind === null ? 0 : Math.floor(keys.length / 2);
  const key = keys[half];
  if (key === undefined) return [];
  // In the middle, so that there is room at both ends.
  if (before === null && behind === null) {
    const gap = Math.max(1, Math.floor(COUNTS / 2 / keys.length));
    return keys.map((each, nth) => spell(Math.floor(COUNTS / 4) + nth * gap) + ownDigits(each));
  }
  const position = placeBetween(before, behind) + ownDigits(key);
  return [
    ...positionsBetween(before, position, keys.slice(0, half)),
    position,
    ...positionsBetween(position, behind, keys.slice(half + 1)),
  ];
}

/** Whatever digits follow it, it stays between the two. */
function placeBetween(before: string | null, behind: string | null): string {
  if (behind === null && before !== null) {
    const next = count(before) + 1;
    if (next < COUNTS) return spell(next);
  }
  if (before === null && behind !== null) {
    const last = count(behind) - 1;
    if (last > 0) return spell(last);
  }
  return middle(before ?? '', behind);
}

/** So many digits: two keys hardly ever have the same. */
const OWN = 5;

/** The last one is no zero. */
function ownDigits(key: string): string {
  let rest = 0x811c9dc5;
  for (let at = 0; at < key.length; at += 1) rest = Math.imul(rest ^ key.charCodeAt(at), 0x01000193);
  rest >>>= 0;
  let text = DIGITS.charAt(1 + (rest % (BASE - 1)));
  for (rest = Math.floor(rest / (BASE - 1)); text.length < OWN; rest = Math.floor(rest / BASE)) {
    text = DIGITS.charAt(rest % BASE) + text;
  }
  return text;
}

const digit = (text: string, at = 0): number => (at < text.length ? DIGITS.indexOf(text.charAt(at)) : 0);

function count(position: string): number {
  let number = 0;
  for (let at = 0; at < COUNTED; at += 1) number = number * BASE + digit(position, at);
  return number;
}

function spell(number: number): string {
  let text = '';
  for (let rest = Math.floor(number), at = 0; at < COUNTED; at += 1, rest = Math.floor(rest / BASE)) {
    text = DIGITS.charAt(rest % BASE) + text;
  }
  return text;
}

/** `before` is smaller than `behind`. What is returned is no beginning of `behind`. */
function middle(before: string, behind: string | null): string {
  let shared = 0;
  if (behind !== null) while (shared < behind.length && digit(before, shared) === digit(behind, shared)) shared += 1;
  const start = behind?.slice(0, shared) ?? '';
  const [low, high] = [digit(before, shared), behind === null ? BASE : digit(behind, shared)];
  if (high - low > 1) return start + DIGITS.charAt(Math.floor((low + high) / 2));
  return start + DIGITS.charAt(low) + middle(before.slice(shared + 1), null);
}
