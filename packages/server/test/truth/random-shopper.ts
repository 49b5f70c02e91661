// Shoppers who reply at random: mostly to the question shown, at times to the one that is asked again or to any earlier one, and
// at times not at all.

import type { NextResponse, Question } from '@guidepost/contract/next-response';
import { pick, type Random, randomBelow } from '../../../../bench/random.ts';
import type { PlainReading } from './plain-reading.ts';
import { knownValue, type PlainQuestion, type Replies } from './plain-shop.ts';

export type SentReply = readonly [question: string, answers: readonly string[]];

/** Null: the shopper has seen enough. */
export function chooseReply(
  random: Random,
  reading: PlainReading,
  { question: shown, reconsider }: NextResponse,
  replies: Replies,
): SentReply | null {
  if (reconsider && random() < 0.2) return replyTo(random, reconsider.question);
  const earlier = [...replies.keys()];
  if (earlier.length > 0 && (shown === null || random() < 0.25)) {
    return random() < 0.1 && shown === null ? null : changed(random, reading, reading.question(pick(random, earlier)));
  }
  return shown === null ? null : replyTo(random, shown);
}

function replyTo(random: Random, question: Question): SentReply {
  const id = question.question_id;
  if (random() < 0.1 || question.answers.length === 0) return [id, []];
  if (question.question_type === 'RANGE') {
    const { range_from: from, range_to: to, range_step: step, answers, range_groupings: groupings } = question;
    const kind = random();
    if (kind < 0.2 && groupings.length > 0) {
      const { range_from, range_to, whole_from = range_from, whole_to = range_to } = pick(random, groupings);
      return [id, [`${whole_from}-${whole_to}`]];
    }
    if (kind < 0.4) return [id, [pick<{ answer_id: string }>(random, answers).answer_id]];
    // Who takes the whole range wishes to stay inside, too, if a changed reply moves what is left.
    if (kind < 0.7) return [id, [`${from}-${to}`]];
    const steps = Math.floor((to - from) / step) + 1;
    const [a, b] = [0, 1].map(() => Math.min(to, from + step * randomBelow(random, steps))) as [number, number];
    return [id, [`${Math.min(a, b)}-${Math.max(a, b)}`]];
  }
  return [
    id,
    some(
      random,
      question.question_type,
      question.answers.map(({ answer_id }) => answer_id),
    ),
  ];
}

/** Any reply that the service takes, whether or not it is offered now. */
function changed(random: Random, reading: PlainReading, question: PlainQuestion): SentReply {
  const { id, type, answers, attribute = '', range } = question;
  if (random() < 0.1) return [id, []];
  if (answers !== undefined)
    return [
      id,
      some(
        random,
        type,
        answers.map((answer) => answer.id),
      ),
    ];
  const values = reading.scope.flatMap((product) => knownValue(product, attribute) ?? []);
  if (range === undefined) return values.length === 0 ? [id, []] : [id, some(random, type, values.map(String))];
  const { from, to } = range;
  const low = from === 'auto' ? Math.min(0, ...values.map(Number)) : from;
  const high = to === 'auto' ? Math.max(low, ...values.map(Number)) : to;
  const [a, b] = [0, 1]
    .map(() => low + Math.round((high - low) * random() * 2) / 2)
    .map((end) => Math.min(end, high)) as [number, number];
  return [id, [`${Math.min(a, b)}-${Math.max(a, b)}`]];
}

function some(random: Random, type: string, ids: readonly string[]): readonly string[] {
  const more = type === 'MULTIPLE' && random() < 0.6;
  return [...new Set([pick(random, ids), ...(more ? [pick(random, ids)] : [])])];
}
