// What becomes of each different cell of one column: the values that the rules which take it make of it, or why they make none.

import type { AttributeValue, Product } from '@guidepost/engine/product';
import type { Reason } from '@guidepost/fault/reason';
import { type Mapping, PRODUCT_FIELDS, type ProductField } from '../mapping/mapping.ts';
import { columnsOf } from '../mapping/named-columns.ts';
import { RowFault } from '../rejection.ts';
import { detached } from '../text/detached.ts';
import { shortCell } from './troubles.ts';

export interface TriedCell {
  readonly text: string;
  readonly count: number;
  /** Where it is first. */
  readonly line: number;
  /** Of the first row with it, by field and attribute; what has no value is not there. */
  readonly values: Readonly<Record<string, AttributeValue>>;
  /** Rows in which it was not understood. */
  readonly unread: number;
  /** Why its first row is no product, where this cell is the reason. */
  readonly reason: Reason | null;
}

/** Cells of products in which an attribute that is taken from the column was not found. */
export interface CellsWithout {
  readonly count: number;
  /** Different ones, the first of them. */
  readonly texts: readonly string[];
}

/** Different cells that are counted, and those that are told. */
const MOST_COUNTED = 5000;
const MOST_TOLD = 300;

const MOST_WITHOUT = 20;

export class CellsOfColumn {
  /** Names of those that are taken from the column. */
  readonly attributes: readonly string[];
  readonly #fields: readonly ProductField[];
  readonly #cells = new Map<string, { -readonly [Member in keyof TriedCell]: TriedCell[Member] }>();

  readonly #without = new Map<string, { count: number; readonly texts: Set<string> }>();

  constructor({ attributes, fields }: Mapping, column: string) {
    const takes = ({ from }: { readonly from: Mapping['attributes'][number]['from'] }): boolean =>
      from.some((source) => columnsOf(source).includes(column));
    this.attributes = attributes.filter(takes).map(({ name }) => name);
    this.#fields = PRODUCT_FIELDS.filter((field) => {
      const rule = fields[field];
      return rule === undefined ? field === column : takes(rule);
    });
  }

  /** `outcome`: of its row; null: left out. `unread`: attributes that the row has in a form that cannot be read. */
  add(text: string, line: number, outcome: Product | RowFault | null, unread: readonly string[]): void {
    if (text !== '' && outcome !== null && !(outcome instanceof RowFault)) this.#note(text, outcome, unread);
    const isFault = outcome instanceof RowFault && this.#fields.some((field) => field === outcome.field);
    const isUnread = isFault || this.attributes.some((name) => unread.includes(name));
    const known = this.#cells.get(text);
    if (known !== undefined) {
      known.count++;
      if (isUnread) known.unread++;
    } else if (this.#cells.size < MOST_COUNTED) {
      const reason = isFault ? outcome.why : null;
      const values = outcome === null || outcome instanceof RowFault ? {} : this.#valuesOf(outcome);
      this.#cells.set(detached(text), { text: '', count: 1, line, values, unread: isUnread ? 1 : 0, reason });
    }
  }

  #note(text: string, { attributes }: Product, unread: readonly string[]): void {
    for (const name of this.attributes) {
      if (attributes[name] !== undefined || unread.includes(name)) continue;
      const known = this.#without.get(name) ?? { count: 0, texts: new Set() };
      this.#without.set(name, known);
      known.count++;
      if (known.texts.size < MOST_WITHOUT) known.texts.add(shortCell(detached(text)));
    }
  }

  #valuesOf(product: Product): Record<string, AttributeValue> {
    const values: Record<string, AttributeValue> = {};
    for (const field of this.#fields) {
      const value = fieldOf(product, field);
      if (value !== undefined) values[field] = typeof value === 'string' ? shortCell(value) : value;
    }
    for (const name of this.attributes) {
      const value = product.attributes[name];
      if (value !== undefined) values[name] = typeof value === 'string' ? detached(value) : structuredClone(value);
    }
    return values;
  }

  /** By attribute. */
  reportWithout(): Readonly<Record<string, CellsWithout>> {
    return Object.fromEntries(
      [...this.#without].map(([name, { count, texts }]) => [name, { count, texts: [...texts] }]),
    );
  }

  report(): readonly TriedCell[] {
    return [...this.#cells]
      .map(([text, told]) => ({ ...told, text: shortCell(text) }))
      .sort((a, b) => b.unread - a.unread || b.count - a.count || a.line - b.line)
      .slice(0, MOST_TOLD);
  }
}

function fieldOf(product: Product, field: ProductField): AttributeValue | undefined {
  switch (field) {
    case 'list_price':
      return product.listPrice ?? undefined;
    case 'group':
      return product.group ?? undefined;
    case 'description':
      return product.description ?? undefined;
    default:
      return product[field];
  }
}
