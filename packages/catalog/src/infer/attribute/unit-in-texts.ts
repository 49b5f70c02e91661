// The unit of a column of bare numbers, where names or descriptions say the same numbers with their unit: a column has `4400`
// and the name `4400mAh`. Sizes of tyres have units that their notation says: `205/55 R16` is mm, per cent and inches.

import { quantityOf, usualUnit } from '../cell/known-units.ts';
import { NO_RATE } from '../cell/unit-of-time.ts';
import { QUANTITIES } from '../cell/unit-table.ts';
import type { ColumnFacts } from '../column/column-facts.ts';
import { plainName } from '../column/column-names.ts';
import { BLANK } from '../column/column-sample.ts';
import { escapePattern } from '../column/derive-column.ts';

/** So many rows are looked at. */
const MOST_ROWS = 2_000;
const LONGEST_TEXT = 2_000;
const FEWEST_ROWS = 3;
/** Of the rows with a number, so many must say it with a unit. */
const SAID = 0.3;
/** Of these, so many must have the same unit. */
const AGREED = 0.9;
const FEWEST_NUMBERS = 2;

/** `textsAt`: what is said of a row's product, its name first. Null: nobody says it, or not always the same. */
export function unitInTexts(
  column: ColumnFacts,
  rows: number,
  textsAt: (row: number) => readonly string[],
): string | null {
  const units = new Map<string, { count: number; readonly numbers: Set<string> }>();
  const tyres = [0, 0, 0];
  let [looked, filled, said] = [0, 0, 0];
  for (let row = 0; row < rows && looked < MOST_ROWS; row++) {
    const number = column.textAt(row);
    if (!/^\d+(?:[.,]\d+)?$/.test(number)) continue;
    looked++;
    filled++;
    const texts = textsAt(row);
    const [name = ''] = texts;
    const [, ...parts] = TYRE.exec(name) ?? [];
    for (const [nth, part] of parts.entries()) if (Number(part) === Number(number)) tyres[nth] = (tyres[nth] ?? 0) + 1;
    const found = unitsBehind(number, texts);
    if (found.size !== 1) continue;
    said++;
    const [unit = ''] = found;
    const known = units.get(unit) ?? { count: 0, numbers: new Set<string>() };
    known.count++;
    known.numbers.add(number);
    units.set(unit, known);
  }
  if (isCharge(column, rows, textsAt)) return 'mAh';
  const tyre = tyres.findIndex((count) => count >= FEWEST_ROWS && count >= filled * AGREED);
  if (tyre !== -1) return TYRE_UNITS[tyre] ?? null;
  const [most] = [...units].toSorted(([, a], [, b]) => b.count - a.count);
  if (most === undefined) return null;
  const [unit, { count, numbers }] = most;
  const isSure = count >= FEWEST_ROWS && said >= filled * SAID && count >= said * AGREED;
  return isSure && numbers.size >= FEWEST_NUMBERS ? unit : null;
}

/** The capacity of what its name calls a battery: 500 and more are mAh, which are never less in Ah or Wh of such. */
function isCharge(
  { called, values, at, textAt }: ColumnFacts,
  rows: number,
  textsAt: (row: number) => readonly string[],
): boolean {
  if (!CAPACITY.test(plainName(called))) return false;
  if (!values.every(({ text }) => Number(text) >= LEAST_CHARGE && Number(text) <= MOST_CHARGE)) return false;
  let [filled, batteries] = [0, 0];
  for (let row = 0; row < rows; row++) {
    if (at(row) === BLANK || textAt(row) === '') continue;
    filled++;
    if (BATTERY.test(textsAt(row)[0] ?? '')) batteries++;
  }
  return batteries >= FEWEST_ROWS && batteries >= filled * AGREED;
}

const CAPACITY =
  /^(?:battery )?(?:capacity|kapazitat|akkukapazitat|capacite|capacidad|capacidade|capacita|capaciteit|kapacita|pojemnosc|kapacitet|kapasitet|kapasiteetti|kapacitas|capacitate|kapasite|емкость|ёмкость|ємність)(?: mah)?$/;
const BATTERY = /batter|batería|bateri|akku|accu(?!r)|akumul|акумул|аккумул|powerbank|power bank|pil\b/i;
const LEAST_CHARGE = 500;
const MOST_CHARGE = 60_000;

const WRITTEN = QUANTITIES.flat()
  .map(([unit]) => unit)
  .filter((unit) => unit !== '%')
  .concat('%', '″', '”', "''", 'Wp')
  .toSorted((a, b) => b.length - a.length)
  .map(escapePattern)
  .join('|');

/** The units that stand right behind a number. */
function unitsBehind(number: string, texts: readonly string[]): ReadonlySet<string> {
  const [whole = '', part] = number.split(/[.,]/);
  const written = part === undefined ? `${whole}(?:[.,]0+)?` : `${whole}[.,]${part}0*`;
  const pattern = new RegExp(`(?<![\\p{L}\\d.,/×x*-])${written} ?(${WRITTEN})(?![\\p{L}\\d])${NO_RATE}`, 'gu');
  const found = new Set<string>();
  for (const text of texts) {
    for (const [, unit = ''] of text.slice(0, LONGEST_TEXT).matchAll(pattern)) {
      const usual = unit === 'Wp' ? 'W' : usualUnit(unit);
      if (quantityOf(usual) !== null) found.add(usual);
    }
    // What the name says needs no description.
    if (found.size > 0) return found;
  }
  return found;
}

const TYRE = /(?<!\d)(\d{3}) ?\/ ?(\d{2}) ?Z?R ?(\d{2})(?!\d)/;
const TYRE_UNITS = ['mm', '%', 'in'];
