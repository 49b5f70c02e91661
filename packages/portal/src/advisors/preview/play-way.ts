// A conversation is played as a shopper has it: what they reply, and then, one after the other, which replies they change.

import type { GivenReply, PreviewElement } from './preview-element.ts';
import type { Way, WayReply } from './show-way.ts';

export interface WayInSteps {
  readonly replies: readonly GivenReply[];
  /** Replies to questions that were replied to before. */
  readonly changes: readonly GivenReply[];
}

export function wayInSteps(way: readonly WayReply[]): WayInSteps {
  const all = way.map(({ question_id, answers }) => ({ question: question_id, answers }));
  const isChange = (nth: number): boolean => all.slice(0, nth).some(({ question }) => question === all[nth]?.question);
  const firstChange = all.findIndex((_, nth) => isChange(nth));
  return firstChange === -1
    ? { replies: all, changes: [] }
    : { replies: all.slice(0, firstChange), changes: all.slice(firstChange) };
}

/** Of a way to a question, each reply as it was given last. */
export function asReplied({ replies, to }: Omit<Way, 'sku'>, known: readonly GivenReply[]): readonly WayReply[] {
  if (to === null) return replies;
  const given = new Map(known.map(({ question, answers }) => [question, answers]));
  return replies.map(({ question_id, answers }) => ({ question_id, answers: given.get(question_id) ?? answers }));
}

export async function playWay(
  element: Pick<PreviewElement, 'restart' | 'answer'>,
  way: readonly WayReply[],
): Promise<void> {
  const { replies, changes } = wayInSteps(way);
  await element.restart(replies);
  for (const change of changes) await element.answer(change);
}
