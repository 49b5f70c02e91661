// The language chosen in this browser, for screens before the sign-in.

import { LANGUAGES, type Language } from './words/words.ts';

const NAME = 'guidepost-language';

/** Null: none was chosen, or the browser keeps nothing. */
export function chosenLanguage(): Language | null {
  try {
    const kept = localStorage.getItem(NAME);
    return LANGUAGES.find((each) => each === kept) ?? null;
  } catch {
    return null;
  }
}

export function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(NAME, language);
  } catch {
    // Then it holds until the page is left.
  }
}
