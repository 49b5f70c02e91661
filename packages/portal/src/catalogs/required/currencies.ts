// Currencies by their names in the language of whoever looks.

import type { Language } from '../../words/words.ts';

/** `Serbian dinar (RSD)` */
export function currencyName(language: Language, code: string): string {
  const name = nameOf(language, code);
  return name === code ? code : `${name} (${code})`;
}

function nameOf(language: Language, code: string): string {
  try {
    return new Intl.DisplayNames(language, { type: 'currency' }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** Those that are in use, by name. */
export function currenciesOf(language: Language): string[] {
  const english = new Intl.DisplayNames('en', { type: 'currency' });
  const spoken = new Intl.DisplayNames(language, { type: 'currency' });
  const { compare } = new Intl.Collator(language);
  return Intl.supportedValuesOf('currency')
    .filter((code) => isInUse(english.of(code) ?? code))
    .map((code) => ({ code, name: spoken.of(code) ?? code }))
    .toSorted((a, b) => compare(a.name, b.name))
    .map(({ code }) => code);
}

/** Former ones have their years in the name, `Zimbabwean Dollar (2009–2024)`, and some are no money that shops take. */
const isInUse = (name: string): boolean => !/\d{4}/.test(name) && !NO_MONEY.test(name);

const NO_MONEY =
  /^(?:Gold|Silver|Platinum|Palladium|Sucre|Special Drawing Rights)$|\bunits?\b|\btesting\b|\bunknown\b/i;
