// A file that lacks columns of its mapping is refused before it is read, with everything that is missing in one message:
// a column was renamed, the file is another one, or it is only a part of the catalog.

import { CatalogFileError } from '@guidepost/catalog/catalog-file-error';
import { type Mapping, PRODUCT_FIELDS, type ProductField, REQUIRED_FIELDS } from '@guidepost/catalog/mapping/mapping';
import { MappingFileError } from '@guidepost/catalog/mapping/read-mapping';
import type { MappingFault } from '@guidepost/catalog/mapping/yaml-members';
import { type AbsentRule, type LookedAtColumns, lookAtColumns } from '@guidepost/catalog/survey/look-at-columns';
import type { Survey } from '@guidepost/catalog/survey/survey';
import { importWith, joinMends, type Mend, mend, setFields } from '@guidepost/fault/remedy';
import type { ImportOrder } from './import-order.ts';
import { type RenamedColumn, renamedColumn } from './renamed-columns.ts';

/** Columns that are shown. */
const SHOWN = 30;
const SHOWN_OF_PART = 8;
/** Missing ones that are shown. */
const SHOWN_GROUPS = 8;

/**
 * A table has every column in its header, so one that is not there is a mistake; other files leave out what has no value,
 * and only what a product cannot do without is missed. `file` is for messages. Throws `CatalogFileError`.
 */
export function refuseAbsentColumns(file: string, rules: Mapping, looked: LookedAtColumns, hasCatalog: boolean): void {
  const { columns } = looked;
  const isTable = looked.format === 'csv';
  const fatal = fatalOf(looked);
  const [first] = fatal;
  if (first === undefined) return;
  if (hasCatalog && isPart(rules, looked)) throw partOnly(file, looked);
  const has = isTable ? 'the file has' : 'no product of the file has';
  const groups = groupByColumns(fatal);
  const [only] = groups;
  const what =
    groups.length === 1 && only !== undefined
      ? `${only.rules.join(', ')}: ${has} ${isTable ? 'no' : 'a'} column ${only.columns}`
      : `${has} ${isTable ? 'none' : 'any'} of the columns ${describeGroups(groups)}`;
  const renamed = sayRenamed(rules, groups, looked);
  const isNamed = renamed.length > 0 && groups.length === 1;
  const shown = isNamed ? `not used so far: ${firstOf(looked.unused, SHOWN)}` : `it has ${firstOf(columns, SHOWN)}`;
  throw new CatalogFileError({ file: rules.name, ...rules.places[first.rule], what, mend: mend`${renamed}${shown}` });
}

const fatalOf = ({ format, absent }: LookedAtColumns): readonly AbsentRule[] =>
  format === 'csv' ? absent : absent.filter(({ rule }) => isRequired(rule));

/** The same as faults of the mapping, each in its place. */
function absentFaults(rules: Mapping, looked: LookedAtColumns): MappingFault[] {
  return groupByColumns(fatalOf(looked))
    .slice(0, SHOWN_GROUPS)
    .map((group) => {
      const { line = 1, column = 1 } = rules.places[group.rules[0] ?? ''] ?? {};
      const renamed = sayRenamed(rules, [group], looked, '');
      const what = `${group.rules.join(', ')}: the file has no column ${group.columns}`;
      return { line, column: column ?? 1, what, ...(renamed.length > 0 && { mend: renamed }) };
    });
}

function partOnly(file: string, { absent, columns }: LookedAtColumns): CatalogFileError {
  const fields = absent.map(({ rule }) => rule).filter(isRequired);
  const what = `it has ${firstOf(columns, SHOWN_OF_PART)}, and nothing for ${fields.join(', ')}, so it is not the whole catalog`;
  const renamed = mend`if the columns were renamed, ${importWith('mapping')} or ${importWith('infer')}`;
  return new CatalogFileError({ file, what, mend: mend`${MAYBE_PART}; ${renamed}` });
}

/** Where a column may have another name now, what to write, and `end`; nothing where none may. Each column stands for one only. */
function sayRenamed(rules: Mapping, groups: readonly Group[], { unused }: LookedAtColumns, end = '; '): Mend {
  const free = new Set(unused);
  const found: { readonly missing: string; readonly renamed: RenamedColumn }[] = [];
  for (const { rules: names, missing } of groups) {
    const renamed = missing === null ? null : renamedColumn(rules, names, missing, [...free]);
    if (renamed === null || missing === null) continue;
    free.delete(renamed.column);
    found.push({ missing, renamed });
  }
  const [only] = found;
  if (only === undefined) return [];
  if (groups.length > 1) {
    const pairs = found.map(
      ({ missing, renamed }) => mend`"${missing}" may be "${renamed.column}" now (${wayOf(renamed)})`,
    );
    return mend`${joinMends(pairs, ', ')}${end}`;
  }
  const { column, fields, lines } = only.renamed;
  const written = `write ${lines.map((line) => `\`${line}\``).join(' and ')} in the mapping`;
  const set = fields === null ? [] : mend`${setFields(fields)}, or `;
  return mend`did you mean ${JSON.stringify(column)}? Then ${set}${written}${end}`;
}

const wayOf = ({ fields, lines }: RenamedColumn): Mend =>
  fields === null ? [`in the mapping \`${lines.join('` and `')}\``] : [setFields(fields)];

const firstOf = (names: readonly string[], most: number): string =>
  names.slice(0, most).join(', ') + (names.length > most ? ', …' : '');

/** What is said of a file that may have only some of the products or of their values. */
export const MAYBE_PART = mend`if it is only part of the catalog, ${importWith('update')}: that changes what the file speaks of, such as prices, and leaves everything else as it is`;

/** Those that nothing can do without come first. */
function describeGroups(groups: readonly Group[]): string {
  const required = groups.filter(({ rules }) => rules.some(isRequired));
  const sorted = [...required, ...groups.filter((group) => !required.includes(group))];
  const told = sorted.slice(0, SHOWN_GROUPS).map(({ rules, columns }) => `${columns} (for ${rules.join(', ')})`);
  return `${told.join(', ')}${groups.length > SHOWN_GROUPS ? ` and ${groups.length - SHOWN_GROUPS} more` : ''}`;
}

interface Group {
  readonly columns: string;
  /** The first of them. */
  readonly missing: string | null;
  readonly rules: string[];
}

/** Several rules may lack the same column. */
function groupByColumns(absent: readonly AbsentRule[]): Group[] {
  const groups = new Map<string, Group>();
  for (const { rule, columns } of absent) {
    const named = columns.map((column) => JSON.stringify(column)).join(' or ');
    const group = groups.get(named);
    if (group === undefined) groups.set(named, { columns: named, missing: columns[0] ?? null, rules: [rule] });
    else group.rules.push(rule);
  }
  return [...groups.values()];
}

/** It says of which product, and something of it, and hardly has columns that could be the missing ones under other names. */
function isPart({ fields }: Mapping, { absent, unused, columns }: LookedAtColumns): boolean {
  const missing = new Set(absent.map(({ rule }) => rule));
  const said = PRODUCT_FIELDS.filter(
    (field) => (fields[field] !== undefined || columns.includes(field)) && !missing.has(field),
  );
  const needed = REQUIRED_FIELDS.filter((field) => missing.has(field));
  return said.includes('sku') && said.length > 1 && unused.length < needed.length;
}

const isRequired = (rule: string): boolean => REQUIRED_FIELDS.some((field: ProductField) => field === rule);

/**
 * A mapping with a fault in it does not read the file. What else is wrong with it, such as columns that the file does not have, is
 * looked for all the same, so that it is mended once and not once for each fault. Gives the error with every fault of the mapping;
 * other errors as they are.
 */
export async function gatherFaults(error: unknown, { format, mode }: ImportOrder, survey: Survey): Promise<unknown> {
  if (!(error instanceof MappingFileError) || error.readable === null || mode === 'update') return error;
  // Without knowing how the file is written its columns cannot be told.
  if (error.faults.some(({ what }) => ABOUT_WRITING.test(what))) return error;
  const { readable, faults, file } = error;
  try {
    const absent = absentFaults(readable, await lookAtColumns(survey, readable, format));
    return absent.length === 0 ? error : new MappingFileError(file, [...faults, ...absent], readable);
  } catch (other) {
    if (other instanceof CatalogFileError) return error;
    throw other;
  }
}

const ABOUT_WRITING =
  /^(?:format|encoding|delimiter|quotes?|records)\b|did you mean "(?:format|encoding|delimiter|quotes?|records)"/;
