// Cells with several addresses where one is wanted: exports list the pictures of a product, the main one first. What parts them is followed
// by a further address, so a comma that is part of one parts nothing.

/** Finds the first of several addresses. */
export const FIRST_ADDRESS = '^.+?(?=[,;|\\s]+(?:(?:https?:)?//|www\\.)|$)';

const FURTHER = /[,;|\s]\s*(?:(?:https?:)?\/\/|www\.)(?=[^\s/])/i;
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

/**
 * The first of several paths or names of files, `/media/a.jpg, /media/b.jpg` or `a.jpg|b.jpg`, which a template completes. Any other text
 * is given back as it is.
 */
export function firstPath(text: string): string {
  const found = (PATHS.exec(text) ?? FILES.exec(text))?.[1];
  return found ?? text;
}

/** What begins with a slash or a scheme, up to what parts it from the next that does. */
const PATHS = /^((?:\/|https?:\/\/)\S*?)[,;|\s]\s*(?:https?:\/)?\/\S/i;
const PICTURE = '\\.(?:jpe?g|png|webp|gif|svg|avif|bmp|tiff?)(?:[?#][^\\s,;|]*)?';
/** In the name of one file, what stands behind a blank is mostly in brackets: `lamp.jpg (2).jpg`. */
const FILES = new RegExp(`^(.+?${PICTURE})(?:\\s*[,;|]\\s*|\\s+)[\\p{L}\\p{N}_./-].*${PICTURE}$`, 'isu');

/** Characters that are shown on each side of what parts two addresses. */
const AROUND = 12;
