// Lines that are no members because of one character, and texts that YAML takes for something else.

import { quoted } from '@guidepost/fault/say-names';
import type { Sentences } from './syntax-fault.ts';

/** A line that is neither an item of a list nor a member. */
export const explainNoMember = (content: string): Sentences => {
  const glued = /^([\w-]+):([^\s/].*)$/u.exec(content) ?? /^([\w-]+):[\u00a0\u202f](.*)$/u.exec(content);
  if (glued !== null) {
    return { message: 'A space is missing after the colon.', mend: `Write ${quoted(`${glued[1]}: ${glued[2]}`)}.` };
  }
  const other = /^([\w-]+)\s*(?:=|:=|=>|：|\s)\s*(\S.*)$/u.exec(content);
  return {
    message: `There is no colon in ${quoted(content)}.`,
    mend: `Write ${other === null ? 'a colon and a space after the name' : quoted(`${other[1]}: ${other[2]}`)}; or, if it continues the text above, put the whole text in quotes on one line.`,
  };
};

/** Members whose value is a group: a second colon means that the brackets were left out. */
const GROUPS = ['where', 'ask_if', 'range', 'results', 'show', 'texts', 'not'];

/** What is wrong with a value on its line; null if nothing is. */
export const explainValue = (name: string, value: string): Sentences | null => {
  const first = value.charAt(0);
  const inQuotes = value.includes('`')
    ? 'Put the whole text in quotes.'
    : `Put the whole text in quotes: ${quoted(`${name}: ${inQuote(value)}`)}.`;
  if (first === '"' || first === "'") {
    const closed = (first === '"' ? /^"(?:[^"\\]|\\.)*"/ : /^'(?:[^']|'')*'/).exec(value);
    if (closed === null) return null;
    const rest = value.slice(closed[0].length);
    if (/^\s*(#.*)?$/.test(rest)) return null;
    return {
      message: `The text in quotes ends at ${quoted(closed[0])}, but ${quoted(rest.trim())} follows.`,
      mend: inQuotes,
    };
  }
  if (first === '[' || first === '{') {
    const closed = endOfBrackets(value);
    const rest = closed === -1 ? '' : value.slice(closed + 1);
    // Brackets that close nothing are found elsewhere.
    if (/^[\s\]}]*[\]}]/.test(rest)) return null;
    return /^\s*(#.*)?$/.test(rest)
      ? explainBrackets(name, value)
      : { message: `A value in brackets ends before ${quoted(rest.trim())}.`, mend: inQuotes };
  }
  if (/^[>|]\s*[^\s#+\-\d]/.test(value) || /^[>|]\s+\S/.test(value) || /^[><]=/.test(value)) {
    return { message: `A text cannot start with \`${first}\`.`, mend: comparison(name, value) ?? inQuotes };
  }
  if (/^[@`%]/.test(value) || /^[-?]\s/.test(value) || /^[&*!]\s/.test(value) || /^[,\]}]/.test(value)) {
    return { message: `A text cannot start with ${first === '`' ? 'a backtick' : `\`${first}\``}.`, mend: inQuotes };
  }
  const plain = value.replace(/\s#.*$/, '');
  if (!/:(\s|$)/.test(plain)) return null;
  return GROUPS.includes(name)
    ? { message: 'There are two colons on this line.', mend: `Write ${quoted(`${name}: { ${plain} }`)}.` }
    : { message: 'There are two colons on this line, so it is not clear what belongs to what.', mend: inQuotes };
};

/** Members in braces that no comma separates, and comparisons by sign. */
const explainBrackets = (name: string, value: string): Sentences | null => {
  const bare = value.replaceAll(/"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'/g, (text) => text.replaceAll(/[^"']/g, 'x'));
  const sign = /[\s:]([<>]=?\s*-?\d[\d.]*)/.exec(bare);
  if (sign !== null) {
    return {
      message: `A text cannot start with \`${sign[1]?.charAt(0)}\`.`,
      mend: comparison(name, sign[1] ?? '') ?? 'Put the text in quotes.',
    };
  }
  const noComma = /:\s[^,{}[\]:]*?[^\s,{}[\]:]\s+([\w-]+):\s/.exec(bare);
  if (noComma === null) return null;
  return {
    message: `A comma is missing before ${quoted(noComma[1] ?? '')}.`,
    mend: 'Separate what is in brackets with commas: `{ a: 1, b: 2 }`.',
  };
};

const TESTS: Readonly<Record<string, string>> = { '>=': 'gte', '>': 'gt', '<=': 'lte', '<': 'lt' };

const TEXTS = ['name', 'title', 'description', 'skip_text', 'label'];

/** `>= 42` as the file spells it. */
const comparison = (name: string, value: string): string | null => {
  const found = /^(>=|<=|>|<)\s*(-?\d[\d.]*)\s*$/.exec(value);
  return found === null || TEXTS.includes(name) ? null : `Write \`{ ${TESTS[found[1] ?? '']}: ${found[2]} }\`.`;
};

/** The text in the quotes that need the least care. */
const inQuote = (value: string): string => {
  const plain = value.replace(/(?<!\s)\s+#.*$/, '');
  const text = /^(["']).+\1$/.test(plain) ? plain.slice(1, -1) : plain;
  if (!text.includes("'")) return `'${text}'`;
  return text.includes('"') ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
};

/** Where the bracket that the value begins with is closed; -1 if it is not closed on this line. */
const endOfBrackets = (value: string): number => {
  let depth = 0;
  for (let at = 0; at < value.length; at += 1) {
    const character = value.charAt(at);
    const text = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')/.exec(value.slice(at));
    if (text !== null && /[\s,:[{]/.test(value.charAt(at - 1))) at += text[0].length - 1;
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return -1;
};
