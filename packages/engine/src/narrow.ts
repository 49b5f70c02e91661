// From replies to candidates: takes filter replies in listed order, firm ones first, and sets a reply aside if it would leave
// nothing. The outcome depends on the replies alone, not on the order in which they were given. Only with adaptive order is
// that the order in which replies are taken, because each question was chosen by what was replied before it.

import { askIf } from './ask-if.ts';
import { addAll, type Bits, intersect, intersectInto } from './bits.ts';
import type { CompiledAdvisor, CompiledChoice, CompiledQuestion, CompiledRange, CompiledValues } from './compile.ts';
import { type Bounds, findBounds, isWhole } from './range-bounds.ts';
import { acceptedRange, type Range } from './range-id.ts';
import { scratchSets } from './scratch.ts';
import { type Reply, repliedQuestions, type Session } from './session.ts';
import { codeOf, firstAbove, firstAtLeast } from './snapshot.ts';
import { addCodes, addUnknown } from './value-index.ts';

export interface Narrowed {
  /** Valid until the next step of this thread. */
  readonly candidates: Bits;
  readonly count: number;
  /** By place: the reply, whether or not it counts just now. */
  readonly given: readonly (Reply | null)[];
  /** By place: the reply that counts, or null. */
  readonly replies: readonly (Reply | null)[];
  /** The filter questions in the order in which their replies are taken. */
  readonly filters: readonly CompiledQuestion[];
  /** Filter replies, by what became of them. Those that change nothing are left out. */
  readonly applied: readonly AppliedFilter[];
  /** By place: what `boundsAmong` has found among the candidates. */
  readonly bounds: (Bounds | null | undefined)[];
}

export interface AppliedFilter {
  readonly place: number;
  readonly effect: 'narrowed' | 'set-aside' | 'emptied';
  /** With `missing: keep`: the products whose value is known to satisfy the reply; otherwise null. */
  readonly known: Bits | null;
}

/** `without`: the place of a question whose reply is passed over, as if it had not been given. */
export function narrow(compiled: CompiledAdvisor, session: Session, without: number | null = null): Narrowed {
  const sets = scratchSets(compiled.scope.length);
  const { chosen } = sets;
  let { candidates, narrowed } = sets;
  candidates.set(compiled.scope);
  let count = compiled.scopeSize;
  const given = givenReplies(compiled, session);
  if (without !== null) given[without] = null;
  const replies = countingReplies(compiled, given);
  const filters = filtersToTake(compiled, session);
  const applied: AppliedFilter[] = [];

  for (const compiledQuestion of filters) {
    const { place, question } = compiledQuestion;
    const reply = replies[place] as Reply | null;
    if (reply === null || reply.length === 0 || count === 0) continue;
    const selected = selectProducts(compiledQuestion, reply, candidates, count, chosen);
    if (selected === null) continue;
    const isOwn = selected !== chosen;
    const known = question.missing !== 'keep' ? null : isOwn ? selected : selected.slice();
    const passing = known === null ? selected : withPossible(compiledQuestion, reply, chosen);
    const left = intersectInto(candidates, passing, narrowed);
    if (left === count && isUnseenWhole(compiledQuestion, reply, candidates, count)) continue;
    if (left > 0 || question.must) {
      [candidates, narrowed] = [narrowed, candidates];
      count = left;
      applied.push({ place, effect: left > 0 ? 'narrowed' : 'emptied', known });
    } else applied.push({ place, effect: 'set-aside', known: null });
  }
  return { candidates, count, given, replies, filters, applied, bounds: replies.map(notFound) };
}

/**
 * With adaptive order, only those replied to: firm ones first, each kind in the order of the session's replies, where a changed
 * one keeps its place.
 */
function filtersToTake(compiled: CompiledAdvisor, session: Session): readonly CompiledQuestion[] {
  if (compiled.advisor.order === 'listed') return compiled.filters;
  const given: CompiledQuestion[] = [];
  const replied = repliedQuestions(session);
  for (const firm of [true, false]) {
    for (const id of replied) {
      const question = compiled.questions[compiled.places.get(id) ?? -1];
      if (question?.question.role === 'filter' && question.question.firm === firm) given.push(question);
    }
  }
  return given;
}

const notFound = (): undefined => undefined;

function givenReplies({ advisor }: CompiledAdvisor, { replies }: Session): (Reply | null)[] {
  return advisor.questions.map(({ id }) => (Object.hasOwn(replies, id) ? (replies[id] ?? null) : null));
}

/** By place: the reply, if there is one and its question's `ask_if` holds over the replies that count before it. */
export function countingReplies(
  { advisor, places }: CompiledAdvisor,
  given: readonly (Reply | null)[],
): (Reply | null)[] {
  const replies = given.slice();
  const replyTo = (question: string) => replies[places.get(question) ?? -1] ?? null;
  for (let place = 0; place < replies.length; place++) {
    if (replies[place] === null) continue;
    const condition = advisor.questions[place]?.askIf ?? null;
    if (condition !== null && askIf(condition, replyTo) !== 1) replies[place] = null;
  }
  return replies;
}

/** The products that satisfy a reply: a compiled set, or `into` filled with it. Null if the reply changes nothing. */
export function selectProducts(
  compiled: CompiledQuestion,
  reply: Reply,
  candidates: Bits,
  count: number,
  into: Bits,
): Bits | null {
  switch (compiled.kind) {
    case 'choice':
      return selectChoice(compiled, reply, into, false);
    case 'values':
      return selectValues(compiled, reply, into);
    case 'range':
      return selectRange(compiled, reply, candidates, count, into);
  }
}

function selectChoice(compiled: CompiledChoice, reply: Reply, into: Bits, orPossible: boolean): Bits | null {
  let selected: Bits | null = null;
  for (const id of reply) {
    const answer = compiled.answers[compiled.answerPlaces.get(id) ?? -1];
    const set = orPossible ? answer?.possible : answer?.satisfied;
    if (!set) continue;
    if (selected === null) selected = set;
    else {
      if (selected !== into) into.set(selected);
      if (compiled.question.match === 'all') intersect(into, set);
      else addAll(into, set);
      selected = into;
    }
  }
  return selected;
}

function selectValues({ question, values }: CompiledValues, reply: Reply, into: Bits): Bits {
  into.fill(0);
  if (values === null) return into;
  const { column, index } = values;
  const codes = reply.map((value) => codeOf(column, value));
  if (question.match === 'all' && codes.length > 1) {
    const one = new Uint32Array(into.length);
    for (const [nth, code] of codes.entries()) {
      one.fill(0);
      if (code !== 0) addCodes(index, code, code, nth === 0 ? into : one);
      if (nth > 0) intersect(into, one);
    }
  } else for (const code of codes) if (code !== 0) addCodes(index, code, code, into);
  return into;
}

function selectRange(compiled: CompiledRange, reply: Reply, candidates: Bits, count: number, into: Bits): Bits | null {
  const range = acceptedRange(reply);
  const { values } = compiled;
  if (range === null) return null;
  into.fill(0);
  // No product has a value, so none satisfies the reply.
  if (values === null) return into;
  if (!keepsIfWhole(compiled)) {
    const bounds = findBounds(compiled, candidates, count);
    if (bounds !== null && isWhole(range, bounds)) return null;
  }
  return selectInside(compiled, range, into);
}

/**
 * If every product has a value, a whole range between automatic bounds keeps every candidate, and is recognised only if a reply kept them.
 * Beyond an author's bound there may be products that it would lose.
 */
const keepsIfWhole = ({ question, values }: CompiledRange): boolean =>
  values !== null && !values.column.hasUnknown && question.from === 'auto' && question.to === 'auto';

/** Whether a reply that kept every candidate is a whole range that was not looked for before. */
function isUnseenWhole(compiled: CompiledQuestion, reply: Reply, candidates: Bits, count: number): boolean {
  if (compiled.kind !== 'range' || !keepsIfWhole(compiled)) return false;
  const [range, bounds] = [acceptedRange(reply), findBounds(compiled, candidates, count)];
  return range !== null && bounds !== null && isWhole(range, bounds);
}

/** `into`, empty so far, filled with the products whose value is known to lie inside. */
export function selectInside({ values }: CompiledRange, { from, to }: Range, into: Bits): Bits {
  if (values === null) return into;
  const { numbers } = values.column;
  addCodes(values.index, firstAtLeast(numbers, from) + 1, firstAbove(numbers, to), into);
  return into;
}

/** With `missing: keep`: adds to the selection in `into` (or makes one) the products that could satisfy the reply. */
export function withPossible(compiled: CompiledQuestion, reply: Reply, into: Bits): Bits {
  if (compiled.kind === 'choice') return selectChoice(compiled, reply, into, true) ?? into;
  if (compiled.values !== null) addUnknown(compiled.values.column, compiled.values.index, into);
  // If the catalog does not have the attribute any more, every value is unknown.
  else into.fill(0xffffffff);
  return into;
}
