// OpenCart's table of products, as its database and its tools export it. A product that is switched off has a status of 0: the shop
// does not show it.
// https://docs.opencart.com/en-gb/catalog/product/

import type { FormatPreset } from '../infer/format-preset.ts';
import { dropRule } from '../infer/new-rule.ts';
import type { TableDialect } from './table-dialect.ts';

const preset: FormatPreset = {
  fields: {},
  drop: [dropRule('status', ['0', 'false', 'FALSE', 'False', 'disabled', 'Disabled'])],
  notAttributes: (column) => TELL_NOTHING.test(column),
  weight: null,
  label: () => null,
};

const TELL_NOTHING =
  /^(?:product_id|stock_status_id|manufacturer_id|tax_class_id|date_available|points|subtract|minimum|sort_order|status|viewed|(?:weight|length)_(?:class_id|unit)|shipping|location)$/;

export const openCart: TableDialect = {
  columns: ['product_id', 'model', 'quantity', 'stock_status_id', 'date_available', 'status'],
  preset,
};
