// How an import is told the language that nothing in its file says: the one of the countries that pay in its currency, if there is one
// only, and else examples that nobody takes for their own.

import { nameOfLanguage } from '@guidepost/advice/draft/words/languages/languages';
import { ALL_COUNTRIES } from '@guidepost/catalog/infer/countries';
import { importWith, type Mend, mend } from '@guidepost/fault/remedy';

/** Begins with a verb. */
export function sayLikelyLanguage(currency: string | null): Mend {
  const languages = new Set(
    ALL_COUNTRIES.filter((country) => country.currency === currency).flatMap((country) => country.languages[0] ?? []),
  );
  const [only, another] = languages;
  // English is written everywhere, and was looked for.
  if (only === undefined || another !== undefined || only === 'en')
    return mend`${importWith('language')}, such as de or fr`;
  return mend`${importWith('language', only)} if it is ${nameOfLanguage(only)}`;
}
