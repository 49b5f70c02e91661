// Which products can be recommended at all: for each a truthful conversation that shows it, or a proof that none can, because
// as many others always come before it as there are results. What is neither shown nor proven is counted as undecided.

import { eachBit } from '@guidepost/engine/bits';
import type { CompiledAdvisor } from '@guidepost/engine/compile';
import { textAt } from '@guidepost/engine/text-list';
import { pointerTo } from '../check/json-pointer.ts';
import { listed, quoted } from '../check/wording.ts';
import { Precedence } from './precedence.ts';
import type { ProofFinding, Recommendable, Said } from './proof.ts';
import { type Manner, TruthfulShopper } from './truthful-conversation.ts';

/** Above this share of the products it is a warning. */
const TOLERATED_SHARE = 0.05;
const EXAMPLES = 5;
const MOST_LISTED = 1000;
const NAMED = 3;
const MANNERS: readonly Manner[] = ['brief', 'reticent', 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

export interface RecommendableReport {
  readonly products: Recommendable;
  readonly finding: ProofFinding | null;
}

interface Outdone {
  readonly product: number;
  readonly before: readonly number[];
  readonly said: readonly Said[];
}

/** `conversations`: the most to hold. */
export function findNeverRecommended(
  compiled: CompiledAdvisor,
  conversations: number,
  goOn: () => boolean,
): RecommendableReport {
  const { advisor, snapshot, scope } = compiled;
  const groups = advisor.results.onePer === 'group' ? snapshot.groups : null;
  const keyOf = (product: number): number => groups?.[product] ?? product;
  const shopper = new TruthfulShopper(compiled);
  let held = 0;
  const shown = new Set<number>();
  const converse = (product: number, manner: Manner): readonly Said[] => {
    held++;
    const conversation = shopper.converse(product, manner);
    for (const result of conversation.shown) shown.add(keyOf(result));
    return conversation.said;
  };

  const keys = new Map<number, number[]>();
  for (const product of eachBit(scope)) {
    const alike = keys.get(keyOf(product));
    if (alike === undefined) keys.set(keyOf(product), [product]);
    else alike.push(product);
  }
  const hidden: Outdone[] = [];
  for (const [key, products] of keys) {
    for (const product of products) {
      if (shown.has(key) || held >= conversations || !goOn()) break;
      const said = converse(product, 'telling');
      if (!shown.has(key)) hidden.push({ product, before: [], said });
    }
  }
  const { never, open } = decide(
    compiled,
    hidden.filter(({ product }) => !shown.has(keyOf(product))),
    keyOf,
    goOn,
  );
  for (const product of open) {
    for (const manner of MANNERS) {
      if (shown.has(keyOf(product)) || held >= conversations || !goOn()) break;
      converse(product, manner);
    }
  }
  // A group is hidden only where every product of it is.
  const outdone = new Map<number, Outdone[]>();
  for (const each of never) outdone.set(keyOf(each.product), [...(outdone.get(keyOf(each.product)) ?? []), each]);
  const hiddenKeys = [...keys].flatMap(([key, products]) => {
    const own = shown.has(key) ? [] : (outdone.get(key) ?? []);
    return own.length === products.length ? own.slice(0, 1) : [];
  });
  const products: Recommendable = {
    unit: groups === null ? 'product' : 'group',
    inScope: keys.size,
    recommended: shown.size,
    never: hiddenKeys.length,
    neverSkus: hiddenKeys.slice(0, MOST_LISTED).map(({ product }) => textAt(snapshot.skus, product)),
    undecided: keys.size - shown.size - hiddenKeys.length,
  };
  return { products, finding: describe(compiled, products, hiddenKeys) };
}

/** Of the products that were not shown, those proven to be never shown and the others. */
function decide(
  compiled: CompiledAdvisor,
  hidden: readonly Outdone[],
  keyOf: (product: number) => number,
  goOn: () => boolean,
): { never: Outdone[]; open: number[] } {
  const never: Outdone[] = [];
  const open: number[] = [];
  if (hidden.length === 0) return { never, open };
  const precedence = new Precedence(compiled);
  const { limit } = compiled.advisor.results;
  for (const each of hidden) {
    const before = goOn() ? precedence.findBefore(each.product, limit, keyOf) : [];
    if (before.length === limit) never.push({ ...each, before });
    else open.push(each.product);
  }
  return { never, open };
}

function describe(
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
    message: `${never} of ${inScope} ${ofUnit} in scope ${never === 1 ? 'is' : 'are'} in no conversation among the first ${advisor.results.limit} results: ${listed(examples)}. Of ${nameOf(first.product)}: whatever a shopper replies, ${listed(before)} come first, which the questions do not tell from it or which satisfy more.`,
    mend: 'Ask for something in which they differ, or raise `limit` in `results`.',
    conversation: first.said,
    share: null,
    conversations: null,
  };
}
