// No two questions of an advisor have one id, and no two ask the same words.

import type { Question } from '@guidepost/engine/advisor';
import type { DraftLanguage } from '../draft.ts';
import { phrasesIn } from '../words/phrases-in.ts';
import type { Plan } from './plan.ts';
import { topicOf } from './question-base.ts';

/** Of two questions about a brand, say, the second asks by its own name. */
export function distinctQuestions(plans: readonly Plan[], language: DraftLanguage): Question[] {
  const ids = new Set<string>();
  const titles = new Set<string>();
  return plans.map(({ question, profile }) => {
    const named = phrasesIn(language).askChoice({ ...topicOf(profile), concept: 'unknown' }, false);
    const title = titles.has(question.title) ? named : question.title;
    titles.add(title);
    let id = question.id;
    for (let nth = 2; ids.has(id); nth++) id = `${question.id}-${nth}`;
    ids.add(id);
    return { ...question, id, title };
  });
}
