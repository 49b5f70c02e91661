// Recognises texts that are numbers with a unit, such as `18 l` beside `18 Liter` and `65+10 l`. As answers, the same amount would be there
// twice, and in no order. As numbers they can be asked for well, but only the catalog's mapping can make numbers of them.

import type { Concept } from './concept-names.ts';
import { frequentValues, type Profile } from './profile.ts';

export interface NumbersAsText {
  /** The unit that most values have, to be set in the mapping, and an example. */
  readonly unit: string;
  readonly example: string;
  /** Where values have larger or smaller units of the same measure beside it: each of their units, and what it multiplies by. Empty: it is the only one. */
  readonly units: Readonly<Record<string, number>>;
  /** Values that are no amount in this unit, as `14 place settings` beside `71 L`: with the unit they would be lost or wrong. A few examples. */
  readonly strays: readonly string[];
}

/** Null if the values are words, or few are numbers. */
export function numbersAsText(profile: Profile): NumbersAsText | null {
  if (profile.attribute.type !== 'text' || NOT_NUMBERS.has(profile.concept)) return null;
  const values = frequentValues(profile, LOOKED_AT);
  const units = new Map<string, { readonly example: string; count: number }>();
  let measured = 0;
  for (const value of values) {
    const unit = unitIn(value);
    if (unit === null) continue;
    measured++;
    const known = units.get(unit);
    if (known === undefined) units.set(unit, { example: value, count: 1 });
    else known.count++;
  }
  const [usual] = [...units].sort(([, a], [, b]) => b.count - a.count);
  if (usual === undefined || values.length < FEWEST || measured < MOSTLY * values.length) return null;
  const [unit, { example }] = usual;
  const strays = values.filter((value) => !isSameMeasure(unitIn(value), unit) && NUMBER_OF.test(value));
  // One of each unit says enough.
  const ofUnits = new Map(strays.toReversed().map((value) => [wordOf(value), value]));
  const measure = measureOf(unit);
  const factorOf = (one: string): number =>
    Number(((measure[one.toLowerCase()] ?? 1) / (measure[unit.toLowerCase()] ?? 1)).toPrecision(6));
  const alike = [...units.keys()].filter((one) => isSameMeasure(one, unit));
  const factors = alike.every((one) => factorOf(one) === 1) ? [] : alike.map((one) => [one, factorOf(one)] as const);
  return {
    unit,
    example,
    units: Object.fromEntries(factors),
    strays: [...ofUnits.values()].reverse().slice(0, MOST_EXAMPLES),
  };
}

const unitIn = (value: string): string | null => MEASURED.exec(value.trim())?.[1] ?? null;

const LOOKED_AT = 200;
/** Fewer values are read quickly. */
const FEWEST = 5;
const MOSTLY = 0.75;
const MOST_EXAMPLES = 3;

/** Things that people name in exactly these words. */
const NOT_NUMBERS: ReadonlySet<Concept> = new Set(['kind', 'use', 'person', 'age', 'size', 'color', 'brand', 'year']);

/** Units of one measure each, with what each multiplies by. */
const MEASURES: readonly Readonly<Record<string, number>>[] = [
  { l: 1, liter: 1, litre: 1, liters: 1, litres: 1, ml: 0.001, cl: 0.01 },
  { m: 1, meter: 1, metre: 1, mm: 0.001, cm: 0.01, km: 1000 },
  { g: 1, gramm: 1, gram: 1, grams: 1, kg: 1000 },
  { lb: 1, lbs: 1, oz: 0.0625 },
  { kb: 0.000001, mb: 0.001, gb: 1, tb: 1000 },
  { wh: 1, kwh: 1000 },
  { mah: 1 },
  { v: 1, volt: 1 },
  { watt: 1 },
  { hz: 1, khz: 1e3, mhz: 1e6, ghz: 1e9 },
  { mp: 1 },
  { db: 1 },
  { bar: 1 },
  { lm: 1, lumen: 1 },
  { min: 1, minuten: 1, minutes: 1, h: 60, hour: 60, hours: 60, stunde: 60, stunden: 60 },
  { '°c': 1 },
];
const UNITS = MEASURES.flatMap((units) => Object.keys(units)).sort((a, b) => b.length - a.length);

/** One number, or two in one cell, followed by a unit of measure. */
const MEASURED = new RegExp(
  `^(?:ca\\.? ?|approx\\.? ?|~ ?)?\\d[\\d.,' ]*(?:\\s?[+–-]\\s?\\d[\\d.,]*)?\\s?(${UNITS.join('|')})\\.?$`,
  'i',
);

/** A number of something: `14 place settings`, `9 kg`. */
const NUMBER_OF = /^\D{0,8}\d[\d.,' ]*\s?\p{L}/u;
const wordOf = (value: string): string => value.replace(/^[^\p{L}°]+/u, '').toLowerCase();

const measureOf = (unit: string): Readonly<Record<string, number>> =>
  MEASURES.find((units) => unit.toLowerCase() in units) ?? {};
const isSameMeasure = (one: string | null, other: string): boolean =>
  one !== null && measureOf(one) === measureOf(other);
