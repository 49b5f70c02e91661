// What an answer of insights is called.

import type { InsightsView } from '@guidepost/contract/views/insight-view';
import { fillIn, type Language, type Words } from '../words/words.ts';

type QuestionSeen = InsightsView['questions'][number];

/** All that were too rare to be counted by themselves. */
const OTHERS = '...';

/** A range is spelled with decimal points, `800.0-1500.0`. */
const RANGE = /^(-?\d+\.\d+)-(-?\d+\.\d+)$/;

export function nameAnswer(
  language: Language,
  { insights: { questions } }: Words,
  answer: string,
  title: string | null | undefined,
): string {
  if (title) return title;
  if (answer === OTHERS) return questions.otherAnswers;
  const range = RANGE.exec(answer);
  if (range === null) return answer;
  const say = (text: string | undefined): string => new Intl.NumberFormat(language).format(Number(text));
  return fillIn(questions.range, { from: say(range[1]), to: say(range[2]) });
}

/** By id: what one question, and each of its answers, is called. */
export const namesById = (questions: readonly QuestionSeen[]) =>
  new Map(
    questions.map(({ question, title, answers }) => [
      question,
      { title: title ?? question, answers: new Map(answers.map((each) => [each.answer, each.title])) },
    ]),
  );
