// Whether a question is to be asked, over replies of which some may still come: Kleene's three-valued logic.

import type { ReplyCondition } from './condition.ts';
import { acceptedRange } from './range-id.ts';
import type { Reply } from './session.ts';

/** 0: no; 1: yes; 0.5: it depends on replies that may still come. */
export type Truth = 0 | 0.5 | 1;

/** The reply that counts for a question; null if there is none; `open` if one may still come. */
export type ReplyLookup = (question: string) => Reply | null | 'open';

export function askIf(condition: ReplyCondition | null, replyTo: ReplyLookup): Truth {
  if (condition === null) return 1;
  switch (condition.kind) {
    case 'all':
      return condition.of.reduce<Truth>((truth, part) => least(truth, askIf(part, replyTo)), 1);
    case 'any':
      return condition.of.reduce<Truth>((truth, part) => most(truth, askIf(part, replyTo)), 0);
    case 'not':
      return negate(askIf(condition.of, replyTo));
    default: {
      const reply = replyTo(condition.question);
      return reply === 'open' ? 0.5 : holds(condition, reply) ? 1 : 0;
    }
  }
}

const least = (a: Truth, b: Truth): Truth => (a < b ? a : b);
const most = (a: Truth, b: Truth): Truth => (a > b ? a : b);
const negate = (truth: Truth): Truth => (truth === 0.5 ? 0.5 : truth === 1 ? 0 : 1);

type Leaf = Exclude<ReplyCondition, { kind: 'all' | 'any' | 'not' }>;

function holds(leaf: Leaf, reply: Reply | null): boolean {
  const chosen = reply ?? [];
  switch (leaf.kind) {
    case 'any_of':
      return leaf.answers.some((answer) => chosen.includes(answer));
    case 'all_of':
      return leaf.answers.every((answer) => chosen.includes(answer));
    case 'none_of':
      return !leaf.answers.some((answer) => chosen.includes(answer));
    case 'replied':
      return (reply !== null) === leaf.replied;
    default: {
      const range = acceptedRange(chosen);
      if (range === null) return false;
      return leaf.kind === 'gte' ? range.from >= leaf.value : range.to <= leaf.value;
    }
  }
}
