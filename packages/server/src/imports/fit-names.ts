// Columns are named as people name them: a mapping and what is given beside it say `model`, and this file `MODEL`. What only one
// column can be is taken for it, and that is said. A name that is given for this very file and is none of its columns is refused.

import { CatalogFileError } from '@guidepost/catalog/catalog-file-error';
import { fitColumns, likeNames } from '@guidepost/catalog/mapping/fit-columns';
import type { Mapping } from '@guidepost/catalog/mapping/mapping';
import { namedColumns } from '@guidepost/catalog/mapping/named-columns';
import { givenColumn } from '@guidepost/catalog/mapping/parse-template';
import { readSetting } from '@guidepost/catalog/mapping/read-setting';
import { findRenamed } from '@guidepost/catalog/survey/find-renamed';
import { absentColumns } from '@guidepost/catalog/survey/look-at-columns';
import type { Survey } from '@guidepost/catalog/survey/survey';
import { fitDialect } from '@guidepost/catalog/update/fit-dialect';
import { missingNames } from '@guidepost/catalog/update/limit-mapping';
import { type Mend, mend, setField } from '@guidepost/fault/remedy';
import type { ChosenMapping } from './chosen-mapping.ts';
import type { ImportOrder } from './import-order.ts';
import { firstListed } from './import-stop.ts';
import { GIVEN } from './put-fields.ts';

/** Throws `CatalogFileError`. */
export async function fitNames(order: ImportOrder, survey: Survey, chosen: ChosenMapping): Promise<ChosenMapping> {
  const { rules, origin, notes = [] } = chosen;
  const { set = [] } = order;
  if (rules === null || (origin === 'inferred' && set.length === 0)) return chosen;
  const { columns, missing, isWhole } = await columnsFor(order, survey, rules);
  const { mapping, found } = fitColumns(rules, columns, missing);
  if (isWhole) for (const setting of set) refuseAbsent(survey.name, setting, columns, missing, found);
  if (found.size === 0) return chosen;
  return { ...chosen, rules: mapping, notes: [...notes, sayFound(found)] };
}

interface ColumnsOfFile {
  readonly columns: readonly string[];
  /** Names of the mapping that are none of them. */
  readonly missing: ReadonlySet<string>;
  /** Otherwise what is missing may come later. */
  readonly isWhole: boolean;
}

async function columnsFor({ mode, format }: ImportOrder, survey: Survey, rules: Mapping): Promise<ColumnsOfFile> {
  if (mode === 'update') {
    const { columns } = await fitDialect(survey, rules, format);
    return { columns: [...columns], missing: missingNames(rules, columns), isWhole: true };
  }
  const question = { of: 'first', named: [...namedColumns(rules)] } as const;
  const { columns, missing, isWhole } = await survey.columns({ mapping: rules, format, encoding: null }, question);
  return { columns: [...columns.keys()], missing, isWhole };
}

/** A setting is about this very file, so it cannot mean a column that the file lacks. */
function refuseAbsent(
  file: string,
  setting: string,
  columns: readonly string[],
  missing: ReadonlySet<string>,
  found: ReadonlyMap<string, string>,
): void {
  const given = readSetting(GIVEN, setting);
  if ('of' in given) return;
  const [absent] = absentColumns(given.rule, new Set([...missing].filter((name) => !found.has(name))));
  if (absent === undefined) return;
  const named = 'field' in given ? given.field : `attributes.${given.attribute}`;
  const like = likeNames(absent, columns);
  if (like.length > 1) {
    const what = `${named}: ${quoted([absent])} may be ${quoted(like, ' or ')}`;
    throw new CatalogFileError({
      file,
      what,
      mend: mend`${setField(named, givenColumn(like[0] ?? ''))}, or another of them`,
    });
  }
  const near = findRenamed([absent], columns);
  const what = `${named}: the file has no column ${quoted([absent])}`;
  const meant = near === null ? [] : mend`did you mean ${quoted([near])}? Then ${setField(named, givenColumn(near))}; `;
  throw new CatalogFileError({ file, what, mend: mend`${meant}it has ${firstListed(columns)}` });
}

const quoted = (names: readonly string[], between = ', '): string =>
  names.map((name) => JSON.stringify(name)).join(between);

const sayFound = (found: ReadonlyMap<string, string>): Mend => {
  const pairs = [...found].slice(0, SHOWN).map(([name, column]) => `${quoted([name])} is ${quoted([column])}`);
  const more = found.size > SHOWN ? ` and ${found.size - SHOWN} more` : '';
  return mend`Columns were found that the file writes otherwise than the mapping: ${pairs.join(', ')}${more}.`;
};

const SHOWN = 5;
