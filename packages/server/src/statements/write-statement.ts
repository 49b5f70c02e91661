// What a statement says of a product: the revision and the version that were used, the replies, and of each reply what it asks, what the product
// has, and whether that is met. So whoever reads it can judge each claim without the service.

import { testedAttributes } from '@guidepost/advice/check/tested-attributes';
import { spellCondition } from '@guidepost/advisor-file/draft/spell-condition';
import type { Statement } from '@guidepost/contract/statement';
import { isValueAnswers } from '@guidepost/engine/advisor';
import type { CompiledQuestion } from '@guidepost/engine/compile';
import type { Condition } from '@guidepost/engine/condition';
import { explain, type Reason } from '@guidepost/engine/explain';
import { narrow } from '@guidepost/engine/narrow';
import { parseRangeId } from '@guidepost/engine/range-id';
import { repliedQuestions, type Session } from '@guidepost/engine/session';
import { type Column, knownCodes, valueAt } from '@guidepost/engine/snapshot';
import type { LiveAdvisor } from '../live/live-advisor.ts';
import { Titles } from '../views/product-explanation-view.ts';

type Claim = Statement['claims'][number];

export interface StatedProduct {
  /** By number in the snapshot. */
  readonly product: number;
  /** Among the results, from 1. */
  readonly place: number;
}

/** `now`: seconds since 1970. */
export function stateProduct(
  issuer: string,
  live: LiveAdvisor,
  session: Session,
  { product, place }: StatedProduct,
  now: number,
): Statement {
  const { client, advisor, version, compiled, catalog } = live;
  const { language } = session;
  const titles = new Titles(live, language);
  const reasons = explain(compiled, narrow(compiled, session), product);
  return {
    ...{ iss: issuer, iat: now, client, advisor, advisor_version: version },
    ...{ catalog: catalog.catalog, catalog_revision: catalog.revision, language },
    replies: repliedQuestions(session).map((id) => ({ question_id: id, answers: [...(session.replies[id] ?? [])] })),
    product: { ...titles.details(product), currency: catalog.currency },
    place,
    claims: reasons.map((reason) => claimOf(live, titles, product, reason)),
  };
}

function claimOf(live: LiveAdvisor, titles: Titles, product: number, reason: Reason): Claim {
  const { compiled } = live;
  const place = compiled.places.get(reason.question) ?? -1;
  const question = compiled.questions[place];
  const answers = [
    ...reason.met.map((id) => [id, 'met'] as const),
    ...reason.missed.map((id) => [id, 'missed'] as const),
  ];
  const asked = answers.map(([id, fit]) => ({ id, fit, condition: question ? conditionOf(question, id) : null }));
  const attributes = [
    ...new Set(asked.flatMap(({ condition }) => (condition === null ? [] : [...testedAttributes(condition)]))),
  ];
  return {
    ...titles.question(place),
    ...{ role: reason.role, fit: reason.fit },
    answers: asked.map(({ id, fit, condition }) => ({
      ...titles.answer(place, id),
      fit,
      condition: condition && spellCondition(condition),
    })),
    values: Object.fromEntries(
      attributes.map((name) => [name, valueOfProduct(compiled.snapshot.columns.get(name), product)]),
    ),
  };
}

/** What an answer asks of a product. */
function conditionOf({ kind, question }: CompiledQuestion, id: string): Condition | null {
  if (kind === 'range') {
    const range = parseRangeId(id);
    return range && { kind: 'compare', attribute: question.attribute, gte: range.from, lte: range.to };
  }
  if (isValueAnswers(question.answers)) return { kind: 'in', attribute: question.answers.attribute, values: [id] };
  return question.answers.find((answer) => answer.id === id)?.where ?? null;
}

function valueOfProduct(column: Column | undefined, product: number): Claim['values'][string] {
  const codes = column === undefined ? [] : knownCodes(column, product);
  const [code] = codes;
  if (column === undefined || code === undefined) return null;
  switch (column.type) {
    case 'number':
      return column.numbers[code - 1] ?? null;
    case 'boolean':
      return code === 2;
    case 'text':
      return valueAt(column, code);
    case 'list':
      return codes.map((each) => valueAt(column, each));
  }
}
