// Judges by simulated shoppers whether a draft is good enough to be published as it is. The verdict has the
// figures that led to it, the objections, and the attribute that would help most.

import { isValueAnswers, type Question } from '@guidepost/engine/advisor';
import type { NamedProduct } from '../simulate/lost-figures.ts';
import type { SimulationReport } from '../simulate/simulation-report.ts';
import type { DraftedAdvisor, WhyLeftOut } from './draft.ts';
import { findLittleAdvice, type LittleAdvice } from './little-advice.ts';
import { compareToGoals, type ShoppersGet, type ShortOfGoal, shoppersGet, shortOfGoals } from './short-of-goals.ts';
import { findUnfitProducts, type NamingOfProducts, UNKNOWN_NAMING, type UnfitProducts } from './unfit-products.ts';
import { findLongList, type LongList } from './unfit-texts.ts';

export interface DraftVerdict {
  readonly isReady: boolean;
  readonly shoppers: ShoppersGet;
  readonly against: readonly Objection[];
  readonly improve: Improvement | null;
}

export type Objection =
  | ShortOfGoal
  /** Questions would show something that no shop wants to show. */
  | { readonly kind: 'no-currency' }
  | { readonly kind: 'no-unit' | 'other-language' | 'english-answers'; readonly attributes: readonly string[] }
  | { readonly kind: 'unspoken'; readonly language: string }
  /** Questions are in English only because nothing says which language the catalog is in. */
  | { readonly kind: 'language-unknown' }
  | LittleAdvice
  | UnfitProducts
  | LongList;

export type Improvement =
  /** The catalog has it, and some shoppers would find their product if it were asked for (as finely as it is known). */
  | {
      readonly kind: 'ask';
      readonly attribute: string;
      readonly asked: boolean;
      readonly helped: number;
      readonly lost: number;
    }
  /** Its question offers some of its values only, so shoppers who want another one cannot say so. */
  | { readonly kind: 'offer'; readonly attribute: string; readonly values: number; readonly offered: number }
  /** It is asked for, but so many products have no value. */
  | { readonly kind: 'fill'; readonly attribute: string; readonly without: number; readonly products: number }
  /** Nothing in the catalog that shoppers could say tells these apart. */
  | { readonly kind: 'supply'; readonly lost: number; readonly examples: readonly NamedProduct[] };

/** `report`: the simulation of the drafted advisor, with a wrong reply in every ten. */
export function judgeDraft(
  draft: DraftedAdvisor,
  report: SimulationReport,
  naming: NamingOfProducts = UNKNOWN_NAMING,
): DraftVerdict {
  const shoppers = shoppersGet(report);
  const against = [
    ...shortOfGoals(shoppers),
    ...unfitToShow(draft, report),
    ...findUnfitProducts(report, draft.forecast, naming),
  ];
  return { isReady: against.length === 0, shoppers, against, improve: findImprovement(draft, report) };
}

/** Whether chance may have decided: some share is as near to its goal as those of other shoppers might be. */
export function isClose({ shoppers }: DraftVerdict): boolean {
  return compareToGoals(shoppers).some(
    ({ share, goal }) => Math.abs(share - goal) < 2 * Math.sqrt((goal * (1 - goal)) / Math.max(1, shoppers.simulated)),
  );
}

function unfitToShow(draft: DraftedAdvisor, report: SimulationReport): Objection[] {
  const { currency, questions, foreign, english, unspoken, isLanguageUnknown } = draft;
  const unitless = questions.filter(({ lacksUnit }) => lacksUnit).map(({ attribute }) => attribute);
  const askedOf = (nth: number): number => report.questions[nth]?.asked ?? 0;
  const isSeveral = (nth: number): boolean => draft.advisor.questions[nth]?.type === 'MULTIPLE';
  const little = findLittleAdvice(
    questions.map((own, nth) => ({ ...own, asked: askedOf(nth), isSeveral: isSeveral(nth) })),
  );
  const asksBudget = questions.some(({ attribute }) => attribute === 'price');
  return [
    ...(currency === null && asksBudget ? [{ kind: 'no-currency' } as const] : []),
    ...(unitless.length > 0 ? [{ kind: 'no-unit', attributes: unitless } as const] : []),
    ...(unspoken !== null ? [{ kind: 'unspoken', language: unspoken } as const] : []),
    ...(isLanguageUnknown ? [{ kind: 'language-unknown' } as const] : []),
    ...(little === null ? [] : [little]),
    ...(english.length > 0 ? [{ kind: 'english-answers', attributes: english } as const] : []),
    ...(unspoken === null && foreign.length > 0 ? [{ kind: 'other-language', attributes: foreign } as const] : []),
    ...findLongList(draft.advisor.questions[0], valuesAsked(questions)),
  ];
}

/** Attribute → so many values. */
const valuesAsked = (
  questions: DraftedAdvisor['questions'],
): ReadonlyMap<string, { readonly codes: readonly number[] }> =>
  new Map(questions.map(({ attribute, values }) => [attribute, { codes: Array<number>(values).fill(0) }]));

/** How many shoppers lost a product that some attribute tells from all that they were shown. */
const toldApartYetLost = ({ lost, otherVariant }: SimulationReport): number =>
  lost.shoppers + otherVariant.shoppers - lost.indistinguishable - otherVariant.indistinguishable;

/** The question whose list leaves out the most values. */
function findCut(asked: readonly Question[], reasons: DraftedAdvisor['questions']): Improvement | null {
  let best: Extract<Improvement, { kind: 'offer' }> | null = null;
  for (const [nth, question] of asked.entries()) {
    const own = reasons[nth];
    if (question.type === 'RANGE' || !isValueAnswers(question.answers) || own === undefined) continue;
    const { max } = question.answers;
    const { attribute, values } = own;
    if (values > max && values - max > (best === null ? 0 : best.values - best.offered))
      best = { kind: 'offer', attribute, values, offered: max };
  }
  return best;
}

/** Shoppers should not be asked for these, however well they tell products apart. */
const NEVER: ReadonlySet<WhyLeftOut> = new Set([
  'identifier',
  'not-for-shoppers',
  'judged-by-others',
  'second-price',
  'same-answers',
]);
/** An attribute that helps a smaller share of all shoppers is not worth the work. */
const WORTHWHILE = 0.01;
/** Of the lost shoppers, so many must be helped by a question, or something else helps more. */
const DECENT = 0.2;
/** If at least this share of products lacks a value, it is worth filling them in. */
const LACKING = 0.2;
const MOST_LACKING = 0.7;

function findImprovement(
  { advisor, questions, forecast, leftOut }: DraftedAdvisor,
  report: SimulationReport,
): Improvement | null {
  const shoppers = Math.max(1, report.shoppers.truthful.shoppers);
  const never = new Set(leftOut.filter(({ why }) => NEVER.has(why)).map(({ attribute }) => attribute));
  const best = report.better.questions.find(({ attribute }) => attribute !== 'price' && !never.has(attribute));
  const lost = report.lost.shoppers + report.otherVariant.shoppers;
  if (best !== undefined && best.helped / shoppers >= WORTHWHILE && best.helped >= DECENT * lost) {
    const { attribute, helped, shoppers: lostOfIt } = best;
    // Some may be lost before its question comes.
    const asked = best.asked || questions.some((own) => own.attribute === attribute);
    return { kind: 'ask', attribute, asked, helped, lost: lostOfIt };
  }
  if (lost / shoppers < WORTHWHILE) return null;
  const cut = toldApartYetLost(report) >= WORTHWHILE * shoppers ? findCut(advisor.questions, questions) : null;
  if (cut !== null) return cut;
  const supply = findSupply(report, lost);
  const nothingTells = report.lost.indistinguishable + report.otherVariant.indistinguishable;
  if (supply !== null && nothingTells >= lost / 2) return supply;
  const [emptiest] = questions
    // If only some kinds are asked, other kinds need no value.
    .filter(({ attribute }, nth) => attribute !== 'price' && advisor.questions[nth]?.askIf === null)
    .map(({ attribute, known }) => ({ attribute, without: forecast.products - known }))
    // What hardly any product has is a fact of a few.
    .filter(({ without }) => without <= MOST_LACKING * forecast.products)
    .toSorted((a, b) => b.without - a.without);
  if (emptiest !== undefined && emptiest.without >= LACKING * forecast.products) {
    return { kind: 'fill', ...emptiest, products: forecast.products };
  }
  return supply;
}

/** With a few products that stay together. Null: there is no such example. */
function findSupply(
  { lost: { alike, overlapping }, otherVariant }: SimulationReport,
  lost: number,
): Improvement | null {
  const sets = [...alike.examples, ...overlapping.examples].map(({ examples }) => examples);
  const [examples] = [...sets, otherVariant.examples].filter((some) => some.length > 1);
  return examples === undefined ? null : { kind: 'supply', lost, examples: examples.slice(0, 2) };
}
