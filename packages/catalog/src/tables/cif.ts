// The columns of the Catalog Interchange Format (CIF 3.0), in which suppliers send catalogs to purchasing systems.

import type { FormatPreset } from '../infer/format-preset.ts';
import { columnSource, dropRule, valueRule } from '../infer/new-rule.ts';
import type { TableDialect } from './table-dialect.ts';

const preset: FormatPreset = {
  fields: {
    title: valueRule([columnSource('Short Name'), columnSource('Item Description')]),
    price: valueRule([columnSource('Unit Price')]),
  },
  // Rows of goods that are not sold any more.
  drop: [dropRule('Delete', ['T', 't', 'TRUE', 'True', 'true', 'Y', 'Yes', 'yes', '1'])],
  notAttributes: (column) => TELL_NOTHING.test(column),
  weight: null,
  label: () => null,
};

const TELL_NOTHING =
  /^(?:Supplier ID|Supplier Part (?:ID|Auxiliary ID)|Manufacturer Part ID|Unit of Measure|Language|(?:Effective|Expiration) Date|Tax|Territory Available|PunchOut Enabled|Parametric Name|Delete|Price (?:Unit|Unit Quantity|Unit Description)|Conversion Factor)$/;

export const cif: TableDialect = { columns: ['Supplier Part ID', 'Item Description', 'Unit Price'], preset };
