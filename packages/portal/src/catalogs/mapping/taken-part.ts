// Which part of a cell counts, in words that need no regular expression; the mapping file has one all the same.

export type TakenPart =
  | { readonly kind: 'whole' }
  /** The number before a word, such as a unit; empty: the first number. */
  | { readonly kind: 'number'; readonly before: string }
  | { readonly kind: 'after'; readonly text: string }
  | { readonly kind: 'before'; readonly text: string }
  /** After the last of these, as in paths. */
  | { readonly kind: 'last'; readonly text: string }
  /** One that somebody wrote. */
  | { readonly kind: 'pattern'; readonly pattern: string };

export const PART_KINDS = ['whole', 'number', 'after', 'before', 'last', 'pattern'] as const;

/** Null: the whole. */
export function patternOf(part: TakenPart): string | null {
  switch (part.kind) {
    case 'whole':
      return null;
    case 'number':
      return part.before === '' ? NUMBER : `${NUMBER}\\s*${escaped(part.before)}`;
    case 'after':
      return `${escaped(part.text)}(.+)$`;
    case 'before':
      return `^(.+?)${escaped(part.text)}`;
    case 'last':
      // One character as the importer writes it.
      return ONE.test(part.text) ? `[^${part.text}]+$` : `(?:.*${escaped(part.text)}|^)(.+)$`;
    case 'pattern':
      return part.pattern;
  }
}

const NUMBER = '([-+]?\\d[\\d.,]*)';

const ONE = /^[^\\\]^-]$/u;

/** What may stand in a pattern with the flag `u`. */
const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
const plain = (text: string): string => text.replace(/\\([\\^$.*+?()[\]{}|/])/g, '$1');

export function takenPartOf(pattern: unknown): TakenPart {
  if (typeof pattern !== 'string') return { kind: 'whole' };
  const number = pattern === NUMBER ? '' : /^(?:\(\[-\+\]\?\\d\[\\d\.,\]\*\))\\s\*(.+)$/.exec(pattern)?.[1];
  const guesses: readonly TakenPart[] = [
    ...(number === undefined ? [] : [{ kind: 'number', before: plain(number) } as const]),
    ...wordsIn(/^(?:\[\^(.)\]\+\$|\(\?:\.\*(.+)\|\^\)\(\.\+\)\$)$/u, pattern).map(
      (text) => ({ kind: 'last', text }) as const,
    ),
    ...wordsIn(/^\^\(\.\+\?\)(.+)$/, pattern).map((text) => ({ kind: 'before', text }) as const),
    ...wordsIn(/^(.+)\(\.\+\)\$$/, pattern).map((text) => ({ kind: 'after', text }) as const),
  ];
  // Only if it would be written in just this way.
  return guesses.find((part) => patternOf(part) === pattern) ?? { kind: 'pattern', pattern };
}

const wordsIn = (form: RegExp, pattern: string): string[] => {
  const text = form
    .exec(pattern)
    ?.slice(1)
    .find((group) => group !== undefined);
  return text === undefined ? [] : [plain(text)];
};
