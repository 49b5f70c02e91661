// Which products can still be candidates when a question is asked: those that some replies leave under which its `ask_if`
// holds. Never too few of them, but for replies that are set aside.

import { addAll, type Bits, countBits, emptyBits, intersect } from '@guidepost/engine/bits';
import type { CompiledQuestion } from '@guidepost/engine/compile';
import type { Condition, ReplyCondition } from '@guidepost/engine/condition';
import { evaluateCondition } from '@guidepost/engine/evaluate-condition';
import type { CheckInput } from './check-input.ts';
import type { ReplyLeaf } from './place-leaves.ts';

export interface AskedProducts {
  readonly products: Bits;
  readonly count: number;
  /** Whether these are all in scope. */
  readonly isScope: boolean;
}

export function productsWhenAsked(input: CheckInput, { question }: Pick<CompiledQuestion, 'question'>): AskedProducts {
  const { scope, scopeSize } = input.compiled;
  const products = question.askIf === null ? scope : leftUnder(input, question.askIf);
  const count = countBits(products);
  // Where nothing is left, the replies before are set aside.
  if (count === 0 || count === scopeSize) return { products: scope, count: scopeSize, isScope: true };
  return { products, count, isScope: false };
}

/** The products in scope that some replies leave under which the condition holds. */
function leftUnder(input: CheckInput, condition: ReplyCondition): Bits {
  const { scope } = input.compiled;
  switch (condition.kind) {
    case 'all': {
      const left = scope.slice();
      for (const part of condition.of) intersect(left, leftUnder(input, part));
      return left;
    }
    case 'any': {
      const left = emptyBits(input.snapshot.size);
      for (const part of condition.of) addAll(left, leftUnder(input, part));
      return left;
    }
    // A skip satisfies these, and leaves everything.
    case 'not':
    case 'none_of':
    case 'replied':
      return scope;
    default:
      return leftByReply(input, condition);
  }
}

function leftByReply(input: CheckInput, leaf: ReplyLeaf): Bits {
  const { scope, places, questions } = input.compiled;
  const asked = questions[places.get(leaf.question) ?? -1];
  if (asked === undefined) return scope;
  // Its reply counts only while it is asked itself.
  const left = productsWhenAsked(input, asked).products.slice();
  if (asked.question.role !== 'filter') return left;
  const sets = setsOf(input, asked, leaf);
  if (sets === null) return left;
  const both = sets.every === 'every' ? left.slice() : emptyBits(input.snapshot.size);
  for (const products of sets.products) {
    if (sets.every === 'every') intersect(both, products);
    else addAll(both, products);
  }
  intersect(left, both);
  return left;
}

interface ReplySets {
  readonly products: readonly Bits[];
  /** Whether a product that is left is in each of them, or in one. */
  readonly every: 'every' | 'some';
}

/** Null where the reply may leave everything. */
function setsOf(input: CheckInput, compiled: CompiledQuestion, leaf: ReplyLeaf): ReplySets | null {
  if (compiled.kind === 'range') {
    if (!('value' in leaf)) return null;
    const { attribute } = compiled.question;
    const end = leaf.kind === 'gte' ? { gte: leaf.value } : { lte: leaf.value };
    return { products: [bitsOf(input, compiled, { kind: 'compare', attribute, ...end })], every: 'some' };
  }
  if (!('answers' in leaf)) return null;
  const { type, match } = compiled.question;
  // Who may choose several, any of which will do, may choose each beside the one that is looked for.
  if (type === 'MULTIPLE' && match === 'any') return null;
  const sets = leaf.answers.map((id) => setOf(input, compiled, id));
  const products = sets.filter((set) => set !== null);
  if (leaf.kind === 'all_of') return { products, every: 'every' };
  return products.length < sets.length ? null : { products, every: 'some' };
}

/** What satisfies an answer, or may; null for everything. */
function setOf(input: CheckInput, compiled: Exclude<CompiledQuestion, { kind: 'range' }>, id: string): Bits | null {
  if (compiled.kind === 'choice') {
    const answer = compiled.answers[compiled.answerPlaces.get(id) ?? -1];
    return answer === undefined ? emptyBits(input.snapshot.size) : answer.possible;
  }
  const { answers } = compiled.question;
  if (!('attribute' in answers)) return null;
  return bitsOf(input, compiled, { kind: 'in', attribute: answers.attribute, values: [id] });
}

const bitsOf = (input: CheckInput, { question }: Pick<CompiledQuestion, 'question'>, condition: Condition): Bits =>
  evaluateCondition(condition, input.snapshot, question.missing === 'keep' ? 'possible' : 'satisfied');
