// Every reply that an offer allows, one of each effect: of all that leave the same products and look the same to later `ask_if`
// only one. What holds of these holds of every shopper who goes forward, so where there are too many nothing is given.

import type { CompiledRange } from '@guidepost/engine/compile';
import { formatRangeId, parseRangeId, type Range } from '@guidepost/engine/range-id';
import type { Reply } from '@guidepost/engine/session';
import type { ReplyLeaf } from '../check/place-leaves.ts';
import { offeredIds } from './model-replies.ts';
import { candidateNumbers, gapsBetween, justBeside } from './range-gaps.ts';
import type { Visit } from './walker.ts';

/** Of more answers to MULTIPLE there are too many choices. */
const MOST_ANSWERS = 10;
/** Beyond, six decimals are more digits than a bound can have, and what lies between two values is not known. */
const MOST_NUMBER = 1e9;

/** Null where there are more than `most`. `tests`: those that later questions make of the reply. */
export function everyReply(visit: Visit, tests: readonly ReplyLeaf[], most: number): Reply[] | null {
  const { compiled, offered } = visit;
  const isFilter = compiled.question.role === 'filter';
  if (!isFilter && tests.length === 0) return [[]];
  if (compiled.kind === 'range') {
    return offered.kind === 'range' ? everyRange(offered, compiled, visit, tests, most) : [[]];
  }
  const ids = offeredIds(offered);
  if (compiled.question.type === 'SINGLE') return ids.length < most ? [[], ...ids.map((id) => [id])] : null;
  const named = new Set(tests.flatMap((test) => ('answers' in test ? test.answers : [])));
  const other = ids.find((id) => !named.has(id));
  const told = isFilter ? ids : ids.filter((id) => named.has(id) || id === other);
  if (told.length > MOST_ANSWERS || 2 ** told.length > most) return null;
  let choices: string[][] = [[]];
  for (const id of told) choices = choices.flatMap((some) => [some, [...some, id]]);
  return choices;
}

/** From and to every number at which something changes, and one range between each two of them. */
function everyRange(
  offered: Range,
  compiled: CompiledRange,
  { narrowed }: Visit,
  tests: readonly ReplyLeaf[],
  most: number,
): Reply[] | null {
  const numbers = compiled.question.role === 'filter' ? candidateNumbers(compiled, narrowed) : [];
  // A range that ends just above what a test compares it with may hold the same products, and turn out differently.
  const compared = tests.flatMap((test) =>
    'value' in test ? [justBeside(test.value, -1), test.value, justBeside(test.value, 1)] : [],
  );
  const within = [...numbers, ...compared].filter((value) => value > offered.from && value < offered.to);
  const points = [...new Set([offered.from, ...within, offered.to])].sort((a, b) => a - b);
  if ((points.length * (points.length + 3)) / 2 > most || !points.every(canBeSent)) return null;
  const ranges = points.flatMap((from, nth) => points.slice(nth).map((to) => ({ from, to })));
  return [[], ...[...ranges, ...gapsBetween(points, offered)].map((range) => [formatRangeId(range)])];
}

const canBeSent = (value: number): boolean =>
  Math.abs(value) < MOST_NUMBER && parseRangeId(formatRangeId({ from: value, to: value }))?.from === value;
