// What is said of products that no conversation shows: how many, which, and which come before one of them.

import type { CompiledAdvisor } from '@guidepost/engine/compile';
import { textAt } from '@guidepost/engine/text-list';
import { pointerTo } from '@guidepost/fault/json-pointer';
import { listed, quoted } from '@guidepost/fault/say-names';
import type { ProofFinding, Recommendable, Said } from './proof.ts';

/** Above this share of the products it is a warning. */
const TOLERATED_SHARE = 0.05;
const EXAMPLES = 5;
const NAMED = 3;

/** A product that no conversation shows. */
export interface Outdone {
  readonly product: number;
  /** As many others as there are results, which always come before it. */
  readonly before: readonly number[];
  /** A truthful conversation of somebody who wants it. */
  readonly said: readonly Said[];
}

/** `hidden`: one of each group that is never shown. */
export function describeNever(
  { advisor, snapshot }: CompiledAdvisor,
  { unit, inScope, never }: Recommendable,
  hidden: readonly Outdone[],
): ProofFinding | null {
  const [first] = hidden;
  if (first === undefined) return null;
  const nameOf = (product: number): string => quoted(textAt(snapshot.skus, product));
  const ofUnit = unit === 'group' ? 'groups of variants' : 'products';
  const before = first.before.slice(0, NAMED).map(nameOf);
  if (first.before.length > NAMED) before.push(`${first.before.length - NAMED} more`);
  const examples = hidden.slice(0, EXAMPLES).map(({ product }) => nameOf(product));
  if (never > EXAMPLES) examples.push(`${never - EXAMPLES} more`);
  return {
    severity: never / inScope > TOLERATED_SHARE ? 'warning' : 'note',
    code: 'never-recommended',
    pointer: pointerTo('/results'),
    message: `${never} of ${inScope} ${ofUnit} in scope ${never === 1 ? 'is' : 'are'} in no conversation among the first ${advisor.results.limit} results: ${listed(examples)}. Whatever a shopper replies, ${listed(before)} come before ${nameOf(first.product)}: the questions do not tell them from it, or they satisfy more.`,
    mend: 'Ask for something in which they differ, or raise `limit` in `results`.',
    conversation: first.said,
    share: null,
    conversations: null,
  };
}
