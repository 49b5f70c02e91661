// Which products can still be candidates when a question is asked: those that some replies leave under which its `ask_if`
// holds. Never too few of them, but for replies that are set aside.

import { addAll, type Bits, countBits, emptyBits, intersect } from '@guidepost/engine/bits';
import type { CompiledQuestion } from '@guidepost/engine/compile';
import type { Condition, ReplyCondition } from '@guidepost/engine/condition';
import { evaluateCondition } from '@guidepost/engine/evaluate-condition';
import type { ReplyLeaf } from './place-leaves.ts';
import type { Subject } from './subject.ts';

export interface AskedProducts {
  readonly products: Bits;
  readonly count: number;
  /** Whether these are all in scope. */
  readonly isScope: boolean;
}

export function productsWhenAsked(subject: Subject, { question }: Pick<CompiledQuestion, 'question'>): AskedProducts {
  const { scope, scopeSize } = subject.compiled;
  const products = question.askIf === null ? scope : leftUnder(subject, question.askIf);
  const count = countBits(products);
  // Where nothing is left, the replies before are set aside.
  if (count === 0 || count === scopeSize) return { products: scope, count: scopeSize, isScope: true };
  return { products, count, isScope: false };
}

/** The products in scope that some replies leave under which the condition holds. */
function leftUnder(subject: Subject, condition: ReplyCondition): Bits {
  const { scope } = subject.compiled;
  switch (condition.kind) {
    case 'all': {
      const left = scope.slice();
      for (const part of condition.of) intersect(left, leftUnder(subject, part));
      return left;
    }
    case 'any': {
      const left = emptyBits(subject.snapshot.size);
      for (const part of condition.of) addAll(left, leftUnder(subject, part));
      return left;
    }
    // A skip satisfies these, and leaves everything.
    case 'not':
    case 'none_of':
    case 'replied':
      return scope;
    default:
      return leftByReply(subject, condition);
  }
}

function leftByReply(subject: Subject, leaf: ReplyLeaf): Bits {
  const { scope, places, questions } = subject.compiled;
  const asked = questions[places.get(leaf.question) ?? -1];
  if (asked === undefined) return scope;
  // Its reply counts only while it is asked itself.
  const left = productsWhenAsked(subject, asked).products.slice();
  if (asked.question.role !== 'filter') return left;
  const sets = setsOf(subject, asked, leaf);
  if (sets === null) return left;
  const both = sets.every === 'every' ? left.slice() : emptyBits(subject.snapshot.size);
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
function setsOf(subject: Subject, compiled: CompiledQuestion, leaf: ReplyLeaf): ReplySets | null {
  if (compiled.kind === 'range') {
    if (!('value' in leaf)) return null;
    const { attribute } = compiled.question;
    const end = leaf.kind === 'gte' ? { gte: leaf.value } : { lte: leaf.value };
    return { products: [bitsOf(subject, compiled, { kind: 'compare', attribute, ...end })], every: 'some' };
  }
  if (!('answers' in leaf)) return null;
  const { type, match } = compiled.question;
  // Who may choose several, any of which will do, may choose each beside the one that is looked for.
  if (type === 'MULTIPLE' && match === 'any') return null;
  const sets = leaf.answers.map((id) => setOf(subject, compiled, id));
  const products = sets.filter((set) => set !== null);
  if (leaf.kind === 'all_of') return { products, every: 'every' };
  return products.length < sets.length ? null : { products, every: 'some' };
}

/** What satisfies an answer, or may; null for everything. */
function setOf(subject: Subject, compiled: Exclude<CompiledQuestion, { kind: 'range' }>, id: string): Bits | null {
  if (compiled.kind === 'choice') {
    const answer = compiled.answers[compiled.answerPlaces.get(id) ?? -1];
    return answer === undefined ? emptyBits(subject.snapshot.size) : answer.possible;
  }
  const { answers } = compiled.question;
  if (!('attribute' in answers)) return null;
  return bitsOf(subject, compiled, { kind: 'in', attribute: answers.attribute, values: [id] });
}

const bitsOf = (subject: Subject, { question }: Pick<CompiledQuestion, 'question'>, condition: Condition): Bits =>
  evaluateCondition(condition, subject.snapshot, question.missing === 'keep' ? 'possible' : 'satisfied');
