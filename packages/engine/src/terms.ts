// What a reply adds to the order: a weight times how well a product satisfies it. SINGLE: 0 or 1; MULTIPLE: the share of
// the chosen answers satisfied; RANGE: 1 inside, falling to 0 at one range-width outside; unknown: 0. For a wish that is missed,
// a RANGE goes on telling near from far however far it is.

import { type Bits, hasBit } from './bits.ts';
import type { CompiledAdvisor, CompiledChoice, CompiledQuestion, CompiledValues } from './compile.ts';
import type { Narrowed } from './narrow.ts';
import { boundsAmong, clip, closeness, fallOff, isWhole, nearness } from './range-bounds.ts';
import { acceptedRange, type Range } from './range-id.ts';
import { scratchParts } from './scratch.ts';
import type { Reply } from './session.ts';
import { type Codes, type Column, codeOf, type NumberColumn, valueCount } from './snapshot.ts';

export type Term = SetsTerm | CodesTerm | RangeTerm | EitherTerm;

/** How satisfaction falls outside a range: `closeness` for preferences, `nearness` for wishes that are missed. */
type Fall = typeof closeness;

interface SetsTerm {
  readonly kind: 'sets';
  readonly weight: number;
  readonly sets: readonly Bits[];
}

interface CodesTerm {
  readonly kind: 'codes';
  readonly weight: number;
  readonly column: Column;
  /** Code → 1 where it was chosen. */
  readonly chosen: Uint8Array;
  /** How many answers were chosen, known ones and others. */
  readonly count: number;
}

interface RangeTerm {
  readonly kind: 'range';
  readonly weight: number;
  readonly column: NumberColumn;
  readonly range: Range;
  /** The distance by which satisfaction falls: see `fall`. */
  readonly width: number;
  readonly fall: Fall;
  /** Code → what it adds, if there are fewer values than candidates. Otherwise this is worked out for each candidate. */
  readonly shares: Float64Array | null;
}

/** All of the weight for products of the set; for the others, what another term gives, which is at most that. */
interface EitherTerm {
  readonly kind: 'either';
  readonly weight: number;
  readonly set: Bits;
  readonly partial: Term;
}

/** The terms of the preferences that have a reply, in listed order. */
export function preferenceTerms(compiled: CompiledAdvisor, narrowed: Narrowed): Term[] {
  const terms: Term[] = [];
  for (const question of compiled.questions) {
    const reply = narrowed.replies[question.place];
    if (question.question.role !== 'preference' || !reply || reply.length === 0) continue;
    const term = makeTerm(question, reply, narrowed.count, () => preferredRange(question, reply, narrowed), closeness);
    if (term !== null) terms.push(term);
  }
  return terms;
}

/** The terms of the filter replies that were set aside, in listed order: no candidate satisfies them, but some come closer. */
export function setAsideTerms(compiled: CompiledAdvisor, narrowed: Narrowed): Term[] {
  const terms: Term[] = [];
  for (const { place, effect } of narrowed.applied) {
    const question = compiled.questions[place];
    const reply = narrowed.replies[place];
    if (effect !== 'set-aside' || question === undefined || !reply) continue;
    const term = isPartial(question, reply) ? missedTerm(question, reply, narrowed.count) : null;
    if (term !== null) terms.push(term);
  }
  return terms;
}

/** Whether products that miss the reply may still differ in how badly they miss it. */
export const isPartial = ({ kind, question }: CompiledQuestion, reply: Reply): boolean =>
  kind === 'range' || (question.type === 'MULTIPLE' && question.match === 'all' && reply.length > 1);

/** How near products come to a filter reply, also where they miss it. `ranked`: how many are to be ordered. */
export const missedTerm = (question: CompiledQuestion, reply: Reply, ranked: number): Term | null =>
  makeTerm(question, reply, ranked, () => measured(acceptedRange(reply), question), nearness);

const measured = (range: Range | null, compiled: CompiledQuestion): Measured | null =>
  range === null || compiled.kind !== 'range' ? null : { range, width: fallOff(range, compiled.question.step) };

/** Null if the reply orders nothing. */
function makeTerm(
  compiled: CompiledQuestion,
  reply: Reply,
  candidates: number,
  findRange: () => Measured | null,
  fall: Fall,
): Term | null {
  const { weight } = compiled.question;
  if (weight === 0) return null;
  if (compiled.kind === 'choice') {
    const sets = chosenSets(compiled, reply);
    return sets.length === 0 ? null : { kind: 'sets', weight, sets };
  }
  if (compiled.values === null) return null;
  if (compiled.kind === 'range') {
    const found = findRange();
    if (found === null) return null;
    const { column } = compiled.values;
    const ruler = { weight, fall, ...found };
    const shares = column.numbers.length < candidates ? rangeShares(column.numbers, ruler) : null;
    return { kind: 'range', column, ...ruler, shares };
  }
  return codesTerm(compiled, compiled.values.column, reply);
}

/** The sets of the chosen answers that mean something ("no preference" does not). */
const chosenSets = (compiled: CompiledChoice, reply: Reply): Bits[] =>
  reply.flatMap((id) => compiled.answers[compiled.answerPlaces.get(id) ?? -1]?.satisfied ?? []);

function codesTerm({ question }: CompiledValues, column: Column, reply: Reply): CodesTerm {
  const chosen = new Uint8Array(valueCount(column) + 1);
  for (const value of reply) chosen[codeOf(column, value)] = 1;
  chosen[0] = 0;
  return { kind: 'codes', weight: question.weight, column, chosen, count: reply.length };
}

/** A range, and the distance outside it over which satisfaction falls. */
interface Measured {
  readonly range: Range;
  readonly width: number;
}

/**
 * The range that a preference asks for; null for the whole range, which prefers nothing. The distance is the width of the part
 * within the bounds of the candidates. The range itself stays as it was replied: a near result may lie beyond these bounds.
 */
export function preferredRange(compiled: CompiledQuestion, reply: Reply, narrowed: Narrowed): Measured | null {
  const range = acceptedRange(reply);
  if (compiled.kind !== 'range' || range === null) return null;
  const bounds = boundsAmong(compiled, narrowed);
  if (bounds === null || isWhole(range, bounds)) return null;
  return { range, width: fallOff(clip(range, bounds), compiled.question.step) };
}

/** Adds the term to the key of each of the first `count` products in `list`. */
export function addTerm(term: Term, list: Uint32Array, count: number, key: Float64Array): void {
  switch (term.kind) {
    case 'sets': {
      const [only, ...more] = term.sets;
      if (only !== undefined && more.length === 0) addSet(only, term.weight, list, count, key);
      else addSets(term, list, count, key);
      break;
    }
    case 'codes': {
      const { offsets } = term.column;
      if (offsets === null) addCode(term, list, count, key);
      else addCodeLists(term, offsets, list, count, key);
      break;
    }
    case 'either':
      addEither(term, list, count, key);
      break;
    case 'range':
      if (term.shares === null) addRange(term, list, count, key);
      else addShares(term.column.codes, term.shares, list, count, key);
  }
}

function addSet(set: Bits, weight: number, list: Uint32Array, count: number, key: Float64Array): void {
  for (let i = 0; i < count; i++) if (hasBit(set, list[i] as number)) key[i] = (key[i] as number) + weight;
}

function addSets({ sets, weight }: SetsTerm, list: Uint32Array, count: number, key: Float64Array): void {
  for (let i = 0; i < count; i++) {
    const product = list[i] as number;
    let satisfied = 0;
    for (const set of sets) if (hasBit(set, product)) satisfied++;
    key[i] = (key[i] as number) + (weight * satisfied) / sets.length;
  }
}

function addEither({ set, weight, partial }: EitherTerm, list: Uint32Array, count: number, key: Float64Array): void {
  const parts = scratchParts(count);
  addTerm(partial, list, count, parts);
  for (let i = 0; i < count; i++) {
    key[i] = (key[i] as number) + (hasBit(set, list[i] as number) ? weight : (parts[i] as number));
  }
}

function addCode(
  { column, chosen, count: of, weight }: CodesTerm,
  list: Uint32Array,
  count: number,
  key: Float64Array,
): void {
  const { codes } = column;
  const share = weight / of;
  for (let i = 0; i < count; i++) {
    if (chosen[codes[list[i] as number] as number] === 1) key[i] = (key[i] as number) + share;
  }
}

function addCodeLists(
  { column, chosen, count: of, weight }: CodesTerm,
  offsets: Uint32Array,
  list: Uint32Array,
  count: number,
  key: Float64Array,
): void {
  const { codes } = column;
  for (let i = 0; i < count; i++) {
    const product = list[i] as number;
    const end = offsets[product + 1] as number;
    let satisfied = 0;
    for (let at = offsets[product] as number; at < end; at++) satisfied += chosen[codes[at] as number] as number;
    key[i] = (key[i] as number) + (weight * satisfied) / of;
  }
}

type Ruler = Pick<RangeTerm, 'weight' | 'range' | 'width' | 'fall'>;

function rangeShares(numbers: Float64Array, { weight, range, width, fall }: Ruler): Float64Array {
  const shares = new Float64Array(numbers.length + 1);
  for (let at = 0; at < numbers.length; at++) shares[at + 1] = weight * fall(numbers[at] as number, range, width);
  return shares;
}

function addRange(
  { column, range, width, weight, fall }: RangeTerm,
  list: Uint32Array,
  count: number,
  key: Float64Array,
): void {
  const { codes, numbers } = column;
  for (let i = 0; i < count; i++) {
    const code = codes[list[i] as number] as number;
    if (code !== 0) key[i] = (key[i] as number) + weight * fall(numbers[code - 1] as number, range, width);
  }
}

function addShares(codes: Codes, shares: Float64Array, list: Uint32Array, count: number, key: Float64Array): void {
  for (let i = 0; i < count; i++) {
    key[i] = (key[i] as number) + (shares[codes[list[i] as number] as number] as number);
  }
}
