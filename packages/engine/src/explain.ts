// Why a product is a result: which replies it satisfies, which it misses and by how much. It looks at one product at a time, so
// it is only used for results.

import { type Bits, hasBit } from './bits.ts';
import type { CompiledAdvisor, CompiledChoice, CompiledQuestion, CompiledRange, CompiledValues } from './compile.ts';
import { mightSatisfy } from './might-satisfy.ts';
import type { Narrowed } from './narrow.ts';
import { closeness, fallOff, isInside, nearness, withOpenEnds } from './range-bounds.ts';
import { acceptedRange, type Range } from './range-id.ts';
import type { Reply } from './session.ts';
import { codeOf, type Snapshot } from './snapshot.ts';
import { preferredRange } from './terms.ts';

export interface Reason {
  readonly question: string;
  readonly role: 'filter' | 'preference';
  /**
   * `met`: the product satisfies the reply. `partly`: some of several chosen answers of which it should satisfy all.
   * `missed`: it does not satisfy the reply. `unknown`: the catalog does not know whether it does.
   */
  readonly fit: 'met' | 'partly' | 'missed' | 'unknown';
  /** From 0 to 1: how far the product satisfies the reply, or how near it comes. */
  readonly satisfaction: number;
  /** The chosen answers that the product satisfies, and those that it does not; for RANGE the reply is in one of the two. */
  readonly met: readonly string[];
  readonly missed: readonly string[];
  readonly isRange: boolean;
  /** For RANGE: the product's value; null if it is unknown, and for other questions. */
  readonly value: number | null;
  /** For RANGE: how far above the range the value lies, below it as a negative number; 0 inside; null without a value. */
  readonly missedBy: number | null;
}

/** What one reply says of products. It can be asked after the step, too. */
export interface Explainer {
  /** What a `choice` says follows from the reply alone, whatever else was replied. */
  readonly kind: 'choice' | 'range';
  readonly place: number;
  readonly reply: Reply;
  /** Where the reply is one answer of a `choice`: the products that satisfy it, if the snapshot has them as a set. It says the same of all. */
  readonly satisfied: Bits | null;
  /** Null if the reply says nothing of this product. */
  readonly explain: (product: number) => Reason | null;
}

/**
 * In listed order, one for each reply that counts and says something about this product. Skips and "no preference" say nothing,
 * and a range that left everything need not be said, unless the product lies outside.
 */
export const explain = (compiled: CompiledAdvisor, narrowed: Narrowed, product: number): Reason[] =>
  explainers(compiled, narrowed).flatMap((explainer) => explainer.explain(product) ?? []);

/** In listed order, one for each reply that counts. */
export function explainers(compiled: CompiledAdvisor, narrowed: Narrowed): Explainer[] {
  const made: Explainer[] = [];
  for (const question of compiled.questions) {
    const reply = narrowed.replies[question.place];
    if (!reply || reply.length === 0) continue;
    const explainer = explainerOf(compiled, narrowed, question, reply);
    if (explainer !== null) made.push(explainer);
  }
  return made;
}

function explainerOf(
  { snapshot }: CompiledAdvisor,
  narrowed: Narrowed,
  compiled: CompiledQuestion,
  reply: Reply,
): Explainer | null {
  const { place } = compiled;
  switch (compiled.kind) {
    case 'choice': {
      const only = reply.length === 1 ? compiled.answers[compiled.answerPlaces.get(reply[0] ?? '') ?? -1] : undefined;
      const explain = (product: number) => explainChoice(snapshot, compiled, reply, product);
      return { kind: 'choice', place, reply, satisfied: only?.satisfied ?? null, explain };
    }
    case 'values':
      return {
        ...{ kind: 'choice', place, reply, satisfied: null },
        explain: (product) => explainValues(compiled, reply, product),
      };
    case 'range':
      return explainerOfRange(compiled, reply, narrowed);
  }
}

function explainChoice(snapshot: Snapshot, compiled: CompiledChoice, reply: Reply, product: number): Reason | null {
  const met: string[] = [];
  const missed: string[] = [];
  /** Of those missed, how many are missed for sure. */
  let sure = 0;
  for (const id of reply) {
    const answer = compiled.answers[compiled.answerPlaces.get(id) ?? -1];
    if (!answer?.satisfied || answer.answer.where === null) continue;
    if (hasBit(answer.satisfied, product)) met.push(id);
    else {
      missed.push(id);
      if (!mightSatisfy(answer.answer.where, snapshot, product)) sure++;
    }
  }
  return met.length + missed.length === 0 ? null : ofChoice(compiled, met, missed, sure);
}

function explainValues(compiled: CompiledValues, reply: Reply, product: number): Reason | null {
  if (compiled.values === null) return ofChoice(compiled, [], reply, 0);
  const { column } = compiled.values;
  const { codes, offsets } = column;
  const own =
    offsets === null ? codes.subarray(product, product + 1) : codes.subarray(offsets[product], offsets[product + 1]);
  const met: string[] = [];
  const missed: string[] = [];
  for (const value of reply) {
    const code = codeOf(column, value);
    (code !== 0 && own.includes(code) ? met : missed).push(value);
  }
  const isKnown = own.some((code) => code !== 0);
  return ofChoice(compiled, met, missed, isKnown ? missed.length : 0);
}

function ofChoice(
  { question }: CompiledChoice | CompiledValues,
  met: readonly string[],
  missed: readonly string[],
  sure: number,
): Reason {
  const wantsAll = question.type === 'MULTIPLE' && question.match === 'all';
  const isMet = met.length > 0 && (missed.length === 0 || !wantsAll);
  const isUnknown = !isMet && (wantsAll ? sure === 0 : sure < missed.length);
  const isPreference = question.role === 'preference';
  return {
    question: question.id,
    role: question.role,
    fit: isMet ? 'met' : isUnknown ? 'unknown' : met.length > 0 ? 'partly' : 'missed',
    satisfaction: isMet && !isPreference ? 1 : met.length / (met.length + missed.length),
    met,
    missed,
    isRange: false,
    value: null,
    missedBy: null,
  };
}

function explainerOfRange(compiled: CompiledRange, reply: Reply, narrowed: Narrowed): Explainer | null {
  const { place, question, values } = compiled;
  const asked = acceptedRange(reply);
  if (asked === null) return null;
  const numberOf = (product: number): number | null => {
    const code = values === null ? 0 : (values.column.codes[product] as number);
    return values === null || code === 0 ? null : (values.column.numbers[code - 1] as number);
  };
  if (question.role === 'preference') {
    const preferred = preferredRange(compiled, reply, narrowed);
    if (preferred === null) return null;
    const { range, width } = preferred;
    const explain = (product: number): Reason => {
      const value = numberOf(product);
      return ofRange(compiled, reply, value, asked, value === null ? 0 : closeness(value, range, width));
    };
    return { kind: 'range', place, reply, satisfied: null, explain };
  }
  const isApplied = narrowed.applied.some((applied) => applied.place === place);
  // A whole range narrowed nothing when it was replied. Once `must` has emptied the results, nobody can tell what was whole.
  const wasWhole = !isApplied && narrowed.count > 0;
  const open = withOpenEnds(asked, question);
  const width = fallOff(asked, question.step);
  const explain = (product: number): Reason | null => {
    const value = numberOf(product);
    if (wasWhole && (value === null || isInside(value, open))) return null;
    return ofRange(compiled, reply, value, asked, value === null ? 0 : nearness(value, asked, width));
  };
  return { kind: 'range', place, reply, satisfied: null, explain };
}

function ofRange(
  { question }: CompiledRange,
  reply: Reply,
  value: number | null,
  range: Range,
  satisfaction: number,
): Reason {
  const missedBy = value === null ? null : value < range.from ? value - range.from : Math.max(value - range.to, 0);
  const isMet = missedBy === 0;
  return {
    question: question.id,
    role: question.role,
    fit: isMet ? 'met' : value === null ? 'unknown' : 'missed',
    satisfaction,
    met: isMet ? reply : [],
    missed: isMet ? [] : reply,
    isRange: true,
    value,
    missedBy,
  };
}
