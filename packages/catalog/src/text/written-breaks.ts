// Line breaks that a program has written out: a backslash and an `n`, where its own file has breaks for something else, or has lost them.

const BREAK = /(?<!(?<![\p{L}\p{N}])[A-Z]:)\\r?\\n|(?<!(?<![\p{L}\p{N}])[A-Z]:)\\n/u;
const BREAKS = new RegExp(`[^\\S\\n]*\\n?[^\\S\\n]*(?:${BREAK.source})[^\\S\\n]*\\n?`, 'gu');
/** A tab, and not the beginning of a folder or a word. */
const TAB = /\\t(?![\p{Ll}])|(?<=\s)\\t(?=\p{Ll}{3})/gu;

/** `C:\new` is the name of a folder. */
export const hasWrittenBreak = (text: string): boolean => text.includes('\\') && BREAK.test(text);

/** Each becomes a line break, one beside a real break no second one; tabs become blanks. */
export const undoWrittenBreaks = (text: string): string =>
  text.includes('\\') ? text.replace(BREAKS, '\n').replace(TAB, ' ').trim() : text;
