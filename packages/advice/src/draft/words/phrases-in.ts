// Returns the phrases of a language. English and German have sentences of their own that change with the attribute. All others come from
// their tables of words.

import { fromOtherLanguage } from './foreign-terms.ts';
import { columnTerms } from './languages/column-terms.ts';
import { importTerms } from './languages/import-terms.ts';
import { type DraftLanguage, isTabled, tableOf } from './languages/languages.ts';
import type { Phrases, Topic } from './phrases.ts';
import { german } from './phrases-de.ts';
import { english } from './phrases-en.ts';
import { phrasesOfTable } from './phrases-of-table.ts';

export function phrasesIn(language: DraftLanguage): Phrases {
  const phrases = made.get(language) ?? withLabelsOf(language, phrasesOf(language));
  made.set(language, phrases);
  return phrases;
}

function phrasesOf(language: DraftLanguage): Phrases {
  if (!isTabled(language)) return language === 'de' ? german : english;
  const terms = new Map([...columnTerms(language), ...importTerms(language)]);
  return phrasesOfTable(language, tableOf(language), terms);
}

/** Names of columns in other languages are said in that of the questions. */
function withLabelsOf(language: DraftLanguage, phrases: Phrases): Phrases {
  const own = (topic: Topic): Topic => ({ ...topic, label: fromOtherLanguage(topic.label, language) ?? topic.label });
  return {
    ...phrases,
    askChoice: (topic, isList) => phrases.askChoice(own(topic), isList),
    askNumber: (topic) => phrases.askNumber(own(topic)),
    askArea: (topic) => phrases.askArea(own(topic)),
    askBoolean: (topic) => phrases.askBoolean(own(topic)),
  };
}

/** Kept, so that each table is read only once. */
const made = new Map<DraftLanguage, Phrases>();
