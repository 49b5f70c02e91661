// The use case of trying a mapping before an import: on a sample of the file, within a moment, without changing anything.

import type { CatalogFormat } from '@guidepost/catalog/catalog-format';
import type { CatalogSource } from '@guidepost/catalog/catalog-source';
import { type LikelyCurrencies, likelyCurrencies } from '@guidepost/catalog/infer/likely-currencies';
import type { Mapping } from '@guidepost/catalog/mapping/mapping';
import { dataOfMapping, type MappingDocument, writeMappingData } from '@guidepost/catalog/mapping/mapping-document';
import { columnsOf } from '@guidepost/catalog/mapping/named-columns';
import { MappingFileError, readMapping } from '@guidepost/catalog/mapping/read-mapping';
import { Survey } from '@guidepost/catalog/survey/survey';
import { type Trial, tryOnSample } from '@guidepost/catalog/trial/try-on-sample';
import { MendableError } from '@guidepost/fault/mendable-error';
import type { Mend } from '@guidepost/fault/remedy';
import { type RejectionGroup, RejectionGroups } from './rejection-groups.ts';

export interface TrialOrder {
  readonly source: CatalogSource;
  /** The mapping file as it was, and what it shall say now. */
  readonly text: string;
  readonly document?: MappingDocument;
  readonly column?: string | null;
  /** Whether somebody waits for all rows of the sample, and not only for the first look. */
  readonly patient?: boolean;
  readonly format?: CatalogFormat | null;
  readonly baseUrl?: string | null;
  /** Where whoever tries it is, ISO 3166. */
  readonly country?: string | null;
}

export interface TriedMapping {
  readonly text: string;
  readonly document: MappingDocument;
}

export type TrialOutcome =
  | ({
      readonly kind: 'tried';
      readonly trial: Trial;
      readonly rejectionGroups: readonly RejectionGroup[];
      /** That its prices may be in. */
      readonly currencies: LikelyCurrencies;
    } & TriedMapping)
  | { readonly kind: 'faulty'; readonly faults: readonly { readonly rule: string; readonly message: string }[] }
  | ({ readonly kind: 'unreadable'; readonly said: Mend } & TriedMapping);

/** Whoever looks beside their work waits no longer for a first look; milliseconds. */
const TIME = { firstLook: 600, patient: 8000 };

const ROWS = 5000;

const NAME = 'the mapping';

export async function tryMapping({
  source,
  text,
  document,
  patient = false,
  country = null,
  ...settings
}: TrialOrder): Promise<TrialOutcome> {
  let tried: TriedMapping & { readonly mapping: Mapping };
  try {
    const now = document === undefined ? text : writeMappingData(NAME, text, document);
    tried = { text: now, document: dataOfMapping(now), mapping: readMapping(NAME, now) };
  } catch (error) {
    if (error instanceof MappingFileError) return { kind: 'faulty', faults: error.faults.map(placeFault) };
    throw error;
  }
  const { mapping, ...told } = tried;
  const groups = new RejectionGroups();
  const survey = new Survey(source);
  try {
    const onRejection = groups.add.bind(groups);
    const sample = { rows: ROWS, time: patient ? TIME.patient : TIME.firstLook };
    const trial = await tryOnSample(survey, mapping, { ...settings, ...sample, onRejection });
    const addresses = trial.examples.flatMap(({ link, image }) => [link, image]);
    const columns = (mapping.fields.price?.from ?? []).flatMap(columnsOf);
    const cells = trial.firstRows.flatMap((row) => columns.flatMap((column) => row[column] ?? []));
    const currencies = likelyCurrencies({
      addresses,
      prices: [...cells, ...columns],
      country,
      language: mapping.language,
    });
    return { kind: 'tried', trial, rejectionGroups: groups.report(), currencies, ...told };
  } catch (error) {
    if (error instanceof MendableError) return { kind: 'unreadable', said: error.said, ...told };
    throw error;
  } finally {
    await survey.close();
  }
}

/** Messages begin with the path of what is wrong: `attributes.ram.unit: …`. */
function placeFault({ what }: MappingFileError['faults'][number]): { rule: string; message: string } {
  const [, rule = '', message = what] =
    /^((?:attributes\.[^:]+?|[a-z_]+(?:\[\d+\])?)(?:\.[a-z_]+)?): (.+)$/s.exec(what) ?? [];
  return { rule, message };
}
