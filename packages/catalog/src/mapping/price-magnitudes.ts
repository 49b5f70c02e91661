// Prices that are written in thousands, millions or lakhs, as those of flats, cars and machines are: `41.2 M Ft`, `1,2 млн ₽`, `₹ 12.5 Lakh`.
// To add a word, write it in lower case, without a point at its end.

const POWERS: readonly (readonly [factor: number, words: string])[] = [
  [1e3, 'tsd tausend thousand тыс тысяч tys ezer ribu rb bin хил هزار हज़ार 천 พัน'],
  [1e4, '万 萬 만'],
  [1e5, 'lakh lakhs lac lacs लाख লাখ'],
  [
    1e6,
    'mio mill million millions millionen millió millones milhões milioni milionů milionu mln млн миллион миллиона миллионов мільйонів milj milioane milyon triệu juta jt میلیون مليون ล้าน 百万',
  ],
  [1e7, 'crore crores करोड़ কোটি'],
  [1e8, '億 亿 억'],
  [1e9, 'mrd mld billion billions milliarden milliárd млрд miliar tỷ میلیارد'],
];

const WORDS: ReadonlyMap<string, number> = new Map(
  POWERS.flatMap(([factor, words]) => words.split(' ').map((word) => [word, factor] as const)),
);

/** A toman is ten rials. Iranian shops write tomans, and ISO 4217 has rials only. */
const TOMANS: ReadonlySet<string> = new Set('تومان تومن toman tomans'.split(' '));

/** Letters and short forms right behind the number. They mean this only where a currency stands beside them, too. */
const LETTERS: ReadonlyMap<string, number> = new Map([
  ['k', 1e3],
  ['K', 1e3],
  ['M', 1e6],
  ['Mn', 1e6],
  ['L', 1e5],
  ['Cr', 1e7],
  ['cr', 1e7],
]);

export interface Magnitude {
  readonly factor: number;
  /** What stands before and behind the number besides the words of the magnitude. */
  readonly before: string;
  readonly after: string;
}

/** `before`, `after`: what stands beside a number, trimmed. Null: nothing in it says a magnitude. */
export function magnitudeOf(before: string, after: string): Magnitude | null {
  // Every cell of a file comes here once, and most are something else.
  const length = before.length + after.length;
  if (length === 0 || length > LONGEST) return null;
  let factor = 1;
  let currency = before;
  if (TOMANS.has(plainWord(before))) [currency, factor] = [RIAL, TEN];
  const rest: string[] = [];
  const [first = '', ...others] = after.split(/\s+/);
  const letter = LETTERS.get(first);
  if (letter === undefined || others.join('') + before === '') others.unshift(first);
  else factor *= letter;
  for (const word of others) {
    const isToman = TOMANS.has(plainWord(word));
    const power = isToman ? TEN : WORDS.get(plainWord(word));
    if (isToman) rest.push(RIAL);
    else if (power === undefined) rest.push(word);
    factor *= power ?? 1;
  }
  return factor === 1 ? null : { factor, before: currency, after: rest.join(' ') };
}

const plainWord = (word: string): string => word.toLowerCase().replace(/\.$/, '');

const RIAL = 'IRR';
const TEN = 10;
/** `миллионов рублей` */
const LONGEST = 24;
