// Languages as advisor files name them: BCP 47 tags. A well-formed tag need not be a language (`english` is well-formed),
// so tags of two letters must be known. Longer names are refused, and the message says what was probably meant.

import { LANGUAGE_PATTERN } from '@guidepost/contract/advisor-file';
import { closestName } from '@guidepost/fault/closest-name';

/** The canonical spelling of a language tag (`de-at` is `de-AT`), or null if it is not a language. */
export const canonicalLanguage = (tag: string): string | null => {
  if (!new RegExp(LANGUAGE_PATTERN).test(tag)) return null;
  const [written = ''] = tag.split('-');
  try {
    const canonical = Intl.getCanonicalLocales(tag)[0];
    return canonical === undefined || (written.length === 2 && nameOf(canonical, 'en') === null) ? null : canonical;
  } catch {
    return null;
  }
};

export const languageMend = (written: string): string => {
  const meant = meantLanguage(written);
  return meant === null ? 'Write a BCP 47 tag such as `en`, `de` or `pt-BR`.' : `Write \`${meant}\`.`;
};

/** The tag that was probably meant, or null. */
export const meantLanguage = (text: string): string | null => {
  const written = text.trim();
  return canonicalLanguage(written.replaceAll('_', '-')) ?? ofName(written) ?? ofCountry(written);
};

/** `English`, `Deutsch`, `francais`. */
const ofName = (written: string): string | null => {
  if (written.length < 4) return null;
  const tags = new Map<string, string>();
  for (const tag of twoLetterTags()) {
    for (const name of [nameOf(tag, 'en'), nameOf(tag, tag)]) {
      if (name !== null && !tags.has(plainOf(name))) tags.set(plainOf(name), tag);
    }
  }
  const word = plainOf(written);
  return tags.get(word) ?? tags.get(closestName(word, tags.keys()) ?? '') ?? null;
};

/** `gb` becomes `en-GB`. `jp` becomes `ja`, because only one language is at home there. */
const ofCountry = (written: string): string | null => {
  if (!/^[a-z]{2}$/i.test(written)) return null;
  const region = written.toUpperCase();
  const { language } = new Intl.Locale(`und-${region}`).maximize();
  const known = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' }).of(region) !== undefined;
  if (!known || language === 'und') return null;
  return new Intl.Locale(language).maximize().region === region ? language : `${language}-${region}`;
};

const nameOf = (tag: string, language: string): string | null =>
  new Intl.DisplayNames([language], { type: 'language', fallback: 'none' }).of(tag.split('-')[0] ?? tag) ?? null;

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

const twoLetterTags = (): string[] =>
  LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter((tag) => nameOf(tag, 'en') !== null);

/** Without accents and case. */
const plainOf = (name: string): string => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
