// Amounts of memory as people say them on a card: 1128 GB of two drives are 1.13 TB, and 16,384 MB are 16 GB.

const LARGER = new Map([
  ['MB', 'GB'],
  ['GB', 'TB'],
]);

const THOUSAND = 1000;
const BINARY = 1024;

/** A thousand and more in the next larger unit, to two digits behind the point; null: it is said best as it is. */
export function inLargerUnit(value: number, unit: string): { readonly value: number; readonly unit: string } | null {
  const larger = LARGER.get(unit.toUpperCase());
  if (larger === undefined || !(value >= THOUSAND)) return null;
  const halves = (2 * value) / BINARY;
  const amount = Number.isInteger(halves) ? halves / 2 : value / THOUSAND;
  return { value: Math.round(amount * 100) / 100, unit: larger };
}
