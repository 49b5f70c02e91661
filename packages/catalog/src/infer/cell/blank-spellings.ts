// How a file writes that there is no value. Some spellings mean only that. Others (`None`, `NA`) are often real values, so
// they count only if all other cells of the column are numbers.

import { BLANK, type ColumnSample } from '../column/column-sample.ts';
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
  return [...sure, ...doubtful];
}

function isElseNumeric(column: ColumnSample, blank: string, blanks: readonly string[]): boolean {
  const others = column.values.filter((text) => text !== blank && !blanks.includes(text) && !DOUBTFUL.includes(text));
  const numbers = others.filter((text) => quantityParts(text) !== null);
  return numbers.length >= 3 && numbers.length >= others.length * 0.97;
}
