// Numbers that decide, in the middle of what a part is called: `Suntour XCT DS 100mm`, `Darfon 630 Wh`, `Deore M6100, 12-speed`. Most cells
// have one and hardly any has two; the others name a part that has none.

import { type ColumnFacts, isProse } from '../column/column-facts.ts';
import { escapePattern } from '../column/derive-column.ts';
import { usualUnit } from './known-units.ts';
import { NO_RATE } from './unit-of-time.ts';

export interface Specification {
  /** In small letters: the unit, or what is counted. */
  readonly suffix: string;
  readonly word: string;
  readonly isCount: boolean;
  readonly pattern: string;
  readonly unit: string | null;
}

const MOSTLY = 0.5;
const MOST_WITH_TWO = 0.02;
const FEWEST_CELLS = 8;
const FEWEST_NUMBERS = 3;

/** What is left without the number is what a part is called. */
const NAMED = /\p{L}{3}/u;

const UNITS = [
  'GHz',
  'MHz',
  'GB',
  'TB',
  'mAh',
  'Ah',
  'Wh',
  'kWh',
  'kg',
  'mm',
  'cm',
  'kW',
  'W',
  'V',
  'Nm',
  'bar',
  'lm',
  'dB',
  'Hz',
  'ml',
  'l',
];

/** What is counted in parts, in the languages of shops: the gears of a bicycle, the cores of a processor, lights. */
const COUNTED = [
  'speed|speeds|gears|sp|s|fach|Gänge|Gang|vitesses|velocidades|velocità|versnellingen|biegów|rychlostí|växlar|скоростей|передач|швидкостей',
  'core|cores|Kerne|Kern|cœurs|coeurs|núcleos|nuclei|rdzeni|jader|kernen|ядер|ядра',
  'LED|LEDs|диодов|діодів',
  'blade|blades|Klingen|lames|cuchillas|lame|mesjes|ostrzy|břitů|лезвий|лез',
  'strings|Saiten|cordes|cuerdas|corde|snaren|strun|струн',
].map((words) => new Set(words.toLowerCase().split('|')));

/** Neither one side of several, nor part of a number or a code. */
const BEFORE = '(?<![\\p{L}\\d.,/×*+–-])';
/** `2x9 speed` has nine at the back, which the other spellings count, too. */
const BEFORE_COUNT = '(?<![\\p{L}\\d.,/×*+–-]|[\\p{L}\\d] ?x)(?:\\d ?[x×] ?)?';
const BEHIND = `(?![\\p{L}\\d])(?! ?[x×/] ?\\d)${NO_RATE}`;

export function findSpecifications(column: ColumnFacts): readonly Specification[] {
  if (isProse(column) || column.filled < FEWEST_CELLS) return [];
  const behind = wordsBehindNumbers(column);
  const sum = (words: readonly string[]): number => words.reduce((all, word) => all + (behind.get(word) ?? 0), 0);
  const measures = UNITS.flatMap((unit): Specification[] => {
    if (sum([unit]) < column.filled * MOSTLY) return [];
    const pattern = `${BEFORE}(\\d+(?:\\.\\d+)?) ?${unit}${BEHIND}`;
    if (!isSaid(column, new RegExp(pattern, 'gu'))) return [];
    const usual = usualUnit(unit);
    return [{ suffix: usual.toLowerCase(), word: `(${usual})`, isCount: false, pattern, unit: usual }];
  });
  const counts = COUNTED.flatMap((words): Specification[] => {
    const written = [...behind.keys()].filter((word) => words.has(word.toLowerCase()));
    // Letters alone may mean seconds; beside a word, they are short for it.
    const word = written[0]?.toLowerCase() ?? '';
    if (word.length < 3 || sum(written) < column.filled * MOSTLY) return [];
    const pattern = `${BEFORE_COUNT}(\\d{1,3})[ -]?(?:${written.map(escapePattern).join('|')})${BEHIND}`;
    if (!isSaid(column, new RegExp(pattern, 'gu'))) return [];
    return [{ suffix: word, word: capitalised(word), isCount: true, pattern, unit: null }];
  });
  return [...measures, ...counts];
}

/** Words right behind numbers, each with the number of cells, the commonest first. */
function wordsBehindNumbers(column: ColumnFacts): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { text, count } of column.values)
    for (const [, word = ''] of text.matchAll(/\d[ -]?(\p{L}+)/gu)) counts.set(word, (counts.get(word) ?? 0) + count);
  return new Map([...counts].toSorted(([, a], [, b]) => b - a));
}

const capitalised = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

function isSaid({ values, filled }: ColumnFacts, expression: RegExp): boolean {
  const numbers = new Set<string>();
  let [one, two] = [0, 0];
  for (const { text, count } of values) {
    const found = Array.from(text.matchAll(expression), ([, number = '']) => number);
    for (const number of found) numbers.add(number);
    if (found.length > 1) two += count;
    else if (found.length === 1 && NAMED.test(text.replace(expression, ''))) one += count;
  }
  return one >= filled * MOSTLY && two <= filled * MOST_WITH_TWO && numbers.size >= FEWEST_NUMBERS;
}
