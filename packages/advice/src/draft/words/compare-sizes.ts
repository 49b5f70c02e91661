// The order in which people look up sizes: letters by their meaning, then numbers, then areas (`8 x 10`), then words.

export function compareSizes(a: string, b: string): number {
  const [one, other] = [sizeKey(a), sizeKey(b)];
  return one[0] - other[0] || one[1] - other[1] || (a < b ? -1 : a > b ? 1 : 0);
}

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

/** `S`, `XXL`, `3XL`; but `12M` are months. */
const LETTERS = /^(?:(\d+)(x)|(x*))(s|m|l)$/i;
const AREA = /(\d+(?:\.\d+)?)\D{0,3}[x×]\D{0,2}(\d+(?:\.\d+)?)/i;
