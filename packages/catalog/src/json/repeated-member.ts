// A record that has one name twice: JSON takes the last without a word, and which of the two is meant nobody knows. Nearly every
// record is told to have none by counting: as many names are written as there are members.

/** The first name that an object of the value has twice; null: none. `value`: what the text was parsed to. */
export const repeatedMember = (text: string, value: unknown): string | null =>
  countNames(text) === countMembers(value) ? null : findRepeated(text);

const QUOTE = 34;

/**
 * Colons behind a quote, whatever space is between them: every name, and at most a few more inside of texts. So where they are as
 * many as the members, no name is there twice.
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

/** Blank, tab and line ends: nothing else that is as small stands outside of texts in JSON. */
const isSpace = (code: number): boolean => code <= 32;

/** Names and values are looked at where they are; a list of them for every record would cost more than all the rest. */
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

/** Reads the text name by name. It is valid JSON. */
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
