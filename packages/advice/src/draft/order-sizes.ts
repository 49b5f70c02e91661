// Sizes in the order in which people look them up: small to large, letters by what they mean, numbers by what they count.

/** `S`, `XXL`, `3XL`; but `12M` are months. */
const LETTERS = /^(?:(\d+)(x)|(x*))(s|m|l)$/i;

export const orderSizes = (sizes: readonly string[]): string[] =>
  sizes
    .map((size) => ({ size, key: sizeKey(size) }))
    .sort((a, b) => a.key[0] - b.key[0] || a.key[1] - b.key[1] || compare(a.size, b.size))
    .map(({ size }) => size);

/** Letters come before numbers, and both before words. */
function sizeKey(size: string): readonly [kind: number, rank: number] {
  const letters = LETTERS.exec(size.trim());
  if (letters !== null) {
    const [, times, , extra = '', letter = ''] = letters;
    const far = times === undefined ? extra.length : Number(times);
    const step = letter.toLowerCase() === 's' ? -1 - far : letter.toLowerCase() === 'l' ? 1 + far : 0;
    return [0, step];
  }
  const number = /-?\d+([.,]\d+)?/.exec(size)?.[0];
  return number === undefined ? [2, 0] : [1, Number(number.replace(',', '.'))];
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
