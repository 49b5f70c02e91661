// Finds records that have the same name twice. JSON silently takes the last one, and nobody knows which is meant. Counting
// is enough to clear nearly every record: if it has as many written names as members, no name is repeated.

/** The first name that an object of the value has twice; null: none. `value`: what the text was parsed to. */
export const repeatedMember = (text: string, value: unknown): string | null =>
  countNames(text) === countMembers(value) ? null : findRepeated(text);

const QUOTE = 34;

/**
 * Counts colons that follow a quote, with or without space between them. Every name has one, and texts may add a few. So
 * if there are as many as members, no name is repeated.
 */
function countNames(text: string): number {
  let count = 0;
  for (let at = text.indexOf(':'); at !== -1; at = text.indexOf(':', at + 1)) {
    let before = at - 1;
    while (before >= 0 && isSpace(text.charCodeAt(before))) before--;
    if (text.charCodeAt(before) === QUOTE) count++;
  }
  return count;
}

/** Blank, tab and line ends. Outside of texts, JSON has no other characters with such small codes. */
const isSpace = (code: number): boolean => code <= 32;

/** Looks at names and values in place. A list of them for every record would cost more than all the rest. */
function countMembers(value: unknown): number {
  let count = 0;
  if (Array.isArray(value)) {
    for (const element of value) if (typeof element === 'object') count += countMembers(element);
    return count;
  }
  if (!isObject(value)) return 0;
  for (const name in value) {
    count++;
    const member = value[name];
    if (typeof member === 'object') count += countMembers(member);
  }
  return count;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}:]/g;

/** Reads the text, which is valid JSON, name by name. */
function findRepeated(text: string): string | null {
  const open: Set<string>[] = [];
  let before = '';
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === '{') open.push(new Set());
    else if (token === '}') open.pop();
    else if (token === ':') {
      const name: unknown = JSON.parse(before);
      const names = open.at(-1);
      if (typeof name !== 'string' || names === undefined) continue;
      if (names.has(name)) return name;
      names.add(name);
    } else before = token;
  }
  return null;
}
