// What turns the records of one reading into products: a compiled mapping, or the reader of Guidepost's own shape.

import type { Attribute, Product } from '@guidepost/engine/product';
import type { RowFault } from '../rejection.ts';

export interface RecordConverter<F> {
  /** Null: the mapping drops the row. `remark` is told of an attribute whose value cannot be read. */
  convert(fields: F, line: number, remark: (attribute: string, line: number) => void): Product | RowFault | null;
  /** Told of every product that goes in, in order; may throw where it contradicts those before. */
  accept?(product: Product, line: number): void;
  /** Complete after the last product. */
  attributes(): readonly Attribute[];
}
