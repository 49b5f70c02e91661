// What Guidepost knows about the XML that a price comparison site or a marketplace asks of shops.

import type { FormatPreset } from '../../infer/format-preset.ts';
import type { ValueRule } from '../../mapping/mapping.ts';

export interface XmlDialect {
  readonly root: string;
  /** The path of the element that is a product. */
  readonly records: string;
  readonly preset: FormatPreset;
}

/** The first of the columns that has a value. */
export const firstOf = (columns: readonly string[], rest: Partial<ValueRule> = {}): ValueRule => ({
  from: columns.map((column) => ({ kind: 'column', column })),
  ...{ pattern: null, map: [], decimal: null, scale: null, part: null, words: null, matches: null },
  ...rest,
});

/** Takes the value from a text that may have markup. */
export const plainTextOf = (columns: readonly string[]): ValueRule => ({
  ...firstOf([]),
  from: columns.map((column) => ({ kind: 'template', parts: [{ column, optional: false, filters: ['text'] }] })),
});
