// Finds facts that only some kinds have (milk systems of coffee machines, sleeves of shirts), and numbers that mean something only
// within a kind (the heights of sofas and of shelves). They are asked once the kind is known, and only for kinds that have them.

import type { Question } from '@guidepost/engine/advisor';
import { ease, isMeasured } from '../attribute/judge-attribute.ts';
import { isSilenceNo } from '../attribute/silence-is-no.ts';
import type { Plan } from '../plan/plan.ts';
import type { ChoiceSetting, ShopperState } from './choice-setting.ts';
import { isLittleKnown } from './little-known.ts';
import { namesSeries } from './names-series.ts';
import { bitsTold } from './shopper-states.ts';

/** If only this share of its products has a value, a kind does not have the fact. */
const HARDLY_ANY = 0.1;
/** If fewer products than this share are of other kinds, the condition is not worth reading. */
const WORTH_SAYING = 0.1;
/** If a larger share of a length's variance is between kinds, the length is compared only within a kind. */
const TOLD_BY_KIND = 0.4;
/** The same limit as for `missing: keep` elsewhere. */
const TOLERATED = 0.02;
/** If the kind tells each shopper fewer bits, nearly all products are of one kind. */
const LEAST_BITS = 0.1;

/** The question about the kind of product, on which others can depend; null if there is none. */
export function findKind(plans: readonly Plan[], beginning: ShopperState, setting: ChoiceSetting): Plan | null {
  let best: { plan: Plan; worth: number } | null = null;
  for (const plan of plans) {
    const { profile, ids, isList, question } = plan;
    if (profile.concept !== 'kind' || ids === undefined || isList || question.type !== 'SINGLE') continue;
    // It would lead most shoppers to something else.
    if (isLittleKnown(plan)) continue;
    if (plans.some((other) => other.profile.concept === 'kind' && namesSeries(plan, other))) continue;
    const bits = bitsTold([beginning], plan, setting) / beginning.wanted.length;
    if (bits >= LEAST_BITS && bits * plan.ease > (best?.worth ?? 0)) best = { plan, worth: bits * plan.ease };
  }
  return best === null ? null : broaderThan(best.plan, plans, beginning);
}

/** People do not look through more answers before they know what they want. */
const MANY_KINDS = 12;
const FEWEST_KINDS = 3;
/** The share of products that must have a kind. */
const KNOWN = 0.95;
/** This share of the products of a narrow kind must be of one broad kind. */
const WITHIN = 0.9;
/** Nobody looks through so many, so a smaller share will do: `Dry` is a kind of white wine, and of cider. */
const FAR_TOO_MANY = 30;
const LOOSELY_WITHIN = 0.6;

/** The level of a tree of kinds at which people choose. If a broader level holds all leaves, that level is taken. */
function broaderThan(narrow: Plan, plans: readonly Plan[], { candidates }: ShopperState): Plan {
  const kinds = new Set(candidates.map((product) => narrow.replies[product] ?? 0));
  if (kinds.size <= MANY_KINDS) return narrow;
  const least = kinds.size > FAR_TOO_MANY ? LOOSELY_WITHIN : WITHIN;
  const broad = plans.filter((plan) => {
    const { profile, ids, isList, question } = plan;
    if (plan === narrow || profile.concept !== 'kind' || ids === undefined || isList || question.type !== 'SINGLE')
      return false;
    if (profile.known < KNOWN * profile.products) return false;
    const own = new Set(candidates.map((product) => plan.replies[product] ?? 0));
    return own.size >= FEWEST_KINDS && own.size < kinds.size / 2 && shareWithin(narrow, plan, candidates) >= least;
  });
  return broad.toSorted((a, b) => b.profile.codes.length - a.profile.codes.length)[0] ?? narrow;
}

/** The share of products whose broad kind is the usual one for their narrow kind. */
function shareWithin(narrow: Plan, broad: Plan, candidates: Uint32Array): number {
  const counts = new Map<number, Map<number, number>>();
  for (const product of candidates) {
    const of = counts.get(narrow.replies[product] ?? 0) ?? new Map<number, number>();
    counts.set(narrow.replies[product] ?? 0, of);
    const kind = broad.replies[product] ?? 0;
    of.set(kind, (of.get(kind) ?? 0) + 1);
  }
  let within = 0;
  for (const of of counts.values()) within += Math.max(...of.values());
  return within / Math.max(1, candidates.length);
}

/** Each plan as it is asked once the kind is known. The products in `scope` decide. */
export const askByKind = (plans: readonly Plan[], kind: Plan, scope: Uint32Array): Plan[] =>
  plans.map((plan) => (plan === kind || !isFact(plan) ? plan : askOfSome(plan, kind, scope)));

function askOfSome(plan: Plan, kind: Plan, scope: Uint32Array): Plan {
  const among = kindsOf(plan, kind, scope);
  const having = among.filter(({ known, products }) => known >= HARDLY_ANY * products);
  const outside = among.filter((one) => !having.includes(one)).reduce((sum, { products }) => sum + products, 0);
  const isForSome = outside >= WORTH_SAYING * scope.length;
  if (having.length === 0 || (!isForSome && !isToldByKind(plan, among))) return plan;
  const fill = isSilenceNo(plan.profile) ? 1 : fillOf(having);
  const isComplete = fill >= 1 - TOLERATED;
  const question: Question = {
    ...plan.question,
    askIf: {
      kind: 'any_of',
      question: kind.question.id,
      answers: having.flatMap(({ reply }) => kind.ids?.[reply - 1] ?? []),
    },
    ...(plan.question.role === 'filter' && isComplete ? { missing: 'drop' as const } : {}),
  };
  const kinds = new Set(having.map(({ reply }) => reply));
  const replies = plan.replies.map((reply, product) => (kinds.has(kind.replies[product] ?? 0) ? reply : 0));
  return { ...plan, question, replies, kinds, fill, ease: ease(plan.profile, fill) };
}

const NOT_FACTS = new Set(['price', 'brand', 'color', 'theme']);
const isFact = ({ profile: { concept } }: Plan): boolean => !NOT_FACTS.has(concept);

interface OfKind {
  readonly reply: number;
  products: number;
  known: number;
  sum: number;
  squares: number;
}

function kindsOf({ profile: { column } }: Plan, kind: Plan, scope: Uint32Array): OfKind[] {
  const kinds = new Map<number, OfKind>();
  for (const product of scope) {
    const reply = kind.replies[product] ?? 0;
    if (reply === 0) continue;
    const own = kinds.get(reply) ?? { reply, products: 0, known: 0, sum: 0, squares: 0 };
    kinds.set(reply, own);
    own.products++;
    const code = column.offsets === null ? (column.codes[product] ?? 0) : 0;
    const isKnown =
      column.offsets === null ? code !== 0 : (column.offsets[product + 1] ?? 0) > (column.offsets[product] ?? 0);
    if (!isKnown) continue;
    own.known++;
    const value = column.type === 'number' ? (column.numbers[code - 1] ?? 0) : 0;
    own.sum += value;
    own.squares += value * value;
  }
  return [...kinds.values()].sort((a, b) => a.reply - b.reply);
}

/** Only lengths depend on the kind: a light laptop is light whatever its kind, but no shelf is as low as a low sofa. */
function isToldByKind({ profile }: Plan, kinds: readonly OfKind[]): boolean {
  if (!isMeasured(profile)) return false;
  const total = (of: (kind: OfKind) => number): number => kinds.reduce((sum, kind) => sum + of(kind), 0);
  const known = total(({ known }) => known);
  // If there are few products of many kinds, they differ by kind in any measure.
  if (kinds.length < 2 || known < 5 * kinds.length) return false;
  const mean = total(({ sum }) => sum) / known;
  const all = total(({ squares }) => squares) - known * mean * mean;
  const between = total(({ sum, known: own }) => (own === 0 ? 0 : own * (sum / own - mean) ** 2));
  return all > 0 && between / all > TOLD_BY_KIND;
}

function fillOf(kinds: readonly OfKind[]): number {
  const products = kinds.reduce((sum, kind) => sum + kind.products, 0);
  return kinds.reduce((sum, { known }) => sum + known, 0) / products;
}
