// What all checks look at: the advisor bound to the snapshot as a conversation would have it, and what they ask of it more
// than once. Nothing here judges.

import type { Advisor } from '@guidepost/engine/advisor';
import { type Bits, countBits, emptyBits, intersect } from '@guidepost/engine/bits';
import { chooseFirst } from '@guidepost/engine/choose';
import { type CompiledAdvisor, compile } from '@guidepost/engine/compile';
import type { Condition } from '@guidepost/engine/condition';
import { evaluateCondition } from '@guidepost/engine/evaluate-condition';
import type { Narrowed } from '@guidepost/engine/narrow';
import { emptyPreparation } from '@guidepost/engine/prepare';
import type { Attribute, AttributeType } from '@guidepost/engine/product';
import type { Column, Snapshot } from '@guidepost/engine/snapshot';
import { ValueSuggestions } from './value-suggestions.ts';

export interface CheckInput {
  readonly advisor: Advisor;
  readonly snapshot: Snapshot;
  readonly compiled: CompiledAdvisor;
  /** The same with `always_ask` off everywhere: what pruning alone would do. */
  readonly withoutAlwaysAsk: CompiledAdvisor;
  /** The place of the question that every conversation begins with. */
  readonly opening: number;
  /** The state before any reply. */
  readonly beginning: Narrowed;
  /** Of the catalog, and `price`. */
  readonly attributeNames: readonly string[];
  /** Null where the catalog has no such attribute. */
  typeOf(attribute: string): AttributeType | null;
  /** Undefined where the catalog has no such attribute. */
  columnOf(attribute: string): Column | undefined;
  /** The products in scope without the attribute. */
  lacking(attribute: string): { readonly products: Bits; readonly count: number };
  /** Which values were meant. */
  readonly values: ValueSuggestions;
  /** How many products in scope satisfy a condition. */
  countInScope(condition: Condition): number;
}

export function makeCheckInput(advisor: Advisor, attributes: readonly Attribute[], snapshot: Snapshot): CheckInput {
  const preparation = emptyPreparation();
  const compiled = compile(advisor, snapshot, preparation);
  const prunedQuestions = advisor.questions.map((question) => ({ ...question, alwaysAsk: false }));
  const withoutAlwaysAsk = compile({ ...advisor, questions: prunedQuestions }, snapshot, preparation);
  const types = new Map<string, AttributeType>(attributes.map(({ name, type }) => [name, type]));
  types.set('price', 'number');

  const inScope = (condition: Condition): { products: Bits; count: number } => {
    const products = evaluateCondition(condition, snapshot);
    return { products, count: intersect(products, compiled.scope) };
  };
  const lacks = new Map<string, { products: Bits; count: number }>();
  return {
    advisor,
    snapshot,
    compiled,
    withoutAlwaysAsk,
    opening: chooseFirst(compiled).place ?? 0,
    beginning: {
      candidates: compiled.scope,
      count: countBits(compiled.scope),
      given: [],
      replies: [],
      filters: [],
      applied: [],
      bounds: [],
    },
    attributeNames: [...types.keys()],
    values: new ValueSuggestions(),
    typeOf: (attribute) => types.get(attribute) ?? null,
    columnOf: (attribute) => (types.has(attribute) ? snapshot.columns.get(attribute) : undefined),
    lacking: (attribute) => {
      let lack = lacks.get(attribute);
      if (lack === undefined) {
        // Most columns have no gaps; those need no look at every product.
        const hasGaps = snapshot.columns.get(attribute)?.hasUnknown ?? true;
        lack = hasGaps
          ? inScope({ kind: 'exists', attribute, exists: false })
          : { products: emptyBits(snapshot.size), count: 0 };
        lacks.set(attribute, lack);
      }
      return lack;
    },
    countInScope: (condition) => inScope(condition).count,
  };
}
