// What is wrong with a file in braces, such as JSON. It goes by what JSON expects, which is stricter than YAML and so nearer
// to the mistake.

import { quoted } from '@guidepost/fault/say-names';
import type { SyntaxCause } from './syntax-fault.ts';

type Expected = 'name' | 'colon' | 'value' | 'comma';

interface Open {
  readonly bracket: '{' | '[';
  readonly offset: number;
}

const TOKEN = /\s+|#[^\n]*|"(?:[^"\\\n]|\\.)*"?|'(?:[^'\n]|'')*'?|[{}[\],:]|[^\s{}[\],:"']+/gy;

/** Null if the text has no mistake by the rules of JSON. */
export const findJsonCause = (text: string): SyntaxCause | null => {
  const open: Open[] = [];
  let expected: Expected = 'value';
  /** The value or name before, which may have ended too early. */
  let before = '';
  TOKEN.lastIndex = text.startsWith('\ufeff') ? 1 : 0;
  for (let found = TOKEN.exec(text); found !== null; found = TOKEN.exec(text)) {
    const [token] = found;
    const offset = found.index;
    if (/^(\s|#)/.test(token)) continue;
    const top = open.at(-1);
    const wrong = judge(token, expected, top, before);
    if (wrong !== null) return { offset, ...wrong };
    if (token === '{' || token === '[') {
      open.push({ bracket: token, offset });
      expected = token === '{' ? 'name' : 'value';
    } else if (token === '}' || token === ']') {
      if (top !== undefined && (top.bracket === '{') !== (token === '}')) return notClosed(top, `this \`${token}\``);
      open.pop();
      expected = 'comma';
    } else if (token === ',') expected = top?.bracket === '{' ? 'name' : 'value';
    else if (token === ':') expected = 'value';
    else expected = expected === 'name' ? 'colon' : 'comma';
    before = token;
  }
  const top = open.at(-1);
  return top === undefined ? null : notClosed(top, 'the end');
};

const notClosed = ({ bracket, offset }: Open, where: string): SyntaxCause => ({
  offset,
  message: `The bracket \`${bracket}\` opened here is not closed.`,
  mend: `Write \`${bracket === '{' ? '}' : ']'}\` before ${where}.`,
});

const judge = (
  token: string,
  expected: Expected,
  top: Open | undefined,
  before: string,
): { message: string; mend: string } | null => {
  if (/^(["'])(?:.*[^\\])?$/.test(token) && (token.length === 1 || token.at(-1) !== token[0])) {
    return {
      message: `The quote \`${token[0]}\` opened here is not closed on this line.`,
      mend: `Write \`${token[0]}\` at the end of the text, and \`\\${token[0]}\` for a quote inside it.`,
    };
  }
  if (/^\/[/*]/.test(token)) {
    return { message: 'A comment cannot begin like this here.', mend: 'Begin it with `#`, or remove it.' };
  }
  if ((token === '}' || token === ']') && top === undefined) {
    return { message: `There is a \`${token}\` that closes nothing.`, mend: 'Remove it.' };
  }
  const isClosing = token === '}' || token === ']';
  if (expected === 'comma' && !isClosing && token !== ',') {
    if (top === undefined) return { message: `${quoted(token)} follows the end.`, mend: 'Remove what follows.' };
    return /^["'{[]/.test(token) || !/^["']/.test(before)
      ? { message: 'A comma is missing before this.', mend: `Write \`,\` after ${quoted(before)}.` }
      : {
          message: `The text ends at ${quoted(before)}, and ${quoted(token)} follows.`,
          mend: 'Write a comma between two values; inside a text write `\\"` for a quote.',
        };
  }
  if (expected === 'colon' && token !== ':') {
    return { message: 'A colon is missing before this.', mend: `Write \`: \` after ${quoted(before)}.` };
  }
  return null;
};
