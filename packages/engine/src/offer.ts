// What a question offers just now: the answers that some candidate satisfies, the bounds of a range and its groupings.

import type { ChoiceQuestion, RangeQuestion } from './advisor.ts';
import type { Bits } from './bits.ts';
import type { CompiledChoice, CompiledQuestion, CompiledRange, CompiledValues } from './compile.ts';
import { countValues } from './count-values.ts';
import type { Narrowed } from './narrow.ts';
import { boundsAmong } from './range-bounds.ts';
import type { Range } from './range-id.ts';
import { isOffered } from './redundant.ts';
import { firstAbove, firstAtLeast, valueAt, valueCount } from './snapshot.ts';
import { hasCandidateWithin } from './value-index.ts';

export type Offer = ChoiceOffer | ValuesOffer | RangeOffer;

export interface ChoiceOffer {
  readonly kind: 'choice';
  readonly place: number;
  readonly question: ChoiceQuestion;
  /** Places of the offered answers among the question's, ascending. */
  readonly answers: readonly number[];
}

export interface ValuesOffer {
  readonly kind: 'values';
  readonly place: number;
  readonly question: ChoiceQuestion;
  readonly attribute: string;
  /** The value with the most candidates first, equal ones by value. `code` is the value's code in the snapshot's column. */
  readonly values: readonly { readonly id: string; readonly code: number; readonly candidates: number }[];
}

export interface RangeOffer extends Range {
  readonly kind: 'range';
  readonly place: number;
  readonly question: RangeQuestion;
  /** In the author's order, clipped to the bounds; `grouping` is the place among the author's. */
  readonly groupings: readonly (Range & { readonly grouping: number })[];
}

/** `unpruned` also offers what no candidate has: for the very first question, and if nothing else is left to offer. */
export function offer(compiled: CompiledQuestion, narrowed: Narrowed, unpruned: boolean): Offer {
  switch (compiled.kind) {
    case 'choice':
      return offerChoice(compiled, narrowed, unpruned);
    case 'values':
      return offerValues(compiled, narrowed);
    case 'range':
      return offerRange(compiled, narrowed, unpruned);
  }
}

export const isEmptyOffer = (offered: Offer): boolean =>
  (offered.kind === 'choice' && offered.answers.length === 0) ||
  (offered.kind === 'values' && offered.values.length === 0);

function offerChoice(compiled: CompiledChoice, { candidates }: Narrowed, unpruned: boolean): ChoiceOffer {
  const { place, question, answers } = compiled;
  const offered: number[] = [];
  for (const [index, answer] of answers.entries()) {
    if (unpruned || isOffered(answer, compiled, candidates)) offered.push(index);
  }
  return { kind: 'choice', place, question, answers: offered };
}

function offerValues({ place, question, max, values }: CompiledValues, { candidates, count }: Narrowed): ValuesOffer {
  const attribute = 'attribute' in question.answers ? question.answers.attribute : '';
  if (values === null) return { kind: 'values', place, question, attribute, values: [] };
  const { column } = values;
  const counts = countValues(values, candidates, count);
  const codes: number[] = [];
  for (let code = 1; code <= valueCount(column); code++) if ((counts[code] as number) > 0) codes.push(code);
  codes.sort((a, b) => (counts[b] as number) - (counts[a] as number) || a - b);
  const offered = codes.slice(0, max).map((code) => {
    return { id: valueAt(column, code), code, candidates: counts[code] as number };
  });
  return { kind: 'values', place, question, attribute, values: offered };
}

function offerRange(compiled: CompiledRange, narrowed: Narrowed, unpruned: boolean): RangeOffer {
  const { candidates, count } = narrowed;
  const { place, question, values } = compiled;
  const bounds = boundsAmong(compiled, narrowed);
  const { from, to } = bounds ?? boundsWithoutValues(question);
  const groupings: (Range & { grouping: number })[] = [];
  for (const [grouping, { from: low, to: high }] of question.groupings.entries()) {
    const clipped = { from: Math.max(from, low ?? from), to: Math.min(to, high ?? to) };
    if (clipped.from > clipped.to) continue;
    // Two groupings that are clipped to the same range would be one answer under two titles.
    if (groupings.some((other) => other.from === clipped.from && other.to === clipped.to)) continue;
    // If no candidate has a value, there is nothing to prune by.
    if (unpruned || bounds === null || (values !== null && hasWithin(values, clipped, candidates, count)))
      groupings.push({ ...clipped, grouping });
  }
  return { kind: 'range', place, question, from, to, groupings };
}

function hasWithin(
  values: NonNullable<CompiledRange['values']>,
  range: Range,
  candidates: Bits,
  count: number,
): boolean {
  const { numbers } = values.column;
  return hasCandidateWithin(
    values,
    firstAtLeast(numbers, range.from) + 1,
    firstAbove(numbers, range.to),
    candidates,
    count,
  );
}

/** A question that must be shown although no product has a value: the author's bounds, else one step from 0. */
function boundsWithoutValues({ from, to, step }: RangeQuestion): Range {
  const low = from !== 'auto' ? from : to !== 'auto' ? Math.min(0, to) : 0;
  return { from: low, to: to !== 'auto' ? to : low + step };
}
