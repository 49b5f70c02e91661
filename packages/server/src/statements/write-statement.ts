// What a statement says of a product: the revision and the version that were used, the replies, and of each reply what it asks, what the product
// has, and whether that is met. So whoever reads it can judge each claim without the service.

import { spellCondition } from '@guidepost/advisor-file/draft/spell-condition';
import type { Statement } from '@guidepost/contract/statement';
import { isValueAnswers } from '@guidepost/engine/advisor';
import type { CompiledQuestion } from '@guidepost/engine/compile';
import type { Condition } from '@guidepost/engine/condition';
import { explain, type Reason } from '@guidepost/engine/explain';
import { narrow } from '@guidepost/engine/narrow';
import { parseRangeId } from '@guidepost/engine/range-id';
import { repliedQuestions, type Session } from '@guidepost/engine/session';
import { type Column, valueAt } from '@guidepost/engine/snapshot';
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
    ...new Set(asked.flatMap(({ condition }) => (condition === null ? [] : attributesIn(condition)))),
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

function attributesIn(condition: Condition): string[] {
  switch (condition.kind) {
    case 'all':
    case 'any':
      return condition.of.flatMap(attributesIn);
    case 'not':
      return attributesIn(condition.of);
    default:
      return [condition.attribute];
  }
}

function valueOfProduct(column: Column | undefined, product: number): Claim['values'][string] {
  if (column === undefined) return null;
  if (column.type === 'list') {
    const own = [...column.codes.subarray(column.offsets[product], column.offsets[product + 1])].filter(
      (code) => code > 0,
    );
    return own.length === 0 ? null : own.map((code) => valueAt(column, code));
  }
  const code = column.codes[product] ?? 0;
  if (code === 0) return null;
  if (column.type === 'number') return column.numbers[code - 1] ?? null;
  return column.type === 'boolean' ? code === 2 : valueAt(column, code);
}
