// What is known of the tables that a shop system exports.

import type { FormatPreset } from '../infer/format-preset.ts';

export interface TableDialect {
  /** Only tables of this system have all of them. */
  readonly columns: readonly string[];
  readonly preset: FormatPreset;
}
