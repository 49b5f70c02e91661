// Questions for numbers: a few values are offered as they are, more of them in ranges with round bounds; what varies widely
// (and the price) as a RANGE with groupings, so that shoppers can also set bounds of their own.

import type { Answer, ChoiceQuestion, RangeGrouping, RangeQuestion } from '@guidepost/engine/advisor';
import type { Condition } from '@guidepost/engine/condition';
import type { NumberColumn } from '@guidepost/engine/snapshot';
import { evenParts } from './even-parts.ts';
import { ease } from './judge-attribute.ts';
import type { NumberSpelling } from './number-spelling.ts';
import type { Phrases } from './phrases.ts';
import type { Plan } from './plan.ts';
import { type Profile, sortedNumbers } from './profile.ts';
import { questionBase, topicOf } from './question-base.ts';
import { quantile, roundCuts, roundestWithin, roundStep } from './round-cuts.ts';

/** Up to so many different values, each is an answer. */
const FEW_VALUES = 9;
/** Whoever wears 42 is not helped by 41 to 43. */
const MOST_SIZES = 40;
/** Up to so many, ranges are told by values that exist; above it by round bounds, as a RANGE. */
const SOME_VALUES = 48;
/** More values than that are taken for few if most products share the most frequent of them. */
const MANY_VALUES = 300;
const FREQUENT = 10;
const MOST_PRODUCTS = 0.6;

/** `parts`: into how many ranges many values are divided. */
export function planNumber(
  profile: Profile & { readonly column: NumberColumn },
  size: number,
  parts: number,
  spelling: NumberSpelling,
  phrases: Phrases,
): Plan | null {
  const { codes, concept } = profile;
  if (codes.length < 2) return null;
  if (concept === 'price' || !isDiscrete(profile)) return planRange(profile, size, parts, spelling, phrases);
  return planParts(profile, size, parts, spelling, phrases);
}

type NumberProfile = Profile & { readonly column: NumberColumn };

function isDiscrete({ codes, counts, known }: NumberProfile): boolean {
  if (codes.length <= SOME_VALUES) return true;
  if (codes.length > MANY_VALUES) return false;
  const frequent = codes.map((code) => counts[code] ?? 0).sort((a, b) => b - a);
  return frequent.slice(0, FREQUENT).reduce((sum, count) => sum + count, 0) >= MOST_PRODUCTS * known;
}

function planParts(
  profile: NumberProfile,
  size: number,
  parts: number,
  spelling: NumberSpelling,
  phrases: Phrases,
): Plan | null {
  const { codes, counts, column, attribute, concept } = profile;
  const numberOf = (code: number): number => column.numbers[code - 1] ?? 0;
  const cuts =
    codes.length <= Math.max(concept === 'size' ? MOST_SIZES : FEW_VALUES, parts)
      ? codes.map((_, nth) => nth).slice(1)
      : evenParts(
          codes.map((code) => counts[code] ?? 0),
          parts,
          costOfNearness(profile),
        );
  if (cuts.length === 0) return null;
  const begins = [0, ...cuts];
  const answers: Answer[] = [];
  const replyOf = new Uint32Array(counts.length);
  for (const [nth, begin] of begins.entries()) {
    const own = codes.slice(begin, begins[nth + 1] ?? codes.length);
    const [first, last] = [numberOf(own[0] ?? 1), numberOf(own.at(-1) ?? 1)];
    const before = nth === 0 ? null : numberOf(codes[begin - 1] ?? 1);
    for (const code of own) replyOf[code] = nth + 1;
    const isFirst = nth === 0;
    const isLast = nth === begins.length - 1;
    const where: Condition =
      first === last
        ? { kind: 'in', attribute: attribute.name, values: [first] }
        : {
            kind: 'compare',
            attribute: attribute.name,
            ...(before === null ? {} : { gt: before }),
            ...(isLast ? {} : { lte: last }),
          };
    const title =
      first === last
        ? spelling.one(first)
        : isFirst
          ? phrases.upTo(spelling.one(last))
          : isLast
            ? phrases.orMore(spelling.one(first))
            : phrases.between(spelling.bare(first), spelling.one(last));
    answers.push({ id: `part-${nth + 1}`, title, description: null, image: null, backgroundColor: null, where });
  }
  const question: ChoiceQuestion = {
    ...questionBase(profile, phrases, phrases.askNumber(topicOf(profile))),
    type: 'SINGLE',
    match: 'any',
    answers: withTellingIds(answers),
  };
  const replies = repliesByCode(profile, size, replyOf);
  return {
    profile,
    question,
    replies,
    isList: false,
    largest: answers.length,
    most: 200,
    least: 2,
    ease: ease(profile),
  };
}

/** 15.4 and 15.6 inches are the same to most people: between such neighbours nothing is cut without need. */
function costOfNearness({ concept, codes, column }: NumberProfile): (place: number) => number {
  const isCounted = concept === 'year' || concept === 'count' || concept === 'size';
  const numberAt = (place: number): number => column.numbers[(codes[place] ?? 1) - 1] ?? 0;
  return (place) => {
    const before = numberAt(place - 1);
    if (isCounted || before <= 0) return 0;
    return Math.max(0, NEAR - (numberAt(place) / before - 1)) * (COST_OF_NEAREST / NEAR);
  };
}

const NEAR = 0.08;
/** In bits. */
const COST_OF_NEAREST = 0.25;

function planRange(
  profile: NumberProfile,
  size: number,
  parts: number,
  spelling: NumberSpelling,
  phrases: Phrases,
): Plan | null {
  const { concept, attribute, column, counts } = profile;
  const values = sortedNumbers(profile);
  const cuts = roundCuts(values, parts);
  if (cuts.length === 0) return null;
  const groupings: RangeGrouping[] = [0, ...cuts].map((_, nth) => {
    const from = nth === 0 ? null : (cuts[nth - 1] ?? null);
    const to = nth === cuts.length ? null : (cuts[nth] ?? null);
    const title =
      from === null
        ? phrases.upTo(spelling.one(to ?? 0))
        : to === null
          ? phrases.moreThan(spelling.one(from))
          : phrases.between(spelling.bare(from), spelling.one(to));
    return { title, from, to };
  });
  const replyOf = new Uint32Array(counts.length);
  for (const code of profile.codes) {
    const value = column.numbers[code - 1] ?? 0;
    const nth = cuts.findIndex((cut) => value <= cut);
    replyOf[code] = nth === -1 ? cuts.length + 1 : nth + 1;
  }
  const title = concept === 'price' ? phrases.askBudget : phrases.askNumber(topicOf(profile));
  const question: RangeQuestion = {
    ...questionBase(profile, phrases, title),
    type: 'RANGE',
    attribute: attribute.name,
    from: 'auto',
    to: 'auto',
    step: stepFor(values, cuts),
    label: spelling.label,
    groupings,
  };
  const replies = repliesByCode(profile, size, replyOf);
  return {
    profile,
    question,
    replies,
    isList: false,
    largest: groupings.length,
    most: 200,
    least: 2,
    ease: ease(profile),
  };
}

/** Fine enough for the narrowest grouping to have several steps. */
function stepFor(values: Float64Array, cuts: readonly number[]): number {
  const edges = [quantile(values, 0.02), ...cuts];
  const widths = edges.slice(1).map((edge, nth) => edge - (edges[nth] ?? 0));
  const narrowest = Math.min(...widths.filter((width) => width > 0));
  const coarse = roundStep(values);
  if (!Number.isFinite(narrowest) || coarse <= narrowest / 4) return coarse;
  const finer = roundestWithin(narrowest / 12, narrowest / 4, narrowest / 8);
  return finer !== null && finer > 0 ? finer : coarse;
}

function repliesByCode({ column }: Profile, size: number, replyOf: Uint32Array): Uint32Array {
  const replies = new Uint32Array(size);
  for (let product = 0; product < size; product++) replies[product] = replyOf[column.codes[product] ?? 0] ?? 0;
  return replies;
}

/** Ids that say what they stand for (`to-8`, `16`, `from-64`), as far as they come without a dot. */
function withTellingIds(answers: readonly Answer[]): Answer[] {
  const dotless = (number: number): string => String(number).replace('.', '_').replace('-', 'minus_');
  const ids = answers.map(({ where }) => {
    if (where?.kind === 'in') return dotless(Number(where.values[0]));
    if (where?.kind !== 'compare') return '';
    const { gt, lte } = where;
    if (gt === undefined) return `to-${dotless(lte ?? 0)}`;
    return lte === undefined ? `over-${dotless(gt)}` : `over-${dotless(gt)}-to-${dotless(lte)}`;
  });
  return answers.map((answer, nth) => ({ ...answer, id: ids[nth] || answer.id }));
}
