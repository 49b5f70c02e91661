// What stands against publishing an advisor that somebody wrote or changed, as far as its catalog and its simulation know it: by the same
// measures as for a draft.

import { type Advisor, isValueAnswers, type Question } from '@guidepost/engine/advisor';
import { eachBit } from '@guidepost/engine/bits';
import type { Attribute } from '@guidepost/engine/product';
import type { Snapshot } from '@guidepost/engine/snapshot';
import { attributesAsked } from '../simulate/attributes-asked.ts';
import type { SimulationReport } from '../simulate/simulation-report.ts';
import { lacksUnit } from './attribute/judge-attribute.ts';
import type { Profile } from './attribute/profile.ts';
import { profilesOf } from './attribute/profiles-of.ts';
import { countGroups } from './choice/choice-setting.ts';
import { type AskedThing, findLittleAdvice, type LittleAdvice } from './little-advice.ts';
import { type ShortOfGoal, shoppersGet, shortOfGoals } from './short-of-goals.ts';
import { findUnfitProducts, type NamingOfProducts, type UnfitProducts } from './unfit-products.ts';
import { findUnfitTexts, type UnfitTexts } from './unfit-texts.ts';

export type AgainstAsked =
  | ShortOfGoal
  | LittleAdvice
  | UnfitProducts
  | UnfitTexts
  | { readonly kind: 'no-currency' }
  | { readonly kind: 'no-unit'; readonly attributes: readonly string[] };

export interface JudgedCatalog {
  readonly attributes: readonly Attribute[];
  readonly snapshot: Snapshot;
  readonly currency: string | null;
  readonly naming: NamingOfProducts;
  /** As it was stated; null: nobody did. Undefined: it does not matter. */
  readonly language?: string | null;
  /** Titles, descriptions and values of some products, by which the language is found. */
  readonly texts?: readonly string[];
}

/** With a wrong reply in more than every ten, nobody expects so many to find their product. */
const USUAL_MISTAKES = 0.1;

/** `mistakes`: the share of wrong replies in the simulation. */
export function judgeAsked(
  advisor: Advisor,
  catalog: JudgedCatalog,
  report: SimulationReport,
  mistakes: number,
): AgainstAsked[] {
  const { attributes, snapshot, currency, naming } = catalog;
  const scope = Uint32Array.from(eachBit(snapshot.available));
  const profiles = new Map(profilesOf(attributes, snapshot, scope).map((each) => [each.attribute.name, each]));
  const { groups: own } = snapshot;
  const groups = own === null ? scope.length : countGroups(scope, { groups: own });
  const short = shortOfGoals(shoppersGet(report)).filter(
    ({ kind }) => kind === 'truthful' || kind === 'told-apart' || mistakes <= USUAL_MISTAKES,
  );
  const asked = advisor.questions.filter((_, nth) => (report.questions[nth]?.asked ?? 0) > 0);
  const unitless = asked.flatMap((question) => unitlessIn(question, profiles));
  const little = findLittleAdvice(advisor.questions.map((question, nth) => thingOf(question, nth, profiles, report)));
  return [
    ...short,
    ...(currency === null && asked.some(showsAmounts) ? [{ kind: 'no-currency' } as const] : []),
    ...(unitless.length > 0 ? [{ kind: 'no-unit', attributes: unitless } as const] : []),
    ...(little === null ? [] : [little]),
    ...findUnfitTexts(advisor, profiles, catalog),
    ...findUnfitProducts(report, { products: report.scope.products, groups }, naming),
  ];
}

/** Answers that look at several attributes are advice, whatever these are. */
function thingOf(
  question: Question,
  nth: number,
  profiles: ReadonlyMap<string, Profile>,
  report: SimulationReport,
): AskedThing {
  const [attribute = question.id, another] = attributesAsked(question);
  const figures = report.questions[nth];
  return {
    attribute,
    concept: another === undefined ? (profiles.get(attribute)?.concept ?? 'unknown') : 'use',
    firstBits: figures?.bitsAlone ?? 0,
    asked: figures?.asked ?? 0,
    isSeveral: question.type === 'MULTIPLE',
  };
}

/** Without any words beside them. */
const isBare = (label: string | null): boolean => label === null || label.trim() === '';

const showsAmounts = (question: Question): boolean =>
  question.type === 'RANGE' && question.attribute === 'price' && isBare(question.label);

/** Who lists answers has written what they mean. */
function unitlessIn(question: Question, profiles: ReadonlyMap<string, Profile>): string[] {
  const isAsIs = question.type === 'RANGE' ? isBare(question.label) : isValueAnswers(question.answers);
  return isAsIs
    ? [...attributesAsked(question)].filter((name) => {
        const own = profiles.get(name);
        return own !== undefined && lacksUnit(own);
      })
    : [];
}
