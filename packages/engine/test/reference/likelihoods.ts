// How likely each reply is to be the wrong one, product by product: a product that contradicts one or two replies counts for
// each of them, the less the more it contradicts.

import { type Advisor, isValueAnswers, type Question } from '../../src/advisor.ts';
import type { Session } from '../../src/session.ts';
import { scopeOf } from './candidates.ts';
import { type Catalog, valuesOf } from './catalog.ts';
import { missedQuestions } from './nearest.ts';

/** Question id → likelihood, up to a common factor. `results`: numbers of products that are shown. */
export function likelihoods(
  catalog: Catalog,
  advisor: Advisor,
  session: Session,
  results: readonly number[],
): Map<string, number> {
  const nameOf = (number: number) => {
    const group = catalog.products[number]?.group ?? null;
    return advisor.results.onePer === 'group' && group !== null ? `group ${group}` : `product ${number}`;
  };
  const shown = new Set(results.map(nameOf));
  const alternatives = new Map<string, Set<string>>();
  for (const product of scopeOf(catalog, advisor)) {
    const missed = missedQuestions(catalog, advisor, session, product);
    const name = nameOf(catalog.products.indexOf(product));
    if (missed.length === 0 || missed.length > 2 || shown.has(name)) continue;
    const pattern = JSON.stringify(missed);
    alternatives.set(pattern, (alternatives.get(pattern) ?? new Set()).add(name));
  }
  const likely = new Map<string, number>();
  for (const [pattern, names] of alternatives) {
    const missed: string[] = JSON.parse(pattern);
    const odds = missed.map((id) => oddsOf(catalog, advisor, session, id)).reduce((a, b) => a * b, 1);
    for (const id of missed) likely.set(id, (likely.get(id) ?? 0) + odds * names.size);
  }
  return likely;
}

function oddsOf(catalog: Catalog, { questions }: Advisor, { changed = [] }: Session, id: string): number {
  const question = questions.find((one) => one.id === id) as Question;
  const odds = changed.includes(id) ? 0.01 / 0.99 : 0.1 / 0.9;
  return odds / Math.max(1, roomFor(catalog, question) - 1);
}

function roomFor(catalog: Catalog, question: Question): number {
  if (question.type === 'RANGE') return question.groupings.length === 0 ? 5 : question.groupings.length;
  const { answers } = question;
  if (!isValueAnswers(answers)) return answers.length;
  const values = new Set(catalog.products.flatMap((product) => valuesOf(product, answers.attribute)).map(String));
  return Math.min(answers.max, values.size);
}
