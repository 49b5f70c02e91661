// Watches what an import makes of the products that were there: how their prices move and which attributes lose their
// values. Prices are compared of all products; values, of a replace, with those of the first products of the catalog before.

import type { AbsentRule, LookedAtColumns } from '@guidepost/catalog/survey/look-at-columns';
import type { Attribute, Product } from '@guidepost/engine/product';
import type { Catalog, OnPrice } from '../catalogs/catalog-store.ts';
import { type CatalogSample, FillCounts } from './catalog-sample.ts';
import type { ChosenMapping } from './chosen-mapping.ts';
import type { GoneColumns, ImportNotices, PriceReport } from './import-notices.ts';
import { renamedColumn } from './renamed-columns.ts';
import type { UpdateCoverage } from './update-coverage.ts';

export class NoticeCollector {
  readonly #mapping: ChosenMapping;
  readonly #coverage: UpdateCoverage | null;
  readonly #looked: LookedAtColumns | null;
  readonly #sample: CatalogSample | null;
  readonly #prices = new PriceChanges();
  readonly #before: FillCounts;
  readonly #after = new FillCounts();
  /** Products that were there before. */
  #compared = 0;

  constructor(
    mapping: ChosenMapping,
    coverage: UpdateCoverage | null,
    looked: LookedAtColumns | null,
    sample: CatalogSample | null,
  ) {
    this.#mapping = mapping;
    this.#coverage = coverage;
    this.#looked = looked;
    this.#sample = sample;
    this.#before = sample?.fill ?? new FillCounts();
  }

  readonly onPrice: OnPrice = (sku, before, after) => this.#prices.add(sku, before, after);

  /** Products of a replace. */
  came(products: readonly Product[]): void {
    const sample = this.#sample;
    if (sample === null) return;
    for (const { attributes } of products) {
      if (this.#compared >= sample.products) return;
      this.#compared += 1;
      this.#after.add(attributes);
    }
  }

  /** A product of an update. */
  changed(before: Product, after: Product): void {
    this.#compared += 1;
    this.#before.add(before.attributes);
    this.#after.add(after.attributes);
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
      attributesEmptied: this.#before.emptied(this.#after, names),
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

const ATTRIBUTE = 'attributes.';

/** As a word of its own, or as a part of a path: `images.0` speaks of `images`. */
function mentions(text: string, column: string): boolean {
  for (let at = text.indexOf(column); at !== -1; at = text.indexOf(column, at + 1)) {
    const around = `${text[at - 1] ?? ' '}${text[at + column.length] ?? ' '}`;
    if (!/[\p{L}\p{N}]/u.test(around)) return true;
  }
  return false;
}

/** How prices moved. A price list that lost a decimal point changes every price, and nobody sees that in counts. */
class PriceChanges {
  readonly #examples: { sku: string; before: string; after: string }[] = [];
  #changed = 0;
  #large = 0;
  #lowest = Number.POSITIVE_INFINITY;
  #highest = Number.NEGATIVE_INFINITY;

  /** Prices as they are kept, `499.00`. */
  add(sku: string, before: string, after: string): void {
    const was = Number(before);
    const change = Number(after) / was - 1;
    this.#changed += 1;
    if (was > 0) {
      if (change < this.#lowest) this.#lowest = change;
      if (change > this.#highest) this.#highest = change;
    }
    if (was > 0 && Math.abs(change) <= LARGE) return;
    this.#large += 1;
    if (this.#examples.length < MOST_EXAMPLES) this.#examples.push({ sku, before, after });
  }

  report(): PriceReport | null {
    if (this.#changed === 0) return null;
    const isKnown = this.#highest >= this.#lowest;
    const [lowest, highest] = isKnown ? [this.#lowest, this.#highest] : [0, 0];
    return { changed: this.#changed, lowest, highest, large: this.#large, examples: this.#examples };
  }
}

/** A change of more than this share is told with its product. */
const LARGE = 0.5;
const MOST_EXAMPLES = 3;
