// Says why a mapping file is not valid YAML, in terms of mapping files: one sentence, with the remedy after a semicolon.

import { findSyntaxCause } from '@guidepost/placed-text/syntax/syntax-cause';
import type { TextKind } from '@guidepost/placed-text/text-place';
import type { YAMLParseError } from 'yaml';

const MAPPING: TextKind = {
  one: 'mapping',
  files: 'mapping files',
  whenEmpty: 'Write members, each as `name: value`.',
  whenTooLarge: 'Remove what is not needed.',
};

export interface SyntaxDescription {
  readonly offset: number;
  readonly what: string;
}

/** `errors`: from the parser, at least one. `text`: the whole file. */
export function describeSyntax(
  text: string,
  errors: readonly [YAMLParseError, ...YAMLParseError[]],
): SyntaxDescription {
  const [first] = errors;
  // If the whole text is brackets, the last bracket is not the cause.
  const isTooDeep = errors.some(({ code }) => code === 'RESOURCE_EXHAUSTION');
  if (isTooDeep) {
    const what = 'this cannot be read: it is nested too deeply; no mapping needs that';
    return { offset: first.pos[0], what };
  }
  const template = templateBefore(text, first.pos[0]);
  if (first.code === 'UNEXPECTED_TOKEN' && template !== null) {
    const mend = `a template that begins with { needs quotes around it, as in '${template} …'`;
    return { offset: first.pos[0], what: `this cannot be read: ${mend}` };
  }
  const { offset, message, mend } = findSyntaxCause(text, errors, MAPPING);
  return { offset, what: `this cannot be read: ${clause(message)}; ${clause(mend)}` };
}

/** `{Company}` without quotes. YAML takes it for a group of members that ends too early. */
function templateBefore(text: string, offset: number): string | null {
  const begin = text.lastIndexOf('\n', Math.max(0, offset - 1)) + 1;
  return /:\s*(\{[^{}:]*\})\s*$/.exec(text.slice(begin, offset))?.[1] ?? null;
}

/** Makes a sentence part of a longer one. */
const clause = (sentence: string): string =>
  sentence.charAt(0).toLowerCase() +
  sentence
    .slice(1)
    .replace(/\.$/, '')
    .replace(/^his cannot be read: /, 'his: ');
