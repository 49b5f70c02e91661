// Everything that a mapping is concluded from.

import type { CatalogFormat } from '../catalog-format.ts';
import type { GivenField } from '../mapping/read-given-field.ts';
import type { Encoding } from '../text/encoding.ts';
import type { KnownAttributes } from './attribute/known-attributes.ts';
import type { RecordSample } from './column/sample-records.ts';
import type { FormatPreset } from './format-preset.ts';

export interface Evidence {
  readonly file: string;
  readonly format: CatalogFormat;
  /** Null: UTF-8. */
  readonly encoding: Encoding | null;
  readonly isEncodingSure: boolean;
  /** The document says that it is in this encoding, but all of it is UTF-8. */
  readonly wrongEncoding?: Encoding;
  /** Whether cells of the table may be quoted. */
  readonly quotes: boolean;
  /** The path of the products, where the file alone does not say it. */
  readonly records: string | null;
  /** Pointers to the lists beside the products, of which nothing is read. */
  readonly beside: readonly string[];
  /** The currency that the document states outside of its products. */
  readonly statedCurrency: string | null;
  readonly sample: RecordSample;
  readonly preset: FormatPreset | null;
  readonly given: readonly GivenField[];
  readonly known: KnownAttributes;
  readonly currency: string | null;
  readonly language: string | null;
}
