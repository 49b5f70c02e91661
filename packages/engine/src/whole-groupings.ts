// The groupings of RANGE questions as their author wrote them. What a question offers is cut to the candidates of the moment: of
// €800 to €1,500, €800 to €1,250 may be left. A shopper who chooses it still means all of it once an earlier reply is changed. A
// caller that replies with the whole range keeps to that; any range may be sent where the bounds are the catalog's.

import type { CompiledAdvisor, CompiledRange } from './compile.ts';
import { findBounds } from './range-bounds.ts';
import type { Range } from './range-id.ts';

/**
 * By place of the question, then of the grouping among the author's; none for other questions, and where no product that the advisor
 * speaks of has a value.
 */
export type WholeGroupings = readonly (readonly Range[])[];

const made = new WeakMap<CompiledAdvisor, WholeGroupings>();

/**
 * Within the author's bounds; one that lies outside of them ends before it begins, and is never offered. An open end between automatic
 * bounds is that of all that the advisor speaks of, as the catalog is now.
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
  const bounds = findBounds(compiled, scope, scopeSize);
  if (bounds === null) return [];
  const { from: least, to: most } = bounds;
  return question.groupings.map(({ from, to }) => ({
    from: question.from === 'auto' ? (from ?? least) : Math.max(from ?? least, question.from),
    to: question.to === 'auto' ? (to ?? most) : Math.min(to ?? most, question.to),
  }));
}
