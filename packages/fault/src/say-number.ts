// Numbers as sentences say them, in English: counts with what is counted, shares in percent. Almost all is never
// said to be all, and almost nothing is never said to be nothing.

/** `1 row`, `1,200 rows`. `several` is the plural, if adding an s does not give it. */
export const counted = (number: number, one: string, several = `${one}s`): string =>
  `${grouped(number)} ${oneOrSeveral(number, one, several)}`;

/** `row` of one, `rows` of more: for sentences that do not say the number itself. */
export const oneOrSeveral = (number: number, one: string, several = `${one}s`): string =>
  number === 1 ? one : several;

/** `7`, `1,200`, `1,234.568`. */
export const grouped = (number: number): string => number.toLocaleString('en');

/** A share of 1 as precisely as a sentence needs it: `12%`, `0.4%`, `less than 0.1%`, `99.7%`, `over 99.9%`. */
export function percent(share: number): string {
  const value = share * 100;
  if (value <= 0) return '0%';
  if (value < 0.1) return 'less than 0.1%';
  if (value > 99.9 && value < 100 - 1e-7) return 'over 99.9%';
  return `${value < 10 || value > 99 ? Number(value.toFixed(1)) : Math.round(value)}%`;
}

/** A share of 1 for columns of figures, always with the same number of digits after the point: `98.7%`, `0.1%`. */
export function percentWith(digits: number, share: number): string {
  const least = 10 ** -digits;
  const value = share * 100;
  const shown = share < 1 && value > 100 - least ? 100 - least : share > 0 && value < least ? least : value;
  return `${shown.toFixed(digits)}%`;
}

/** How much something changed, as a share of what it was: `+12%`, `-90%`; never 0 if it changed at all. */
export function percentChange(change: number): string {
  const rounded = Math.round(change * 100);
  const shown = rounded === 0 ? Number((change * 100).toPrecision(1)) : rounded;
  return `${shown > 0 ? '+' : ''}${grouped(shown)}%`;
}
