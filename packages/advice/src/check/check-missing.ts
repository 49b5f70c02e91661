// Whether a filter loses many products only because the catalog does not say. A product counts where some answer would
// keep it if its value were known, and drops it because it is not; unless another answer asks for what it has.

import { isValueAnswers } from '@guidepost/engine/advisor';
import { addAll, countCommon, emptyBits, intersect, removeAll } from '@guidepost/engine/bits';
import type { CompiledQuestion } from '@guidepost/engine/compile';
import type { Condition } from '@guidepost/engine/condition';
import { evaluateCondition } from '@guidepost/engine/evaluate-condition';
import { pointerTo } from '@guidepost/fault/json-pointer';
import { capital, quoted } from '@guidepost/fault/say-names';
import { percent } from '@guidepost/fault/say-number';
import type { Finding } from '../finding.ts';
import type { ProofFinding } from '../prove/proof.ts';
import { type AskedProducts, productsWhenAsked } from './asked-products.ts';
import type { CheckInput } from './check-input.ts';
import { hasValue } from './column-values.ts';
import { placeProductLeaves } from './place-leaves.ts';
import { productCount, questionName } from './wording.ts';

const TOLERATED_SHARE = 0.2;

/** One finding at most: of the attribute that most products lack. Nothing of a question that nobody could answer. */
export function checkMissing(input: CheckInput, compiled: CompiledQuestion): Finding[] {
  const worst = findWorst(input, compiled, TOLERATED_SHARE);
  if (worst === null) return [];
  return [
    {
      severity: 'warning',
      code: 'filter-drops-missing',
      pointer: pointerTo('/questions', compiled.place),
      message: describe(compiled, worst),
      mend: `Write \`missing: keep\`, and they stay behind the others; or fill ${quoted(worst.attribute)} in the catalog. If no value means no, write \`missing: drop\`, and this warning goes away.`,
    },
  ];
}

/** The same where it is too little for a warning: worth knowing all the same. */
export function noteMissing(input: CheckInput, compiled: CompiledQuestion): ProofFinding[] {
  const worst = findWorst(input, compiled, 0);
  if (worst === null || worst.count / worst.asked.count > TOLERATED_SHARE) return [];
  return [
    {
      severity: 'note',
      code: 'filter-drops-some',
      pointer: pointerTo('/questions', compiled.place),
      message: describe(compiled, worst),
      mend: `Fill ${quoted(worst.attribute)} in the catalog, or write \`missing: keep\`.`,
      conversation: null,
      share: null,
      conversations: null,
    },
  ];
}

/** The attribute that most products lack, where that is more than the tolerated share of those that may be left. */
function findWorst(input: CheckInput, compiled: CompiledQuestion, tolerated: number): Worst | null {
  const { role, missing } = compiled.question;
  if (role !== 'filter' || missing !== 'drop' || input.compiled.scopeSize === 0) return null;
  const asked = productsWhenAsked(input, compiled);
  const worst = countDropped(input, compiled, asked, tolerated).reduce<Dropped | null>(
    (most, dropped) => (dropped.count > (most?.count ?? 0) ? dropped : most),
    null,
  );
  if (worst === null || worst.count === asked.count || worst.count / asked.count <= tolerated) return null;
  return { ...worst, asked };
}

function describe({ question }: CompiledQuestion, { attribute, count, asked }: Worst): string {
  const share = percent(count / asked.count);
  const where = asked.isScope ? 'in scope' : 'that may be left when it is asked';
  return `${capital(questionName(question))} removes products that have no ${quoted(attribute)}: ${count} of ${productCount(asked.count)} ${where} (${share}).`;
}

interface Worst extends Dropped {
  readonly asked: AskedProducts;
}

interface Dropped {
  readonly attribute: string;
  readonly count: number;
}

function countDropped(
  input: CheckInput,
  compiled: CompiledQuestion,
  asked: AskedProducts,
  tolerated: number,
): Dropped[] {
  const countLacking = (attribute: string): number => {
    const lack = input.lacking(attribute);
    return asked.isScope ? lack.count : countCommon(lack.products, asked.products);
  };
  const indexed = indexedAttribute(compiled);
  if (indexed !== null) return meansNo(input, indexed) ? [] : [{ attribute: indexed, count: countLacking(indexed) }];
  if (compiled.kind !== 'choice') return [];
  const wheres = compiled.answers.flatMap(({ answer, satisfied }) =>
    answer.where && satisfied ? [{ where: answer.where, satisfied, attributes: valuedAttributes(answer.where) }] : [],
  );
  const often = (attribute: string) =>
    input.columnOf(attribute) !== undefined &&
    !meansNo(input, attribute) &&
    countLacking(attribute) > tolerated * asked.count;
  const attributes = [...new Set(wheres.flatMap((where) => [...where.attributes]))].filter(often);
  return attributes.map((attribute) => {
    const own = wheres.filter((where) => where.attributes.has(attribute));
    const lacking = input.lacking(attribute).products;
    // A single test drops whatever lacks its attribute.
    const isAll = own.some(({ where }) => isOneTest(where));
    const dropped = isAll ? lacking.slice() : emptyBits(input.snapshot.size);
    if (!isAll) for (const { where } of own) addAll(dropped, evaluateCondition(where, input.snapshot, 'possible'));
    for (const { satisfied } of wheres) removeAll(dropped, satisfied);
    intersect(dropped, asked.products);
    return { attribute, count: countCommon(dropped, lacking) };
  });
}

const isOneTest = ({ kind }: Condition): boolean => kind === 'in' || kind === 'not_in' || kind === 'compare';

/** A catalog that never says "false" of an attribute says it by leaving the attribute out. */
export function meansNo(input: CheckInput, attribute: string): boolean {
  const column = input.columnOf(attribute);
  return column?.type === 'boolean' && !hasValue(column, false);
}

function indexedAttribute({ question }: CompiledQuestion): string | null {
  if (question.type === 'RANGE') return question.attribute;
  return isValueAnswers(question.answers) ? question.answers.attribute : null;
}

/** Those of which a value is asked for, not only whether there is one. */
const valuedAttributes = (where: Condition): ReadonlySet<string> =>
  new Set(
    placeProductLeaves(where, '')
      .filter(({ leaf }) => leaf.kind !== 'exists')
      .map(({ leaf }) => leaf.attribute),
  );
