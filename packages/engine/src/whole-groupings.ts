// The groupings of RANGE questions as their author wrote them. What a question offers is cut to the candidates of the moment: of
// €800 to €1,500, €800 to €1,250 may be left. A shopper who chooses it still means all of it once an earlier reply is changed. A
// caller that replies with the whole range keeps to that; any range may be sent where the bounds are the catalog's.

import type { RangeQuestion } from './advisor.ts';
import type { CompiledAdvisor, CompiledRange } from './compile.ts';
import { findBounds } from './range-bounds.ts';
import type { Range } from './range-id.ts';

/** By place of the question, then of the grouping among the author's; none for other questions. */
export type WholeGroupings = readonly (readonly Range[])[];

const made = new WeakMap<CompiledAdvisor, WholeGroupings>();

/**
 * Within the author's bounds. An open end, and one that the author did not set, is the end of all that the advisor speaks of, as the
 * catalog is now.
 */
export function wholeGroupings(compiled: CompiledAdvisor): WholeGroupings {
  let groupings = made.get(compiled);
  if (groupings === undefined) {
    groupings = compiled.questions.map((question) => (question.kind === 'range' ? wholesOf(compiled, question) : []));
    made.set(compiled, groupings);
  }
  return groupings;
}

function wholesOf({ scope, scopeSize }: CompiledAdvisor, compiled: CompiledRange): Range[] {
  const { question } = compiled;
  const { from: least, to: most } = findBounds(compiled, scope, scopeSize) ?? { from: 0, to: 0 };
  return question.groupings.map(({ from, to }) => {
    const low = within(question, from ?? least);
    return { from: low, to: Math.max(low, within(question, to ?? most)) };
  });
}

function within({ from, to }: RangeQuestion, end: number): number {
  const atLeast = from === 'auto' ? end : Math.max(end, from);
  return to === 'auto' ? atLeast : Math.min(atLeast, to);
}
