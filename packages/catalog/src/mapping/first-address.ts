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
 * is given back as it is, and so is one that begins with a name that is too long for an address.
 */
export function firstPath(text: string): string {
  const beginning = text.slice(0, LONGEST);
  const path = PATHS.exec(beginning)?.[1];
  if (path !== undefined) return path;
  return ENDS_AS_PICTURE.test(text.slice(-LONGEST)) ? (FIRST_FILE.exec(beginning)?.[1] ?? text) : text;
}

/** In characters. A cell may have thousands of names, and these patterns look back. */
const LONGEST = 5_000;
/** What begins with a slash or a scheme, up to what parts it from the next that does. */
const PATHS = /^((?:\/|https?:\/\/)\S*?)[,;|\s]\s*(?:https?:\/)?\/\S/i;
const PICTURE = '\\.(?:jpe?g|png|webp|gif|svg|avif|bmp|tiff?)(?:[?#][^\\s,;|]*)?';
const ENDS_AS_PICTURE = new RegExp(`${PICTURE}$`, 'iu');
/** In the name of one file, what stands behind a blank is mostly in brackets: `lamp.jpg (2).jpg`. */
const FIRST_FILE = new RegExp(`^(.+?${PICTURE})(?:\\s*[,;|]\\s*|\\s+)(?=[\\p{L}\\p{N}_./-])`, 'isu');

/** Characters that are shown on each side of what parts two addresses. */
const AROUND = 12;
