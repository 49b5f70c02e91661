// The skus that a file lists: in the column `sku`, in the column from which a mapping takes the sku, or one on each line.

import { withPlace } from '../catalog-file-error.ts';
import type { CatalogFormat } from '../catalog-format.ts';
import type { Mapping } from '../mapping/mapping.ts';
import { readMapping } from '../mapping/read-mapping.ts';
import { readCatalog } from '../read-catalog.ts';
import type { Survey } from '../survey/survey.ts';
import { fitDialect } from './fit-dialect.ts';
import { fitToFile, limitToSku } from './limit-mapping.ts';

/** Batches in the order of the file. Throws `CatalogFileError`. */
export async function* readSkus(
  survey: Survey,
  rules: Mapping | null,
  format: CatalogFormat | null,
): AsyncGenerator<readonly string[]> {
  const { mapping, columns } = await fitDialect(survey, rules ?? readMapping(survey.name, '{}'), format);
  const limited = limitToSku(fitToFile(mapping, columns), columns);
  if (limited === null) {
    yield* readLines(survey, rules);
    return;
  }
  const reading = readCatalog(survey, { mapping: limited, format });
  for await (const products of reading.products) yield products.map(({ sku }) => sku);
}

async function* readLines(survey: Survey, rules: Mapping | null): AsyncGenerator<readonly string[]> {
  const { pieces } = await survey.openText(rules?.encoding ?? null);
  let rest = '';
  let line = 1;
  for await (const piece of withPlace(pieces, () => ({ line, column: null }))) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    line += lines.length;
    yield lines.map(clean).filter((sku) => sku !== '');
  }
  if (clean(rest) !== '') yield [clean(rest)];
}

/** A list may have been copied from a spreadsheet, with quotes. */
const clean = (line: string): string => line.trim().replace(/^"(.*)"$/, '$1');
