// Whether two texts read alike: they differ in case, spaces, accents, punctuation or a plural only. What tells things apart for a
// reader stays: digits and what stands between them, signs (`A+`, `C#`), a minus.

/** The same for texts that read alike; empty for a text without letters and digits. */
export function alikeForm(text: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    // Between digits (`1.5`, `10-15`) and before a number (`-5`) punctuation means something.
    .replace(/(?<=\d)\p{P}(?=\d)|(?<!\S)\p{Pd}(?=\d)/gu, KEPT)
    .replace(/(?![#%@*&])\p{P}/gu, (sign) => (sign >= '\uE000' && sign <= '\uF8FF' ? sign : ' '))
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(singular);
  return words.reduce((all, word) => (/\d$/.test(all) && /^\d/.test(word) ? `${all} ${word}` : all + word), '');
}

/** Each sign as one that is no punctuation. */
const KEPT = (sign: string): string => String.fromCharCode(0xe000 + (sign.charCodeAt(0) % 0x1000));

/** Good enough for comparing; `s` alone makes most plurals, in German and French too. */
function singular(word: string): string {
  if (word.length < 4 || !/^\p{L}+$/u.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:[sxz]|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}
