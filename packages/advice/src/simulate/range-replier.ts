// How a shopper replies to a RANGE: with the narrowest grouping that contains the product's value (of equal ones the first),
// else with a range around the value as one would drag a slider: a tenth of what is offered to either side, rounded
// outwards to the step, within the bounds. A value that is unknown or beyond the bounds is skipped. Who errs by a little takes
// the neighbouring grouping, or a range beside the own.

import type { CompiledRange } from '@guidepost/engine/compile';
import type { RangeOffer } from '@guidepost/engine/offer';
import { formatRangeId, parseRangeId, type Range, roundToStep } from '@guidepost/engine/range-id';
import type { Reply } from '@guidepost/engine/session';
import { oneOfTwo, otherThan, type Replier, SKIP } from './replier.ts';

/** What a slider is worth in answers: so many of its shoppers' ranges lie beside each other. */
const SLIDER_ANSWERS = 5;

export function makeRangeReplier({ question, values }: CompiledRange, offered: RangeOffer): Replier {
  const made = new Map<string, Reply>();
  const replyOf = (range: Range): Reply => {
    const id = formatRangeId(range);
    let reply = made.get(id);
    if (reply === undefined) {
      // Far beyond every price there are ranges that no reply can spell.
      reply = parseRangeId(id) === null ? SKIP : [id];
      made.set(id, reply);
    }
    return reply;
  };
  const around = (value: number): Reply => {
    const reach = (offered.to - offered.from) / (2 * SLIDER_ANSWERS);
    return replyOf({
      from: Math.max(offered.from, roundToStep(value - reach, question.step, 'down')),
      to: Math.min(offered.to, roundToStep(value + reach, question.step, 'up')),
    });
  };
  const narrowestFirst = [...offered.groupings].sort((a, b) => a.to - a.from - (b.to - b.from));
  const about = (value: number): Reply => {
    if (value < offered.from || value > offered.to) return SKIP;
    const grouping = narrowestFirst.find(({ from, to }) => value >= from && value <= to);
    return grouping === undefined ? around(value) : replyOf(grouping);
  };

  const replies = new Map<number, Reply>();
  const truthful = (product: number): Reply => {
    const code = values === null ? 0 : (values.column.codes[product] as number);
    if (values === null || code === 0) return SKIP;
    let reply = replies.get(code);
    if (reply === undefined) {
      reply = about(values.column.numbers[code - 1] as number);
      replies.set(code, reply);
    }
    return reply;
  };
  const mistaken = (truth: Reply, random: number): Reply =>
    offered.groupings.length > 1
      ? otherThan(offered.groupings.map(replyOf), truth, random)
      : around(offered.from + random * (offered.to - offered.from));
  const beside = (truth: Reply, random: number): Reply => {
    const range = parseRangeId(truth[0] ?? '');
    if (range === null) return truth;
    const groupings = offered.groupings.map(replyOf);
    const at = groupings.indexOf(truth);
    if (at >= 0) return oneOfTwo(groupings[at - 1], groupings[at + 1], random) ?? truth;
    const width = range.to - range.from;
    const moved = (by: number): Reply | undefined => {
      const from = Math.max(offered.from, roundToStep(range.from + by, question.step, 'down'));
      const to = Math.min(offered.to, roundToStep(range.to + by, question.step, 'up'));
      return from < to ? replyOf({ from, to }) : undefined;
    };
    return oneOfTwo(moved(-width), moved(width), random) ?? truth;
  };
  return {
    truthful,
    mistaken,
    beside,
    nothing: SKIP,
    answers: offered.groupings.length > 0 ? offered.groupings.length : SLIDER_ANSWERS,
  };
}
