// The engine's one idea: (advisor version, catalog snapshot, session) → outcome. Same input, same outcome, always.

import type { Accepted } from './accept.ts';
import { areResultsDue, chooseFirst, chooseNext } from './choose.ts';
import type { Contender } from './choose-adaptively.ts';
import type { CompiledAdvisor } from './compile.ts';
import { type Elaboration, elaborate, type Wanted } from './elaborate.ts';
import { explain, type Reason } from './explain.ts';
import { findLacks, type Lack } from './lacks.ts';
import { Misses } from './misses.ts';
import { type Narrowed, narrow } from './narrow.ts';
import { rankNearest } from './nearest.ts';
import { isEmptyOffer, type Offer, offer } from './offer.ts';
import { OpenQuestions } from './open-questions.ts';
import { rank } from './rank.ts';
import { jumpsQueue, type Reply, repliedQuestions, type Session } from './session.ts';

export interface Outcome {
  /** What is asked now; null: the advisor has ended. */
  readonly question: Offer | null;
  /** Products in their rank, by number in the snapshot; null: results are not given yet. */
  readonly results: readonly number[] | null;
  /** How many candidates there are. */
  readonly candidates: number;
  /** What the shopper wants and the first results lack; null if there are no results, or nobody wants to know. */
  readonly lacks: readonly Lack[] | null;
  /** What the caller wants beside; null if nothing. */
  readonly said: Elaboration | null;
}

export interface Step {
  readonly session: Session;
  readonly outcome: Outcome;
  /**
   * With `order: adaptive`: the questions that could have come next, and what each would have gained, best first. Null if
   * nothing was chosen by gain.
   */
  readonly chosenBy: readonly Contender[] | null;
}

/** What a caller can do with an outcome. */
export interface Caller {
  /** It can say what a result misses, so results go on with the nearest where the author has not switched that off. */
  readonly nearest: boolean;
  /** It wants to know what the results lack. */
  readonly lacks?: boolean;
  /** What it wants to be told beside the question and the results; nothing if absent. */
  readonly wanted?: Wanted;
}

const PLAIN: Caller = { nearest: false };

/** A step without what it shows. */
export interface Move {
  readonly session: Session;
  /** Valid until the next step of this thread. */
  readonly narrowed: Narrowed;
  readonly chosenBy: Step['chosenBy'];
}

/** Opens a conversation: the first question, whole, and no results yet. */
export const start = (compiled: CompiledAdvisor, language: string, caller: Caller = PLAIN): Step =>
  stepOf(compiled, begin(compiled, language), caller);

/** Takes an accepted reply and goes on to the next question. */
export const advance = (compiled: CompiledAdvisor, before: Session, accepted: Accepted, caller: Caller = PLAIN): Step =>
  stepOf(compiled, move(compiled, before, accepted), caller);

function stepOf(compiled: CompiledAdvisor, made: Move, caller: Caller): Step {
  return { session: made.session, outcome: showMove(compiled, made, caller), chosenBy: made.chosenBy };
}

/** {@link start} without what it shows. */
export function begin(compiled: CompiledAdvisor, language: string): Move {
  const { place, chosenBy } = chooseFirst(compiled);
  const first = place === null ? undefined : compiled.questions[place];
  if (first === undefined) throw new Error('An advisor has at least one question.');
  const session: Session = { language, replies: {}, shown: first.question.id, resultsGiven: false };
  return { session, narrowed: narrow(compiled, session), chosenBy };
}

/** {@link advance} without what it shows. */
export function move(compiled: CompiledAdvisor, before: Session, { question, reply }: Accepted): Move {
  const replied = withReply(before, question, reply);
  const narrowed = narrow(compiled, replied);
  const open = new OpenQuestions(compiled, narrowed);
  const { place: current, chosenBy } = chooseNext(compiled, narrowed, open);
  const resultsGiven = areResultsDue(compiled, replied, narrowed, current, open);
  const shown = current === null ? null : (compiled.questions[current]?.question.id ?? null);
  return { session: { ...replied, shown, resultsGiven }, narrowed, chosenBy };
}

/** The session with one reply added or replaced, and nothing else. */
export function withReply(before: Session, question: string, reply: Reply): Session {
  const replied = { ...before, replies: { ...before.replies, [question]: reply } };
  const { changed = [], order } = before;
  if (!Object.hasOwn(before.replies, question)) {
    if (order === undefined && !jumpsQueue(question)) return replied;
    return { ...replied, order: [...repliedQuestions(before), question] };
  }
  return changed.includes(question) ? replied : { ...replied, changed: [...changed, question] };
}

/** What the session shows as it stands, with the catalog as it is now. */
export const view = (compiled: CompiledAdvisor, session: Session, caller: Caller = PLAIN): Outcome =>
  showMove(compiled, { session, narrowed: narrow(compiled, session) }, caller);

/** Why a product is where it is among the session's results. */
export const reasons = (compiled: CompiledAdvisor, session: Session, product: number): Reason[] =>
  explain(compiled, narrow(compiled, session), product);

/** What the session shows after a move, in the same step. */
export function showMove(
  compiled: CompiledAdvisor,
  { session, narrowed }: Pick<Move, 'session' | 'narrowed'>,
  { nearest, lacks: wantsLacks, wanted }: Caller,
): Outcome {
  const question = session.shown === null ? null : showQuestion(compiled, session, session.shown, narrowed);
  const { limit, nearest: mayMiss } = compiled.advisor.results;
  const misses = new Misses(compiled, narrowed);
  let results: number[] | null = null;
  if (session.resultsGiven) {
    results = nearest && mayMiss ? rankNearest(compiled, narrowed, misses, limit) : rank(compiled, narrowed, limit);
  }
  const lacks = wantsLacks === true && results !== null ? findLacks(compiled, narrowed, misses, results) : null;
  const said =
    wanted === undefined ? null : elaborate(compiled, { session, narrowed, misses, question, results }, wanted);
  return { question, results, candidates: narrowed.count, lacks, said };
}

function showQuestion(compiled: CompiledAdvisor, session: Session, shown: string, narrowed: Narrowed): Offer | null {
  const question = compiled.questions[compiled.places.get(shown) ?? -1];
  if (question === undefined) throw new Error('The question shown belongs to another advisor version.');
  const isFirst = Object.keys(session.replies).length === 0;
  const offered = offer(question, narrowed, isFirst);
  return isFirst || !isEmptyOffer(offered) ? offered : offer(question, narrowed, true);
}
