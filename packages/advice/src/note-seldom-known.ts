// Filters about what is not known of most products, where these stay with every answer: a reply leaves mostly products of which nobody
// knows it, and among the few others there is often no choice, so the question is left out. Nobody who wrote it expects that.

import type { Advisor } from '@guidepost/engine/advisor';
import { isValueAnswers } from '@guidepost/engine/advisor';
import { countCommon, intersect, intersects } from '@guidepost/engine/bits';
import type { CompiledQuestion } from '@guidepost/engine/compile';
import type { Attribute } from '@guidepost/engine/product';
import type { Snapshot } from '@guidepost/engine/snapshot';
import { pointerTo } from '@guidepost/fault/json-pointer';
import { listed, quoted } from '@guidepost/fault/say-names';
import { percent } from '@guidepost/fault/say-number';
import { productsWhenAsked } from './check/asked-products.ts';
import { type CheckInput, makeCheckInput } from './check/check-input.ts';
import { meansNo } from './check/check-missing.ts';
import { testedAttributes } from './check/tested-attributes.ts';
import { productCount, questionName } from './check/wording.ts';

interface SeldomKnownNote {
  readonly severity: 'note';
  readonly code: 'value-seldom-known';
  /** Of the question. */
  readonly pointer: string;
  readonly message: string;
  readonly mend: string;
}

/** One note for each filter that keeps products of unknown value, where these are more than half of those that may be left when it is asked. */
export function noteSeldomKnown(
  advisor: Advisor,
  attributes: readonly Attribute[],
  snapshot: Snapshot,
): readonly SeldomKnownNote[] {
  const input = makeCheckInput(advisor, attributes, snapshot);
  return input.compiled.questions.flatMap((compiled): SeldomKnownNote[] => {
    const { question, place } = compiled;
    if (question.role !== 'filter' || question.missing !== 'keep' || question.firm) return [];
    const names = attributesOf(compiled);
    const unknown = names.length === 0 || names.some((name) => meansNo(input, name)) ? null : unknownOf(input, names);
    if (unknown === null || isTakenBySome(compiled, unknown)) return [];
    const asked = productsWhenAsked(input, compiled);
    const count = asked.isScope ? countCommon(unknown, input.compiled.scope) : countCommon(unknown, asked.products);
    if (count * 2 <= asked.count || count === asked.count) return [];
    const where = asked.isScope ? 'in scope' : 'that may be left when it is asked';
    const isOftenLeftOut = !question.alwaysAsk && place !== input.opening;
    const them = listed(names.map(quoted));
    return [
      {
        severity: 'note',
        code: 'value-seldom-known',
        pointer: pointerTo('/questions', place),
        message: `${count} of ${productCount(asked.count)} ${where} (${percent(count / asked.count)}) have no ${them}, so they stay with every answer of ${questionName(question)}${isOftenLeftOut ? ', which is left out wherever the others leave no choice' : ''}.`,
        mend: `Fill ${them} in the catalog; or write \`missing: drop\`, and only products that have it are left after a reply${isOftenLeftOut ? '; or `always_ask: true`, and it is asked even if no reply changes anything' : ''}.`,
      },
    ];
  });
}

/** What its answers ask for; empty where nobody can tell whether a product has what they ask for. */
function attributesOf({ question }: CompiledQuestion): readonly string[] {
  if (question.type === 'RANGE') return [question.attribute];
  if (isValueAnswers(question.answers)) return [question.answers.attribute];
  return [...new Set(question.answers.flatMap(({ where }) => (where === null ? [] : [...testedAttributes(where)])))];
}

/** The products that have none of these attributes. */
function unknownOf(input: CheckInput, names: readonly string[]): Uint32Array | null {
  if (names.some((name) => input.columnOf(name) === undefined)) return null;
  const [first, ...others] = names.map((name) => input.lacking(name).products);
  if (first === undefined) return null;
  const unknown = first.slice();
  for (const other of others) intersect(unknown, other);
  return unknown;
}

/** An answer that asks for products without a value knows what to do with them. */
const isTakenBySome = (compiled: CompiledQuestion, unknown: Uint32Array): boolean =>
  compiled.kind === 'choice' &&
  compiled.answers.some(({ satisfied }) => satisfied !== null && intersects(satisfied, unknown));
