// The smallest change of replies that brings one product into what a conversation shows: the fewest replies, and among changes of as
// many the one that changes them least. Each is played by the engine before it is given, so it does what it says.

import { accept } from '@guidepost/engine/accept';
import { hasBit } from '@guidepost/engine/bits';
import type { CompiledAdvisor } from '@guidepost/engine/compile';
import { type Caller, move, showMove, withReply } from '@guidepost/engine/converse';
import { countingReplies, type Narrowed, narrow } from '@guidepost/engine/narrow';
import { type Reply, repliedQuestions, type Session } from '@guidepost/engine/session';
import { placeReplyLeaves } from '../check/place-leaves.ts';
import { mayPass } from './may-pass.ts';
import { type OtherReply, otherReplies } from './other-replies.ts';
import type { GivenReply } from './take-replies.ts';

export interface SmallestChange {
  /** Each is a reply to a question that was replied to before; all other replies stay. */
  readonly replies: readonly GivenReply[];
  /** False where there were too many changes to look at all of them: then a smaller one may have been missed. */
  readonly isSmallest: boolean;
}

/** So many changes are looked at, and so many of them played. */
const MOST_TRIED = 100_000;
const MOST_PLAYED = 400;

/**
 * Null if no change brings it there, or if it is there already. The product is there if it is a result, or a candidate while there are
 * no results yet. A reply that was set aside before may stay so; none is set aside for its sake. Ranges that do not hold the product's
 * value are not looked at, and of narrower ones only a few: they could only make room for it among few results. Nor are ranges beyond
 * every value that the catalog has.
 */
export function findSmallestChange(
  compiled: CompiledAdvisor,
  session: Session,
  product: number,
  caller: Caller,
): SmallestChange | null {
  const search = searchSmallestChange(compiled, session, product, caller);
  for (;;) {
    const { done, value } = search.next();
    if (done) return value;
  }
}

/** The same in short pieces of work, for whoever must not be kept from other things. */
export function* searchSmallestChange(
  compiled: CompiledAdvisor,
  session: Session,
  product: number,
  caller: Caller,
): Generator<undefined, SmallestChange | null> {
  if (!hasBit(compiled.scope, product)) return null;
  const { given, applied } = narrow(compiled, session);
  const setAside = new Set(applied.flatMap(({ place, effect }) => (effect === 'set-aside' ? [place] : [])));
  const about: About = { compiled, session, product, caller, given: given.slice(), setAside };
  if (isThere(about, session, setAside)) return null;
  const choices = choicesOf(about);
  let tried = 0;
  let played = 0;
  for (let size = 1; size <= choices.length; size++) {
    const found: Change[] = [];
    for (const change of changesOf(choices, size)) {
      if (++tried > MOST_TRIED) break;
      if (tried % 1000 === 0) yield;
      if (mightHelp(about, change)) found.push(change);
    }
    found.sort((a, b) => a.distance - b.distance);
    for (const change of found) {
      if (++played > MOST_PLAYED) break;
      yield;
      if (helps(about, change)) return { replies: repliesOf(about, change), isSmallest: tried <= MOST_TRIED };
    }
    if (tried > MOST_TRIED || played > MOST_PLAYED) return skipAllMissed(about);
  }
  return null;
}

interface About {
  readonly compiled: CompiledAdvisor;
  readonly session: Session;
  readonly product: number;
  readonly caller: Caller;
  /** By place. */
  readonly given: readonly (Reply | null)[];
  /** Places of the replies that are set aside as it is. */
  readonly setAside: ReadonlySet<number>;
}

interface Choice {
  readonly place: number;
  readonly others: readonly OtherReply[];
}

interface Change {
  /** Place → reply. */
  readonly replies: ReadonlyMap<number, Reply>;
  readonly distance: number;
}

function choicesOf({ compiled, session, product, given }: About): Choice[] {
  const tests = compiled.questions.flatMap(({ question: { askIf } }) =>
    askIf === null ? [] : placeReplyLeaves(askIf, '').map(({ leaf }) => leaf),
  );
  return repliedQuestions(session).flatMap((id) => {
    const question = compiled.questions[compiled.places.get(id) ?? -1];
    const present = question && given[question.place];
    if (!question || !present) return [];
    const own = tests.filter((test) => test.question === id);
    const others = otherReplies(question, present, own, product).flatMap(({ reply, distance }) => {
      const read = accept(compiled, session, id, reply);
      return read.kind === 'accepted' ? [{ reply: read.reply, distance }] : [];
    });
    return others.length === 0 ? [] : [{ place: question.place, others }];
  });
}

/** Every change of exactly so many replies. */
function* changesOf(choices: readonly Choice[], size: number, from = 0): Generator<Change> {
  if (size === 0) {
    yield { replies: new Map(), distance: 0 };
    return;
  }
  for (let nth = from; nth + size <= choices.length; nth++) {
    const { place, others } = choices[nth] as Choice;
    for (const rest of changesOf(choices, size - 1, nth + 1)) {
      for (const { reply, distance } of others)
        yield { replies: new Map([[place, reply], ...rest.replies]), distance: rest.distance + distance };
    }
  }
}

/** False if the product misses a filter reply that would count then. */
function mightHelp({ compiled, given, product, setAside }: About, { replies }: Change): boolean {
  const counting = countingReplies(
    compiled,
    given.map((reply, place) => replies.get(place) ?? reply),
  );
  return compiled.filters.every((question) => {
    const reply = counting[question.place] ?? null;
    const mayMiss = setAside.has(question.place) && !replies.has(question.place);
    return reply === null || mayMiss || mayPass(question, reply, product);
  });
}

/** Plays the change as a shopper makes it, one reply after the other. */
function helps(about: About, change: Change): boolean {
  const { compiled, session, setAside } = about;
  const mayStay = new Set([...setAside].filter((place) => !change.replies.has(place)));
  let changed = session;
  for (const { question, answers } of repliesOf(about, change)) changed = withReply(changed, question, answers);
  // Cheaper than playing, and most often it says no.
  if (!isThere(about, { ...changed, resultsGiven: false }, mayStay)) return false;
  let played = session;
  for (const { question, answers } of repliesOf(about, change))
    played = move(compiled, played, { kind: 'accepted', question, reply: answers }).session;
  return isThere(about, played, mayStay);
}

/** `mayMiss`: places of replies that may be set aside. */
function isThere({ compiled, product, caller }: About, session: Session, mayMiss: ReadonlySet<number>): boolean {
  const narrowed: Narrowed = narrow(compiled, session);
  const isHeld = narrowed.applied.every(
    ({ place, effect }) => effect === 'narrowed' || (effect === 'set-aside' && mayMiss.has(place)),
  );
  if (!isHeld || !hasBit(narrowed.candidates, product)) return false;
  if (!session.resultsGiven) return true;
  return showMove(compiled, { session, narrowed }, caller).results?.includes(product) ?? false;
}

const repliesOf = ({ compiled }: About, { replies }: Change): GivenReply[] =>
  [...replies].map(([place, answers]) => ({ question: compiled.questions[place]?.question.id ?? '', answers }));

/** What always makes a product fit: nothing is wanted any more that it misses. */
function skipAllMissed(about: About): SmallestChange | null {
  const { compiled, given, product, setAside } = about;
  const counting = countingReplies(compiled, given);
  const missed = compiled.filters.filter(({ place }, nth) => {
    const reply = counting[place] ?? null;
    const question = compiled.filters[nth];
    return reply !== null && question !== undefined && !setAside.has(place) && !mayPass(question, reply, product);
  });
  const change = { replies: new Map(missed.map(({ place }) => [place, [] as Reply])), distance: 0 };
  return helps(about, change) ? { replies: repliesOf(about, change), isSmallest: false } : null;
}
