// A weight without a unit is in grams where it cannot be kilograms: 303 kg in a thing whose longest side is 12 cm would be heavier than any
// metal. Numbers alone prove nothing, because a sideboard may well weigh 120 kg.

import { unitOfSides } from '../cell/labelled-sides.ts';
import { unitOfHeader } from '../cell/unit-of-header.ts';
import { SIZE_NUMBER, writtenSizeOf } from '../cell/written-size.ts';
import type { ColumnFacts } from '../column/column-facts.ts';
import { plainName } from '../column/column-names.ts';

/** Names of languages in which nobody weighs in ounces. */
const WEIGHT =
  /^(?:(?:netto|brutto|eigen|leer|gesamt|produkt|artikel)?gewicht|gewicht (?:netto|brutto)|poids(?: (?:net|brut))?|peso(?: (?:neto|netto|bruto|lordo))?|hmotnost|waga|vikt|vekt|vaegt|paino|greutate|suly|tezina|masa|вага|вес|масса)$/;
const MOST_ROWS = 2_000;
const FEWEST_ROWS = 10;
/** Of the rows with both, so many must be too heavy for kilograms. Long and thin things never look so. */
const IMPOSSIBLE = 0.3;
/** The heaviest metal has 22.6 kg per litre. */
const DENSEST = 25;
const WHOLE = /^\d{1,6}$/;
const NUMBERS = new RegExp(SIZE_NUMBER, 'g');
const MM_PER_DM = 100;

export function isInGrams(column: ColumnFacts, columns: readonly ColumnFacts[], rows: number): boolean {
  if (!WEIGHT.test(plainName(column.called)) || !column.values.every(({ text }) => WHOLE.test(text))) return false;
  const sides = columns.filter((one) => one !== column && holdsMillimetres(one));
  if (sides.length === 0) return false;
  let [both, impossible] = [0, 0];
  for (let row = 0; row < Math.min(rows, MOST_ROWS); row++) {
    const weight = column.textAt(row);
    const lengths = sides.flatMap((one) => one.textAt(row).match(NUMBERS)?.map(writtenSizeOf) ?? []);
    if (weight === '' || lengths.length < 2) continue;
    both++;
    // No thing is larger than a cube of its longest side.
    const litres = (Math.max(...lengths) / MM_PER_DM) ** 3;
    if (Number(weight) > DENSEST * litres) impossible++;
  }
  return impossible >= FEWEST_ROWS && impossible >= both * IMPOSSIBLE;
}

const holdsMillimetres = (column: ColumnFacts): boolean =>
  !column.isMarkup &&
  !column.isAddress &&
  (unitOfHeader(column) === 'mm' || (SIZES.test(plainName(column.called)) && unitOfSides(column.values) === 'mm'));
const SIZES =
  /^(?:(?:produkt|artikel)?(?:abmessung(?:en)?|masse|grossen?)|dimension(?:s|es|i)?|medidas|mesures|misure|afmetingen|rozmery|wymiary|mal|matt|mitat)$/;
