// The encodings of catalog files. UTF-8, UTF-16 and what XML declares are recognised. Any other encoding is declared in a
// mapping, or inferred and then written into one, because a wrong guess puts wrong letters into titles.

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
  'windows-1255',
  'windows-1256',
  'windows-1257',
  'iso-8859-7',
  'iso-8859-9',
  'koi8-r',
  'shift_jis',
  'gb18030',
  'big5',
  'euc-jp',
  'euc-kr',
] as const;

export type Encoding = (typeof ENCODINGS)[number];

const ALIASES: Readonly<Record<string, Encoding>> = {
  utf8: 'utf-8',
  latin1: 'iso-8859-1',
  'latin-1': 'iso-8859-1',
  'iso8859-1': 'iso-8859-1',
  latin2: 'iso-8859-2',
  cp1250: 'windows-1250',
  cp1251: 'windows-1251',
  cp1252: 'windows-1252',
  'us-ascii': 'utf-8',
  ascii: 'utf-8',
  sjis: 'shift_jis',
  'shift-jis': 'shift_jis',
  gb2312: 'gb18030',
  gbk: 'gb18030',
};

/** Text in an encoding with several bytes a letter can look like UTF-8 by chance. */
export const hasOneByteALetter = (encoding: Encoding): boolean => /^(?:windows|iso|koi8)-/.test(encoding);

/** The encoding with that name, in upper or lower case, or null. */
export function findEncoding(name: string): Encoding | null {
  const plain = name.toLowerCase();
  return ENCODINGS.find((encoding) => encoding === plain) ?? ALIASES[plain] ?? null;
}
