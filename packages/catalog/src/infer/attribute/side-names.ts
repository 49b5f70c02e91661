// The sides of a box, if the name of a column says which they are: `Maße (B x H x T)`, `Abmessungen BxHxT (cm)`, `Size
// (Width x Height)`.

export interface SidesInName {
  /** The column's name without them. */
  readonly plain: string;
  /** A word for each side, in the order of the cell. */
  readonly sides: readonly string[];
}

const BETWEEN = String.raw`\s*[x×*/]\s*`;
const LETTERS = new RegExp(
  String.raw`(?<![\p{L}\d])([BHTLWDPØ])${BETWEEN}([BHTLWDPØ])(?:${BETWEEN}([BHTLWDPØ]))?(?![\p{L}\d])`,
  'iu',
);
/** In other languages nobody knows what the letters mean, but they still tell the sides apart. */
const CAPITALS = new RegExp(
  String.raw`(?<![\p{L}\d])(\p{Lu})${BETWEEN}(\p{Lu})(?:${BETWEEN}(\p{Lu}))?(?![\p{L}\d])`,
  'u',
);
/** There must be spaces around the letter between them, because it occurs in words too. */
const WORDS = /(?<![\p{L}\d])(\p{L}{3,})\s+[x×*]\s+(\p{L}{3,})(?:\s+[x×*]\s+(\p{L}{3,}))?(?![\p{L}\d])/u;

/** `language`: decides what the letters mean if they leave it open. Null: the name has no sides. */
export function sidesInName(name: string, language: string | null): SidesInName | null {
  const found = LETTERS.exec(name) ?? CAPITALS.exec(name) ?? WORDS.exec(name);
  if (found === null) return null;
  const [whole, ...written] = found;
  const sides = written.filter((side) => side !== undefined);
  if (new Set(sides.map((side) => side.toLowerCase())).size < sides.length) return null;
  const plain = name
    .replace(whole, ' ')
    .replace(/[([]\s*[,;:]?\s*(?:in\s+)?(?:mm|cm|m|dm|in|inch|zoll)?\s*[)\]]/iu, ' ')
    .replace(/[\s,;:]+(?:in\s+)?(?:mm|cm|m|dm|inch|zoll)\s*$/iu, '')
    .replace(/[\s,:;-]+$/u, '')
    .trim();
  return { plain, sides: inWords(sides, language) };
}

const GERMAN: Readonly<Record<string, string>> = {
  ...{ B: 'Breite', H: 'Höhe', T: 'Tiefe', L: 'Länge', D: 'Durchmesser', Ø: 'Durchmesser' },
};
const ENGLISH: Readonly<Record<string, string>> = {
  ...{ W: 'Width', H: 'Height', D: 'Depth', L: 'Length', Ø: 'Diameter' },
};

/** The words for letters that stand by themselves. */
export const sidesInWords = (letters: readonly string[], language: string | null): readonly string[] =>
  inWords(
    letters.map((letter) => (letter === '⌀' ? 'Ø' : letter)),
    language,
  );

/** The language of the letters. English and German both have H and L, so the other letters tell. */
function inWords(sides: readonly string[], language: string | null): readonly string[] {
  const letters = sides.map((side) => side.toUpperCase());
  if (letters.some((letter) => letter.length > 1)) return sides;
  const german = letters.includes('B') || letters.includes('T') || (language === 'de' && !letters.includes('W'));
  const english = letters.includes('W') || (language === 'en' && !german);
  const words = german ? GERMAN : english ? ENGLISH : {};
  const found = letters.map((letter) => words[letter]);
  return found.every((word) => word !== undefined) && new Set(found).size === found.length ? found : letters;
}

/** Names that only say that a box has sides. The label of a side is then the side alone. */
export const saysOnlySides = (plain: string): boolean =>
  plain === '' ||
  /^(?:produkt|artikel|product|item|overall)?\s*(?:abmessung(?:en)?|ma(?:ß|ss)e?|größen?|dimensions?|size|measurements?)$/iu.test(
    plain,
  );
