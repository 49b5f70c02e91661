import type { PlayWords } from './play-words.ts';
import { wordsDe } from './words-de.ts';
import { wordsEn } from './words-en.ts';

/** The words of a language; English for those that are not known. */
export const playWordsIn = (language: string): PlayWords => (/^de\b/i.test(language) ? wordsDe : wordsEn);
