// Judges by simulated shoppers whether a draft is good enough to be published as it is. The verdict has the
// figures that led to it, the objections, and the attribute that would help most.

import { isValueAnswers, type Question } from '@guidepost/engine/advisor';
import type { NamedProduct } from '../simulate/lost-figures.ts';
import type { SimulationReport } from '../simulate/simulation-report.ts';
import type { Concept } from './attribute/concept-names.ts';
import type { DraftedAdvisor, WhyLeftOut } from './draft.ts';
import { compareToGoals, type ShoppersGet, type ShortOfGoal, shortOfGoals } from './short-of-goals.ts';

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
  /** Hardly anything is asked but what shoppers like and how much they spend. */
  | { readonly kind: 'no-advice' }
  /** Beside the budget, brands and models, a single thing is asked. */
  | { readonly kind: 'single-question'; readonly attribute: string }
  /** So many of all products read alike; `example` is a title, `telling` a rule for titles that do not. */
  | {
      readonly kind: 'shared-titles';
      readonly products: number;
      readonly all: number;
      readonly example: string;
      readonly telling: string | null;
    }
  /** So many are variants of one, though the catalog does not say so itself; `isOneTitle`: they read alike. */
  | {
      readonly kind: 'large-group';
      readonly products: number;
      readonly all: number;
      readonly example: string;
      readonly isOneTitle: boolean;
      readonly telling: string | null;
    }
  /** By the column of its own format, the catalog has hardly anything to choose between. */
  | { readonly kind: 'few-things'; readonly things: number; readonly all: number; readonly column: string }
  /** The conversation begins with a list that nobody looks through. */
  | { readonly kind: 'long-list'; readonly attribute: string; readonly answers: number };

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

/** Where titles and groups of the catalog come from. */
export interface NamingOfProducts {
  /** The column by which the catalog's own format says which products are variants of one thing; null: it says nothing. */
  readonly groupColumn: string | null;
  /** A rule for titles by which shoppers tell products apart; null: no column that was imported does. */
  readonly tellingTitle: string | null;
}

const UNKNOWN_NAMING: NamingOfProducts = { groupColumn: null, tellingTitle: null };

/** `report`: the simulation of the drafted advisor, with a wrong reply in every ten. */
export function judgeDraft(
  draft: DraftedAdvisor,
  report: SimulationReport,
  naming: NamingOfProducts = UNKNOWN_NAMING,
): DraftVerdict {
  const { truthful, mistaken } = report.shoppers;
  const toldNot =
    (report.lost.indistinguishable + report.otherVariant.indistinguishable) / Math.max(1, truthful.shoppers);
  const shoppers: ShoppersGet = {
    simulated: truthful.shoppers,
    truthful: truthful.near.found,
    whereToldApart: toldNot >= 1 ? 1 : Math.min(1, truthful.near.found / (1 - toldNot)),
    mistaken: mistaken.near.found,
    askedOnce: mistaken.again?.once ?? null,
    askedTwice: mistaken.again?.twice ?? null,
    questions: truthful.questions.mean,
  };
  const against = [...shortOfGoals(shoppers), ...unfitToShow(draft), ...unfitProducts(draft, report, naming)];
  return { isReady: against.length === 0, shoppers, against, improve: findImprovement(draft, report) };
}

/** Whether chance may have decided: some share is as near to its goal as those of other shoppers might be. */
export function isClose({ shoppers }: DraftVerdict): boolean {
  return compareToGoals(shoppers).some(
    ({ share, goal }) => Math.abs(share - goal) < 2 * Math.sqrt((goal * (1 - goal)) / Math.max(1, shoppers.simulated)),
  );
}

/** A shop's own menu has fewer entries. */
const MOST_AT_FIRST = 30;

function findLongList({ advisor, questions }: DraftedAdvisor): Objection[] {
  const [first] = advisor.questions;
  const [own] = questions;
  // Only the kind is firm. Sizes are looked up in a list of any length.
  if (first === undefined || own === undefined || first.type === 'RANGE' || !first.firm) return [];
  const all = isValueAnswers(first.answers) ? own.values : first.answers.length;
  const answers = isValueAnswers(first.answers) ? Math.min(first.answers.max, all) : all;
  return all > MOST_AT_FIRST ? [{ kind: 'long-list', attribute: own.attribute, answers }] : [];
}

function unfitToShow(draft: DraftedAdvisor): Objection[] {
  const { currency, questions, foreign, english, unspoken, isLanguageUnknown } = draft;
  const unitless = questions.filter(({ lacksUnit }) => lacksUnit).map(({ attribute }) => attribute);
  const asksBudget = questions.some(({ attribute }) => attribute === 'price');
  return [
    ...(currency === null && asksBudget ? [{ kind: 'no-currency' } as const] : []),
    ...(unitless.length > 0 ? [{ kind: 'no-unit', attributes: unitless } as const] : []),
    ...(unspoken !== null ? [{ kind: 'unspoken', language: unspoken } as const] : []),
    ...(isLanguageUnknown ? [{ kind: 'language-unknown' } as const] : []),
    ...findLittleAdvice(draft),
    ...(english.length > 0 ? [{ kind: 'english-answers', attributes: english } as const] : []),
    ...(unspoken === null && foreign.length > 0 ? [{ kind: 'other-language', attributes: foreign } as const] : []),
    ...findLongList(draft),
  ];
}

function findLittleAdvice({ questions }: DraftedAdvisor): Objection[] {
  const [first, second] = questions.filter((question) => !isNoAdvice(question));
  if (first === undefined) return [{ kind: 'no-advice' }];
  // A kind and a colour lead to a lamp or a dress.
  if (second !== undefined || questions.some(({ concept }) => concept === 'color')) return [];
  return [{ kind: 'single-question', attribute: first.attribute }];
}

const isNoAdvice = ({ concept, firstBits }: DraftedAdvisor['questions'][number]): boolean =>
  NO_ADVICE.has(concept) || firstBits < TELLING_BITS;
/** Where nine of ten shoppers give the same reply it tells less. */
const TELLING_BITS = 0.5;

/** Who is asked for no more could as well sort the shop's list. */
const NO_ADVICE: ReadonlySet<Concept> = new Set(['price', 'brand', 'color', 'series']);

/** Of all products: so many that read alike, or that one result stands for. */
const MANY_ALIKE = 0.25;
const MOST_OF_ONE = 0.5;

/** What makes it no matter how well products are found. */
function unfitProducts(
  { forecast: { products: all, groups }, advisor }: DraftedAdvisor,
  { misleading }: SimulationReport,
  { groupColumn, tellingTitle: telling }: NamingOfProducts,
): Objection[] {
  const told = misleading.flatMap(({ kind, products, examples: [first] }): Objection[] => {
    const example = first?.texts[0] ?? '';
    if (kind === 'shared-title' && products >= MANY_ALIKE * all)
      return [{ kind: 'shared-titles', products, all, example, telling }];
    const most = first?.products ?? 0;
    // What shoppers see are groups, and those that the format states are true.
    if (kind === 'large-group' && groupColumn === null && most >= MOST_OF_ONE * all)
      return [{ kind: 'large-group', products: most, all, example, isOneTitle: first?.texts.length === 1, telling }];
    return [];
  });
  return groupColumn !== null && groups < all && groups <= advisor.results.limit
    ? [...told, { kind: 'few-things', things: groups, all, column: groupColumn }]
    : told;
}

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
