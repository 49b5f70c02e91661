// Whether shoppers can tell the answers of a question apart: two that read the same are a guess, whatever they stand for.

import { isValueAnswers } from '@guidepost/engine/advisor';
import type { CompiledQuestion } from '@guidepost/engine/compile';
import { pointerTo } from '@guidepost/fault/json-pointer';
import { capital, listed, quoted } from '@guidepost/fault/say-names';
import type { Finding } from '../finding.ts';
import { titleAsShown } from '../title-as-shown.ts';
import type { CheckInput } from './check-input.ts';
import { questionName } from './wording.ts';

interface Offered {
  readonly title: string;
  /** How a message names it. */
  readonly name: string;
  /** Of its title among the texts of a further language. */
  readonly path: string;
}

/** One finding for each title that several answers or groupings have, at the second of them; in every language of the texts. */
export function checkTitles({ advisor: { texts } }: CheckInput, { question, place }: CompiledQuestion): Finding[] {
  const { id } = question;
  const isRange = question.type === 'RANGE';
  const offered: Offered[] = isRange
    ? question.groupings.map(({ title }, nth) => {
        return { title, name: `the ${ordinal(nth + 1)}`, path: `${id}.groupings.${nth}.title` };
      })
    : isValueAnswers(question.answers)
      ? []
      : question.answers.map((answer) => {
          return { title: answer.title, name: quoted(answer.id), path: `${id}.${answer.id}.title` };
        });
  const what = isRange ? 'groupings' : 'answers';
  const pointer = isRange
    ? pointerTo('/questions', place, 'range', 'groupings')
    : pointerTo('/questions', place, 'answers');
  const own = findAlike(offered);
  const known = new Set(own.map(String));
  return [
    ...own.map((places) => describe(offered, places, what, question, pointerTo(pointer, places[1] ?? 0), '')),
    ...Object.entries(texts).flatMap(([tag, translated]) => {
      const there = offered.map((one) => ({ ...one, title: translated[one.path] ?? one.title }));
      return findAlike(there)
        .filter((places) => !known.has(String(places)))
        .map((places) => describe(there, places, what, question, pointerTo('/texts', tag), ` in ${quoted(tag)}`));
    }),
  ];
}

/** The places of those that read the same, two or more each. */
function findAlike(offered: readonly Offered[]): number[][] {
  const byTitle = new Map<string, number[]>();
  for (const [nth, { title }] of offered.entries()) {
    const shown = titleAsShown(title);
    byTitle.set(shown, [...(byTitle.get(shown) ?? []), nth]);
  }
  return [...byTitle.values()].filter((places) => places.length > 1);
}

const MOST_NAMED = 5;

function describe(
  offered: readonly Offered[],
  places: readonly number[],
  what: 'answers' | 'groupings',
  question: CompiledQuestion['question'],
  pointer: string,
  within: string,
): Finding {
  const names = places.slice(0, MOST_NAMED).map((nth) => offered[nth]?.name ?? '');
  if (places.length > MOST_NAMED) names.push(`${places.length - MOST_NAMED} more`);
  const title = offered[places[0] ?? 0]?.title.trim() ?? '';
  return {
    severity: 'warning',
    code: 'titles-alike',
    pointer,
    message: `${capital(questionName(question))} has ${places.length} ${what} that read ${quoted(title)}${within}: ${listed(names)}. Shoppers cannot tell them apart.`,
    mend: `Give each a title of its own, or join the ${what}.`,
  };
}

const ordinal = (number: number): string => {
  const ending = number % 100 >= 11 && number % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${ending}`;
};
