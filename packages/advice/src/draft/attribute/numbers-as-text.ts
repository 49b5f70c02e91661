// Recognises texts that are numbers with a unit, such as `18 l` beside `18 Liter` and `65+10 l`. As answers, the same amount would be there
// twice, and in no order. As numbers they can be asked for well, but only the catalog's mapping can make numbers of them.

import type { Concept } from './concept-names.ts';
import { frequentValues, type Profile } from './profile.ts';

/** The unit that most values have, to be set in the mapping, and an example. Null if the values are words, or few are numbers. */
export function numbersAsText(profile: Profile): { readonly unit: string; readonly example: string } | null {
  if (profile.attribute.type !== 'text' || NOT_NUMBERS.has(profile.concept)) return null;
  const values = frequentValues(profile, LOOKED_AT);
  const units = new Map<string, { readonly example: string; count: number }>();
  let measured = 0;
  for (const value of values) {
    const unit = MEASURED.exec(value.trim())?.[1];
    if (unit === undefined) continue;
    measured++;
    const known = units.get(unit);
    if (known === undefined) units.set(unit, { example: value, count: 1 });
    else known.count++;
  }
  const [usual] = [...units].sort(([, a], [, b]) => b.count - a.count);
  if (usual === undefined || values.length < FEWEST || measured < MOSTLY * values.length) return null;
  const [unit, { example }] = usual;
  return { unit, example };
}

const LOOKED_AT = 200;
/** Fewer values are read quickly. */
const FEWEST = 5;
const MOSTLY = 0.75;

/** Things that people name in exactly these words. */
const NOT_NUMBERS: ReadonlySet<Concept> = new Set(['kind', 'use', 'person', 'age', 'size', 'color', 'brand', 'year']);

/** One number, or two in one cell, followed by a unit of measure. */
const MEASURED =
  /^(?:ca\.? ?|approx\.? ?|~ ?)?\d[\d.,' ]*(?:\s?[+–-]\s?\d[\d.,]*)?\s?(l|liter|litre|liters|litres|ml|cl|m|mm|cm|km|meter|metre|g|kg|gramm|grams?|lbs?|oz|kb|mb|gb|tb|k?wh?|mah|wh|v|volt|watt|hz|[kmg]hz|mp|db|bar|lm|lumen|min|minuten|minutes|h|hours?|stunden?|°c)\.?$/i;
