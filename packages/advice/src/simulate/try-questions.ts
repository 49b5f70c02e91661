// Whether one more question would help those who did not find their product. What differs among the products that stood in
// the way need not be known of theirs, so each question is played, and only what it helped is told.

import type { Advisor, ChoiceQuestion, Question } from '@guidepost/engine/advisor';
import type { Column, Snapshot } from '@guidepost/engine/snapshot';
import type { Helped } from './compared-figures.ts';
import type { Figures } from './shopper-figures.ts';

const MOST_TRIED = 12;
/** Of a number with more values a range is asked for. */
const MOST_ANSWERS = 30;

/** `play`: what happens to the lost shoppers with a changed advisor. Those that help most come first. */
export function tryQuestions(
  advisor: Advisor,
  { columns }: Snapshot,
  differing: readonly { readonly attribute: string; readonly asked: boolean }[],
  play: (changed: Advisor) => Figures,
): Helped[] {
  const attributes = new Map(differing.slice(0, MOST_TRIED).map(({ attribute }) => [attribute, false]));
  for (const { attribute, asked } of differing) if (asked && attributes.has(attribute)) attributes.set(attribute, true);
  const tried = [...attributes].flatMap(([attribute, asked]): Helped[] => {
    const column = columns.get(attribute);
    if (column === undefined) return [];
    const { found, shoppers } = play({
      ...advisor,
      questions: [...advisor.questions, questionAbout(attribute, column)],
    });
    return [{ attribute, asked, helped: Math.round(found * shoppers), shoppers }];
  });
  return tried.filter(({ helped }) => helped > 0).sort((a, b) => b.helped - a.helped);
}

/** As an author would begin; whose value is not known stays. */
function questionAbout(attribute: string, column: Column): Question {
  const question: Omit<ChoiceQuestion, 'type' | 'match' | 'redundant' | 'answers'> = {
    ...{ id: `more about ${attribute}`, title: attribute, description: null, image: null, skipText: null },
    ...{
      role: 'filter',
      weight: 1,
      must: false,
      missing: 'keep',
      alwaysAsk: false,
      firm: false,
      stage: 1,
      askIf: null,
    },
  };
  if (column.type !== 'number' || column.numbers.length <= MOST_ANSWERS)
    return { ...question, type: 'SINGLE', match: 'any', redundant: 'show', answers: { attribute, max: MOST_ANSWERS } };
  const span = (column.numbers.at(-1) ?? 0) - (column.numbers[0] ?? 0);
  const step = 10 ** Math.max(-6, Math.floor(Math.log10(span / 100)));
  return { ...question, type: 'RANGE', attribute, from: 'auto', to: 'auto', step, label: '', groupings: [] };
}
