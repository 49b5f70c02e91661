// The use case of looking at a file before it is imported: what each column holds, and what would be inferred.

import type { CatalogFormat } from '@guidepost/catalog/catalog-format';
import type { CatalogSource } from '@guidepost/catalog/catalog-source';
import { type ToldFile, tellColumns } from '@guidepost/catalog/infer/tell-columns';
import { Survey } from '@guidepost/catalog/survey/survey';
import type { Encoding } from '@guidepost/catalog/text/encoding';

export interface SurveyOrder {
  readonly source: CatalogSource;
  /** Whatever is null or left out is found out. */
  readonly format?: CatalogFormat | null;
  readonly encoding?: Encoding | null;
  readonly currency?: string | null;
  readonly language?: string | null;
}

/** Columns that are told one by one; a file with more is no table that a person goes through. */
const MOST_COLUMNS = 400;

export interface SurveyReport extends Omit<ToldFile, 'inference'> {
  readonly inference: Pick<ToldFile['inference'], 'own' | 'text' | 'notes' | 'missing'>;
  /** Beyond those that are told. */
  readonly moreColumns: number;
}

/** Throws `CatalogFileError` if the file cannot be read. */
export async function surveyFile({ source, ...settings }: SurveyOrder): Promise<SurveyReport> {
  const survey = new Survey(source);
  try {
    const { inference, columns, ...told } = await tellColumns(survey, settings);
    const { own, text, notes, missing } = inference;
    const beyond =
      inference.unused.length -
      inference.unused.filter(({ column }) => columns.some((one) => one.column === column)).length;
    return {
      ...told,
      inference: { own, text, notes, missing },
      columns: columns.slice(0, MOST_COLUMNS),
      moreColumns: Math.max(0, columns.length - MOST_COLUMNS) + beyond,
    };
  } finally {
    await survey.close();
  }
}
