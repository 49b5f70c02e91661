// What the columns of a Shopify product CSV mean. The file names neither the shop's address nor its currency, so the link
// and the currency come from the mapping.

import { labelWords } from '../infer/attribute/label-words.ts';
import type { FormatPreset } from '../infer/format-preset.ts';
import type { ValueRule, ValueSource } from '../mapping/mapping.ts';

const rule = (...from: readonly (ValueSource | string)[]): ValueRule => ({
  from: from.map((source) => (typeof source === 'string' ? { kind: 'column', column: source } : source)),
  ...{ pattern: null, map: [], decimal: null, scale: null, part: null, words: null, matches: null },
});

export const shopifyPreset: FormatPreset = {
  fields: {
    // A shop may not fill in SKUs for all variants. `Variant` is always there and unique.
    sku: rule('Variant SKU', 'Variant'),
    title: rule('Title'),
    description: rule({ kind: 'template', parts: [{ column: 'Body (HTML)', optional: false, filters: ['text'] }] }),
    image: rule('Variant Image', 'Image Src'),
    price: rule('Variant Price'),
    list_price: rule('Variant Compare At Price'),
    group: rule('Handle'),
    available: rule('Available'),
  },
  drop: [],
  notAttributes: (column) => TELL_NOTHING.test(column),
  weight: { grams: 'Variant Grams', shown: 'Variant Weight Unit' },
  label: (column, language) => (column === 'Vendor' ? labelWords(language).brand : (TYPES[column]?.[language] ?? null)),
};

const TYPES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Type: { de: 'Art', fr: 'Type', es: 'Tipo', it: 'Tipo', nl: 'Soort', cs: 'Druh', pl: 'Rodzaj' },
};

const TELL_NOTHING =
  /^(?:Handle|Variant|Available|Published|Status|Gift Card|Cost per item|Variant (?:Inventory|Fulfillment|Requires|Tax|Barcode|SKU|Price|Compare|Image|Weight Unit).*|Image .*|SEO .*|(?:Price|Compare.At Price|Included|Unit Price).*|Google Shopping \/ (?:Google Product Category|MPN|Manufacturer.*|Ad.*|Custom.*)|Option\d.*)$/i;
