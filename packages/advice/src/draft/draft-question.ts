// One question for one attribute, as a whole draft would ask it; where a draft would rather not ask for it, a plain question all the same,
// because somebody wants it.

import type { Question } from '@guidepost/engine/advisor';
import type { Attribute } from '@guidepost/engine/product';
import type { Column } from '@guidepost/engine/snapshot';
import { whyNotAsked } from './attribute/judge-attribute.ts';
import { type Profile, profile } from './attribute/profile.ts';
import { askAdaptively } from './choice/ask-adaptively.ts';
import { giveRoles } from './choice/give-roles.ts';
import { makePlans } from './plan/make-plans.ts';
import { questionBase, topicOf } from './plan/question-base.ts';
import type { DraftLanguage } from './words/languages/languages.ts';
import { phrasesIn } from './words/phrases-in.ts';

export interface QuestionOrder {
  readonly attribute: Attribute;
  readonly column: Column;
  /** The products that are looked at. */
  readonly scope: Uint32Array;
  readonly size: number;
  /** ISO 4217; null: none. */
  readonly currency: string | null;
  readonly language: DraftLanguage;
  readonly isAdaptive: boolean;
}

const PARTS = 5;
const USUAL_MOST = 30;

export function draftQuestion(order: QuestionOrder): Question {
  const { attribute, column, scope, size, currency, language, isAdaptive } = order;
  const of = profile(attribute, column, scope);
  const [plan] = whyNotAsked(of) === null ? makePlans([of], size, PARTS, language, currency) : [];
  if (plan === undefined) return plainQuestion(of, language);
  if (isAdaptive) return askAdaptively([plan.question], [of]).questions[0] ?? plan.question;
  return giveRoles([plan])[0]?.question ?? plan.question;
}

function plainQuestion(of: Profile, language: DraftLanguage): Question {
  const phrases = phrasesIn(language);
  const { attribute, concept } = of;
  const topic = topicOf(of);
  if (attribute.type === 'number' && of.codes.length > 1) {
    const title = concept === 'price' ? phrases.askBudget : phrases.askNumber(topic);
    const range = { from: 'auto', to: 'auto', step: 1, label: attribute.unit ?? '', groupings: [] } as const;
    return { ...questionBase(of, phrases, title), ...range, type: 'RANGE', attribute: attribute.name };
  }
  const title =
    attribute.type === 'boolean'
      ? phrases.askBoolean(topic).title
      : phrases.askChoice(topic, attribute.type === 'list');
  return {
    ...questionBase(of, phrases, title),
    ...{ type: attribute.type === 'list' ? 'MULTIPLE' : 'SINGLE', match: 'any' },
    answers: { attribute: attribute.name, max: USUAL_MOST },
  };
}
