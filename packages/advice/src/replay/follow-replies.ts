// Leads the replies of a conversation through a version of its advisor, which may be another than they were given to.

import { accept } from '@guidepost/engine/accept';
import type { CompiledAdvisor } from '@guidepost/engine/compile';
import { begin, move, showMove } from '@guidepost/engine/converse';
import type { Reply } from '@guidepost/engine/session';
import { textAt } from '@guidepost/engine/text-list';

export interface Followed {
  /** The questions that were asked, in order. */
  readonly asked: readonly string[];
  /** Those of them whose reply means nothing in this version. */
  readonly notUnderstood: readonly string[];
  /** Skus in their order, as callers get them that can say what a product misses; null: not given yet. */
  readonly results: readonly string[] | null;
}

/**
 * Goes on while there are replies to questions that were not asked yet, and until there are results if `untilResults`. What is asked
 * without a reply in the conversation is skipped, because nobody knows what the shopper would have said.
 */
export function followReplies(
  compiled: CompiledAdvisor,
  replies: ReadonlyMap<string, Reply>,
  untilResults: boolean,
): Followed {
  const asked: string[] = [];
  const notUnderstood: string[] = [];
  const left = new Set(replies.keys());
  let at = begin(compiled, compiled.advisor.language);
  for (;;) {
    const question = at.session.shown;
    if (question === null || (left.size === 0 && (at.session.resultsGiven || !untilResults))) break;
    asked.push(question);
    left.delete(question);
    const reply = replies.get(question) ?? [];
    const taken = accept(compiled, at.session, question, reply);
    if (taken.kind !== 'accepted') notUnderstood.push(question);
    at = move(compiled, at.session, taken.kind === 'accepted' ? taken : { kind: 'accepted', question, reply: [] });
  }
  const { results } = showMove(compiled, at, { nearest: true });
  return {
    asked,
    notUnderstood,
    results: results?.map((product) => textAt(compiled.snapshot.skus, product)) ?? null,
  };
}
