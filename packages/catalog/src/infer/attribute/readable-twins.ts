// Columns that say the same twice, for programs and for people: `category` with `four-plaque` beside `categoryName` with `Hornos y
// Placas`. What people read is taken, under the name of the thing itself.

import { type Reason, reason } from '@guidepost/fault/reason';
import type { ColumnFacts } from '../column/column-facts.ts';
import { plainName } from '../column/column-names.ts';

/** Behind the name of a thing: what it is called. */
const NAME_WORD =
  / (?:name|names|title|label|text|display name|bezeichnung|nom|libelle|titre|nombre|titulo|etiqueta|nome|titolo|etichetta|naam|titel|nazev|nazov|nazwa|namn|navn|nimi|nev|nume|naziv|adi|название|назва|имя)$/;
const SLUG_WORD = / (?:slug|key|handle|code|kurzel|alias)$/;

const SLUG = /^[\p{Ll}\d]+(?:[-_][\p{Ll}\d]+)*$/u;
const ENOUGH = 0.95;

export interface ReadableTwins {
  /** Columns of slugs that are left out, each with its reason. */
  readonly why: ReadonlyMap<string, Reason>;
  /** Columns that people read, each with the name of the thing. */
  readonly called: ReadonlyMap<string, string>;
}

export function findReadableTwins(columns: readonly ColumnFacts[], rows: number): ReadableTwins {
  const why = new Map<string, Reason>();
  const called = new Map<string, string>();
  const things = columns.map((column) => {
    const plain = plainName(column.called);
    return { column, plain, thing: plain.replace(NAME_WORD, ''), code: plain.replace(SLUG_WORD, '') };
  });
  for (const { column: slugs, plain, code } of things) {
    if (!isOfSlugs(slugs)) continue;
    const twin = things.find(
      ({ column, plain: other, thing }) =>
        column !== slugs && (thing === code || other === code) && other !== plain && sayTheSame(slugs, column, rows),
    );
    if (twin === undefined) continue;
    why.set(slugs.name, reason('says-again', `says again what ${twin.column.name} says`, { column: twin.column.name }));
    called.set(twin.column.name, code === plain ? slugs.called : twin.column.called);
  }
  return { why, called };
}

const isOfSlugs = ({ values, isArray, distinct }: ColumnFacts): boolean =>
  !isArray &&
  distinct > 1 &&
  values.every(({ text }) => SLUG.test(text)) &&
  values.some(({ text }) => /[-_]/.test(text));

/** Each value of one stands for one of the other. */
function sayTheSame(slugs: ColumnFacts, names: ColumnFacts, rows: number): boolean {
  if (names.isArray || isOfSlugs(names) || names.filled < slugs.filled * ENOUGH) return false;
  if (names.distinct > slugs.distinct || names.distinct < slugs.distinct * ENOUGH) return false;
  if (!names.values.some(({ text }) => /\p{L}/u.test(text))) return false;
  const firsts = new Map<string, string>();
  let [both, same] = [0, 0];
  for (let row = 0; row < rows; row++) {
    const [slug, name] = [slugs.textAt(row), names.textAt(row)];
    if (slug === '' || name === '') continue;
    both++;
    const first = firsts.get(slug) ?? name;
    firsts.set(slug, first);
    if (first === name) same++;
  }
  return both > 0 && same >= both * ENOUGH;
}
