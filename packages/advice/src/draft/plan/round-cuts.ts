// Cuts numbers into ranges that a person would name: at round numbers, with about an equal share of the products in each range,
// no tiny range, and few products on a cut, where shoppers would look for them on either side.

import { roundestWithin, tidyNumber, unroundness } from './round-number.ts';

/** The cost, in bits, of a cut at a number, by how unround it is. */
const COSTS = [0, 0, 0.03, 0.03, 0.05, 0.09, 0.13, 0.13, 0.2, 0.27, 0.35, 0.35];
/** Numbers with more digits cost more. */
const costOf = (unround: number): number => COSTS[unround] ?? 0.2 + costOf(unround - 4);

/** The cost, in bits, of a cut at a number that is as round as this one. */
export const costOfUnround = (number: number): number => costOf(unroundness(number));

/** The costs were weighed for so many parts. With more parts, each cut tells less. */
const USUAL_PARTS = 5;

const MOST_ON_A_CUT = 0.02;
/** Products on a cut are not told apart from those on either side. */
const COST_ON_A_CUT = 2;

/** A range with less than this part of an even share is hardly a choice. */
const SLIVER = 0.6;
const COST_OF_SLIVER = 0.1;
const COST_OF_NOTHING = 0.4;

/** Nobody's budget is 67: of money, what is no multiple of a fiftieth costs so much more. */
const ODD = 2;
const isOdd = (cut: number): boolean => cut >= WHOLE_MONEY && unroundness(cut) > LEAST_ROUND;

/** Nobody has a budget of 7.50. */
const WHOLE_MONEY = 5;
/** A budget of 150 is hardly another one than 140. */
const MONEY_APART = 1.1;
const FEWEST_OF_MONEY = 2;

interface Place {
  readonly cut: number;
  /** How many values are below the cut or on it. */
  readonly upTo: number;
  /** In bits. */
  readonly cost: number;
}

/**
 * `values`: ascending, one for each product that has one. Makes at most `parts` ranges. A range reaches up to a cut, and the next
 * one begins above it. It takes the cuts that tell most, after their cost is deducted. Of money there are at least two cuts or none: whether
 * something costs more or less than one amount is no budget.
 */
export function roundCuts(values: Float64Array, parts: number, isMoney = false): number[] {
  const fewest = isMoney ? FEWEST_OF_MONEY : 1;
  const places = findPlaces(values, parts, isMoney);
  const told = (from: number, to: number): number => {
    const share = (to - from) / values.length;
    const thinness = 1 - (share * parts) / SLIVER;
    const sliver = thinness > 0 ? COST_OF_SLIVER + thinness * COST_OF_NOTHING : 0;
    return -share * Math.log2(share) - sliver;
  };
  let sums = places.map(({ upTo, cost }) => told(0, upTo) - cost);
  const before: number[][] = [];
  let best: { readonly cuts: number[]; readonly sum: number } = { cuts: [], sum: Number.NEGATIVE_INFINITY };
  for (let count = 1; count < parts && count <= places.length; count++) {
    for (const [last, { upTo }] of places.entries()) {
      const sum = (sums[last] ?? Number.NEGATIVE_INFINITY) + told(upTo, values.length);
      if (count >= fewest && sum > best.sum + 1e-9) best = { cuts: traceBack(places, before, last), sum };
    }
    const next = places.map(() => Number.NEGATIVE_INFINITY);
    const from = places.map(() => -1);
    for (const [at, { cut, upTo, cost }] of places.entries()) {
      for (const [earlier, place] of places.slice(0, at).entries()) {
        if (place.upTo === upTo || (isMoney && cut < MONEY_APART * place.cut)) continue;
        const sum = (sums[earlier] ?? Number.NEGATIVE_INFINITY) + told(place.upTo, upTo) - cost;
        if (sum > (next[at] ?? 0)) [next[at], from[at]] = [sum, earlier];
      }
    }
    sums = next;
    before.push(from);
  }
  return best.cuts;
}

/** `before`: by the number of cuts minus one, the place before each place. */
function traceBack(places: readonly Place[], before: readonly (readonly number[])[], last: number): number[] {
  const cuts: number[] = [];
  let at = last;
  for (const from of [...before.toReversed(), []]) {
    cuts.unshift(places[at]?.cut ?? 0);
    at = from[at] ?? -1;
  }
  return cuts;
}

/** Round numbers near every share of the values, ascending. There are values on both sides. */
function findPlaces(values: Float64Array, parts: number, isMoney: boolean): Place[] {
  const cuts = new Set<number>();
  const finest = grainOf(values);
  // 7 divides whole numbers in the same way as 7.5. The same is true of cents.
  const grainAt = (cut: number): number => (isMoney && cut >= WHOLE_MONEY ? Math.max(1, finest) : finest);
  const unit = isMoney ? unitOfMoney(values, finest) : finest;
  const unitAt = (cut: number): number => Math.max(unit, grainAt(cut));
  const grid = 4 * parts;
  for (let nth = 1; nth < grid; nth++) {
    const wanted = quantile(values, nth / grid);
    for (const reach of [0, 0.25, 0.5, 1, 2]) {
      // A cut anywhere below the next value divides the same products as a cut at the value itself.
      const low = quantile(values, (nth - reach) / grid);
      const high = nextAbove(values, quantile(values, (nth + reach) / grid));
      cuts.add(roundestWithin(low, high, wanted) ?? tidyNumber(wanted));
    }
    for (const free of freeAround(values, wanted, unitAt)) cuts.add(free);
  }
  const scale = Math.min(1, USUAL_PARTS / parts);
  const plain = new Set(
    [...cuts].map((cut) => tidyNumber(Math.floor(cut / grainAt(cut) + 1e-9) * grainAt(cut)) || cut),
  );
  const divided = [...plain]
    .sort((a, b) => a - b)
    .map((cut) => ({ cut, upTo: countUpTo(values, cut), ugly: (isMoney && isOdd(cut) ? ODD : 1) * costOfUnround(cut) }))
    .filter(({ upTo }) => upTo > 0 && upTo < values.length);
  // From 1000 to 1010 hardly any number is round, so none is punished for it.
  const ugliest = divided.map(({ ugly }) => ugly).sort((a, b) => a - b);
  const least = ugliest[Math.min(ugliest.length - 1, Math.floor((parts - 1) / 2))] ?? 0;
  return divided.map(({ cut, upTo, ugly }) => {
    const share = shareAt(values, cut, upTo);
    const onCut = share > MOST_ON_A_CUT ? COST_ON_A_CUT * share : 0;
    return { cut, upTo, cost: scale * (Math.max(0, ugly - least) + onCut) };
  });
}

/** Round multiples of a unit in the gaps around `value`, between two neighbouring values each: no value lies on them. */
function freeAround(values: Float64Array, value: number, unitAt: (cut: number) => number): number[] {
  const free: number[] = [];
  let below = value;
  for (let gap = 0; gap < GAPS; gap++) {
    const above = nextAbove(values, below);
    if (above <= below) break;
    const roundest = roundestWithin(below + (above - below) / 1e6, above, (below + above) / 2) ?? below;
    const unit = unitAt(roundest);
    const inside = tidyNumber(Math.floor(roundest / unit + 1e-9) * unit);
    if (inside > below && unroundness(inside) <= LEAST_ROUND) free.push(inside);
    if (below > 0 && above >= WIDE_GAP * below) free.push(...plainBetween(below, above));
    below = above;
  }
  return free;
}
const GAPS = 3;
/** Between wax for 15 and chairs for 500 people say 100. */
const WIDE_GAP = 4;

/** The number of 1, 2, 5, 10, 20 … that is in the middle by ratio. */
function plainBetween(below: number, above: number): number[] {
  const middle = Math.sqrt(below * above);
  const scale = 10 ** Math.floor(Math.log10(middle));
  const far = (plain: number): number => Math.abs(Math.log(plain / middle));
  const [nearest] = [1, 2, 5, 10].map((part) => tidyNumber(part * scale)).sort((a, b) => far(a) - far(b));
  return nearest !== undefined && nearest > below && nearest < above ? [nearest] : [];
}

/** 350 and 1200 are round enough, 47 and 6270 are not. What lies on a rounder number is in the range below it only. */
const LEAST_ROUND = 7;

/** The coarsest unit in which nearly all prices are: nobody says 62 where prices end in 0 or 5. */
function unitOfMoney(values: Float64Array, finest: number): number {
  if (finest < 1) return finest;
  const isUnit = (unit: number): boolean =>
    values.filter((value) => value % unit === 0).length >= NEARLY_ALL * values.length;
  return MONEY_UNITS.findLast(isUnit) ?? 1;
}
const NEARLY_ALL = 0.9;
const MONEY_UNITS = [1, 5, 10, 50, 100, 500, 1000, 5000, 10_000, 50_000, 100_000];

/** The largest unit of which all values are multiples: 1, cents, or the finest that can be written. */
export const grainOf = (values: Float64Array): number =>
  [1, 0.01].find((grain) => values.every((value) => Math.abs(value / grain - Math.round(value / grain)) < 1e-6)) ??
  0.000001;

/** The coarsest unit of which all values are multiples, if they are whole; otherwise the largest of `grainOf`. */
export function coarsestUnit(values: Float64Array): number {
  const grain = grainOf(values);
  return grain < 1 ? grain : (UNITS.findLast((unit) => values.every((value) => value % unit === 0)) ?? 1);
}
const UNITS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000];

function countUpTo(values: Float64Array, bound: number): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((values[middle] ?? 0) <= bound) low = middle + 1;
    else high = middle;
  }
  return low;
}

const nextAbove = (values: Float64Array, value: number): number => values[countUpTo(values, value)] ?? value;

const shareAt = (values: Float64Array, value: number, upTo: number): number =>
  (upTo - countUpTo(values, value - 1e-9)) / values.length;

const quantile = (values: Float64Array, share: number): number =>
  values[Math.min(values.length - 1, Math.max(0, Math.floor(share * values.length)))] ?? 0;

/** A round step for a slider over most of the values, about a hundredth of their width. */
export function roundStep(values: Float64Array): number {
  const width = quantile(values, 0.95) - quantile(values, 0.05);
  if (!(width > 0)) return 1;
  const exact = width / 100;
  const scale = 10 ** Math.floor(Math.log10(exact));
  const step = [1, 2, 5, 10].map((part) => part * scale).find((candidate) => candidate >= exact) ?? scale;
  return Math.max(tidyNumber(step), 0.000001);
}
