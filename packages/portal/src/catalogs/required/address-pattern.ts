// Addresses with places that columns fill: what a mapping file says as `https://shop.example/p/{SKU|url}`, as parts that are shown and changed.

export type PatternPart = string | { readonly column: string; readonly suffix: string };

const PLACE = /\{\{|\}\}|\{(?:"((?:[^"]|"")*)"|([^{}|?"]*))(\??(?:\|[a-z]+)*)\}/g;

export function partsOfPattern(text: string): PatternPart[] {
  const parts: PatternPart[] = [];
  let literal = '';
  let end = 0;
  for (const found of text.matchAll(PLACE)) {
    const [whole, quoted, plain, suffix = ''] = found;
    literal += text.slice(end, found.index);
    end = found.index + whole.length;
    const column = quoted?.replaceAll('""', '"') ?? plain?.trim();
    if (column === undefined) literal += whole.charAt(0);
    else {
      parts.push(literal, { column, suffix });
      literal = '';
    }
  }
  return joined([...parts, literal + text.slice(end)]);
}

export const writePattern = (parts: readonly PatternPart[]): string =>
  parts
    .map((part) => (typeof part === 'string' ? part.replace(/[{}]/g, '$&$&') : `{${named(part.column)}${part.suffix}}`))
    .join('');

const named = (column: string): string =>
  /[?|{}"]|^\s|\s$/.test(column) ? `"${column.replaceAll('"', '""')}"` : column;

/** A text stands before, between and behind columns, if need be an empty one, so that there is a place to write. */
export function joined(parts: readonly PatternPart[]): PatternPart[] {
  const all: PatternPart[] = [''];
  for (const part of parts) {
    const last = all.at(-1);
    if (typeof part !== 'string') all.push(part, '');
    else if (typeof last === 'string') all[all.length - 1] = last + part;
  }
  return all;
}

export const hasColumn = (parts: readonly PatternPart[]): boolean => parts.some((part) => typeof part !== 'string');

/** `at`: of the part, a text; `caret`: in it. */
export function inserted(
  parts: readonly PatternPart[],
  { at, caret }: { readonly at: number; readonly caret: number },
  column: string,
): PatternPart[] {
  const text = parts[at];
  if (typeof text !== 'string') return [...parts];
  const place = { column, suffix: '|url' };
  return joined([...parts.slice(0, at), text.slice(0, caret), place, text.slice(caret), ...parts.slice(at + 1)]);
}

/** One that is whole, and no pattern. */
export const isAddress = (text: string): boolean => /^https?:\/\/[^\s{}]+$/i.test(text);

/** What is typed as `shop.example/p/1`. */
export const withScheme = (text: string): string =>
  /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?::\d+)?(?:[/?]|$)/u.test(text) ? `https://${text}` : text;

/**
 * Where the key of a product most likely goes: after a last `=`, in place of the last value that a program is given, in place of a file's
 * name, or as a further part of the path.
 */
export function withKey(address: string, column: string): PatternPart[] {
  const place = { column, suffix: '|url' };
  if (address.endsWith('=')) return joined([address, place]);
  const [, given, after = ''] = /^([^?#]*\.(?:php|aspx?|jsp)\?(?:[^#]*&)?[^#&=]*=)[^#&]*(.*)$/i.exec(address) ?? [];
  if (given !== undefined) return joined([given, place, after]);
  const [, file, extension] =
    /^(https?:\/\/[^/?#]+\/(?:[^?#]*\/)?)[^/?#]+(\.[a-z]{3,5}(?:[?#].*)?)$/i.exec(address) ?? [];
  if (file !== undefined && extension !== undefined) return joined([file, place, extension]);
  const [, path = address, rest = ''] = /^([^?#]*?)\/?([?#].*)?$/.exec(address) ?? [];
  return joined([`${path}/`, place, rest]);
}

/** Columns of a file, as far as they may stand in addresses. */
export interface AddressColumn {
  readonly column: string;
  /** The article number, or another one that is different in each row. */
  readonly isKey: boolean;
  /** Different in most rows, so that a code in it tells a product. */
  readonly isMostlyDifferent?: boolean;
}

const LEAST_LETTERS = 4;

/** `H26000`: at least four signs with a digit among them, and no blank. */
const CODE = /^(?=\D*\d)[\p{L}\p{N}._/-]{4,}$/u;

const holdsCode = ({ column, isMostlyDifferent }: AddressColumn, row: Readonly<Record<string, string>>): boolean =>
  isMostlyDifferent === true && CODE.test(row[column] ?? '');

/**
 * The address of one product with the columns that are found in it, also where it has them as a slug. Null: nothing in it tells this product
 * from the others. `rows`: cells of the products that it may be of.
 */
export function findPlaces(
  address: string,
  rows: readonly Readonly<Record<string, string>>[],
  columns: readonly AddressColumn[],
): PatternPart[] | null {
  const found = rows.flatMap((row) => {
    const parts = placesOf(address, row, columns);
    const places = new Set(parts.flatMap((part) => (typeof part === 'string' ? [] : [part.column])));
    const tells = (one: AddressColumn): boolean => places.has(one.column) && (one.isKey || holdsCode(one, row));
    return places.size > 1 || columns.some(tells) ? [parts] : [];
  });
  const literals = (parts: readonly PatternPart[]): number =>
    parts.reduce((sum, part) => sum + (typeof part === 'string' ? part.length : 0), 0);
  return found.toSorted((a, b) => literals(a) - literals(b))[0] ?? null;
}

function placesOf(
  address: string,
  row: Readonly<Record<string, string>>,
  columns: readonly AddressColumn[],
): PatternPart[] {
  const [origin = ''] = /^(?:https?:)?\/\/[^/?#]*/i.exec(address) ?? [];
  const forms = columns
    .flatMap((one) => {
      const isSure = one.isKey || holdsCode(one, row);
      return formsOf(row[one.column] ?? '').map((form) => ({ ...form, ...one, isSure }));
    })
    .filter(({ text, isSure }) => text !== '' && (isSure || (text.length >= LEAST_LETTERS && /\p{L}/u.test(text))))
    // A long one may have a short one inside.
    .toSorted((a, b) => b.text.length - a.text.length || Number(b.isKey) - Number(a.isKey));
  // Escapes mean the same in capitals, as they are in the forms.
  const rest = address.slice(origin.length).replace(/%[\da-f]{2}/gi, (code) => code.toUpperCase());
  let parts: PatternPart[] = [rest];
  for (const { text, suffix, column } of forms) {
    parts = joined(
      parts.flatMap((part) => (typeof part === 'string' ? replaced(part, text, { column, suffix }) : part)),
    );
  }
  return joined([origin, ...parts]);
}

function formsOf(cell: string): { readonly text: string; readonly suffix: string }[] {
  const slug = slugOf(cell);
  return [
    ...(cell.includes('/') ? [{ text: cell, suffix: '' }] : []),
    // Browsers leave commas as they are, programs mostly do not.
    ...[cell, encodeURIComponent(cell.toWellFormed()), encodeURI(cell.toWellFormed())].map((text) => ({
      ...{ text, suffix: '|url' },
    })),
    ...[slug, encodeURIComponent(slug)].map((text) => ({ text, suffix: '|slug' })),
    { text: cell.toLowerCase(), suffix: '|lower|url' },
  ];
}

/** As the server makes them. */
const slugOf = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFKD')
    .replace(/\p{Mn}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');

/** Wherever it stands as a whole word, and not within an escape such as `%20`. */
function replaced(literal: string, text: string, place: PatternPart): PatternPart[] {
  const isWord = (sign: string): boolean => /[\p{L}\p{N}]/u.test(sign);
  const parts: PatternPart[] = [];
  let done = 0;
  for (let at = literal.indexOf(text); at >= 0; at = literal.indexOf(text, Math.max(at + 1, done))) {
    const end = at + text.length;
    const before = literal.charAt(at - 1);
    if (before === '%' || isWord(before) || isWord(literal.charAt(end))) continue;
    parts.push(literal.slice(done, at), place);
    done = end;
  }
  return [...parts, literal.slice(done)];
}
