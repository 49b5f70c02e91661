// Cells with several addresses where one is wanted: exports list the pictures of a product, the main one first. What parts them is followed
// by a further address, so a comma that is part of one parts nothing.

/** Finds the first of several addresses. */
export const FIRST_ADDRESS = '^.+?(?=[,;|\\s]+(?:https?:)?//|$)';

const FURTHER = /[,;|\s]\s*(?:https?:)?\/\/(?=[^\s/])/i;
const EVERY = new RegExp(FURTHER.source, 'gi');

export const hasSeveralAddresses = (text: string): boolean => FURTHER.test(text);

export interface SeveralAddresses {
  readonly count: number;
  /** The end of the first and the beginning of the second. */
  readonly seam: string;
}

/** Null: the text has no further address. */
export function severalAddresses(text: string): SeveralAddresses | null {
  const first = FURTHER.exec(text);
  if (first === null) return null;
  const seam = text.slice(Math.max(0, first.index - AROUND), first.index + first[0].length + AROUND);
  return { count: (text.match(EVERY)?.length ?? 0) + 1, seam: seam.replace(/\s+/g, ' ') };
}

/** Characters that are shown on each side of what parts two addresses. */
const AROUND = 12;
