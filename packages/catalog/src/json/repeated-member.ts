// A record that has one name twice: JSON takes the last without a word, and which of the two is meant nobody knows. Nearly every
// record is told to have none by counting: as many names are written as there are members.

/** The first name that an object of the value has twice; null: none. `value`: what the text was parsed to. */
export function repeatedMember(text: string, value: unknown): string | null {
  const members = countMembers(value);
  const written = countOf('":', text);
  if (written === members) return null;
  return written + countOf('" :', text) === members ? null : findRepeated(text);
}

function countOf(wanted: string, text: string): number {
  let count = 0;
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 2)) count++;
  return count;
}

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
