// Infers a mapping for a file that has none from its columns and cells, and writes it as a file that a person can read,
// mend and keep. What cannot be found is reported as missing. No price, link or image is ever made up.

import type { CatalogFormat } from '../catalog-format.ts';
import { googlePreset } from '../google/google-preset.ts';
import { soldEntries } from '../json/sold-entries.ts';
import { fitColumns, likeNames } from '../mapping/fit-columns.ts';
import { namedColumns } from '../mapping/named-columns.ts';
import type { GivenField } from '../mapping/read-given-field.ts';
import { readMapping } from '../mapping/read-mapping.ts';
import { shopifyPreset } from '../shopify/shopify-preset.ts';
import type { Survey } from '../survey/survey.ts';
import { dialectOfTable } from '../tables/table-dialects.ts';
import type { Encoding } from '../text/encoding.ts';
import { dialectOf } from '../xml/dialects/xml-dialects.ts';
import { type KnownAttributes, NOTHING_KNOWN } from './attribute/known-attributes.ts';
import { concludeMapping, type Inference } from './conclude-mapping.ts';
import type { Evidence } from './evidence.ts';
import type { FormatPreset } from './format-preset.ts';
import { type FileSample, sampleFile } from './sample-file.ts';

export interface InferenceSettings {
  readonly format?: CatalogFormat | null;
  readonly encoding?: Encoding | null;
  /** Fields that a person supplies; they are taken as they are. */
  readonly given?: readonly GivenField[];
  /** What the catalog to which the file adds already has. */
  readonly known?: KnownAttributes;
  /** Stronger than what the file says. */
  readonly currency?: string | null;
  readonly language?: string | null;
}

/**
 * Looks at the file's first 50,000 rows and at some of the others. If rows in between are different, that shows up when
 * the catalog is read. Throws `CatalogFileError` if the file cannot be read.
 */
export async function inferMapping(survey: Survey, settings: InferenceSettings = {}): Promise<Inference> {
  return concludeMapping(await gatherEvidence(survey, settings));
}

/** Everything that a mapping is concluded from. Throws `CatalogFileError` if the file cannot be read. */
export async function gatherEvidence(survey: Survey, settings: InferenceSettings = {}): Promise<Evidence> {
  const { format = null, currency = null, language = null } = settings;
  const sold = soldEntries(settings.given?.findLast(({ field }) => field === 'price')?.rule);
  const { encoding, ...sampled } = await sampleFile(survey, format, settings.encoding ?? null, sold);
  const names = sampled.sample.columns.map(({ name }) => name);
  const given = (settings.given ?? []).map((one) => fitField(one, names));
  const known = fitKnown(settings.known ?? NOTHING_KNOWN, names);
  return {
    ...{ file: survey.name, ...sampled, given, currency, language, known },
    // A certain encoding is recognised again at the next import, even if that file has another one.
    encoding: sampled.isEncodingSure && !settings.encoding ? null : encoding,
    preset: PRESETS[sampled.format] ?? dialectOf(sampled.records)?.preset ?? tablePreset(sampled),
  };
}

/** Whoever names a column may write it a little otherwise than the file. */
function fitField({ field, rule }: GivenField, names: readonly string[]): GivenField {
  const alone = { ...readMapping('', '{}'), fields: { [field]: rule } };
  const missing = [...namedColumns(alone)].filter((name) => !names.includes(name));
  return { field, rule: fitColumns(alone, names, missing).mapping.fields[field] ?? rule };
}

function fitKnown(known: KnownAttributes, names: readonly string[]): KnownAttributes {
  const fitted = [...known.given].map(([column, attribute]): [string, string] => {
    const [only = column, second] = names.includes(column) ? [column] : likeNames(column, names);
    return [second === undefined ? only : column, attribute];
  });
  return { ...known, given: new Map(fitted) };
}

const tablePreset = ({ format, sample }: Pick<FileSample, 'format' | 'sample'>): FormatPreset | null =>
  format === 'csv' ? (dialectOfTable(sample.columns.map(({ name }) => name))?.preset ?? null) : null;

const PRESETS: Partial<Record<CatalogFormat, FormatPreset>> = { google: googlePreset, shopify: shopifyPreset };
