// Products that no reply tells apart: candidates to the end whose shoppers gave the same replies to every question, more
// of them than the list of results takes. Says what differs among them, so that an author knows what could be asked.

import type { Question } from '@guidepost/engine/advisor';
import { isValueAnswers } from '@guidepost/engine/advisor';
import type { CompiledAdvisor } from '@guidepost/engine/compile';
import type { Condition } from '@guidepost/engine/condition';
import type { Column } from '@guidepost/engine/snapshot';
import { textAt } from '@guidepost/engine/text-list';
import type { AlternativeOf } from './alternatives.ts';
import type { Alike, AlikeSet, Differing } from './simulation-report.ts';
import type { State } from './state.ts';

const MOST_SETS = 10;
const MOST_SKUS = 5;
const MOST_ATTRIBUTES = 8;

export class AlikeSets {
  readonly #compiled: CompiledAdvisor;
  readonly #attributes: readonly string[];
  readonly #alternativeOf: AlternativeOf;
  readonly #asked = new Map<string, ReadonlySet<string>>();
  readonly #differing = new Map<string, { attribute: string; asked: boolean; shoppers: number }>();
  #examples: AlikeSet[] = [];
  #sets = 0;
  #shoppers = 0;
  #indistinguishable = 0;

  /** `attributes`: the names of those that may be named. */
  constructor(compiled: CompiledAdvisor, attributes: readonly string[], alternativeOf: AlternativeOf) {
    this.#compiled = compiled;
    this.#attributes = attributes;
    this.#alternativeOf = alternativeOf;
    for (const question of compiled.advisor.questions) this.#asked.set(question.id, attributesAsked(question));
  }

  /** `products` gave the same replies; `lost` of them were not found. False where they fit into the list of results. */
  add({ session }: State, products: readonly number[], lost: number): boolean {
    const { advisor, snapshot } = this.#compiled;
    const alternatives = new Set(products.map(this.#alternativeOf)).size;
    if (alternatives <= advisor.results.limit) return false;
    const asked = new Set(Object.keys(session.replies).flatMap((id) => [...(this.#asked.get(id) ?? [])]));
    const differing = this.#differ(products, asked);
    this.#sets++;
    this.#shoppers += lost;
    if (differing.length === 0) this.#indistinguishable += lost;
    for (const { attribute, asked: wasAsked } of differing) {
      const key = `${wasAsked} ${attribute}`;
      const sum = this.#differing.get(key) ?? { attribute, asked: wasAsked, shoppers: 0 };
      sum.shoppers += lost;
      this.#differing.set(key, sum);
    }
    const skus = products.slice(0, MOST_SKUS).map((product) => textAt(snapshot.skus, product));
    const set: AlikeSet = {
      products: products.length,
      alternatives,
      lost,
      skus,
      replies: session.replies,
      differing: differing.slice(0, MOST_ATTRIBUTES),
    };
    this.#examples = [...this.#examples, set].sort((a, b) => b.lost - a.lost).slice(0, MOST_SETS);
    return true;
  }

  summarize(): Alike['alike'] {
    return {
      shoppers: this.#shoppers,
      sets: this.#sets,
      examples: this.#examples,
      differing: [...this.#differing.values()].sort((a, b) => b.shoppers - a.shoppers),
      indistinguishable: this.#indistinguishable,
    };
  }

  /** Those that divide best come first. */
  #differ(products: readonly number[], asked: ReadonlySet<string>): Differing[] {
    const found: (Differing & { readonly bits: number })[] = [];
    for (const attribute of this.#attributes) {
      const column = this.#compiled.snapshot.columns.get(attribute);
      if (column === undefined) continue;
      const { values, bits } = variety(column, products);
      if (values > 1) found.push({ attribute, values, asked: asked.has(attribute), bits });
    }
    return found.sort((a, b) => b.bits - a.bits).map(({ bits: _, ...differing }) => differing);
  }
}

/** How many distinct values the products have, and how many bits it would tell to know which. */
function variety({ codes, offsets }: Column, products: readonly number[]): { values: number; bits: number } {
  const counts = new Map<number | string, number>();
  for (const product of products) {
    const value =
      offsets === null ? (codes[product] ?? 0) : codes.slice(offsets[product], offsets[product + 1]).join(' ');
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  let bits = 0;
  for (const count of counts.values()) bits += (count / products.length) * Math.log2(products.length / count);
  return { values: counts.size, bits };
}

function attributesAsked(question: Question): ReadonlySet<string> {
  if (question.type === 'RANGE') return new Set([question.attribute]);
  if (isValueAnswers(question.answers)) return new Set([question.answers.attribute]);
  return new Set(question.answers.flatMap(({ where }) => (where === null ? [] : attributesOf(where))));
}

function attributesOf(condition: Condition): string[] {
  switch (condition.kind) {
    case 'all':
    case 'any':
      return condition.of.flatMap(attributesOf);
    case 'not':
      return attributesOf(condition.of);
    default:
      return [condition.attribute];
  }
}
