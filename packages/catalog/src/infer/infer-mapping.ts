// A mapping for a file that has none, concluded from its columns and cells, and written as a file that a person can read, mend and
// keep. What cannot be found is said to be missing; no price, link or image is ever made up.

import type { CatalogSource } from '../catalog-source.ts';
import { googlePreset } from '../google/google-preset.ts';
import type { GivenField } from '../mapping/read-given-field.ts';
import { openRecords } from '../open-records.ts';
import { DEFAULT_LIMITS, type ReadingLimits } from '../reading-limits.ts';
import type { CatalogFormat } from '../recognise-format.ts';
import { shopifyPreset } from '../shopify/shopify-preset.ts';
import type { Encoding } from '../text/encoding.ts';
import { inferEncoding } from '../text/infer-encoding.ts';
import { type KnownAttributes, NOTHING_KNOWN } from './attribute/known-attributes.ts';
import { chooseEncoding } from './choose-encoding.ts';
import { sampleRecords } from './column/sample-records.ts';
import { concludeMapping, type Inference } from './conclude-mapping.ts';
import type { FormatPreset } from './format-preset.ts';

export interface InferenceSettings {
  readonly format?: CatalogFormat | null;
  readonly encoding?: Encoding | null;
  /** Fields that a person supplies; they are taken as they are. */
  readonly given?: readonly GivenField[];
  /** Of the catalog that the file adds to. */
  readonly known?: KnownAttributes;
  /** Stronger than what the file says. */
  readonly currency?: string | null;
  readonly language?: string | null;
  readonly limits?: Partial<ReadingLimits>;
  /** Told of bytes as they are read. */
  readonly onBytes?: (count: number) => void;
}

/**
 * Looks at the source's first 50,000 rows and at every so many of the others; what those between have otherwise shows up when the
 * catalog is read. Throws `CatalogFileError` where the file cannot be read.
 */
export async function inferMapping(source: CatalogSource, settings: InferenceSettings = {}): Promise<Inference> {
  const limits = { ...DEFAULT_LIMITS, ...settings.limits };
  const {
    format = null,
    onBytes = () => {},
    given = [],
    currency = null,
    language = null,
    known = NOTHING_KNOWN,
  } = settings;
  const inferred = settings.encoding ? { encoding: settings.encoding, sure: true } : await inferEncoding(source);
  const open = (encoding: Encoding) => openRecords(source, { mapping: null, format, encoding, limits, onBytes });
  const encoding = await chooseEncoding(inferred, async (candidate) => {
    const { reader, close } = await open(candidate);
    await close();
    return reader.columns ?? [];
  });
  const opened = await open(encoding);
  try {
    const sample =
      opened.format === 'csv'
        ? await sampleRecords(opened.reader, limits.columns)
        : await sampleRecords(opened.reader, limits.columns);
    return concludeMapping({
      ...{ file: source.name, format: opened.format, sample, given, currency, language, known },
      // What is certain is recognised again at the next import, whatever that file is in.
      encoding: inferred.sure && !settings.encoding ? null : encoding,
      isEncodingSure: inferred.sure,
      quotes: opened.dialect === null || opened.dialect.quote !== null,
      preset: PRESETS[opened.format] ?? null,
    });
  } finally {
    await opened.close();
  }
}

const PRESETS: Partial<Record<CatalogFormat, FormatPreset>> = { google: googlePreset, shopify: shopifyPreset };
