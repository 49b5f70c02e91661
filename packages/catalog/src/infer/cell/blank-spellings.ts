// How a file writes that there is no value. Some spellings mean only that. Others (`None`, `NA`) are often real values, so
// they count only if all other cells of the column are numbers.

import { isNamed } from '../column/column-names.ts';
import { BLANK, type ColumnSample } from '../column/column-sample.ts';
import { namesCategory } from '../column/names-category.ts';
import { KIND_COLUMN } from '../column/names-kind.ts';
import { quantityOf } from './known-units.ts';
import { NO_BRAND, NO_CATEGORY } from './placeholder-words.ts';
import { quantityParts } from './recognise-number.ts';

const SURE = [
  ...[
    '-',
    '--',
    '---',
    '–',
    '—',
    '−',
    '―',
    '----',
    '- -',
    '-,-',
    '-.-',
    '--,--',
    '--.--',
    '\\N',
    '#N/A',
    '#NV',
    'N/A',
    'n/a',
    'N.A.',
    'n.a.',
    'N/a',
    'n/a.',
    'n.a',
    'N.A',
    'n/d',
    'N/D',
    'n\\a',
    'N\\A',
    'null',
    'NULL',
    'Null',
    'nil',
  ],
  ...[
    'NaN',
    'nan',
    'undefined',
    '(null)',
    '(none)',
    '(blank)',
    'k.A.',
    'k. A.',
    'k.a.',
    'keine Angabe',
    'o.A.',
    'n.v.',
  ],
  ...[
    's/o',
    'n.d.',
    'N.D.',
    'non renseigné',
    'no disponible',
    'neuvedeno',
    'brak danych',
    'not specified',
    'Not specified',
  ],
];
const DOUBTFUL = [
  'NA',
  'na',
  'None',
  'none',
  'NONE',
  '?',
  '.',
  '/',
  'x',
  'unknown',
  'Unknown',
  'TBA',
  'TBD',
  'ND',
  'nd',
];

export function findBlankSpellings(columns: readonly ColumnSample[]): string[] {
  const sure = SURE.filter((text) => columns.some((column) => column.idOf(text) !== BLANK));
  const doubtful = DOUBTFUL.filter((text) => {
    const having = columns.filter((column) => column.idOf(text) !== BLANK);
    return having.length > 0 && having.every((column) => isElseNumeric(column, text, sure));
  });
  return [...new Set([...sure, ...doubtful, ...wordsForNone(columns), ...columns.flatMap(blanksWithUnits)])];
}

/** `Uncategorized` in a category, and `My Store` in a brand. */
function wordsForNone(columns: readonly ColumnSample[]): string[] {
  const found = new Set<string>();
  for (const column of columns) {
    const words = noneIn(column.name);
    if (words.size > 0) for (const text of column.values) if (words.has(text.toLowerCase())) found.add(text);
  }
  const isMeant = (text: string): boolean => {
    const lower = text.toLowerCase();
    return (
      !ELSEWHERE_A_VALUE.has(lower) ||
      columns.every((column) => column.idOf(text) === BLANK || noneIn(column.name).has(lower))
    );
  };
  return [...found].filter(isMeant);
}

const CATEGORIES: ReadonlySet<string> = new Set(NO_CATEGORY);
const BRANDS: ReadonlySet<string> = new Set(NO_BRAND);
const NOTHING: ReadonlySet<string> = new Set();

const noneIn = (name: string): ReadonlySet<string> =>
  isNamed('brand', name) ? BRANDS : namesCategory(name) || KIND_COLUMN.test(name) ? CATEGORIES : NOTHING;

const ELSEWHERE_A_VALUE: ReadonlySet<string> = new Set(['default', 'unassigned']);

/** A form with nothing filled in, in a column of measures: `- g`, `-" (- cm)`, `n/a cm`, `-- x -- mm`. */
function blanksWithUnits(column: ColumnSample): string[] {
  const forms = column.values.filter((text) => text.length <= LONGEST_FORM && BEGINS_BLANK.test(text));
  if (forms.length === 0) return forms;
  const measured = column.values.filter((text) => text.length <= LONGEST_FORM && /\d/.test(text));
  const isUsed = (unit: string): boolean => measured.some((text) => unitsBehindNumbers(text).includes(unit));
  return forms.filter((text) => unitsOfBlank(text)?.every(isUsed) === true);
}

const unitsBehindNumbers = (text: string): readonly string[] =>
  Array.from(text.matchAll(/\d\s?([^\s\d()[\],;:/|]+)/gu), ([, unit = '']) => unit);

const LONGEST_FORM = 40;
const NO_NUMBER =
  '(?:[-\u2010-\u2015\u2212]{1,4}|n\\s?/\\s?[ad]|n\\.\\s?[av]\\.?|k\\.\\s?a\\.?|tba|tbd|nan|null|[?x_]{1,3})';
const BEGINS_BLANK = new RegExp(`^[(~<>\u2248]?\\s*${NO_NUMBER}`, 'i');
const BLANK_PART = new RegExp(`^${NO_NUMBER}?$`, 'i');
const EACH_BLANK = new RegExp(`(?<![\\p{L}\\p{N}])${NO_NUMBER}(?![\\p{L}\\p{N}])`, 'giu');

/** Null: there is more in it than blanks, units and what parts them, or no unit. */
function unitsOfBlank(text: string): readonly string[] | null {
  const parts = text.replace(EACH_BLANK, ' ').split(/[\s()[\]×*/|,;:~<>\u2248]+/);
  const units = parts.filter((part) => part !== '' && !BLANK_PART.test(part));
  const areUnits = units.every((unit) => INCHES.test(unit) || quantityOf(unit.replace(/\.$/, '')) !== null);
  return units.length > 0 && areUnits ? units : null;
}

const INCHES = /^(?:["'″”′]{1,2}|%|°)$/;

function isElseNumeric(column: ColumnSample, blank: string, blanks: readonly string[]): boolean {
  const others = column.values.filter((text) => text !== blank && !blanks.includes(text) && !DOUBTFUL.includes(text));
  const numbers = others.filter((text) => quantityParts(text) !== null);
  return numbers.length >= 3 && numbers.length >= others.length * 0.97;
}
