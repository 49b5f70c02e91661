// The shopper that is reckoned with: of a question's answers each is as likely as the others, and as the skip. Of MULTIPLE
// one answer, two, all of them and the skip are equally likely; of RANGE its groupings and the skip, or where it has none, four
// parts of it with as many values each. Further replies of likelihood 0 stand for what no such shopper does and a later
// `ask_if` could tell apart.

import { isValueAnswers } from '@guidepost/engine/advisor';
import type { CompiledQuestion, CompiledRange } from '@guidepost/engine/compile';
import type { Narrowed } from '@guidepost/engine/narrow';
import type { Offer } from '@guidepost/engine/offer';
import { formatRangeId, type Range } from '@guidepost/engine/range-id';
import type { Reply } from '@guidepost/engine/session';
import type { ReplyLeaf } from '../check/place-leaves.ts';
import { candidateNumbers, gapsBetween } from './range-gaps.ts';

export interface ModelReply {
  readonly reply: Reply;
  /** All of a question's together make 1. */
  readonly likelihood: number;
}

/** Of up to so many answers every pair is reckoned with, of more each with the next. */
const MOST_PAIRED = 6;
const MOST_NAMED = 6;
const PARTS = 4;

/** The skip first; each reply once. `tests`: those that later questions make of the reply. */
export function modelReplies(
  offered: Offer,
  compiled: CompiledQuestion,
  narrowed: Narrowed,
  tests: readonly ReplyLeaf[],
): ModelReply[] {
  const replies = new Map<string, ModelReply>();
  const add = (reply: Reply, likelihood: number): void => {
    const key = JSON.stringify(reply);
    replies.set(key, { reply, likelihood: (replies.get(key)?.likelihood ?? 0) + likelihood });
  };
  if (offered.kind === 'range' && compiled.kind === 'range') {
    const ranges = offered.groupings.length > 0 ? offered.groupings : partsOf(offered, compiled, narrowed);
    spread([[], ...ranges.map((range) => [formatRangeId(range)])], 1, add);
    for (const reply of rangesToldApart(offered, compiled, narrowed, tests)) add(reply, 0);
    return [...replies.values()];
  }
  const ids = offeredIds(offered);
  if (compiled.question.type === 'SINGLE') {
    spread([[], ...ids.map((id) => [id])], 1, add);
    return [...replies.values()];
  }
  const kinds = [[[]], ids.map((id) => [id]), pairsOf(ids), ids.length > 2 ? [ids] : []].filter(
    (kind) => kind.length > 0,
  );
  for (const kind of kinds) spread(kind, 1 / kinds.length, add);
  for (const reply of choicesToldApart(ids, tests)) add(reply, 0);
  return [...replies.values()];
}

/** Whether `tests` tell more replies apart than are looked at. */
export const areTooManyToldApart = (offered: Offer, tests: readonly ReplyLeaf[]): boolean =>
  offered.question.type === 'MULTIPLE' && namedAmong(offeredIds(offered), tests).length > MOST_NAMED;

/** In the order in which `accept` has them, so that equal replies are spelled alike. */
export function offeredIds(offered: Offer): string[] {
  if (offered.kind === 'values') return offered.values.map(({ id }) => id).sort();
  if (offered.kind === 'range') return offered.groupings.map((range) => formatRangeId(range));
  const { answers } = offered.question;
  return offered.answers.flatMap((nth) => (isValueAnswers(answers) ? [] : (answers[nth]?.id ?? [])));
}

function spread(replies: readonly Reply[], likelihood: number, add: (reply: Reply, likelihood: number) => void): void {
  for (const reply of replies) add(reply, likelihood / replies.length);
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
  const gaps = gapsBetween(candidateNumbers(compiled, narrowed), offered);
  // Whoever asks for what nobody has ends without results, even where no test looks at it.
  if (compared.length === 0) return compiled.question.must ? gaps.slice(0, 1).map((gap) => [formatRangeId(gap)]) : [];
  const points = [offered.from, ...within, offered.to];
  const widest = points.flatMap((from, nth) => points.slice(nth).map((to) => ({ from, to })));
  const outcomes = new Map<string, Range>();
  for (const gap of gaps) {
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
