// What products are called in a file that has no column of names: the maker, and what tells its products apart for people, such as
// `{Brand} {Capacity} {Door type}`.

import { type Reason, reason } from '@guidepost/fault/reason';
import type { TemplatePart, ValueRule } from '../../mapping/mapping.ts';
import { recogniseBoolean } from '../cell/recognise-boolean.ts';
import { recogniseDate } from '../cell/recognise-date.ts';
import { changesDaily } from '../column/changing-names.ts';
import { type ColumnFacts, isProse } from '../column/column-facts.ts';
import { isNamed, nameRank, namesId, namesPrice, plainName } from '../column/column-names.ts';
import { holdsPaths } from '../column/holds-paths.ts';
import { namesTrade } from '../column/names-trade.ts';
import { namesRecord } from '../column/record-names.ts';
import { namesWarranty } from '../column/warranty-names.ts';
import { valueRule } from '../new-rule.ts';
import { countKeys } from './count-keys.ts';

export interface ComposedTitle {
  readonly rule: ValueRule;
  readonly columns: readonly ColumnFacts[];
  readonly why: Reason;
  /** Whether it is good enough to be taken. Otherwise it is only proposed. */
  readonly isEnough: boolean;
}

/** Null: no columns would make one. */
export function composeTitle(
  columns: readonly ColumnFacts[],
  brand: ColumnFacts | null,
  rows: number,
): ComposedTitle | null {
  const saying = columns.filter((column) => column !== brand && saysWhatItIs(column, columns));
  const chosen = mostTelling(saying, brand, rows);
  const kind = chosen.some(namesKind) ? undefined : saying.find((column) => namesKind(column) && isCoarse(column));
  const parts = saying.filter((column) => chosen.includes(column) || column === kind);
  if (parts.length === 0) return null;
  const named = brand === null ? parts : [brand, ...parts];
  const told = countKeys(named, rows);
  const all = countKeys(brand === null ? saying : [brand, ...saying], rows);
  const listed = named.map(({ name }) => name).join(', ');
  const text = `no column names the products, so the title is made of what tells them apart: ${listed}`;
  return {
    rule: valueRule([{ kind: 'template', parts: templateOf(named) }]),
    ...{ columns: named, why: reason('title-composed', text, { columns: listed }) },
    isEnough: brand !== null && brand.fill > MOSTLY_FILLED && told >= all * ENOUGH && told >= rows * ENOUGH_OF_ROWS,
  };
}

const MOST_PARTS = 2;
const MOSTLY_FILLED = 0.9;
/** Of what all columns that say what it is tell apart. */
const ENOUGH = 0.6;
/** Files may repeat rows. */
const ENOUGH_OF_ROWS = 0.25;
/** Of the rows that are told apart, those by which a further column must add to them. */
const LEAST_GAIN = 1.05;

/** Greedy: the column that tells most further rows apart. */
function mostTelling(columns: readonly ColumnFacts[], brand: ColumnFacts | null, rows: number): readonly ColumnFacts[] {
  const chosen: ColumnFacts[] = [];
  const begin = brand === null ? [] : [brand];
  let told = countKeys(begin, rows);
  while (chosen.length < MOST_PARTS) {
    const [best] = columns
      .filter((column) => !chosen.includes(column))
      .map((column) => ({ column, told: countKeys([...begin, ...chosen, column], rows) }))
      .toSorted((a, b) => b.told - a.told);
    if (best === undefined || best.told < told * LEAST_GAIN) break;
    chosen.push(best.column);
    told = best.told;
  }
  return chosen;
}

/** The first part has a value in nearly every row; of the others one may lack. */
const templateOf = (columns: readonly ColumnFacts[]): TemplatePart[] =>
  columns.flatMap((column, nth): TemplatePart[] => [
    ...(nth === 0 ? [] : [' ']),
    { column: column.name, optional: column.fill < 1, filters: [] },
  ]);

const KIND =
  /(?:^| )(?:type|types|kind|typ|art|type de|tipo|soort|rodzaj|druh|tyyppi|turu|tip|тип|вид|種類|类型|종류)(?: |$)/u;
const namesKind = ({ called }: ColumnFacts): boolean => KIND.test(plainName(called));

const isCoarse = ({ distinct, fill }: ColumnFacts): boolean => distinct <= 12 && fill > MOSTLY_FILLED;

/** Short words, or numbers with their unit. A number alone and a yes would tell nobody anything in a name. */
const saysWhatItIs = (column: ColumnFacts, all: readonly ColumnFacts[]): boolean =>
  column.distinct > 1 &&
  column.fill > 0.7 &&
  column.length <= 30 &&
  column.words <= 4 &&
  !column.isAddress &&
  !column.isArray &&
  !isProse(column) &&
  !holdsPaths(column) &&
  column.values.every(({ text }) => /\p{L}{2}|\d ?["″\p{L}]/u.test(text)) &&
  recogniseBoolean(column.values) === null &&
  !recogniseDate(column.values) &&
  !namesWarranty(column.called) &&
  !changesDaily(column, all) &&
  !namesId(column.name) &&
  !isNamed('sku', column.name) &&
  !namesPrice(column.name) &&
  !namesTrade(column.name) &&
  !namesRecord(column.called) &&
  nameRank('available', column.name) === null;
