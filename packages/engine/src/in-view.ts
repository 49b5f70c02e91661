// Whether everything that fits is shown at once, so that no further reply can bring a better product into view. What fits is
// what satisfies all that was replied, preferences too: those products come first among the results.

import { type Bits, hasBit, intersectInto, lowestBit } from './bits.ts';
import type { CompiledAdvisor, CompiledQuestion } from './compile.ts';
import { sameCodes } from './matters.ts';
import { type Narrowed, selectProducts } from './narrow.ts';
import { scratchFitting } from './scratch.ts';

export interface InView {
  readonly isAll: boolean;
  /** The candidates that fit best. Valid until the next step of this thread. */
  readonly fitting: Bits;
}

/** Counts groups where each shows one product. */
export function findInView(compiled: CompiledAdvisor, narrowed: Narrowed): InView {
  const { limit } = compiled.advisor.results;
  if (narrowed.count <= limit) return { isAll: true, fitting: narrowed.candidates };
  const { fitting, count } = findFitting(compiled, narrowed);
  return { isAll: areInView(compiled, fitting, count), fitting };
}

/** Whether so many products are shown at once: each for itself, or one of each group. */
export function areInView(compiled: CompiledAdvisor, products: Bits, count: number): boolean {
  const { limit } = compiled.advisor.results;
  return count <= limit || areFewGroups(shownGroups(compiled), products, limit);
}

/** As if preferences were filters, in listed order: a reply that would leave nothing is left out. */
function findFitting(compiled: CompiledAdvisor, narrowed: Narrowed): { fitting: Bits; count: number } {
  let fitting = narrowed.candidates;
  let count = narrowed.count;
  let [chosen, left, before] = scratchFitting(fitting.length);
  for (const asked of compiled.questions) {
    const reply = narrowed.replies[asked.place];
    const { role, weight } = asked.question;
    if (role !== 'preference' || weight === 0 || !reply || reply.length === 0) continue;
    const selected = selectProducts(asked, reply, fitting, count, chosen);
    if (selected === null) continue;
    const leftCount = intersectInto(fitting, selected, left);
    if (leftCount === 0) continue;
    fitting = left;
    [left, before] = [before, left];
    count = leftCount;
  }
  return { fitting, count };
}

function areFewGroups(groups: Uint32Array | null, products: Bits, most: number): boolean {
  if (groups === null) return false;
  const seen = new Set<number>();
  for (let w = 0; w < products.length; w++) {
    for (let word = products[w] as number; word !== 0; word &= word - 1) {
      seen.add(groups[(w << 5) + lowestBit(word)] as number);
      if (seen.size > most) return false;
    }
  }
  return true;
}

/** Null where every product is shown for itself. */
const shownGroups = ({ advisor, snapshot }: CompiledAdvisor): Uint32Array | null =>
  advisor.results.onePer === 'group' ? snapshot.groups : null;

/** Whether a reply could decide which of a group's products is the one that is shown. */
export function tellsVariantsApart(compiled: CompiledAdvisor, asked: CompiledQuestion, fitting: Bits): boolean {
  const groups = shownGroups(compiled);
  if (groups === null) return false;
  const firsts = new Map<number, number>();
  for (let w = 0; w < fitting.length; w++) {
    for (let word = fitting[w] as number; word !== 0; word &= word - 1) {
      const product = (w << 5) + lowestBit(word);
      const group = groups[product] as number;
      const first = firsts.get(group);
      if (first === undefined) firsts.set(group, product);
      else if (!areAlike(asked, first, product)) return true;
    }
  }
  return false;
}

/** Whether no reply to the question tells the two apart. */
function areAlike(asked: CompiledQuestion, one: number, other: number): boolean {
  if (asked.kind !== 'choice') return asked.values === null || sameCodes(asked.values.column, one, other);
  return asked.answers.every(
    ({ satisfied }) => satisfied === null || hasBit(satisfied, one) === hasBit(satisfied, other),
  );
}
