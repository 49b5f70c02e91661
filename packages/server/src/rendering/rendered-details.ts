// What a result shows beside its price, for those who ask for details: the price before, whether it can be had, and the
// attributes that the author chose. Products that are shown often are kept as they were rendered. The currency is that of all
// prices of the catalog, so it is said once.

import { hasBit } from '@guidepost/engine/bits';
import { type Column, knownCodes, type Snapshot, valueAt } from '@guidepost/engine/snapshot';
import { type TextList, textAt } from '@guidepost/engine/text-list';
import type { AttributeWords } from './attribute-words.ts';
import { type BinaryText, inOnePiece, jsonToBinary, toBinary } from './binary-text.ts';
import { inLargerUnit } from './larger-unit.ts';
import { titleOfValue, type ValueTitles } from './render-question.ts';
import type { ResultTexts } from './results-in-language.ts';
import { sayList } from './say-list.ts';
import { type ShownAttribute, shownAttribute } from './shown-attribute.ts';

/** What details are of. */
interface DetailedCatalog {
  readonly snapshot: Snapshot;
  readonly listPrices: TextList;
  /** ISO 4217; null if it is not known. */
  readonly currency: string | null;
}

/** The products of one snapshot in one language. */
export class RenderedDetails {
  /** The member of a response that says the currency, after a comma. */
  readonly currency: BinaryText;
  readonly #snapshot: Snapshot;
  readonly #results: ResultTexts;
  readonly #listPrices: TextList;
  readonly #language: string;
  readonly #valueTitles: ValueTitles;
  readonly #words: AttributeWords;
  readonly #shown: readonly { readonly attribute: ShownAttribute; readonly column: Column }[];
  readonly #kept = new Map<number, BinaryText>();

  /** `names`: the attributes to show; those that the catalog does not have any more are left out. */
  constructor(
    { snapshot, listPrices, currency }: DetailedCatalog,
    results: ResultTexts,
    names: readonly string[],
    valueTitles: ValueTitles,
    words: AttributeWords,
    language: string,
  ) {
    this.currency = toBinary(`,"currency":${JSON.stringify(currency)}`);
    this.#snapshot = snapshot;
    this.#results = results;
    this.#listPrices = listPrices;
    this.#language = language;
    this.#valueTitles = valueTitles;
    this.#words = words;
    this.#shown = names.flatMap((name) => {
      const attribute = valueTitles.get(name);
      const column = snapshot.columns.get(name);
      if (!(attribute && column)) return [];
      const shown = shownAttribute(attribute);
      return [{ attribute: { ...shown, label: words.labelOf(name) ?? shown.label }, column }];
    });
  }

  /** The result with all of its details, without the brace at its end. `product` by its number in the snapshot. */
  at(product: number): BinaryText {
    let rendered = this.#kept.get(product);
    if (rendered === undefined) {
      rendered = inOnePiece(`${this.#results.at(product).slice(0, -1)},${this.#render(product)}`);
      if (this.#kept.size === KEPT) this.#kept.clear();
      this.#kept.set(product, rendered);
    }
    return rendered;
  }

  #render(product: number): BinaryText {
    const listPrice = textAt(this.#listPrices, product);
    const details = {
      list_price: listPrice === '' ? null : listPrice,
      available: hasBit(this.#snapshot.available, product),
      attributes: this.#attributesOf(product),
    };
    return jsonToBinary(details).slice(1, -1) as BinaryText;
  }

  /** Those that it does not have are left out. */
  #attributesOf(product: number) {
    return this.#shown.flatMap(({ attribute: { name, label, unit }, column }) => {
      const codes = knownCodes(column, product);
      if (codes.length === 0) return [];
      const values = codes.map((code) => valueAt(column, code));
      const whole = values.map((value) => this.#wholeTitle(name, value, unit));
      const titles = values.map(
        (value, at) => whole[at] ?? titleOfValue(this.#valueTitles, name, value, this.#language),
      );
      // What the author or a larger unit says is said of each value.
      const said = whole.every((title) => title === null)
        ? sayList(titles, unit)
        : titles.map((title, at) => (whole[at] !== null || unit === null ? title : `${title} ${unit}`)).join(', ');
      return [{ name, label, value: said }];
    });
  }

  /** Null: the value is said as it is, with its unit. */
  #wholeTitle(name: string, value: string, unit: string | null): string | null {
    const attribute = this.#valueTitles.get(name);
    const said = attribute === undefined ? null : this.#words.titleOf(attribute, value);
    if (said !== null) return said;
    const own = unit ?? attribute?.unit ?? null;
    const larger = own === null ? null : inLargerUnit(Number(value), own);
    return larger && `${new Intl.NumberFormat(this.#language).format(larger.value)} ${larger.unit}`;
  }
}

/** Most of the time a shop shows the same few hundred products. When so many are kept, keeping begins anew. */
const KEPT = 4096;
