// Whether a reply leaves one product, as far as the product alone can tell. It never says no where the engine says yes.

import { hasBit } from '@guidepost/engine/bits';
import type { CompiledChoice, CompiledQuestion, CompiledRange, CompiledValues } from '@guidepost/engine/compile';
import { isInside, withOpenEnds } from '@guidepost/engine/range-bounds';
import { acceptedRange } from '@guidepost/engine/range-id';
import type { Reply } from '@guidepost/engine/session';
import { type Column, valueAt } from '@guidepost/engine/snapshot';

export function mayPass(question: CompiledQuestion, reply: Reply, product: number): boolean {
  if (reply.length === 0) return true;
  switch (question.kind) {
    case 'choice':
      return choiceMayPass(question, reply, product);
    case 'values':
      return valuesMayPass(question, reply, product);
    case 'range':
      return rangeMayPass(question, reply, product);
  }
}

function choiceMayPass({ question, answers, answerPlaces }: CompiledChoice, reply: Reply, product: number): boolean {
  const sets = reply.flatMap((id) => {
    const answer = answers[answerPlaces.get(id) ?? -1];
    return (question.missing === 'keep' ? answer?.possible : answer?.satisfied) ?? [];
  });
  if (sets.length === 0) return true;
  return question.match === 'all'
    ? sets.every((set) => hasBit(set, product))
    : sets.some((set) => hasBit(set, product));
}

function valuesMayPass({ question, values }: CompiledValues, reply: Reply, product: number): boolean {
  const own = values === null ? [] : valuesOf(values.column, product);
  if (own.length === 0) return question.missing === 'keep';
  return question.match === 'all' ? reply.every((id) => own.includes(id)) : reply.some((id) => own.includes(id));
}

/** A range may be the whole one, which leaves also products of unknown value. */
function rangeMayPass(question: CompiledRange, reply: Reply, product: number): boolean {
  const range = acceptedRange(reply);
  const value = numberOf(question, product);
  return range === null || value === null || isInside(value, withOpenEnds(range, question.question));
}

/** Null if it is unknown. */
export function numberOf({ values }: CompiledRange, product: number): number | null {
  const code = values?.column.codes[product] ?? 0;
  return values === null || code === 0 ? null : (values.column.numbers[code - 1] ?? null);
}

/** As ids of answers. */
export function valuesOf(column: Column, product: number): readonly string[] {
  const { codes, offsets } = column;
  const own =
    offsets === null ? codes.subarray(product, product + 1) : codes.subarray(offsets[product], offsets[product + 1]);
  return [...own].filter((code) => code !== 0).map((code) => valueAt(column, code));
}
