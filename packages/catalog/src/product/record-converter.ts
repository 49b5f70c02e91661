// What turns the records of one reading into products: a compiled mapping, or the reader of Guidepost's own shape.

import type { Attribute, Product } from '@guidepost/engine/product';
import type { RowFault } from '../rejection.ts';

/** An attribute, the line, and what stands there and is no value of its type. */
export type TellRemark = (attribute: string, line: number, text: string) => void;

export interface RecordConverter<F> {
  /** It tries regular expressions that a person wrote, which can run without end. */
  readonly hasPatterns: boolean;
  /** Null: the mapping drops the row. `remark` is told of each value that cannot be read. */
  convert(fields: F, line: number, remark: TellRemark): Product | RowFault | null;
  /** Told of every product that goes in, in order; may throw where it contradicts those before. */
  accept?(product: Product, line: number): void;
  /** Complete after the last product. */
  attributes(): readonly Attribute[];
}
