// The beginning of a list in a header. A browser names a few languages or encodings; a header of 15 kB can name thousands, and
// each would be compared with each of ours.

const MOST_ENTRIES = 20;
const MOST_CHARACTERS = 500;

/** Whole entries only, so that none is taken for another that it begins like. */
export function firstEntries(list: string): string {
  const isCut = list.length > MOST_CHARACTERS;
  const entries = list.slice(0, MOST_CHARACTERS).split(',');
  if (isCut) entries.pop();
  return entries.slice(0, MOST_ENTRIES).join(',');
}
