// Watches what an import makes of the products that were there: how their prices move, whether they are the same products still,
// and which attributes lose their values. Prices are compared of all products; values, of a replace, with those of the first products of the catalog before.

import type { AbsentRule, LookedAtColumns } from '@guidepost/catalog/survey/look-at-columns';
import type { Attribute, Product } from '@guidepost/engine/product';
import type { Catalog, OnPrice } from '../catalogs/catalog-store.ts';
import { type CatalogSample, FillCounts } from './catalog-sample.ts';
import { TitleChanges } from './changed-titles.ts';
import type { ChosenMapping } from './chosen-mapping.ts';
import { CategoryCounts, categoryAttributes } from './gone-categories.ts';
import type { GoneColumns, ImportNotices } from './import-notices.ts';
import type { StopReason } from './import-stop.ts';
import { PriceChanges } from './moved-prices.ts';
import { renamedColumn } from './renamed-columns.ts';
import type { UpdateCoverage } from './update-coverage.ts';

export class NoticeCollector {
  readonly #mapping: ChosenMapping;
  readonly #coverage: UpdateCoverage | null;
  readonly #looked: LookedAtColumns | null;
  readonly #sample: CatalogSample | null;
  readonly #prices = new PriceChanges();
  readonly #titles = new TitleChanges();
  readonly #categoriesBefore: CategoryCounts;
  readonly #categories: CategoryCounts;
  readonly #before: FillCounts;
  readonly #after = new FillCounts();
  /** Of products of an update that have the attributes that they had. */
  readonly #same = new FillCounts();
  /** Products of the sample that have not come yet. */
  #awaited: number;
  /** Products that were there before. */
  #compared = 0;

  constructor(
    mapping: ChosenMapping,
    coverage: UpdateCoverage | null,
    looked: LookedAtColumns | null,
    sample: CatalogSample | null,
    before: readonly Attribute[],
  ) {
    const categories = categoryAttributes(before);
    this.#categoriesBefore = sample?.categories ?? new CategoryCounts(categories);
    this.#categories = new CategoryCounts(categories);
    this.#mapping = mapping;
    this.#coverage = coverage;
    this.#looked = looked;
    this.#sample = sample;
    this.#awaited = sample?.titles.size ?? 0;
    this.#before = sample?.fill ?? new FillCounts();
  }

  readonly onPrice: OnPrice = (sku, before, after) => this.#prices.add(sku, before, after);

  /** Products of a replace. */
  came(products: readonly Product[]): void {
    const sample = this.#sample;
    if (sample === null) return;
    for (const product of products) {
      this.#categories.add(product);
      if (this.#awaited > 0) this.#compareTitle(sample, product);
      if (this.#compared >= sample.products) continue;
      this.#compared += 1;
      this.#after.add(product.attributes);
    }
  }

  #compareTitle({ titles }: CatalogSample, { sku, title: after }: Product): void {
    const before = titles.get(sku);
    if (before === undefined) return;
    this.#awaited -= 1;
    this.#titles.add(sku, before, after);
  }

  /** A product that a rejected row was about, or what a further row added to one. */
  stayed(product: Pick<Product, 'attributes'>): void {
    this.#categories.add(product);
  }

  /** A product of an update. */
  changed(before: Product, after: Product): void {
    this.#compared += 1;
    if (before.attributes === after.attributes) this.#same.add(before.attributes);
    else {
      this.#before.add(before.attributes);
      this.#after.add(after.attributes);
    }
    this.#titles.add(before.sku, before.title, after.title);
    this.#categoriesBefore.add(before);
    this.#categories.add(after);
  }

  /** What a shop hardly does on purpose. `products`: of the file, those that were there; `isOtherCurrency`: no price can be compared. */
  dangers(before: Catalog | null, { attributes, products, isOtherCurrency }: Coming): StopReason[] {
    const names = new Set(attributes.map(({ name }) => name));
    const prices = isOtherCurrency ? null : this.#prices.danger(products);
    const categories = this.isAboutMost(before) ? this.#categoriesBefore.danger(this.#categories, names) : null;
    return [prices, this.#titles.danger(), categories].filter((danger) => danger !== null);
  }

  /** An update of some products does not empty an attribute of the catalog. */
  isAboutMost(before: Catalog | null): boolean {
    return this.#coverage === null || this.#compared * 2 > (before?.products ?? 0);
  }

  /** `attributes`: those that the catalog will have. */
  notices(before: Catalog | null, attributes: readonly Attribute[]): ImportNotices {
    const names = attributes.map(({ name }) => name);
    const known = new Set(before?.attributes.map(({ name }) => name));
    return {
      isPart: this.#coverage !== null,
      columnsGone: this.#columnsGone(),
      columnsUnused: this.#columnsUnused(),
      attributesEmptied: this.#before.emptied(this.#after, names, this.#same),
      attributesNew: this.#coverage === null || before === null ? [] : names.filter((name) => !known.has(name)),
      prices: this.#prices.report(),
    };
  }

  /** Of a mapping that was kept, only what found something before: feeds leave out what no product has just now. */
  #columnsGone(): ImportNotices['columnsGone'] {
    const absent = this.#looked?.absent ?? [];
    if (this.#mapping.origin !== 'kept') return this.#looked?.isWhole ? absent.map(this.#withNewName) : [];
    return absent
      .filter(({ rule }) => rule.startsWith(ATTRIBUTE) && this.#before.has(rule.slice(ATTRIBUTE.length)))
      .map(this.#withNewName);
  }

  readonly #withNewName = (gone: AbsentRule): GoneColumns => {
    const { rules } = this.#mapping;
    const renamed =
      rules === null ? null : renamedColumn(rules, [gone.rule], gone.columns[0] ?? '', this.#looked?.unused ?? []);
    if (renamed === null || renamed.fields === null) return gone;
    return { ...gone, renamed: { column: renamed.column, fields: renamed.fields } };
  };

  /** Those that the mapping file does not even mention in a comment; it says so of what was left out on purpose. */
  #columnsUnused(): readonly string[] {
    const unused = this.#coverage?.unused ?? this.#looked?.unused ?? [];
    const text = this.#mapping.text ?? '';
    return unused.filter((column) => !mentions(text, column));
  }
}

interface Coming {
  readonly attributes: readonly Attribute[];
  readonly products: number;
  readonly isOtherCurrency: boolean;
}

const ATTRIBUTE = 'attributes.';

/** As a word of its own, or as a part of a path: `images.0` speaks of `images`. */
function mentions(text: string, column: string): boolean {
  for (let at = text.indexOf(column); at !== -1; at = text.indexOf(column, at + 1)) {
    const around = `${text[at - 1] ?? ' '}${text[at + column.length] ?? ' '}`;
    if (!/[\p{L}\p{N}]/u.test(around)) return true;
  }
  return false;
}
