// The products that an exploration moves among: those in scope, and of products that no question of the advisor tells apart
// only one. Merging keeps everything that decides how a conversation goes (which answers a product satisfies or could
// satisfy, its values where bounds or answers are made from them); who ranks first is not decided here.

import { type Advisor, isValueAnswers, type Question } from '@guidepost/engine/advisor';
import { type Bits, countBits, eachBit, fullBits, hasBit, lowestBit } from '@guidepost/engine/bits';
import { type CompiledAdvisor, type CompiledQuestion, compile } from '@guidepost/engine/compile';
import type { Codes, Column, Snapshot } from '@guidepost/engine/snapshot';
import { testedAttributes } from '../check/tested-attributes.ts';

export interface Universe {
  /** Over classes of products instead of products; all of them are in scope. */
  readonly compiled: CompiledAdvisor;
  /** How many results the candidates give where `most` are asked for: products, or groups where results are one per group. */
  countResults(candidates: Bits, most: number): number;
  /** Class → how many products it stands for. */
  readonly sizes: Uint32Array;
  /** How many products the classes stand for. */
  countProducts(classes: Bits): number;
}

/** Of more products, finding those alike takes longer than it saves. */
const MOST_MERGED = 100_000;

export function makeUniverse(compiled: CompiledAdvisor): Universe {
  const { advisor, snapshot } = compiled;
  const products = Uint32Array.from(eachBit(compiled.scope));
  const classOf = new Uint32Array(products.length);
  let classes = products.length === 0 ? 0 : 1;
  const isLarge = products.length > MOST_MERGED;
  if (isLarge) for (let nth = 0; nth < products.length; nth++) classOf[nth] = nth;
  if (isLarge) classes = products.length;
  for (const refine of compiled.questions.flatMap((question) => distinctions(question))) {
    if (classes === products.length) break;
    const known = new Map<number | string, number>();
    for (const [nth, product] of products.entries()) {
      const mark = refine(product);
      const key = typeof mark === 'number' ? mark * products.length + (classOf[nth] ?? 0) : `${classOf[nth]} ${mark}`;
      const own = known.get(key) ?? known.size;
      known.set(key, own);
      classOf[nth] = own;
    }
    classes = known.size;
  }
  const sizes = new Uint32Array(classes);
  for (const own of classOf) sizes[own] = (sizes[own] ?? 0) + 1;
  const kinds = gather(products, classOf, classes, resultKeys(compiled));
  return {
    compiled: compile(everything(advisor), pickProducts(snapshot, kinds.first, attributesOf(advisor))),
    countResults: counter(kinds),
    sizes,
    countProducts: (of) => [...eachBit(of)].reduce((sum, own) => sum + (sizes[own] ?? 0), 0),
  };
}

/** Every product for itself: gains are counted over products. */
export function wholeUniverse(compiled: CompiledAdvisor): Universe {
  const { size } = compiled.snapshot;
  const products = Uint32Array.from({ length: size }, (_, product) => product);
  return {
    compiled,
    countResults: counter(gather(products, products, size, resultKeys(compiled))),
    sizes: new Uint32Array(size).fill(1),
    countProducts: countBits,
  };
}

/** Of the classes nothing is left out any more. */
const everything = (advisor: Advisor): Advisor => ({
  ...advisor,
  where: null,
  results: { ...advisor.results, unavailable: 'last' },
});

type Distinction = (product: number) => number | string;

/** Each gives equal marks to products that it cannot tell apart. */
function distinctions(question: CompiledQuestion): Distinction[] {
  if (question.kind === 'choice') {
    return question.answers.flatMap(({ satisfied, possible }): Distinction[] => {
      if (satisfied === null || possible === null) return [];
      return [(product) => (hasBit(satisfied, product) ? 2 : 0) + (hasBit(possible, product) ? 1 : 0)];
    });
  }
  if (question.values === null) return [];
  const { codes, offsets } = question.values.column;
  // What is offered first, and of many values at all, depends on how many products have it.
  if (question.kind === 'values' && question.max < question.values.index.starts.length - 2)
    return [(product) => product];
  if (offsets === null) return [(product) => codes[product] ?? 0];
  return [
    (product) =>
      codes
        .slice(offsets[product], offsets[product + 1])
        .sort()
        .join(' '),
  ];
}

/** Product → the number under which it counts among the results. */
const resultKeys = ({ advisor, snapshot }: CompiledAdvisor): ((product: number) => number) => {
  const groups = advisor.results.onePer === 'group' ? snapshot.groups : null;
  return groups === null ? (product) => product : (product) => groups[product] ?? 0;
};

interface Kinds {
  /** Class → its first product. */
  readonly first: Uint32Array;
  /** The keys of the products of class `c` are at `keys[starts[c] … starts[c + 1])`, each once. */
  readonly starts: Uint32Array;
  readonly keys: Uint32Array;
  /** How many keys there are; they are numbered from 0. */
  readonly distinct: number;
}

function gather(
  products: Uint32Array,
  classOf: Uint32Array,
  classes: number,
  keyOf: (product: number) => number,
): Kinds {
  const first = new Uint32Array(classes);
  const keysOf = Array.from({ length: classes }, () => new Set<number>());
  const numbers = new Map<number, number>();
  for (let nth = products.length - 1; nth >= 0; nth--) {
    const product = products[nth] ?? 0;
    const own = classOf[nth] ?? 0;
    const key = keyOf(product);
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    first[own] = product;
    keysOf[own]?.add(number);
  }
  const starts = new Uint32Array(classes + 1);
  for (const [nth, keys] of keysOf.entries()) starts[nth + 1] = (starts[nth] ?? 0) + keys.size;
  return { first, starts, keys: Uint32Array.from(keysOf.flatMap((keys) => [...keys])), distinct: numbers.size };
}

function counter({ starts, keys, distinct }: Kinds): Universe['countResults'] {
  /** Key → the round in which it was seen last. */
  const seen = new Uint32Array(distinct);
  let round = 0;
  return (candidates, most) => {
    let count = 0;
    round++;
    for (let w = 0; w < candidates.length; w++) {
      for (let word = candidates[w] as number; word !== 0; word &= word - 1) {
        const own = (w << 5) + lowestBit(word);
        const end = starts[own + 1] as number;
        for (let at = starts[own] as number; at < end; at++) {
          const key = keys[at] as number;
          if (seen[key] === round) continue;
          seen[key] = round;
          count++;
          if (count === most) return count;
        }
      }
    }
    return count;
  };
}

/** A snapshot of these products only, with the columns named; codes keep their values. */
function pickProducts(snapshot: Snapshot, products: Uint32Array, attributes: ReadonlySet<string>): Snapshot {
  const columns = new Map<string, Column>();
  for (const [name, column] of snapshot.columns)
    if (attributes.has(name)) columns.set(name, pickValues(column, products));
  return { ...snapshot, size: products.length, columns, groups: null, available: fullBits(products.length) };
}

function pickValues(column: Column, products: Uint32Array): Column {
  const { codes } = column;
  if (column.offsets === null) return { ...column, codes: products.map((product) => codes[product] ?? 0) };
  const offsets = new Uint32Array(products.length + 1);
  const picked: Codes[] = [];
  for (const [nth, product] of products.entries()) {
    const own = codes.subarray(column.offsets[product], column.offsets[product + 1]);
    picked.push(own);
    offsets[nth + 1] = (offsets[nth] ?? 0) + own.length;
  }
  const all = new Uint32Array(offsets[products.length] ?? 0);
  for (const [nth, own] of picked.entries()) all.set(own, offsets[nth]);
  return { ...column, codes: all, offsets };
}

const attributesOf = ({ questions }: Advisor): ReadonlySet<string> => new Set(questions.flatMap(attributesAskedBy));

function attributesAskedBy(question: Question): readonly string[] {
  if (question.type === 'RANGE') return [question.attribute];
  if (isValueAnswers(question.answers)) return [question.answers.attribute];
  return question.answers.flatMap(({ where }) => (where === null ? [] : [...testedAttributes(where)]));
}
