// What cameras are chosen by and names say with numbers: megapixels, `64MP`, `24.1 Megapixel`, and how much nearer their lenses come, `10x zoom`,
// `50-fach Zoom`. A digital zoom only cuts out, so where names tell of one, only what is called optical is read.

import type { Decimal } from '../../mapping/mapping.ts';
import type { ColumnFacts } from '../column/column-facts.ts';
import { inUsualCases } from '../names/name-words.ts';

export interface CameraMeasure {
  readonly name: 'megapixels' | 'optical_zoom';
  readonly unit: 'MP' | 'x';
  /** In the order of languages of `labelIn`. */
  readonly labels: string;
  readonly pattern: string;
  readonly decimal: Decimal | null;
  readonly count: number;
}

/** Names of columns that say it. */
const SAYS_MEGAPIXELS = /(?:^| )(?:m[eé]ga ?p[ií][xk]\p{L}*|mp|mpx?|mpix|мегап[иі]кс\p{L}*|мп)(?: |$)/iu;
const SAYS_ZOOM = /zoom|зум/iu;

const MEGAPIXELS =
  'Megapixels|Megapixel|Mégapixels|Megapíxeles|Megapixel|Megapixels|Megapixely|Megapiksele|Мегапікселі|Мегапиксели|Megapíxeis|Megapixlar|Megapixel|Megapiksler|Megapikselit|Megapixel|Megapixeli|Megapiksel|Megapixely|Megapikseli|Megapikseli|Megapixel|画素数（MP）|화소(MP)|百万像素|Megapiksel|Megapixel|Мегапиксели|เมกะพิกเซล|Megapiksli|Megapikseliai|Megapikseļi|Megapikslid|Megapíxels';
const OPTICAL_ZOOM =
  'Optical zoom|Optischer Zoom|Zoom optique|Zoom óptico|Zoom ottico|Optische zoom|Optický zoom|Zoom optyczny|Оптичний зум|Оптический зум|Zoom ótico|Optisk zoom|Optisk zoom|Optisk zoom|Optinen zoom|Optikai zoom|Zoom optic|Optik zum|Optický zoom|Optički zoom|Optički zum|Οπτικό ζουμ|光学ズーム|광학 줌|光学变焦|Zoom optik|Zoom quang|Оптично увеличение|ซูมออปติคัล|Optični zoom|Optinis priartinimas|Optiskā tālummaiņa|Optiline suum|Zoom òptic';

const NUMBER = '(?<![\\p{L}\\d.,])(\\d{1,3}(?:[.,]\\d{1,2})?)';
const OF_PIXELS =
  '[ -]?(?:MP|Mp|mp|MPx|Mpx|MPX|MPix|Mpix|MPIX|[Mm][Ee][Gg][Aa][ -]?[Pp][IiÍí][XxKk][\\p{L}]*|[Mm][ée]gapixels?|МП|Мп|мп|Мпикс|Мпікс|[Мм]ега[Пп][иі]кс\\p{L}*)(?![\\p{L}\\d])';
const OPTICAL = inUsualCases(
  'optical|optisch|optischer|optisches|optischem|optische|optique|óptico|optico|ótico|ottico|optický|optickým|optyczny|optycznym|оптичний|оптичним|оптический|оптическим|optisk|optiskt|optinen|optikai|optic|optik|optički|optični|optinis|òptic|οπτικό'.split(
    '|',
  ),
);
const ZOOM = 'zoom|Zoom|ZOOM|зум|Зум|ЗУМ|зумом';
const TIMES = '(?: ?[xX×хХ]|[ -]?(?:fach|facher|faches|krát|krotny|-krotny|-кратний|-кратный|кратний|кратный))';
/** A digital zoom, in any of the languages. */
const DIGITAL =
  /(?:(?:digital|numérique|cyfrow|digitáln|цифров)\p{L}*[ -]?(?:zoom|зум))|(?:(?:zoom|зум)[ -](?:digital|numérique|cyfrow|digitáln|цифров))/iu;

const FEWEST_NAMES = 6;
const FEWEST_SHARE = 0.1;
const FEWEST_VALUES = 3;

/** `called`: the names of columns and of attributes that there are. */
export function findCameraMeasures(title: ColumnFacts, called: readonly string[]): readonly CameraMeasure[] {
  const isDigital = title.values.some(({ text }) => DIGITAL.test(text));
  const optical = isDigital ? `(?:${OPTICAL}) ` : `(?:(?:${OPTICAL}) )?`;
  const behind = isDigital ? ` (?:${OPTICAL})` : `(?: (?:${OPTICAL}))?`;
  const zoom = `${NUMBER}${TIMES}[ -]?${optical}(?:${ZOOM})(?!\\p{L})|(?<!\\p{L})(?:${ZOOM})${behind} (?:de )?(?:[xX×] ?)?(\\d{1,3})(?: ?[xX×])?(?![\\p{L}\\d.,])`;
  const all = [
    { name: 'megapixels', unit: 'MP', labels: MEGAPIXELS, columns: SAYS_MEGAPIXELS, pattern: `${NUMBER}${OF_PIXELS}` },
    { name: 'optical_zoom', unit: 'x', labels: OPTICAL_ZOOM, columns: SAYS_ZOOM, pattern: zoom },
  ] as const;
  return all.flatMap(({ columns, ...measure }) => {
    if (called.some((name) => columns.test(name))) return [];
    const said = saidBy(title, measure.pattern);
    const isCommon = said.count >= Math.max(FEWEST_NAMES, title.filled * FEWEST_SHARE);
    return isCommon && said.values >= FEWEST_VALUES ? [{ ...measure, decimal: said.decimal, count: said.count }] : [];
  });
}

function saidBy({ values }: ColumnFacts, pattern: string) {
  const expression = new RegExp(pattern, 'u');
  const numbers = new Set<string>();
  let having = 0;
  for (const { text, count } of values) {
    const number = expression.exec(text)?.slice(1).find(Boolean);
    if (number === undefined) continue;
    numbers.add(number);
    having += count;
  }
  const commas = [...numbers].filter((number) => number.includes(',')).length;
  const points = [...numbers].filter((number) => number.includes('.')).length;
  const decimal: Decimal | null = commas > points ? 'comma' : points > 0 ? 'point' : null;
  return { values: numbers.size, count: having, decimal };
}
