// What can be said beside an outcome, for callers who ask for it. All of it follows from the session, as the outcome does.

import { alternativeCounter } from './alternatives.ts';
import type { CompiledAdvisor } from './compile.ts';
import { countAnswers } from './count-answers.ts';
import { type Explainer, explainers } from './explain.ts';
import { type Bar, makeHistogram } from './histogram.ts';
import type { Misses } from './misses.ts';
import type { Narrowed } from './narrow.ts';
import type { Offer } from './offer.ts';
import { type Reconsidered, reconsider } from './reconsider.ts';
import type { Session } from './session.ts';
import { type ToldReply, tellReplies } from './tell-replies.ts';

/** What is wanted. */
export interface Wanted {
  readonly reasons: boolean;
  readonly counts: boolean;
  readonly histogram: boolean;
  readonly replies: boolean;
  readonly reconsider: boolean;
}

/** Null or empty where it is not wanted, or there is nothing to say. */
export interface Elaboration {
  /** What each reply that counts says of a result, in listed order. */
  readonly reasons: readonly Explainer[] | null;
  readonly counts: Counts | null;
  readonly histogram: readonly Bar[];
  readonly replies: readonly ToldReply[] | null;
  readonly reconsidered: Reconsidered | null;
}

/** Of alternatives: groups where results are one per group, else products. */
export interface Counts {
  /** Those that satisfy every reply; none where a reply had to be set aside. */
  readonly candidates: number;
  /** All that the advisor speaks of. */
  readonly scope: number;
  /** By offered answer. */
  readonly answers: readonly number[];
}

/** What is elaborated: where a step has come to. */
export interface Elaborated {
  readonly session: Session;
  readonly narrowed: Narrowed;
  readonly misses: Misses;
  readonly question: Offer | null;
  readonly results: readonly number[] | null;
}

/** It narrows anew in the end, so nothing can be read of what was narrowed before. */
export function elaborate(
  compiled: CompiledAdvisor,
  { session, narrowed, misses, question, results }: Elaborated,
  wanted: Wanted,
): Elaboration {
  const reasons = wanted.reasons ? explainers(compiled, narrowed) : null;
  let counts: Counts | null = null;
  if (wanted.counts) {
    const count = alternativeCounter(compiled);
    const isExact = narrowed.applied.every(({ effect }) => effect === 'narrowed');
    counts = {
      candidates: isExact ? count(narrowed.candidates) : 0,
      scope: scopeCount(compiled),
      answers: question === null ? [] : countAnswers(compiled, narrowed, question),
    };
  }
  const histogram = wanted.histogram && question?.kind === 'range' ? makeHistogram(compiled, narrowed, question) : [];
  const replies = wanted.replies ? tellReplies(compiled, session, narrowed) : null;
  const mayAskAgain = wanted.reconsider && compiled.advisor.results.askAgain && results !== null;
  return {
    reasons,
    counts,
    histogram,
    replies,
    reconsidered: mayAskAgain ? reconsider(compiled, session, misses, results) : null,
  };
}

const scopeCounts = new WeakMap<CompiledAdvisor, number>();

/** It is the same in every step. */
function scopeCount(compiled: CompiledAdvisor): number {
  let count = scopeCounts.get(compiled);
  if (count === undefined) {
    count = alternativeCounter(compiled)(compiled.scope);
    scopeCounts.set(compiled, count);
  }
  return count;
}
