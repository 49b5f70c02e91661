// The encodings that catalog files come in. UTF-8 and UTF-16 are recognised by their byte order mark; any other is
// declared, never guessed: a wrong guess would put wrong letters into titles without anybody noticing.

export const ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'iso-8859-1',
  'iso-8859-2',
  'iso-8859-15',
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1254',
  'shift_jis',
  'gb18030',
] as const;

export type Encoding = (typeof ENCODINGS)[number];

const ALIASES: Readonly<Record<string, Encoding>> = {
  utf8: 'utf-8',
  latin1: 'iso-8859-1',
  'latin-1': 'iso-8859-1',
  cp1252: 'windows-1252',
};

/** The encoding of that name, in any case, or null. */
export function findEncoding(name: string): Encoding | null {
  const plain = name.toLowerCase();
  return ENCODINGS.find((encoding) => encoding === plain) ?? ALIASES[plain] ?? null;
}

/** What the first bytes say, with the number of bytes to skip; null without a byte order mark. */
export function findByteOrderMark(first: Uint8Array): { encoding: Encoding; length: number } | null {
  if (first[0] === 0xef && first[1] === 0xbb && first[2] === 0xbf) return { encoding: 'utf-8', length: 3 };
  if (first[0] === 0xff && first[1] === 0xfe) return { encoding: 'utf-16le', length: 2 };
  if (first[0] === 0xfe && first[1] === 0xff) return { encoding: 'utf-16be', length: 2 };
  return null;
}
