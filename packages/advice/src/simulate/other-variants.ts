// Those who saw only another variant of the product in mind: whether that will do depends on what differs between the two.

import type { CompiledAdvisor } from '@guidepost/engine/compile';
import type { AlternativeOf } from './alternatives.ts';
import { attributesAsked } from './attributes-asked.ts';
import { knownAs } from './find-differing.ts';
import type { OtherVariant } from './lost-figures.ts';
import type { NameProduct } from './name-product.ts';

const MOST_EXAMPLES = 5;

export class OtherVariants {
  readonly #compiled: CompiledAdvisor;
  readonly #attributes: readonly string[];
  readonly #alternativeOf: AlternativeOf;
  readonly #nameProduct: NameProduct;
  readonly #differing = new Map<string, number>();
  readonly #products: number[] = [];
  readonly #asked: ReadonlySet<string>;
  #indistinguishable = 0;
  #differingInAsked = 0;

  /** `attributes`: the names of those that may be named. */
  constructor(
    compiled: CompiledAdvisor,
    attributes: readonly string[],
    alternativeOf: AlternativeOf,
    nameProduct: NameProduct,
  ) {
    this.#compiled = compiled;
    this.#attributes = attributes;
    this.#alternativeOf = alternativeOf;
    this.#nameProduct = nameProduct;
    this.#asked = new Set(compiled.advisor.questions.flatMap((question) => [...attributesAsked(question)]));
  }

  /** Counts those whose variant is among the results, and returns the others. */
  add(results: readonly number[], products: readonly number[]): number[] {
    const shown = new Map(results.map((product) => [this.#alternativeOf(product), product]));
    const others: number[] = [];
    for (const product of products) {
      const instead = shown.get(this.#alternativeOf(product));
      if (instead === undefined) others.push(product);
      else this.#count(product, instead);
    }
    return others;
  }

  summarize(): OtherVariant {
    return {
      shoppers: this.#products.length,
      examples: this.#products.slice(0, MOST_EXAMPLES).map(this.#nameProduct),
      indistinguishable: this.#indistinguishable,
      differingInAsked: this.#differingInAsked,
      differing: [...this.#differing]
        .map(([attribute, shoppers]) => ({ attribute, asked: this.#asked.has(attribute), shoppers }))
        .sort((a, b) => b.shoppers - a.shoppers),
    };
  }

  #count(product: number, instead: number): void {
    const { columns } = this.#compiled.snapshot;
    this.#products.push(product);
    const differing = this.#attributes.filter((attribute) => {
      const column = columns.get(attribute);
      return column !== undefined && knownAs(column, product) !== knownAs(column, instead);
    });
    if (differing.length === 0) this.#indistinguishable++;
    if (differing.some((attribute) => this.#asked.has(attribute))) this.#differingInAsked++;
    for (const attribute of differing) this.#differing.set(attribute, (this.#differing.get(attribute) ?? 0) + 1);
  }
}
