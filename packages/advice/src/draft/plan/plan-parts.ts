// Plans answers for a number: each value, or ranges that end at existing values, so that nobody wonders where 27 inches belong.

import type { Answer, ChoiceQuestion } from '@guidepost/engine/advisor';
import type { Condition } from '@guidepost/engine/condition';
import { answeredAs } from '../attribute/answered-as.ts';
import type { Concept } from '../attribute/concept-names.ts';
import { countsItself, countsThings } from '../attribute/counts-itself.ts';
import { isSoldSize, usualSizes } from '../attribute/drive-size.ts';
import { ease } from '../attribute/judge-attribute.ts';
import { isAtLeast, isAtMost, isBareMemory, isLoad, levelsOutOfHundred } from '../attribute/one-sided-number.ts';
import { type NumberProfile, repliesByCode } from '../attribute/profile.ts';
import { isSaidInFractions } from '../words/fractions.ts';
import type { NumberSpelling } from '../words/number-spelling.ts';
import type { Phrases } from '../words/phrases.ts';
import { evenParts } from './even-parts.ts';
import { withoutNarrowParts } from './narrow-parts.ts';
import { naturalEnd, naturalStart } from './natural-bound.ts';
import type { Plan } from './plan.ts';
import { planBoundAnswers } from './plan-bounds.ts';
import { planLeastAnswers } from './plan-least.ts';
import { planNewerAnswers } from './plan-newer.ts';
import { countsPlaces, planPlaces } from './plan-places.ts';
import { askNumber, questionBase } from './question-base.ts';
import { withoutRareParts, withoutThinTail } from './rare-parts.ts';
import { costOfUnround, grainOf } from './round-cuts.ts';
import { roundestWithin, tidyNumber, unroundness } from './round-number.ts';
import { withTellingIds } from './telling-ids.ts';

/** Counted numbers. There is nothing between 8 and 9 doors. */
const COUNTED_CONCEPTS: ReadonlySet<Concept> = new Set(['year', 'count', 'size']);

/** A shoe of size 41 does not fit those who wear 42, and a lamp for 24 V does not light with 12 V. */
const NAMED_EXACTLY: ReadonlySet<Concept> = new Set(['year', 'size', 'technical', 'part']);

/** Up to so many different values, each is an answer. */
const FEW_VALUES = 9;
/** Nobody wants 1450 W rather than 1500 W. If people do not name exact values, ranges are offered unless there are so few values. */
const FEW_UNSPOKEN = 4;
const FEWEST_RANGES = 3;
const SPOKEN: ReadonlySet<Concept> = new Set(['year', 'count', 'size', 'age', 'screen', 'technical', 'part']);
const SPOKEN_UNITS = /^([kmgt]i?b|mp|px|in|"|hz|mhz|ghz|k|mm|v|mah|°[cf]|years?|jahre?|stars?)$/i;
/** What is measured may have any value: between 102 and 120 mm nobody expects a hole. */
const MEASURED_UNITS = /^(mm|mah|k|°[cf])$/i;
/** People can look through so many sizes of memory or drives. */
const MOST_LEAST = 10;
/** Sizes stay single up to so many: a range of 41 to 43 does not help a shopper who wears 42. */
const MOST_SIZES = 40;

/** `isUsed`: it is about used goods, of which a newer one is as good to whoever would take an older one. */
export function planParts(
  profile: NumberProfile,
  size: number,
  parts: number,
  spelling: NumberSpelling,
  phrases: Phrases,
  isUsed: boolean,
): Plan | null {
  const { counts, column, attribute } = profile;
  const concept = answeredAs(profile);
  // All values of the catalog, because products that are sold out come back.
  const codes = Array.from(column.numbers, (_, nth) => nth + 1);
  const numberOf = (code: number): number => column.numbers[code - 1] ?? 0;
  const spoken = isSpoken(profile);
  const most = concept === 'size' ? MOST_SIZES : spoken ? Math.max(FEW_VALUES, parts) : FEW_UNSPOKEN;
  const rated = levelsOutOfHundred(profile);
  const least = (bounds: readonly number[]) => planLeastAnswers(profile, size, bounds, spelling, phrases);
  if (rated !== null) return least(rated);
  if (countsPlaces(profile)) return planPlaces(profile, size, spelling, phrases);
  // Products that are sold out now reach one of these bounds when they come back.
  const levels = profile.codes.slice(1).map(numberOf);
  if (isAtLeast(profile) && levels.length > 1 && profile.codes.length <= most) return least(levels);
  const isMemory = /^[kmgt]i?b$/i.test(attribute.unit ?? '') || isBareMemory(profile);
  const sold = isMemory
    ? usualSizes(
        profile.codes.slice(1).filter((code) => isSoldSize(numberOf(code))),
        profile,
      )
    : [];
  if (isAtLeast(profile) && sold.length > 1 && sold.length <= MOST_LEAST) return least(sold);
  const products = codes.map((code) => counts[code] ?? 0);
  if (isLoad(profile) && levels.length > 1) return least(levels);
  const each = codes.map((_, nth) => nth).slice(1);
  const isCounted = COUNTED_CONCEPTS.has(concept) || countsThings(profile);
  const isExact = concept === 'year' || concept === 'size' || attribute.unit === 'px';
  const isMeasured = MEASURED_UNITS.test(attribute.unit ?? '') && concept !== 'screen';
  const canMeet = !isExact && !isCounted && (!spoken || isMeasured);
  const singles = concept === 'count' || countsThings(profile) ? withoutThinTail(each, products) : each;
  const evenly = () =>
    evenParts(
      products,
      spoken ? parts : Math.min(parts, Math.max(FEWEST_RANGES, Math.floor(codes.length / 2))),
      costOfCuts({ ...profile, codes }, canMeet),
    );
  const isNamed = isCounted || spoken || attribute.unit === '%';
  const cuts =
    codes.length <= most
      ? NAMED_EXACTLY.has(concept) || attribute.unit === 'V' || isAtMost(profile)
        ? singles
        : withoutRareParts(singles, products)
      : withoutRareParts(isNamed ? evenly() : withoutNarrowParts(evenly(), products, numberOf), products);
  if (cuts.length === 0) return null;
  const begins = [0, ...cuts];
  const replyOf = new Uint32Array(counts.length);
  const divided = begins.map((begin, nth): Part => {
    const own = codes.slice(begin, begins[nth + 1] ?? codes.length);
    for (const code of own) replyOf[code] = nth + 1;
    return { first: numberOf(own[0] ?? 1), last: numberOf(own.at(-1) ?? 1) };
  });
  const grain = grainOf(profile.column.numbers);
  if (isAtMost(profile)) return planBoundAnswers(profile, size, boundsBetween(divided, grain), spelling, phrases);
  const isYear = concept === 'year' && numberOf(1) >= FIRST_YEAR;
  const newer = isUsed && isYear ? divided.slice(1).map(({ first }) => first) : [];
  const byNewer = planNewerAnswers(profile, size, newer, spelling, phrases);
  if (byNewer !== null) return byNewer;
  const meets = canMeet && cuts.length < codes.length - 1;
  const answers = meets
    ? meetingAnswers(attribute.name, divided, grain, spelling, phrases)
    : answersFor(
        attribute.name,
        divided,
        { isExact, isCounted, isYear, isScreen: concept === 'screen' },
        spelling,
        phrases,
      );
  const question: ChoiceQuestion = {
    ...questionBase(profile, phrases, askNumber(profile, phrases)),
    type: 'SINGLE',
    match: 'any',
    redundant: 'show',
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

/** What is smaller says how old it is. */
const FIRST_YEAR = 1000;

/** A number without a unit counts something, but not where its name says that it is an amount: a capacity of 375 of whatever it may be. */
function isSpoken(profile: NumberProfile): boolean {
  const { attribute } = profile;
  const concept = answeredAs(profile);
  if (SPOKEN.has(concept) || isSaidInFractions(profile) || countsItself(attribute)) return true;
  return attribute.unit === null ? concept !== 'amount' : SPOKEN_UNITS.test(attribute.unit);
}

/** Neighbouring values, from the first to the last that exist. */
interface Part {
  readonly first: number;
  readonly last: number;
}

interface KindOfNumber {
  /** People know the exact numbers, such as years. */
  readonly isExact: boolean;
  /** Nothing is between 8 and 9. */
  readonly isCounted: boolean;
  readonly isYear: boolean;
  readonly isScreen: boolean;
}

/** Part → the whole number that people say for all of it: about 13 inches for 13.3 and 13.5. Null: they would not. */
function aboutWhole(parts: readonly Part[]): (number | null)[] {
  const wholes = parts.map(({ first, last }) => {
    const whole = Math.floor(first + BELOW_WHOLE);
    const isWhole = Number.isInteger(first) && Number.isInteger(last);
    return !isWhole && whole >= LARGE && last > first && last <= whole + ABOVE_WHOLE ? whole : null;
  });
  return wholes.map((whole) => (wholes.filter((other) => other === whole).length > 1 ? null : whole));
}
/** On a phone half an inch is another size. */
const LARGE = 8;
const BELOW_WHOLE = 0.2;
const ABOVE_WHOLE = 0.6;

function answersFor(
  attribute: string,
  parts: readonly Part[],
  { isExact, isCounted, isYear, isScreen }: KindOfNumber,
  spelling: NumberSpelling,
  phrases: Phrases,
): Answer[] {
  let reached: number | null = null;
  // Among ranges, a single value also stands for later values between it and the range before.
  const areValues = isExact || parts.every(({ first, last }) => first === last);
  const abouts = isExact || isCounted || !isScreen ? [] : aboutWhole(parts);
  return parts.map(({ first, last }, nth): Answer => {
    const [before, next] = [parts[nth - 1]?.last, parts[nth + 1]?.first];
    const isAlone = first === last;
    // A title begins after the end of the one before, so 26 inches are in one answer only.
    const from = isExact || before === undefined ? first : naturalStart(first, reached ?? before);
    const to = isExact || isAlone || next === undefined ? last : naturalEnd(last, next);
    const above = reached;
    reached = to;
    const where: Condition =
      isAlone && areValues
        ? { kind: 'in', attribute, values: [first] }
        : {
            kind: 'compare',
            attribute,
            ...(above === null ? {} : { gt: above }),
            ...(next === undefined ? {} : { lte: to }),
          };
    const about = above === null || next === undefined ? null : (abouts[nth] ?? null);
    const title = isAlone
      ? spelling.one(first)
      : about !== null
        ? phrases.about(spelling.one(about))
        : above === null
          ? phrases.upTo(spelling.one(to))
          : next !== undefined
            ? (isCounted && to - from === 1 ? phrases.either : phrases.between)(spelling.bare(from), spelling.one(to))
            : from === above
              ? phrases.moreThan(spelling.one(from))
              : (isYear ? phrases.orNewer : phrases.orMore)(spelling.one(from));
    return { id: `part-${nth + 1}`, title, description: null, image: null, backgroundColor: null, where };
  });
}

/** Ranges that meet at round numbers between values. Shoppers do not know that there is nothing from 217 to 222 grams. */
function meetingAnswers(
  attribute: string,
  parts: readonly Part[],
  grain: number,
  spelling: NumberSpelling,
  phrases: Phrases,
): Answer[] {
  const between = boundsBetween(parts, grain);
  // None at all is an answer of its own: nobody says up to 0.25 g of sugar.
  const bounds = parts[0]?.first === 0 && parts[0].last === 0 ? [0, ...between.slice(1)] : between;
  return parts.map((_, nth): Answer => {
    const [above, to] = [bounds[nth - 1], bounds[nth]];
    const title =
      above === undefined
        ? to === 0 && (parts[0]?.first ?? 0) === 0
          ? spelling.one(0)
          : phrases.upTo(spelling.one(to ?? 0))
        : to === undefined
          ? phrases.moreThan(spelling.one(above))
          : phrases.between(spelling.bare(above), spelling.one(to));
    const where: Condition = {
      kind: 'compare',
      attribute,
      ...(above === undefined ? {} : { gt: above }),
      ...(to === undefined ? {} : { lte: to }),
    };
    return { id: `part-${nth + 1}`, title, description: null, image: null, backgroundColor: null, where };
  });
}

/**
 * The roundest number between each two neighbouring parts. Nobody says 32.5 where all numbers are whole. It is on a product only if that is
 * rounder: 1000 rather than 1005.
 */
const boundsBetween = (parts: readonly Part[], grain: number): number[] =>
  parts.slice(1).map(({ first }, nth) => boundBetween(parts[nth]?.last ?? first, first, grain));

function boundBetween(last: number, first: number, grain: number): number {
  const onGrain = (bound: number): number => Math.max(last, tidyNumber(Math.floor(bound / grain + 1e-9) * grain));
  const middle = (last + first) / 2;
  const free = onGrain(roundestWithin(last + (first - last) / 1e6, first, middle) ?? last);
  const any = onGrain(roundestWithin(last, first, middle) ?? last);
  return free > last && unroundness(free) <= unroundness(any) ? free : any;
}

/**
 * The cost, in bits, of a range that begins with a value. People would not make some cuts: 15.4 and 15.6 inches are the same to
 * most people. `canMeet`: ranges meet at round numbers, so a cut costs more where none is near: 225 to 250 litres, rather than 183 to 225.
 */
function costOfCuts(
  { concept, codes, column, attribute: { unit } }: NumberProfile,
  canMeet: boolean,
): (place: number) => number {
  const numberAt = (place: number): number => column.numbers[(codes[place] ?? 1) - 1] ?? 0;
  const grain = grainOf(column.numbers);
  return (place) => {
    const [before, after] = [numberAt(place - 1), numberAt(place)];
    if (COUNTED_CONCEPTS.has(concept) || before <= 0) return 0;
    const unsold = /^[gt]i?b$/i.test(unit ?? '') && !isSoldSize(before) ? COST_OF_UNSOLD : 0;
    const unround = canMeet ? WORTH_OF_ROUND * costOfUnround(boundBetween(before, after, grain)) : 0;
    return unround + unsold + Math.max(0, NEAR - (after / before - 1)) * (COST_OF_NEAREST / NEAR);
  };
}

/** Few values have few round numbers between them. */
const WORTH_OF_ROUND = 0.5;
const COST_OF_UNSOLD = 0.2;
const NEAR = 0.08;
/** In bits. */
const COST_OF_NEAREST = 0.25;
