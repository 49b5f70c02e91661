// The titles of the products that an advisor speaks of, and of their variants.

import { eachBit } from '@guidepost/engine/bits';
import type { CompiledAdvisor } from '@guidepost/engine/compile';
import { type AlternativeOf, variantsOf } from './alternatives.ts';
import { makeNameProduct, type NameProduct } from './name-product.ts';

export interface ScopeTitles {
  readonly compiled: CompiledAdvisor;
  readonly products: readonly number[];
  /** By number in the snapshot; empty where nobody has handed them over. */
  readonly titles: readonly string[];
  readonly nameProduct: NameProduct;
  readonly variantOf: AlternativeOf;
  /** The variants of each thing, in catalog order. */
  readonly alternatives: ReadonlyMap<number, readonly number[]>;
}

export function listScope(compiled: CompiledAdvisor, titles: readonly string[]): ScopeTitles {
  const variantOf = variantsOf(compiled);
  const products = [...eachBit(compiled.scope)];
  const alternatives = Map.groupBy(products, variantOf);
  return {
    ...{ compiled, products, titles, variantOf, alternatives },
    nameProduct: makeNameProduct(compiled.snapshot, titles),
  };
}
