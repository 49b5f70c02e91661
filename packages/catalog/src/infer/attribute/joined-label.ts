// The label of a part of what a column holds: the column's own label with a word for the part.

/** The label replaces a `%` in the word (`Highest noise level`), or the word follows it. */
export function joinedLabel(label: string, word: string): string {
  if (!word.includes('%')) return `${label} ${word}`;
  const inside = word.startsWith('%')
    ? label
    : label.replace(/^\p{Lu}(?=\p{Ll}+(?: |$))/u, (first) => first.toLowerCase());
  return word.replace('%', () => inside);
}
