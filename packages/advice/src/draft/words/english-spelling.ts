// English in one spelling throughout a draft: as in the United States where prices are in US dollars, and else as in Britain. Words of the
// catalog that are answers stay as they are.

import type { Question } from '@guidepost/engine/advisor';
import type { DraftLanguage } from './languages/languages.ts';

/** British word → American word, within titles of questions. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['colour', 'color'],
  ['flavour', 'flavor'],
  ['odour', 'odor'],
  ['grey', 'gray'],
  ['fibre', 'fiber'],
  ['aluminium', 'aluminum'],
  ['jewellery', 'jewelry'],
  ['favourite', 'favorite'],
];

export function inOneSpelling(question: Question, language: DraftLanguage, currency: string | null): Question {
  if (language !== 'en') return question;
  return { ...question, title: spelt(question.title, currency === 'USD') };
}

function spelt(text: string, isAmerican: boolean): string {
  return PAIRS.reduce((said, [british, american]) => {
    const [from, to] = isAmerican ? [british, american] : [american, british];
    return said.replace(new RegExp(`\\b(${from})(?=s?\\b)`, 'gi'), (word) =>
      word.charAt(0) === word.charAt(0).toUpperCase() ? to.charAt(0).toUpperCase() + to.slice(1) : to,
    );
  }, text);
}
