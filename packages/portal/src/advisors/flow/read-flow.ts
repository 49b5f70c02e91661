// A conversation as its flow: questions in their order, each on a lane. What is always asked is on the first; what is asked only after
// some replies leaves the lane of the question that it depends on, and comes back to it. A draft may be broken: what is no question is left out.

import type { InsightsView } from '@guidepost/contract/views/insight-view';
import { isRecord } from '../draft/draft-document.ts';
import { ownTitlesOf } from '../draft/own-titles.ts';

export interface FlowAnswer {
  readonly id: string;
  readonly title: string;
  /** Of those who replied; null: not known. */
  readonly share: number | null;
}

export interface FlowQuestion {
  readonly id: string;
  readonly title: string;
  readonly role: 'filter' | 'preference';
  /** 0: always asked. */
  readonly lane: number;
  readonly askIf: unknown;
  /** `catalog`: made from its values. */
  readonly kind: 'answers' | 'catalog' | 'range';
  readonly answers: readonly FlowAnswer[];
  /** Of the conversations that began: those that came here. Null: not known. */
  readonly seen: number | null;
  /** Of those that came here. */
  readonly skipped: number | null;
  readonly left: number | null;
}

export interface Flow {
  readonly questions: readonly FlowQuestion[];
  /** How many of the questions stand before the moment of results. */
  readonly resultsAfter: number;
  readonly show: unknown;
  readonly isAdaptive: boolean;
  /** Of the conversations that began: those that got results. Null: not known. */
  readonly reached: number | null;
  /** Titles of questions (`use`) and answers (`use.games`). */
  readonly titles: Readonly<Record<string, string>>;
}

/** Deeper lanes are drawn like the last. */
const MOST_LANES = 4;

/** `insights`: null where they are not known. */
export function readFlow(document: Readonly<Record<string, unknown>>, insights: InsightsView | null): Flow {
  const known = insights !== null && insights.funnel.started > 0 ? insights : null;
  const listed = Array.isArray(document.questions) ? document.questions : [];
  const lanes = new Map<string, number>();
  const titles: [string, string][] = [];
  const questions = listed.filter(isRecord).flatMap((each): FlowQuestion[] => {
    const { id, title, ask_if: askIf } = each;
    if (typeof id !== 'string') return [];
    const named = typeof title === 'string' && title !== '' ? title : id;
    const parents = questionsIn(askIf).flatMap((parent) => lanes.get(parent) ?? []);
    const lane = askIf === undefined ? 0 : Math.min(Math.max(0, ...parents) + 1, MOST_LANES - 1);
    lanes.set(id, lane);
    titles.push([id, named]);
    const own = ownTitlesOf(document, id);
    for (const [value, given] of own) titles.push([`${id}.${value}`, given]);
    const answers = answersOf(each, id, own, known);
    for (const answer of answers) titles.push([`${id}.${answer.id}`, answer.title]);
    const seen = known?.questions.find(({ question }) => question === id);
    return [
      {
        ...{ id, title: named, lane, askIf, answers },
        role: each.role === 'preference' ? 'preference' : 'filter',
        kind: each.type === 'RANGE' ? 'range' : Array.isArray(each.answers) ? 'answers' : 'catalog',
        seen: known === null ? null : (seen?.viewed ?? 0) / known.funnel.started,
        skipped: seen?.skipped.share ?? null,
        left: seen?.left.share ?? null,
      },
    ];
  });
  const show = isRecord(document.results) ? document.results.show : undefined;
  return {
    ...{ questions, show, resultsAfter: momentOfResults(questions, show) },
    isAdaptive: document.order === 'adaptive',
    reached: known?.funnel.results.share ?? null,
    titles: Object.fromEntries(titles),
  };
}

function answersOf(
  question: Readonly<Record<string, unknown>>,
  id: string,
  own: ReadonlyMap<string, string>,
  insights: InsightsView | null,
): FlowAnswer[] {
  const listed = Array.isArray(question.answers) ? question.answers.filter(isRecord) : [];
  const counted = insights?.questions.find((each) => each.question === id)?.answers ?? [];
  const known = listed.map((answer) => {
    const of = String(answer.id ?? '');
    const title = typeof answer.title === 'string' && answer.title !== '' ? answer.title : of;
    const share = counted.find((each) => each.answer === of)?.chosen.share ?? (counted.length > 0 ? 0 : null);
    return { id: of, title, share };
  });
  if (listed.length > 0 || question.type === 'RANGE') return known;
  return counted.map(({ answer, chosen }) => ({ id: answer, title: own.get(answer) ?? answer, share: chosen.share }));
}

/** The questions that a condition over replies speaks of. */
function questionsIn(condition: unknown): string[] {
  if (!isRecord(condition)) return [];
  return Object.entries(condition).flatMap(([name, value]) => {
    if (name === 'not') return questionsIn(value);
    if (name === 'any' || name === 'all') return Array.isArray(value) ? value.flatMap(questionsIn) : [];
    return [name];
  });
}

/** Where it is in a conversation with every question that is always asked. */
function momentOfResults(questions: readonly FlowQuestion[], show: unknown): number {
  if (show === 'at_end') return questions.length;
  if (isRecord(show) && typeof show.after_questions === 'number') {
    let asked = 0;
    for (const [nth, { lane }] of questions.entries()) {
      if (lane === 0) asked += 1;
      if (asked >= show.after_questions) return nth + 1;
    }
    return questions.length;
  }
  return questions.findLastIndex(({ role }) => role === 'filter') + 1;
}
