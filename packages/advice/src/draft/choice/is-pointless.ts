// Which questions say again what shoppers have said with another one, or concern hardly anybody.

import { valueAt } from '@guidepost/engine/snapshot';
import { alikeForm } from '../../alike-form.ts';
import type { Concept } from '../attribute/concept-names.ts';
import { frequentValues, type Profile } from '../attribute/profile.ts';
import { isIdleWeight } from '../attribute/speaks-to-need.ts';
import { isWornSize } from '../attribute/worn-size.ts';
import type { Plan } from '../plan/plan.ts';
import { labelOf } from '../words/label-of.ts';
import { placeOfWord } from '../words/word-in-language.ts';
import type { Choice } from './choice.ts';

/** True for the same thing again, such as the weight in pounds or the size in another system. */
export const isAskedAlready = (plan: Plan, choice: Choice): boolean =>
  ASKED_ONCE.has(plan.profile.concept) && choice.hasConcept(plan);

/** Not even if it tells more: for whom it is (`Women`, then `Adults`), a size in another system, whether it is what was just chosen (`Hybrid`), or grams that nobody chooses by. */
export const isPointless = (plan: Plan, choice: Choice): boolean =>
  isForFew(plan) ||
  isIdleWeight(plan.profile, choice.isUnweighed) ||
  isOtherSystem(plan, choice) ||
  saysForWhomAgain(plan, choice) ||
  choice.chosen.some((other) => isAnswerOf(plan, other));

const saysForWhomAgain = ({ profile }: Plan, choice: Choice): boolean =>
  (profile.concept === 'person' || (profile.concept === 'age' && profile.attribute.type === 'text')) &&
  frequentValues(profile, MANY_PEOPLE).every((value) => placeOfWord('person', value) !== null) &&
  choice.chosen.some(({ profile: { concept } }) => concept === 'person');
const MANY_PEOPLE = 30;

function isAnswerOf({ profile, question }: Plan, { profile: asked }: Plan): boolean {
  if (profile.attribute.type !== 'boolean' || asked.attribute.type !== 'text') return false;
  const said = [labelOf(profile.attribute), question.title].map(alikeForm);
  return asked.codes.some((code) => said.includes(alikeForm(valueAt(asked.column, code))));
}

/** Nearly everybody would have to skip it. A fact that only one kind has is asked of that kind, and a missing yes is a no. */
const isForFew = ({ kinds, profile: { attribute, known, products } }: Plan): boolean =>
  kinds === undefined && attribute.type !== 'boolean' && known < LEAST_KNOWN * products;
const LEAST_KNOWN = 0.1;

/** Who has said a size in one system is not asked for it in another one. */
const isOtherSystem = (plan: Plan, choice: Choice): boolean =>
  isWornSize(plan.profile) &&
  choice.chosen.some(({ profile }) => isWornSize(profile) && namesSystem(profile)) &&
  namesSystem(plan.profile);
const namesSystem = ({ attribute: { name, label } }: Profile): boolean =>
  /[ _](eu|us|uk|fr|it|jp|cm)$/i.test(label ?? name);
const ASKED_ONCE: ReadonlySet<Concept> = new Set(['person', 'age', 'size', 'weight', 'screen', 'year']);
