// How a value is written in an advisor file: on one line, in the style of the value before it, or on its own lines.

import { isScalar, type Node, stringify } from 'yaml';

/** On one line, in several spellings, the nicest first. It takes over the quotes of `before`, the value that it replaces. */
export const spellInline = (value: unknown, before: Node | null, isJson: boolean): readonly string[] => {
  if (isJson) return [spellJson(value)];
  if (typeof value !== 'string') return [spellFlow(value), spellJson(value)];
  const doubled = JSON.stringify(value);
  const single = `'${value.replaceAll("'", "''")}'`;
  const plain = spellScalar(value);
  const style = isScalar(before) ? before.type : undefined;
  if (style === 'QUOTE_DOUBLE') return [doubled];
  if (style === 'QUOTE_SINGLE') return value.includes('\n') ? [doubled] : [single, doubled];
  return value.includes('\n') ? [plain, doubled] : [plain, single, doubled];
};

/** On its own lines. The first one already begins at `column`. */
export const spellBlock = (value: unknown, column: number, eol: string): string =>
  stringify(value, { lineWidth: 0, singleQuote: true })
    .trimEnd()
    .replaceAll('\n', `${eol}${' '.repeat(column)}`);

/** The name of a member. */
export const spellName = (name: string, isJson: boolean): readonly string[] =>
  isJson ? [JSON.stringify(name)] : [spellScalar(name), JSON.stringify(name)];

/** JSON with a space after colons and commas, as people write it on one line. */
const spellJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(spellJson).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([name, inner]) => `${JSON.stringify(name)}: ${spellJson(inner)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
};

/** `{ a: 1, b: [x, y] }` */
const spellFlow = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(spellFlow).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return spellScalar(value, true);
  const members = Object.entries(value).map(([name, inner]) => `${spellScalar(name, true)}: ${spellFlow(inner)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
};

const spellScalar = (value: unknown, inBrackets = false): string => {
  const plain = stringify(value, { lineWidth: 0, blockQuote: false, singleQuote: true }).trimEnd();
  const needsQuotes = inBrackets && typeof value === 'string' && !/^['"]/.test(plain) && /[,[\]{}]/.test(plain);
  return needsQuotes ? `'${value.replaceAll("'", "''")}'` : plain;
};
