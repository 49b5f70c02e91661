// The order in which people look up sizes: letters by their meaning, then numbers, then sides (`8 x 10`), the first
// before the second, then words.

export function compareSizes(a: string, b: string): number {
  const [one, other] = [sizeKey(a), sizeKey(b)];
  const sides = [0, 1, 2].map((nth) => (one[1][nth] ?? 0) - (other[1][nth] ?? 0));
  return one[0] - other[0] || sides.find((side) => side !== 0) || (a < b ? -1 : a > b ? 1 : 0);
}

function sizeKey(size: string): readonly [kind: number, sides: readonly number[]] {
  const letters = LETTERS.exec(size.trim());
  if (letters !== null) {
    const [, times, , extra = '', letter = ''] = letters;
    const far = times === undefined ? extra.length : Number(times);
    const step = letter.toLowerCase() === 's' ? -1 - far : letter.toLowerCase() === 'l' ? 1 + far : 0;
    return [0, [step]];
  }
  const sides = SIDES.exec(size)
    ?.slice(1)
    .filter((side) => side !== undefined);
  if (sides !== undefined) return [2, sides.map(numberOf)];
  const numbers = size.match(/-?\d+([.,]\d+)?/g);
  if (numbers === null) return [3, []];
  return [1, (/^[\d.,]+\/[\d.,]+\D*$/.test(size) ? numbers : numbers.slice(0, 1)).map(numberOf)];
}

const numberOf = (text: string): number => Number(text.replace(',', '.'));

/** `S`, `XXL`, `3XL`; but `12M` are months. */
const LETTERS = /^(?:(\d+)(x)|(x*))(s|m|l)$/i;
const SIDES = /(\d+(?:[.,]\d+)?)\D{0,3}[x×х*]\D{0,2}(\d+(?:[.,]\d+)?)(?:\D{0,3}[x×х*]\D{0,2}(\d+(?:[.,]\d+)?))?/iu;
