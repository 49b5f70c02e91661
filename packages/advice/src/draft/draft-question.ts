// One question for one attribute, as a whole draft would ask it; where a draft would rather not ask for it, a plain question all the same,
// because somebody wants it.

import type { Question } from '@guidepost/engine/advisor';
import type { Attribute } from '@guidepost/engine/product';
import type { Column } from '@guidepost/engine/snapshot';
import { whyNotAsked } from './attribute/judge-attribute.ts';
import { type Profile, profile, sortedNumbers } from './attribute/profile.ts';
import { isSilenceNo } from './attribute/silence-is-no.ts';
import { askAdaptively, stageOfAdded } from './choice/ask-adaptively.ts';
import { giveRoles } from './choice/give-roles.ts';
import { makePlans } from './plan/make-plans.ts';
import { planBoolean } from './plan/plan-boolean.ts';
import { askChoice, askNumber, questionBase, topicOf } from './plan/question-base.ts';
import { roundStep } from './plan/round-cuts.ts';
import type { DraftLanguage } from './words/languages/languages.ts';
import { numberSpelling } from './words/number-spelling.ts';
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
  // Also where nearly all have it: the few others say nothing of it, and that is their no.
  const isSilent = column.type === 'boolean' && of.known > 0 && isSilenceNo(of);
  const [plan] = isSilent
    ? [planBoolean({ ...of, column }, size, phrasesIn(language), true)]
    : whyNotAsked(of) === null
      ? makePlans([of], size, PARTS, language, currency, false)
      : [];
  if (plan === undefined) return plainQuestion(of, size, language, currency);
  if (isAdaptive) {
    const asked = askAdaptively([plan.question], [of]).questions[0] ?? plan.question;
    return { ...asked, stage: stageOfAdded(asked, of) };
  }
  return giveRoles([plan])[0]?.question ?? plan.question;
}

function plainQuestion(
  { column, ...rest }: Profile,
  size: number,
  language: DraftLanguage,
  currency: string | null,
): Question {
  const of = { ...rest, column };
  const phrases = phrasesIn(language);
  const { attribute, concept } = of;
  const topic = topicOf(of);
  if (column.type === 'number' && of.codes.length > 1) {
    const numbers = { ...of, column };
    const title = concept === 'price' ? phrases.askBudget : askNumber(of, phrases);
    const { label } = numberSpelling(numbers, language, currency);
    const step = roundStep(sortedNumbers(numbers));
    const range = { from: 'auto', to: 'auto', step, label, groupings: [] } as const;
    return { ...questionBase(of, phrases, title), ...range, type: 'RANGE', attribute: attribute.name };
  }
  if (column.type === 'boolean' && of.codes.length > 1) return planBoolean({ ...of, column }, size, phrases).question;
  const title =
    attribute.type === 'boolean' ? phrases.askBoolean(topic).title : askChoice(of, phrases, attribute.type === 'list');
  return {
    ...questionBase(of, phrases, title),
    ...{ type: attribute.type === 'list' ? 'MULTIPLE' : 'SINGLE', match: 'any', redundant: 'show' },
    answers: { attribute: attribute.name, max: USUAL_MOST },
  };
}
