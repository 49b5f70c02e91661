// Finds the list of products in the beginning of a JSON document that has other lists before it, `{ "filters": [ … ], "results": [ … ] }`.

import { DEFAULT_LIMITS } from '../reading-limits.ts';
import { JsonSplitter } from './split-json.ts';

export interface FoundProducts {
  /** A JSON pointer to their list. */
  readonly path: string;
  /** Pointers to the lists beside it that the beginning has. */
  readonly beside: readonly string[];
}

/** `sample`: the beginning of the document. Null: its first list may be the products, or several may. */
export function findProducts(sample: string): FoundProducts | null {
  const splitter = new JsonSplitter('', null, DEFAULT_LIMITS);
  try {
    splitter.push(sample);
  } catch {
    // The reader of the file says what is wrong with it.
    return null;
  }
  const [first, ...others] = splitter.lists;
  const products = others.filter(({ areProducts }) => areProducts);
  const path = products[0]?.path;
  if (path === undefined || products.length > 1 || first?.areProducts !== false) return null;
  return { path, beside: splitter.lists.filter((list) => list.path !== path).map((list) => list.path) };
}
