import type { DraftLanguage } from '../draft.ts';
import type { Phrases } from './phrases.ts';
import { german } from './phrases-de.ts';
import { english } from './phrases-en.ts';

/** The phrases of a language. */
export const phrasesIn = (language: DraftLanguage): Phrases => LANGUAGES[language];

const LANGUAGES: Readonly<Record<DraftLanguage, Phrases>> = { en: english, de: german };
