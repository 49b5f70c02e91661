// One reply of each kind that some conditions can tell apart, among those that a shopper may be offered.

import { intersects } from '@guidepost/engine/bits';
import type { CompiledQuestion, CompiledRange } from '@guidepost/engine/compile';
import { findBounds } from '@guidepost/engine/range-bounds';
import { formatRangeId } from '@guidepost/engine/range-id';
import type { Reply } from '@guidepost/engine/session';
import { codeOf, valueAt } from '@guidepost/engine/snapshot';
import type { CheckInput } from './check-input.ts';
import { countOfCodeWithin } from './column-values.ts';
import type { ReplyLeaf } from './place-leaves.ts';

/** The skip first. `leaves` are those that look at the question. Null where there are more than `most`. */
export function possibleReplies(
  input: CheckInput,
  compiled: CompiledQuestion,
  leaves: readonly ReplyLeaf[],
  most: number,
): readonly Reply[] | null {
  if (compiled.kind === 'range') {
    const points = rangePoints(input, compiled, leaves);
    if (points.length ** 2 > 2 * most) return null;
    const ranges = points.flatMap((from, nth) => points.slice(nth).map((to) => [formatRangeId({ from, to })]));
    return [[], ...ranges];
  }
  // Answers that no condition names are to it as a skip.
  const named = new Set(leaves.flatMap((leaf) => ('answers' in leaf ? leaf.answers : [])));
  const answers = [...named].filter((id) => canBeChosen(input, compiled, id));
  if (compiled.question.type === 'SINGLE') return answers.length < most ? [[], ...answers.map((id) => [id])] : null;
  if (2 ** answers.length > most) return null;
  const subsets: string[][] = [[]];
  for (const id of answers) subsets.push(...subsets.map((subset) => [...subset, id]));
  return subsets;
}

function canBeChosen(input: CheckInput, compiled: Exclude<CompiledQuestion, CompiledRange>, id: string): boolean {
  const { scope } = input.compiled;
  if (compiled.kind === 'choice') {
    const answer = compiled.answers[compiled.answerPlaces.get(id) ?? -1];
    if (answer === undefined) return false;
    // The first question offers every answer.
    return compiled.place === input.opening || answer.satisfied === null || intersects(answer.satisfied, scope);
  }
  if (compiled.values === null) return false;
  const { column } = compiled.values;
  const code = codeOf(column, id);
  return code !== 0 && valueAt(column, code) === id && countOfCodeWithin(column, code, scope) > 0;
}

/** The ends of the range as it is first offered, and every number within that a condition compares with; ascending. */
function rangePoints(input: CheckInput, compiled: CompiledRange, leaves: readonly ReplyLeaf[]): number[] {
  const { scope, scopeSize } = input.compiled;
  const bounds = findBounds(compiled, scope, scopeSize);
  if (bounds === null) return [];
  const compared = leaves.flatMap((leaf) => ('value' in leaf ? [leaf.value] : []));
  const within = compared.filter((value) => value > bounds.from && value < bounds.to);
  return [...new Set([bounds.from, ...within, bounds.to])].sort((a, b) => a - b);
}
