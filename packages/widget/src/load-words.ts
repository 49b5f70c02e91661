// Loads the widget's own words in the language of the page or the session. English is inside the first file; each other language
// is a file beside it. What is drawn waits for the words, but not for long, and only the first time: without them it is English.

import { loadBeside } from './load-beside.ts';
import type { Words } from './words/words.ts';

/** The languages that have a file, of two letters each, without anything between them; the build knows them. */
declare const LANGUAGES: string;

/** Languages that are written with the words of another one. */
const ALIASES: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb', bs: 'hr' };

/** Milliseconds until it is drawn without them. */
const LONGEST = 3_000;

/** By file; undefined while they are on their way. */
const known = new Map<string | undefined, Words | undefined>();
/** What is to be waited for, by file; null when that is over. */
const waits = new Map<string, Promise<void> | null>();

/** `language` is a tag as pages write it: `pt-BR`, `de_AT`. Undefined if there is no file for it. */
function fileFor(language: string): string | undefined {
  const base = language.toLowerCase().replace(/[-_].*/, '');
  return LANGUAGES.match(/../g)?.find((one) => one === (ALIASES[base] ?? base));
}

/** Undefined for English, for languages without a file, and until they have come. */
export const wordsIn = (language: string): Words | undefined => known.get(fileFor(language));

/** Nothing if there is nothing to wait for. It never fails. If the words did not come, each call tries again. */
export function loadWords(language: string): Promise<void> | null | undefined {
  const file = fileFor(language);
  if (!file || known.get(file)) return undefined;
  if (!known.has(file)) {
    known.set(file, undefined);
    const coming = loadBeside<Record<string, Words>>(file).then((loaded) => {
      known.delete(file);
      // It exports nothing else.
      const [words] = Object.values(loaded ?? {});
      if (words) known.set(file, words);
    });
    if (!waits.has(file)) {
      const late = new Promise((resolve) => setTimeout(resolve, LONGEST));
      const over = (): void => void waits.set(file, null);
      waits.set(file, Promise.race([coming, late]).then(over));
    }
  }
  return waits.get(file);
}
