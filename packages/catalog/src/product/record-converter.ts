// Turns the records of one reading into products: a compiled mapping, or the reader of Guidepost's own shape.

import type { Attribute, Product } from '@guidepost/engine/product';
import type { DropRule } from '../mapping/mapping.ts';
import type { RowFault } from '../rejection.ts';
import type { OfferTime } from './offer-dates.ts';

/** An attribute, the line, and the text there, which is not a value of its type. */
export type TellRemark = (attribute: string, line: number, text: string) => void;

export interface RecordConverter<F> {
  /** It uses regular expressions that people wrote. These can run without end. */
  readonly hasPatterns: boolean;
  /** Null: the mapping drops the row. `remark` is called for each value that cannot be read. */
  convert(fields: F, line: number, remark: TellRemark): Product | RowFault | null;
  /** The first rule by which `convert` leaves this row out. Missing: it leaves out none. */
  droppedBy?(fields: F): DropRule | null;
  /** When the reduced price of a row holds. Missing, or null: it has none, or one without dates that can be read. */
  offerOf?(fields: F): OfferTime | null;
  /** Called for every accepted product, in order. May throw if the product contradicts an earlier one. */
  accept?(product: Product, line: number): void;
  /** Complete after the last product. */
  attributes(): readonly Attribute[];
}
