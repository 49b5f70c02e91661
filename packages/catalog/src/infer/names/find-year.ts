// The year of a thing, where names end or begin with it: `Alder Classic 36 mm 2011`, `2019 Birch Tourer`. Numbers of models look like years, too, but
// among them few do.

import type { ColumnFacts } from '../column/column-facts.ts';

export interface YearInNames {
  readonly pattern: string;
  readonly count: number;
}

const FEWEST_NAMES = 8;
const FEWEST_SHARE = 0.3;
const FEWEST_YEARS = 4;
/** Of the numbers of four digits in such a place. */
const NEARLY_ALL = 0.95;
/** Of the names with a year. What nearly all have is no choice, and one number of a model may be a year. */
const MOST_ALIKE = 0.6;

const YEAR = '(?:19[3-9]\\d|20[0-3]\\d)';
const BEFORE = '(?<![\\p{L}\\d.,/×x*+#№-])';
const BEHIND = '(?=\\s*(?:$|[,;|/()\\[\\]–—]|- ))';

/** Each with a place for the number. The last number of a name that has several counts. */
const PLACES: readonly ((number: string) => string)[] = [
  (number) => `^[^]*${BEFORE}(${number})${BEHIND}`,
  (number) => `^(${number})(?= \\p{L})`,
];

/** Null: too few names say one, or the numbers may be something else. */
export function findYearInNames(title: ColumnFacts): YearInNames | null {
  const found = PLACES.flatMap((place) => yearAt(title, place) ?? []);
  return found.toSorted((a, b) => b.count - a.count)[0] ?? null;
}

function yearAt(title: ColumnFacts, place: (number: string) => string): YearInNames | null {
  const pattern = place(YEAR);
  const [years, numbers] = [new RegExp(pattern, 'u'), new RegExp(place('\\d{4}'), 'u')];
  const counts = new Map<string, number>();
  let [having, all] = [0, 0];
  for (const { text, count } of title.values) {
    if (!numbers.test(text)) continue;
    all += count;
    const year = years.exec(text)?.[1];
    if (year === undefined) continue;
    having += count;
    counts.set(year, (counts.get(year) ?? 0) + count);
  }
  const isCommon = having >= FEWEST_NAMES && having >= title.filled * FEWEST_SHARE;
  const isVaried = counts.size >= FEWEST_YEARS && Math.max(...counts.values()) <= having * MOST_ALIKE;
  return isCommon && isVaried && having >= all * NEARLY_ALL ? { pattern, count: having } : null;
}
