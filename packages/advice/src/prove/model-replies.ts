// The shopper that is reckoned with: of a question's answers each is as likely as the others, and as the skip. Of MULTIPLE
// one answer, two, all of them and the skip are equally likely; of RANGE its groupings and the skip, or where it has none, four
// parts of it with as many values each. Further replies of likelihood 0 stand for what no such shopper does: what a later
// `ask_if` could tell apart, and the narrowest range.

import { isValueAnswers } from '@guidepost/engine/advisor';
import type { CompiledQuestion, CompiledRange } from '@guidepost/engine/compile';
import type { Narrowed } from '@guidepost/engine/narrow';
import type { Offer } from '@guidepost/engine/offer';
import { formatRangeId, type Range } from '@guidepost/engine/range-id';
import type { Reply } from '@guidepost/engine/session';
import { valueCount } from '@guidepost/engine/snapshot';
import type { ReplyLeaf } from '../check/place-leaves.ts';
import { candidateNumbers, gapsBetween, hasUnknown, rarestNumber } from './range-gaps.ts';

export interface ModelReply {
  readonly reply: Reply;
  /** All of a question's together make 1. */
  readonly likelihood: number;
}

/** Of up to so many answers every pair is reckoned with, of more each with the next. */
const MOST_PAIRED = 6;
const MOST_NAMED = 6;
const PARTS = 4;

/**
 * The skip first; each reply once. `tests`: those that later questions make of the reply. `sizes`: how many products each
 * candidate stands for; without it one.
 */
export function modelReplies(
  offered: Offer,
  compiled: CompiledQuestion,
  narrowed: Narrowed,
  tests: readonly ReplyLeaf[],
  sizes: Uint32Array | null = null,
): ModelReply[] {
  if (offered.kind === 'range' && compiled.kind === 'range') {
    const ranges = offered.groupings.length > 0 ? offered.groupings : partsOf(offered, compiled, narrowed);
    const likely = [[], ...ranges.map((range) => [formatRangeId(range)])];
    const unlikely = [
      ...narrowestRange(offered, compiled, narrowed, sizes),
      ...rangesToldApart(offered, compiled, narrowed, tests),
    ];
    return join([likely], unlikely);
  }
  const ids = offeredIds(offered);
  const single = ids.map((id) => [id]);
  if (compiled.question.type === 'SINGLE') return join([[[], ...single]], []);
  const kinds = [[[]], single, pairsOf(ids), ids.length > 2 ? [ids] : []];
  return join(
    kinds.filter((kind) => kind.length > 0),
    choicesToldApart(ids, tests),
  );
}

/** The kinds are equally likely, and of a kind its replies. */
function join(kinds: readonly (readonly Reply[])[], unlikely: readonly Reply[]): ModelReply[] {
  const replies = kinds.flatMap((kind) =>
    kind.map((reply): ModelReply => ({ reply, likelihood: 1 / kinds.length / kind.length })),
  );
  if (unlikely.length === 0) return replies;
  const known = new Set(replies.map(({ reply }) => JSON.stringify(reply)));
  for (const reply of unlikely) {
    const key = JSON.stringify(reply);
    if (!known.has(key)) replies.push({ reply, likelihood: 0 });
    known.add(key);
  }
  return replies;
}

/**
 * Whether `tests` tell more replies apart than are looked at: too many; or values for which `max` leaves no room here, but
 * may leave some where fewer products are left.
 */
export const areTooManyToldApart = (offered: Offer, compiled: CompiledQuestion, tests: readonly ReplyLeaf[]): boolean =>
  (offered.question.type === 'MULTIPLE' && namedAmong(offeredIds(offered), tests).length > MOST_NAMED) ||
  (tests.length > 0 &&
    compiled.kind === 'values' &&
    compiled.values !== null &&
    valueCount(compiled.values.column) > compiled.max);

/** Whether no reply that could change the candidates is left out. */
export function isEveryReplyModelled(offered: Offer): boolean {
  const { role, type } = offered.question;
  return role === 'preference' || type === 'SINGLE' || (type === 'MULTIPLE' && offeredIds(offered).length <= 3);
}

/** In the order in which `accept` has them, so that equal replies are spelled alike. */
export function offeredIds(offered: Offer): string[] {
  if (offered.kind === 'values') return offered.values.map(({ id }) => id).sort();
  if (offered.kind === 'range') return offered.groupings.map((range) => formatRangeId(range));
  const { answers } = offered.question;
  return offered.answers.flatMap((nth) => (isValueAnswers(answers) ? [] : (answers[nth]?.id ?? [])));
}

function pairsOf(ids: readonly string[]): string[][] {
  if (ids.length <= MOST_PAIRED) return ids.flatMap((id, nth) => ids.slice(nth + 1).map((other) => [id, other]));
  return ids.slice(1).map((id, nth) => [ids[nth] ?? id, id]);
}

const namedAmong = (ids: readonly string[], tests: readonly ReplyLeaf[]): string[] => {
  const named = new Set(tests.flatMap((test) => ('answers' in test ? test.answers : [])));
  return ids.filter((id) => named.has(id));
};

/** Every choice among the answers that tests name, alone and with all that they do not name: the fewest and the most. */
function choicesToldApart(ids: readonly string[], tests: readonly ReplyLeaf[]): string[][] {
  const named = namedAmong(ids, tests).slice(0, MOST_NAMED);
  if (named.length === 0) return [];
  let subsets: string[][] = [[]];
  for (const id of named) subsets = subsets.flatMap((subset) => [subset, [...subset, id]]);
  return subsets
    .flatMap((subset) => [subset, ids.filter((id) => subset.includes(id) || !named.includes(id))])
    .filter((subset) => subset.length > 0);
}

/** Parts of the range with as many distinct values of candidates each, between the values themselves. */
function partsOf(offered: Range, compiled: CompiledRange, narrowed: Narrowed): Range[] {
  const numbers = candidateNumbers(compiled, narrowed).filter((value) => value >= offered.from && value <= offered.to);
  const parts = Math.min(PARTS, numbers.length);
  return Array.from({ length: parts }, (_, nth) => ({
    from: nth === 0 ? offered.from : (numbers[Math.ceil((nth * numbers.length) / parts)] ?? offered.to),
    to: nth === parts - 1 ? offered.to : (numbers[Math.ceil(((nth + 1) * numbers.length) / parts) - 1] ?? offered.to),
  }));
}

/**
 * By hand a range can be set that leaves few products, and so mostly the least to ask and to show: where to begin to look for the
 * fewest, not their proof.
 */
function narrowestRange(
  offered: Range,
  compiled: CompiledRange,
  narrowed: Narrowed,
  sizes: Uint32Array | null,
): Reply[] {
  const { role, missing } = compiled.question;
  if (role !== 'filter') return [];
  if (missing === 'keep' && hasUnknown(compiled, narrowed)) {
    // Between the values only the unknown are left.
    const [gap] = gapsBetween(candidateNumbers(compiled, narrowed), offered);
    if (gap !== undefined) return [[formatRangeId(gap)]];
  }
  const value = rarestNumber(compiled, narrowed, offered, sizes);
  return value === null ? [] : [[formatRangeId({ from: value, to: value })]];
}

/**
 * For every way in which the tests can come out: the widest range of that outcome, which leaves most; and one in a gap
 * between the values of candidates, which is set aside and leaves all, or with `must` nothing.
 */
function rangesToldApart(
  offered: Range,
  compiled: CompiledRange,
  narrowed: Narrowed,
  tests: readonly ReplyLeaf[],
): Reply[] {
  const compared = [...new Set(tests.flatMap((test) => ('value' in test ? [test.value] : [])))].sort((a, b) => a - b);
  const within = compared.filter((value) => value > offered.from && value < offered.to);
  if (compared.length === 0 && !compiled.question.must) return [];
  const numbers = candidateNumbers(compiled, narrowed);
  if (compared.length === 0) {
    // Whoever asks for what nobody has ends without results, even where no test looks at it.
    const [gap] = gapsBetween(numbers, offered);
    return gap === undefined ? [] : [[formatRangeId(gap)]];
  }
  const points = [offered.from, ...within, offered.to];
  const widest = points.flatMap((from, nth) => points.slice(nth).map((to) => ({ from, to })));
  const outcomes = new Map<string, Range>();
  // All gaps between two neighbours of those that are compared come out alike, so the first of them is enough.
  const known = new Set<number>();
  const isOfUse = (below: number, above: number): boolean =>
    compared.some((value) => value >= below && value <= above) || !known.has(countBelow(compared, above));
  for (const gap of gapsBetween(numbers, offered, isOfUse)) {
    if (!compared.includes(gap.to)) known.add(countBelow(compared, gap.to));
    const ends = [gap.from, ...compared.filter((value) => value > gap.from && value < gap.to), gap.to];
    for (const [nth, from] of ends.entries()) {
      for (const to of ends.slice(nth)) {
        const outcome = compared.map((value) => `${from >= value} ${to <= value}`).join();
        if (!outcomes.has(outcome)) outcomes.set(outcome, { from, to });
      }
    }
  }
  return [...widest, ...outcomes.values()].map((range) => [formatRangeId(range)]);
}

const countBelow = (ascending: readonly number[], limit: number): number =>
  ascending.filter((value) => value < limit).length;
