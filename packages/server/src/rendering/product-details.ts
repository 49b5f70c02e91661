// What a result shows beside its price, for those who ask for details: the price before, whether it can be had, and the
// attributes that the author chose.

import { hasBit } from '@guidepost/engine/bits';
import type { Attribute } from '@guidepost/engine/product';
import { type Column, type Snapshot, valueAt } from '@guidepost/engine/snapshot';
import { type TextList, textAt } from '@guidepost/engine/text-list';
import { titleOfValue, type ValueTitles } from './render-question.ts';

export interface ProductDetails {
  /** A decimal number as text; null if there is none, or it is what is paid now. */
  readonly list_price: string | null;
  readonly available: boolean;
  readonly attributes: readonly { readonly name: string; readonly label: string; readonly value: string }[];
}

/** The products of one snapshot in one language. */
export class DetailsReader {
  readonly #snapshot: Snapshot;
  readonly #listPrices: TextList;
  readonly #language: string;
  readonly #valueTitles: ValueTitles;
  readonly #shown: readonly { readonly attribute: Attribute; readonly column: Column }[];
  /** By attribute and code: making a number readable costs more than all else. */
  readonly #made = new Map<string, string>();

  /** `names`: the attributes to show; those that the catalog does not have any more are left out. */
  constructor(
    snapshot: Snapshot,
    listPrices: TextList,
    names: readonly string[],
    valueTitles: ValueTitles,
    language: string,
  ) {
    this.#snapshot = snapshot;
    this.#listPrices = listPrices;
    this.#language = language;
    this.#valueTitles = valueTitles;
    this.#shown = names.flatMap((name) => {
      const attribute = valueTitles.get(name);
      const column = snapshot.columns.get(name);
      return attribute && column ? [{ attribute, column }] : [];
    });
  }

  /** `product` by its number in the snapshot. Attributes that it does not have are left out. */
  read(product: number): ProductDetails {
    const listPrice = textAt(this.#listPrices, product);
    return {
      list_price: listPrice === '' ? null : listPrice,
      available: hasBit(this.#snapshot.available, product),
      attributes: this.#shown.flatMap(({ attribute, column }) => {
        const value = codesOf(column, product)
          .map((code) => this.#titleOf(attribute.name, column, code))
          .join(', ');
        return value === '' ? [] : [{ name: attribute.name, label: attribute.label ?? attribute.name, value }];
      }),
    };
  }

  #titleOf(name: string, column: Column, code: number): string {
    const key = `${code} ${name}`;
    let title = this.#made.get(key);
    if (title === undefined) {
      title = titleOfValue(this.#valueTitles, name, valueAt(column, code), this.#language);
      if (this.#made.size === KEPT) this.#made.clear();
      this.#made.set(key, title);
    }
    return title;
  }
}

/** Most of the time a shop shows the same few hundred products. */
const KEPT = 4096;

/** Of the known values. */
function codesOf({ codes, offsets }: Column, product: number): number[] {
  const own =
    offsets === null ? [codes[product] as number] : [...codes.subarray(offsets[product], offsets[product + 1])];
  return own.filter((code) => code !== 0);
}
