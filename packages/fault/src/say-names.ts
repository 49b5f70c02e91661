// Names and values as sentences say them.

const LONGEST = 60;

/** A name or value in a sentence: as written, but on one line, and cut where it is long. */
export const quoted = (value: string | number | boolean): string => {
  const line = String(value).replaceAll(/[`\p{Cc}\u2028\u2029]+/gu, ' ');
  return `\`${line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line}\``;
};

/** `a`, `a and b`, `a, b and c`. */
export const listed = (parts: readonly string[], last: 'and' | 'or' = 'and'): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;

/** At the beginning of a sentence. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('en') + text.slice(1);
