// How many pieces a pack has, beside what one piece holds: `6 x 1.5 l`, `10x200ml`, `500 ml x 12`, `24er Pack`, `12er-Kiste`. No side
// is weighed or poured, so such a number is a count, where `20 x 30 cm` are two sides.

const UNITS = 'ml|ML|cl|CL|dl|l|L|g|G|kg|KG|Kg|oz|мл|л|г|кг';
const ONE = `\\d+(?:[.,]\\d+)? ?(?:${UNITS})`;
/** The words behind a German number of pieces, each beginning in either case. */
const PACKS = 'pack|packung|kiste|kasten|karton|set|box|gebinde|tray|träger|sparpack|vorteilspack|multipack'
  .split('|')
  .map((word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`)
  .join('|');

const PATTERNS: readonly string[] = [
  `(?<![\\p{L}\\d.,/×*+-])(\\d{1,3}) ?[x×*] ?(?=${ONE}(?![\\p{L}\\d]))`,
  `(?<=(?<![\\p{L}\\d.,/])${ONE} ?[x×*] ?)(\\d{1,3})(?![\\p{L}\\d.,])`,
  `(?<![\\p{L}\\d.,/×x*+-])(\\d{1,3})(?=-?er[ -]?(?:${PACKS})(?![\\p{L}\\d]))`,
];
const EXPRESSIONS = PATTERNS.map((pattern) => ({ pattern, expression: new RegExp(pattern, 'u') }));

interface PackInName {
  /** Its group is the number. */
  readonly pattern: string;
  readonly number: string;
}

export const findPacks = (text: string): readonly PackInName[] =>
  EXPRESSIONS.flatMap(({ pattern, expression }) => {
    const number = expression.exec(text)?.[1];
    return number === undefined ? [] : [{ pattern, number }];
  });
