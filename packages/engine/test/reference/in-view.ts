// Ending early: whether a question can still bring a better product into view.

import type { Advisor, Question } from '../../src/advisor.ts';
import { isValueAnswers } from '../../src/advisor.ts';
import type { Product } from '../../src/product.ts';
import type { Session } from '../../src/session.ts';
import { meaningOf, meaningOfAnswer, narrowing } from './candidates.ts';
import { type Catalog, valuesOf } from './catalog.ts';
import { countingReplies } from './counting-replies.ts';
import { numbersOf } from './range-bounds.ts';
import { satisfies } from './satisfies.ts';

/** No: all that fits is shown, and of no group with several that fit could the reply decide which one is shown. */
export function canStillHelp(catalog: Catalog, advisor: Advisor, session: Session, question: Question): boolean {
  const { limit, onePer } = advisor.results;
  const fitting = fittingProducts(catalog, advisor, session);
  const groups = new Map<string, Product[]>();
  for (const product of fitting) {
    const name =
      onePer === 'group' && product.group !== null
        ? `group ${product.group}`
        : `product ${catalog.products.indexOf(product)}`;
    groups.set(name, [...(groups.get(name) ?? []), product]);
  }
  if (groups.size > limit) return true;
  return [...groups.values()].some(
    (products) => new Set(products.map((product) => traits(catalog, question, product))).size > 1,
  );
}

/** The candidates that satisfy the preferences, too; one that none of those left satisfies is left out. */
function fittingProducts(catalog: Catalog, advisor: Advisor, session: Session): readonly Product[] {
  const counting = countingReplies(advisor, session);
  let fitting = narrowing(catalog, advisor, session).candidates;
  if (fitting.length <= advisor.results.limit) return fitting;
  for (const question of advisor.questions) {
    const reply = counting.get(question.id);
    if (question.role === 'filter' || question.weight === 0 || reply === undefined) continue;
    const condition = meaningOf(catalog, question, reply, fitting);
    const left = fitting.filter((product) => condition === null || satisfies(product, condition));
    if (left.length > 0) fitting = left;
  }
  return fitting;
}

/** What the question can know of a product. */
function traits(catalog: Catalog, question: Question, product: Product): string {
  if (question.type === 'RANGE') return JSON.stringify(numbersOf(catalog, question, [product]));
  if (isValueAnswers(question.answers)) {
    return JSON.stringify([...valuesOf(product, question.answers.attribute)].map(String).sort());
  }
  return JSON.stringify(
    question.answers.map(({ id }) => {
      const meaning = meaningOfAnswer(question, id);
      return meaning === null || satisfies(product, meaning);
    }),
  );
}
