// Recognises yes and no in the words that files use for them. Two values that are not known words are two texts.

import type { CountedValue } from '../column/column-facts.ts';

/** Signs that say yes wherever they stand. */
const TICKS = ['x', '✓', '✔', '✅', '☑', '●', '√'];

const PAIRS: readonly (readonly [readonly string[], readonly string[]])[] = [
  [
    ['true', 't', 'wahr', 'vrai', 'verdadero', 'vero', 'waar', 'pravda', 'prawda'],
    ['false', 'f', 'falsch', 'faux', 'falso', 'onwaar', 'nepravda', 'fałsz'],
  ],
  [
    [
      ...TICKS,
      ...['yes', 'y', 'ja', 'j', 'oui', 'sí', 'si', 'sì', 'ano', 'tak', 'sim', 'kyllä', 'igen', 'da', 'áno'],
      ...['evet', 'var', 'так', 'є', 'да', 'есть', 'ναι', 'jah', 'jā', 'taip', 'はい', 'あり', '有', '是', '예'],
    ],
    [
      ...[
        'no',
        'n',
        'nein',
        'non',
        'nee',
        'ne',
        'nie',
        '✗',
        '✘',
        '❌',
        '☐',
        '○',
        '✕',
        '-',
        'não',
        'nao',
        'nej',
        'nei',
        'ei',
        'nem',
        'nu',
      ],
      ...['hayır', 'hayir', 'yok', 'ні', 'немає', 'нет', 'όχι', 'nē', 'いいえ', 'なし', '無', '无', '否', '아니오'],
    ],
  ],
  [['1'], ['0']],
  [['on'], ['off']],
  [
    ['with', 'mit', 'avec', 'con', 'met'],
    ['without', 'ohne', 'sans', 'sin', 'senza', 'zonder'],
  ],
  [
    ['available', 'vorhanden'],
    ['not available', 'unavailable', 'nicht vorhanden'],
  ],
];

export interface BooleanReading {
  readonly true: readonly string[];
  readonly false: readonly string[];
}

/** Of one word alone; null where it is neither, or may be a number. */
export function sideOf(word: string): boolean | null {
  if (/^[\d-]*$/.test(word)) return null;
  const lower = word.toLowerCase();
  if (PAIRS.some(([yes]) => yes.includes(lower))) return true;
  return PAIRS.some(([, no]) => no.includes(lower)) ? false : null;
}

/** Signs that are put into a cell to tick it. Alone in their column they are a yes; beside others they may be stars or footnotes. */
const MARKS: ReadonlySet<string> = new Set([...TICKS, ...'*•·+■▪◆★☒⬤◉✱']);

/** Whether some cells are ticked and all others are empty. */
export const isTicked = ([mark, ...others]: readonly CountedValue[]): boolean =>
  mark !== undefined &&
  MARKS.has(mark.text.toLowerCase()) &&
  others.every(({ text }) => text.toLowerCase() === mark.text.toLowerCase());

/** Words as they are written, each spelling once whatever its case. Null: the column is not a boolean. */
export function recogniseBoolean(values: readonly CountedValue[]): BooleanReading | null {
  const words = [...new Set(values.map(({ text }) => text.toLowerCase()))];
  if (words.length === 0 || words.length > 6) return null;
  if (isTicked(values)) return { true: words, false: [] };
  const sides = words.map((word) => ({
    word,
    yes: PAIRS.findIndex(([yes]) => yes.includes(word)),
    no: PAIRS.findIndex(([, no]) => no.includes(word)),
  }));
  if (sides.some(({ yes, no }) => yes === -1 && no === -1)) return null;
  const yes = sides.filter((side) => side.yes !== -1).map(({ word }) => word);
  const no = sides.filter((side) => side.yes === -1).map(({ word }) => word);
  // One side alone says little: `1` may be a count and `-` a blank. But `true`, `yes` and `x` beside blanks do mean yes.
  if (yes.length === 0) return null;
  if (no.length === 0 && yes.some((word) => word === '1' || word === 'con' || word === 'on')) return null;
  return { true: yes, false: no };
}
