// A sparse column of numbers is filled from names where names say the same certainly: the unit or the word for what is counted stands
// right behind the number, and wherever both say it, they agree.

import type { AttributeRule, Decimal } from '../../mapping/mapping.ts';
import { parseNumber } from '../../mapping/parse-number.ts';
import { quantityParts } from '../cell/recognise-number.ts';
import type { ColumnFacts } from '../column/column-facts.ts';
import { escapePattern } from '../column/derive-column.ts';
import { columnSource } from '../new-rule.ts';

const FEWEST_COMPARED = 4;
const AGREED = 0.95;
/** Of all rows: fewer are not worth a longer rule. */
const WORTH_IT = 0.03;
/** A column that says something else than this many names, and a share of them, is not about what the names say. */
const FEWEST_CONTRADICTED = 8;
const CONTRADICTED = 0.2;

export interface SaidInNames {
  /** Its first group is the number. */
  readonly pattern: string;
  readonly decimal: Decimal | null;
}

interface Compared {
  readonly both: number;
  readonly agreed: number;
  /** Rows where only the name says it. */
  readonly onlyNamed: number;
  /** Rows where the name says it. */
  readonly named: number;
  /** Units that the cells have. */
  readonly spellings: ReadonlySet<string>;
}

/** Whether a rule takes plain numbers of one column. */
export const isPlainNumber = (rule: AttributeRule): boolean =>
  rule.type === 'number' && rule.pattern === null && rule.units.length === 0 && rule.from.length === 1;

/** Null: the column is full, or names say something else. The rule is a plain one, and in the unit of the names. */
export function fillFromNames(
  rule: AttributeRule,
  column: ColumnFacts,
  title: ColumnFacts,
  said: SaidInNames,
  rows: number,
): AttributeRule | null {
  const { both, agreed, onlyNamed, spellings } = compare(rule, column, title, said, rows);
  if (both < FEWEST_COMPARED || agreed < both * AGREED || onlyNamed < rows * WORTH_IT) return null;
  const units = spellings.size === 0 ? '' : `\\s*(?:${[...spellings].map(escapePattern).join('|')})?`;
  const pattern = `^\\s*(-?\\d+(?:[.,]\\d+)*)${units}\\s*$|${said.pattern}`;
  return { ...rule, from: [...rule.from, columnSource(title.name)], pattern, decimal: rule.decimal ?? said.decimal };
}

/** Whether names say it for more products than the column does, which says something else: names are what shoppers see. */
export function contradictsNames(
  rule: AttributeRule,
  column: ColumnFacts,
  title: ColumnFacts,
  said: SaidInNames,
  rows: number,
): boolean {
  const { both, agreed, named } = compare(rule, column, title, said, rows);
  return both - agreed >= Math.max(FEWEST_CONTRADICTED, both * CONTRADICTED) && named >= column.filled;
}

function compare(
  rule: AttributeRule,
  column: ColumnFacts,
  title: ColumnFacts,
  { pattern, decimal }: SaidInNames,
  rows: number,
): Compared {
  const expression = new RegExp(pattern, 'u');
  const spellings = new Set<string>();
  let [both, agreed, onlyNamed, named] = [0, 0, 0, 0];
  for (let row = 0; row < rows; row++) {
    const cell = quantityParts(column.textAt(row));
    if (cell !== null && cell.unit !== '') spellings.add(cell.unit);
    const inName = numberOf(groupOf(expression.exec(title.textAt(row))), decimal);
    if (inName === null) continue;
    named++;
    const own = numberOf(cell?.number, rule.decimal);
    if (own !== null) {
      both++;
      if (own === inName) agreed++;
    } else if (column.textAt(row) === '') onlyNamed++;
  }
  return { both, agreed, onlyNamed, named, spellings };
}

/** Of a pattern with alternatives, the one that matched. */
const groupOf = (match: RegExpExecArray | null): string | undefined =>
  match?.slice(1).find((group) => group !== undefined);

/** A decimal comma that nobody told is one. */
const numberOf = (text: string | undefined, decimal: Decimal | null): number | null =>
  text === undefined || text === '' ? null : parseNumber(decimal === null ? text.replace(',', '.') : text, decimal);
