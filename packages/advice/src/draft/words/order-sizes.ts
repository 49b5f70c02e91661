// Sizes in the order in which people look them up: small to large, letters by what they mean, numbers by what they count.

/** `S`, `XXL`, `3XL`; but `12M` are months. */
const LETTERS = /^(?:(\d+)(x)|(x*))(s|m|l)$/i;

export const orderSizes = (sizes: readonly string[]): string[] =>
  sizes
    .map((size) => ({ size, key: sizeKey(size) }))
    .sort((a, b) => a.key[0] - b.key[0] || a.key[1] - b.key[1] || compare(a.size, b.size))
    .map(({ size }) => size);

/** Letters come before numbers, these before areas (`8 x 10`), and all before words. */
function sizeKey(size: string): readonly [kind: number, rank: number] {
  const letters = LETTERS.exec(size.trim());
  if (letters !== null) {
    const [, times, , extra = '', letter = ''] = letters;
    const far = times === undefined ? extra.length : Number(times);
    const step = letter.toLowerCase() === 's' ? -1 - far : letter.toLowerCase() === 'l' ? 1 + far : 0;
    return [0, step];
  }
  const area = AREA.exec(size);
  if (area !== null) return [2, Number(area[1]) * Number(area[2])];
  const number = /-?\d+([.,]\d+)?/.exec(size)?.[0];
  return number === undefined ? [3, 0] : [1, Number(number.replace(',', '.'))];
}

const AREA = /(\d+(?:\.\d+)?)\D{0,3}[x×]\D{0,2}(\d+(?:\.\d+)?)/i;

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
