// Where an item stands in its list: a text, and items are sorted by it. Between any two there is room for another one, so that an item is
// placed or moved by a change of its own position only. It reads as the digits of a number between 0 and 1, without zeros at its end.

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const BASE = DIGITS.length;

/** Positions at the ends of a list are counted in so many digits, so that they do not grow when items are added there one by one. */
const COUNTED = 3;
const COUNTS = BASE ** COUNTED;

/** So many positions after `before` and before `behind`, in order. Null: the end of the list. */
export function positionsBetween(before: string | null, behind: string | null, count: number): string[] {
  if (count === 0) return [];
  // In the middle, so that there is room at both ends.
  if (before === null && behind === null) {
    const gap = Math.max(1, Math.floor(COUNTS / 2 / count));
    return Array.from({ length: count }, (_, nth) => spell(Math.floor(COUNTS / 4) + nth * gap));
  }
  const half = before === null ? count - 1 : behind === null ? 0 : Math.floor(count / 2);
  const position = positionBetween(before, behind);
  return [
    ...positionsBetween(before, position, half),
    position,
    ...positionsBetween(position, behind, count - half - 1),
  ];
}

function positionBetween(before: string | null, behind: string | null): string {
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
  return text.replace(/0+$/, '');
}

/** `before` is smaller than `behind`. */
function middle(before: string, behind: string | null): string {
  let shared = 0;
  if (behind !== null) while (shared < behind.length && digit(before, shared) === digit(behind, shared)) shared += 1;
  const start = behind?.slice(0, shared) ?? '';
  const [low, high] = [digit(before, shared), behind === null ? BASE : digit(behind, shared)];
  if (high - low > 1) return start + DIGITS.charAt(Math.floor((low + high) / 2));
  if (behind !== null && behind.length > shared + 1) return start + behind.charAt(shared);
  return start + DIGITS.charAt(low) + middle(before.slice(shared + 1), null);
}
