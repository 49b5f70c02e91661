// Turns the text of one JSON element into a record. A syntax error is a fault of the whole file, because nothing after it
// is certain.

import { type Reason, reason } from '@guidepost/fault/reason';
import { CatalogFileError } from '../catalog-file-error.ts';
import type { SourceRecord } from '../source-record.ts';
import { isFields, type JsonFields } from './json-fields.ts';
import { mayHaveWrappers, openLists, unwrapRecord } from './open-wrappers.ts';
import { repeatedMember } from './repeated-member.ts';
import type { JsonElement } from './split-json.ts';
import { mayHaveLongNumbers, parseLongNumbers, WrittenNumber } from './written-number.ts';

/** Only such escapes can make characters that databases do not keep: NUL, and halves of surrogate pairs. */
const SUSPICIOUS = /\\u(?:0000|d[89a-f])/i;

/**
 * `depth`: how deep it may be nested; null where that is checked already. Code that walks through values relies on it.
 * `nameLength`: of its members.
 */
export function parseElement(
  file: string,
  { text, line, column, name }: JsonElement,
  { depth, nameLength }: ElementLimits,
): SourceRecord<JsonFields> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw syntaxError(file, text, line, column, error);
  }
  if (depth !== null && isDeeper(value, depth)) {
    const text = `a value is nested deeper than ${depth} levels; flatten it`;
    return broken(line, reason('nested-too-deep', text, { most: depth }));
  }
  const long = text.length > nameLength * FEW_NAMES ? findLongName(value, nameLength) : null;
  if (long !== null) {
    const shown = `${long.slice(0, 40)}…`;
    const text = `the name of the member ${JSON.stringify(shown)} has ${long.length} characters, and ${nameLength} are allowed; write values behind the colon`;
    return broken(line, reason('member-name-too-long', text, { name: shown, most: nameLength }));
  }
  if (mayHaveLongNumbers(text)) value = parseLongNumbers(text);
  if (SUSPICIOUS.test(text) && !storable(value)) {
    const text = 'a text contains NUL or half a character (a lone surrogate); remove that escape';
    return broken(line, reason('half-characters', text));
  }
  if (!isFields(value)) {
    const text = `this is ${describe(value)} and not an object; a product is an object with members`;
    return broken(line, reason('not-an-object', text));
  }
  const repeated = repeatedMember(text, value);
  if (repeated !== null) {
    const name = repeated.slice(0, 80);
    const text = `the member ${JSON.stringify(name)} is there twice, and only one of them can be meant; remove the other`;
    return broken(line, reason('member-twice', text, { name }));
  }
  const own = unwrapRecord(value);
  const fields = mayHaveWrappers(text) ? openLists(own) : own;
  return { line, fields: name === undefined || 'key' in fields ? fields : { key: name, ...fields } };
}

const broken = (line: number, why: Reason): SourceRecord<JsonFields> => ({ line, fields: null, broken: why });

const describe = (value: unknown): string =>
  value === null
    ? 'null'
    : Array.isArray(value)
      ? 'an array'
      : `a ${value instanceof WrittenNumber ? 'number' : typeof value}`;

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((member) => isDeeper(member, levels - 1));
}

interface ElementLimits {
  readonly depth: number | null;
  readonly nameLength: number;
}

/** So many names fill nothing, however long they are. A shorter text is not looked through. */
const FEW_NAMES = 40;

function findLongName(value: unknown, most: number): string | null {
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, member] of Object.entries(value)) {
    const long = name.length > most ? name : findLongName(member, most);
    if (long !== null) return long;
  }
  return null;
}

function storable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, member]) => storable(name) && storable(member));
}

function syntaxError(file: string, text: string, line: number, column: number, error: unknown): CatalogFileError {
  const mend = 'make the file with a JSON library, or mend it there';
  // Most of V8's messages name a position. The rest of the message repeats the file's content and is not used.
  const position = /at position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1];
  if (position === undefined) {
    return new CatalogFileError({ file, line, column, what: 'what begins here is not valid JSON', mend });
  }
  const before = text.slice(0, Number(position));
  const newLine = before.lastIndexOf('\n');
  return new CatalogFileError({
    file,
    line: line + before.split('\n').length - 1,
    column: newLine === -1 ? column + before.length : before.length - newLine,
    what: 'this is not valid JSON',
    mend,
  });
}
