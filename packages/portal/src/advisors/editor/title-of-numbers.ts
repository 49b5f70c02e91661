// A title that says the borders of an answer, `1.010 bis 1.500 lm`, says the new ones once they are moved. Its words stay as they are, so it
// works in every language. A title that says something else, or not all of the borders, is somebody's own and stays.

/** A border as it was and as it is. */
export interface MovedNumber {
  readonly was: number;
  readonly is: number;
  /** Between which numbers a title may begin instead: more than 5 is said as `6 to 8`, and from 1000.01 as `1000 to 1500`. Null: exactly there. */
  readonly saidWithin: readonly [least: number, below: number] | null;
}

/** `grouped`: whether thousands get a separator; null: as the language does. */
export function followNumbers(
  title: string,
  moved: readonly MovedNumber[],
  language: string,
  grouped: boolean | null = null,
): string {
  if (moved.every(({ was, is }) => was === is)) return title;
  const found = numbersIn(title, language);
  const meant = found.map((number) => meaningOf(number, moved));
  const isSaid = moved.every((each) => meant.some((one) => one?.border.was === each.was));
  if (found.length === 0 || !isSaid || meant.includes(null)) return title;
  let made = '';
  let end = 0;
  for (const [nth, number] of found.entries()) {
    const value = meant[nth]?.value ?? number.value;
    made +=
      title.slice(end, number.at) + (value === number.value ? number.text : write(value, number, language, grouped));
    end = number.at + number.text.length;
  }
  return made + title.slice(end);
}

/** Whether some of these titles write 4-digit numbers with a separator; null: none of them has such a number. */
export function areGrouped(titles: readonly string[], language: string): boolean | null {
  const sizes = titles
    .flatMap((title) => numbersIn(title, language))
    .filter(({ value }) => value >= 1000 && value < 10_000);
  return sizes.length === 0 ? null : sizes.some(({ separator }) => separator !== null);
}

/** The title with `#` in place of each number. */
export const shapeOf = (title: string, language: string): string =>
  numbersIn(title, language).reduceRight(
    (made, { at, text }) => `${made.slice(0, at)}#${made.slice(at + text.length)}`,
    title,
  );

/** In the order of the title. */
export const numbersOf = (title: string, language: string): number[] =>
  numbersIn(title, language).map(({ value }) => value);

interface FoundNumber {
  readonly text: string;
  readonly at: number;
  readonly value: number;
  /** Between thousands; null: none. */
  readonly separator: string | null;
  readonly point: string;
  /** Digits that are written although they are zeros: `9.90`. */
  readonly zeros: number;
}

/** What stands alone: neither `E27` nor `10er` is a number of its own. A sign or a unit may be right beside it. */
function numbersIn(title: string, language: string): FoundNumber[] {
  const { point } = signsOf(language);
  const found = title.matchAll(/(?<![\p{L}\d.,])\d+(?:[.,'’\u00a0\u202f ]\d+)*/gu);
  return [...found].flatMap(({ 0: whole, index: at }) => {
    const next = title.slice(at + whole.length);
    // `3. Teil`, `10er`, `2-in-1`: but `5kg` and `40°` are amounts.
    if (/^(er|x|st|nd|rd|th)(?!\p{L})|^-\p{L}/iu.test(next)) return [];
    return readNumbers(whole, at, point);
  });
}

/** `1 500` is one number, `10 20` are two. */
function readNumbers(whole: string, at: number, point: string): FoundNumber[] {
  const groups = /^(\d{1,3})(?:([.'’\u00a0\u202f ,])\d{3})(?:\2\d{3})*(?:[.,]\d+)?$/u.exec(whole);
  const separator = groups !== null && groups[2] !== point ? (groups[2] ?? null) : null;
  const bare = separator === null ? whole : whole.replaceAll(separator, '');
  if (!/^\d+(?:[.,]\d+)?$/.test(bare)) {
    const [first = ''] = /^\d+(?:[.,]\d+)?/.exec(whole) ?? [];
    const rest = whole.slice(first.length + 1);
    return rest === '' || first === whole
      ? []
      : [...readNumbers(first, at, point), ...readNumbers(rest, at + first.length + 1, point)];
  }
  const own = /[.,]/.exec(bare)?.[0] ?? point;
  const decimals = bare.split(own)[1] ?? '';
  const zeros = decimals.endsWith('0') ? decimals.length : 0;
  return [{ text: whole, at, value: Number(bare.replace(own, '.')), separator, point: own, zeros }];
}

/** 0.5 kg is said as 500 g, and 2000 GB as 2 TB. */
const SCALES = [1, 1000, 1 / 1000, 1 / 1024];

function meaningOf(
  { value }: FoundNumber,
  moved: readonly MovedNumber[],
): { readonly border: MovedNumber; readonly value: number } | null {
  for (const scale of SCALES) {
    const border = moved.find(({ was }) => tidy(was * scale) === value);
    if (border !== undefined) return { border, value: tidy(border.is * scale) };
  }
  const border = moved.find(({ saidWithin: within }) => within !== null && value >= within[0] && value < within[1]);
  if (border === undefined) return null;
  const { was, is } = border;
  if (was === is) return { border, value };
  return { border, value: isSmallestStep(value, was) ? tidy(is + value - was) : is };
}

/** Neighbours among whole numbers, or in cents. */
export const isSmallestStep = (one: number, other: number): boolean => {
  const apart = Math.abs(one - other);
  return (apart === 1 && Number.isInteger(one)) || apart < 0.0101;
};

const tidy = (value: number): number => Number(value.toPrecision(12));

function write(value: number, like: FoundNumber, language: string, grouped: boolean | null): string {
  const isPlain = like.separator === null && (like.value >= 1000 || grouped === false) && value < 10_000;
  const useGrouping = isPlain ? false : like.separator !== null || grouped === true ? 'always' : 'auto';
  const format = new Intl.NumberFormat(localeOf(language), {
    ...{ useGrouping, maximumFractionDigits: 6 },
    ...(like.zeros > 0 && { minimumFractionDigits: like.zeros }),
  });
  return format
    .formatToParts(value)
    .map(({ type, value: part }) =>
      type === 'group' ? (like.separator ?? part) : type === 'decimal' ? like.point : part,
    )
    .join('');
}

function signsOf(language: string): { readonly point: string } {
  const parts = new Intl.NumberFormat(localeOf(language)).formatToParts(1234.5);
  return { point: parts.find(({ type }) => type === 'decimal')?.value ?? '.' };
}

/** A file may have anything as its language. */
export function localeOf(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? 'en';
  } catch {
    return 'en';
  }
}
