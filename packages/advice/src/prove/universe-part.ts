// Some products of an advisor's by themselves: the same advisor, bound to those alone. Whatever the engine says of candidates that
// are all among them, it says here, too, and it looks at fewer words and fewer values to say it.

import { type Bits, hasBit, listWords, setBit, wordsFor } from '@guidepost/engine/bits';
import { type CompiledAdvisor, type CompiledQuestion, type Indexed, narrowingOrder } from '@guidepost/engine/compile';
import type { Codes, Column, NumberColumn } from '@guidepost/engine/snapshot';
import { buildValueIndex } from '@guidepost/engine/value-index';
import { PreferredProducts } from './preferred-products.ts';
import { ReplySelector } from './select-reply.ts';

export interface UniversePart {
  readonly compiled: CompiledAdvisor;
  /** Product of the part → product of the whole, ascending. */
  readonly products: Uint32Array;
  readonly selector: ReplySelector;
  readonly preferred: PreferredProducts;
}

/** Every product of the catalog, in scope or not. */
export const everyProduct = (compiled: CompiledAdvisor): Pick<UniversePart, 'compiled' | 'products'> => ({
  compiled,
  products: Uint32Array.from({ length: compiled.snapshot.size }, (_, product) => product),
});

/** The products of `bits`, of which there are `count`, as a part; in the order that they have. */
export function partOf(
  { compiled, products }: Pick<UniversePart, 'compiled' | 'products'>,
  bits: Bits,
  count: number,
): UniversePart {
  const picked = new Uint32Array(count);
  listWords(bits, 0, bits.length, picked, 0);
  const sets = new Map<Bits, Bits>();
  const pick = (set: Bits): Bits => {
    const known = sets.get(set) ?? pickBits(set, picked);
    sets.set(set, known);
    return known;
  };
  const columns = new Map<Column, Indexed<Column>>();
  const indexed = <C extends Column>(values: Indexed<C> | null, isRange: boolean): Indexed<C> | null => {
    if (values === null) return null;
    const known = columns.get(values.column) ?? pickColumn(values.column, picked, isRange);
    columns.set(values.column, known);
    return known as Indexed<C>;
  };
  // Values that are offered as answers keep their codes.
  const offered = new Set(
    compiled.questions.map((question) => (question.kind === 'values' ? question.values?.column : null)),
  );
  const questions = compiled.questions.map((question): CompiledQuestion => {
    if (question.kind === 'values') return { ...question, values: indexed(question.values, false) };
    if (question.kind === 'range') {
      const isRange = question.values !== null && !offered.has(question.values.column);
      return { ...question, values: indexed(question.values, isRange) };
    }
    const answers = question.answers.map((answer) => ({
      ...answer,
      satisfied: answer.satisfied && pick(answer.satisfied),
      possible: answer.possible && pick(answer.possible),
    }));
    return { ...question, answers };
  });
  const { snapshot } = compiled;
  const groups = snapshot.groups;
  const scope = pick(bits);
  return {
    products: picked.map((product) => products[product] as number),
    selector: new ReplySelector(count),
    preferred: new PreferredProducts(scope.length),
    compiled: {
      ...compiled,
      snapshot: {
        ...snapshot,
        size: count,
        columns: new Map(),
        groups: groups && picked.map((product) => groups[product] as number),
        available: pick(snapshot.available),
      },
      scope,
      scopeSize: count,
      questions,
      filters: narrowingOrder(questions),
    },
  };
}

function pickBits(set: Bits, picked: Uint32Array): Bits {
  const own = new Uint32Array(wordsFor(picked.length));
  for (let nth = 0; nth < picked.length; nth++) if (hasBit(set, picked[nth] as number)) setBit(own, nth);
  return own;
}

function pickColumn(column: Column, picked: Uint32Array, isRange: boolean): Indexed<Column> {
  const own = isRange && column.type === 'number' ? pickNumbers(column, picked) : pickCodes(column, picked);
  return { column: own, index: buildValueIndex(own, picked.length) };
}

/** Only the values that are picked have a code: of a few products of many values it is soon said which they are. */
function pickNumbers({ codes, numbers, ...column }: NumberColumn, picked: Uint32Array): NumberColumn {
  const had = new Uint32Array(picked.length);
  for (let nth = 0; nth < picked.length; nth++) had[nth] = codes[picked[nth] as number] as number;
  const ascending = had.slice().sort();
  const own = new Float64Array(picked.length);
  const renumbered = new Map<number, number>([[0, 0]]);
  for (let nth = 0, before = 0; nth < ascending.length; nth++) {
    const code = ascending[nth] as number;
    if (code === before) continue;
    own[renumbered.size - 1] = numbers[code - 1] as number;
    renumbered.set(code, renumbered.size);
    before = code;
  }
  const hasUnknown = ascending[0] === 0;
  for (let nth = 0; nth < had.length; nth++) had[nth] = renumbered.get(had[nth] as number) as number;
  return { ...column, codes: had, numbers: own.subarray(0, renumbered.size - 1), hasUnknown };
}

function pickCodes(column: Column, picked: Uint32Array): Column {
  const { codes, offsets } = column;
  if (offsets === null) return { ...column, codes: picked.map((product) => codes[product] as number) };
  const ends = new Uint32Array(picked.length + 1);
  const lists: Codes[] = [];
  for (let nth = 0; nth < picked.length; nth++) {
    const product = picked[nth] as number;
    const own = codes.subarray(offsets[product], offsets[product + 1]);
    ends[nth + 1] = (ends[nth] as number) + own.length;
    lists.push(own);
  }
  const all = new Uint32Array(ends[picked.length] as number);
  for (let nth = 0; nth < lists.length; nth++) all.set(lists[nth] as Codes, ends[nth]);
  return { ...column, codes: all, offsets: ends };
}
