// Whether shoppers can tell the answers of a question apart: two that read the same are a guess, whatever they stand for.

import { isValueAnswers } from '@guidepost/engine/advisor';
import type { CompiledQuestion } from '@guidepost/engine/compile';
import type { Finding } from '../finding.ts';
import { titleAsShown } from '../title-as-shown.ts';
import { pointerTo } from './json-pointer.ts';
import { capital, listed, questionName, quoted } from './wording.ts';

/** One finding for each title that several answers or groupings have, at the second of them. */
export function checkTitles({ question, place }: CompiledQuestion): Finding[] {
  if (question.type === 'RANGE') {
    const names = question.groupings.map(({ title }, nth) => ({ title, name: `the ${ordinal(nth + 1)}` }));
    return findAlike(names, 'groupings', question, pointerTo('/questions', place, 'range', 'groupings'));
  }
  if (isValueAnswers(question.answers)) return [];
  const names = question.answers.map(({ title, id }) => ({ title, name: quoted(id) }));
  return findAlike(names, 'answers', question, pointerTo('/questions', place, 'answers'));
}

const MOST_NAMED = 5;

function findAlike(
  offered: readonly { readonly title: string; readonly name: string }[],
  what: 'answers' | 'groupings',
  question: CompiledQuestion['question'],
  pointer: string,
): Finding[] {
  const byTitle = new Map<string, number[]>();
  for (const [nth, { title }] of offered.entries()) {
    const shown = titleAsShown(title);
    byTitle.set(shown, [...(byTitle.get(shown) ?? []), nth]);
  }
  return [...byTitle.values()].flatMap((places): Finding[] => {
    const [first = 0, second] = places;
    if (second === undefined) return [];
    const names = places.slice(0, MOST_NAMED).map((nth) => offered[nth]?.name ?? '');
    if (places.length > MOST_NAMED) names.push(`${places.length - MOST_NAMED} more`);
    return [
      {
        severity: 'warning',
        code: 'titles-alike',
        pointer: pointerTo(pointer, second),
        message: `${capital(questionName(question))} has ${places.length} ${what} that read ${quoted(offered[first]?.title.trim() ?? '')}: ${listed(names)}. Shoppers cannot tell them apart.`,
        mend: `Give each a title of its own, or join the ${what}.`,
      },
    ];
  });
}

const ordinal = (number: number): string => {
  const ending = number % 100 >= 11 && number % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${ending}`;
};
