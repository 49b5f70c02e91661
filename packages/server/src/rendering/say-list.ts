// What a card says of a list: its values in the order of the catalog. Of sizes and ages in a row, as of a shoe for 35 to 41, it says the first
// and the last.

/** `titles`: what each value is called, without the unit. */
export function sayList(titles: readonly string[], unit: string | null): string {
  const runs = runsOf(titles);
  const behind = unit === null ? '' : ` ${unit}`;
  // A word that all numbers have in common is said once.
  return runs === null ? titles.map((title) => title + behind).join(', ') : runs.join(', ') + behind;
}

const FEWEST = 3;
const WHOLE = /^(?:0|[1-9]\d{0,3})$/;

/** `35–41`, `44`; null: the values are not whole numbers from small to large. */
function runsOf(titles: readonly string[]): readonly string[] | null {
  if (titles.length < 2 || !titles.every((title) => WHOLE.test(title))) return null;
  const numbers = titles.map(Number);
  if (numbers.some((number, at) => at > 0 && number <= (numbers[at - 1] ?? 0))) return null;
  const runs: number[][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run !== undefined && run.at(-1) === number - 1) run.push(number);
    else runs.push([number]);
  }
  return runs.flatMap((run) => (run.length < FEWEST ? run.map(String) : `${run[0]}–${run.at(-1)}`));
}
