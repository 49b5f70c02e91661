// One import inside its transaction: puts what the file gives, keeps what its rejected rows were about, and stops before
// anything takes effect that nobody can have wanted. Products go through it by the hundred thousand each second, so it
// does little for each.

import { type CatalogReading, readCatalog } from '@guidepost/catalog/read-catalog';
import type { Rejection } from '@guidepost/catalog/rejection';
import type { LookedAtColumns } from '@guidepost/catalog/survey/look-at-columns';
import type { Survey } from '@guidepost/catalog/survey/survey';
import type { Attribute, Product } from '@guidepost/engine/product';
import type { CatalogChange, CatalogSettings, ChangeTarget, ImportCounts, OnPrice } from '../catalogs/catalog-store.ts';
import { AttributeCounts } from './attribute-counts.ts';
import { goneFrom } from './attributes-after.ts';
import type { CatalogSample } from './catalog-sample.ts';
import type { ChosenMapping } from './chosen-mapping.ts';
import { ComingCatalog } from './coming-catalog.ts';
import { FreeProducts } from './free-products.ts';
import { type ImportNotices, NO_NOTICES } from './import-notices.ts';
import type { ImportOrder, ImportReport, ImportStores } from './import-order.ts';
import { ImportStopped, type StopReason } from './import-stop.ts';
import type { AdvisorConcern } from './judge-advisors.ts';
import { breaksAdvisors, emptiesAdvisors, judgeChange, removesTooMany } from './judge-change.ts';
import { ListedAgain } from './listed-again.ts';
import { NewProducts } from './new-products.ts';
import { NoticeCollector } from './notice-collector.ts';
import { RejectionGroups } from './rejection-groups.ts';
import { otherCurrencyAfter, type SaidAnew, settingsAfter } from './settings-after.ts';
import { ToldDifference } from './told-difference.ts';
import { coverageOfRow, mergeProduct, type UpdateCoverage } from './update-coverage.ts';
import { withoutInference } from './without-inference.ts';

/** Rejections that the report has one by one. */
const SHOWN = 100;

export class ImportTransaction {
  readonly #order: ImportOrder;
  readonly #mapping: ChosenMapping;
  readonly #said: SaidAnew;
  /** Null: the file is the whole catalog. */
  readonly #coverage: UpdateCoverage | null;
  readonly #reading: CatalogReading;
  readonly #counts = new AttributeCounts();
  readonly #noticed: NoticeCollector;
  readonly #difference = new ToldDifference();
  readonly #new = new NewProducts();
  readonly #free = new FreeProducts();
  readonly #again: ListedAgain;
  readonly #groups = new RejectionGroups();
  readonly #survey: Survey;
  readonly #rejections: Rejection[] = [];
  /** Rejections of this batch that wait for rows before them. */
  #held: Rejection[] = [];
  /** Rejected rows whose products are still to be kept. */
  #toKeep: { readonly sku: string; readonly line: number }[] = [];
  #first: Product | null = null;
  #products = 0;
  #rejected = 0;
  #notices: ImportNotices = NO_NOTICES;

  /** `looked`: what the columns of the file were found to be; `sample`: the catalog before, of a replace; `before`: what it declares. */
  constructor(
    order: ImportOrder,
    survey: Survey,
    mapping: ChosenMapping,
    coverage: UpdateCoverage | null,
    looked: LookedAtColumns | null,
    sample: CatalogSample | null,
    before: readonly Attribute[],
  ) {
    this.#noticed = new NoticeCollector(mapping, coverage, looked, sample, before);
    this.#order = order;
    this.#survey = survey;
    this.#mapping = mapping;
    this.#coverage = coverage;
    this.#said = { order, mapping, isWhole: coverage === null };
    const rules = coverage === null ? mapping.rules : coverage.rules;
    this.#again = new ListedAgain(rules);
    this.#reading = readCatalog(survey, {
      mapping: rules,
      format: order.format,
      baseUrl: order.baseUrl,
      isPartial: coverage !== null,
      now: order.at,
      keepRejections: 0,
      onRejection: (rejection) => this.#hear(rejection),
      onAgain: (product, rejection) => this.#again.add(product, rejection),
    });
  }

  /** What is to hear what becomes of products. */
  get hearing(): Pick<ChangeTarget, 'onPrice' | 'onNew' | 'onGone'> {
    const { onNew, onGone } = this.#difference;
    return { onNew, onGone, onPrice: this.#onPrice };
  }

  readonly #onPrice: OnPrice = (sku, before, after, title) => {
    this.#noticed.onPrice(sku, before, after, title);
    this.#difference.price(sku, before, after, title);
  };

  async run(stores: ImportStores, change: CatalogChange): Promise<ImportReport> {
    const { progress, source } = this.#order;
    for await (const batch of this.#reading.products) {
      const products = await this.#join(
        change,
        this.#coverage === null ? batch : await this.#merge(change, this.#coverage, batch),
      );
      for (const product of products) {
        this.#counts.add(product);
        if (this.#coverage?.spoken.fields.has('price') !== false) this.#free.add(product);
      }
      if (this.#coverage === null) this.#noticed.came(products);
      this.#first ??= products[0] ?? null;
      this.#products += products.length;
      if (this.#toKeep.length === 0) await change.put(products);
      else await this.#putAndKeep(change, products);
      if (progress && source.size) {
        progress(this.#reading.counts.bytes / source.size, this.#products);
      }
    }
    await this.#putAndKeep(change, []);
    if (this.#products === 0) this.#stop([{ code: 'nothing-to-import' }]);
    const settings = settingsAfter(this.#said, change.before, this.#reading.attributes());
    const otherCurrency = otherCurrencyAfter(this.#said, change.before);
    const { otherTables, headings } = this.#survey;
    const listedAgain = this.#again.report();
    const { offers, drops } = this.#reading;
    const free = this.#free.report((sku) => this.#reading.lineOf(sku), this.#mapping.rules);
    // Only now all prices are told.
    const counts = await change.finish(settings);
    const difference = this.#difference.report(change.before, counts);
    this.#notices = {
      ...this.#noticed.notices(change.before, settings.attributes),
      ...(difference !== null && { difference }),
      ...(free !== null && { freeProducts: free }),
      ...(otherTables && { otherTables }),
      ...(headings && { headings }),
      ...(otherCurrency && { otherCurrency }),
      ...(listedAgain && { listedAgain }),
      ...(offers && { offers }),
      ...(drops.length > 0 && { drops }),
    };
    const lacking = await this.#new.report(change, this.#coverage?.rules ?? null, this.#coverage?.unused ?? []);
    if (lacking !== null) this.#notices = { ...this.#notices, newProducts: lacking };
    this.#stop(this.#dangers(change, counts, settings));
    const coming = new ComingCatalog(change, counts, settings.attributes, this.#order.dryRun ?? false);
    const concerns = await this.#judge(stores, change, coming);
    await coming.hand();
    const mappingChanged = change.before !== null && change.before.mapping !== settings.mapping;
    return {
      ...this.#report(counts, settings, concerns),
      ...{ attributesGone: goneFrom(change, settings), mappingChanged },
    };
  }

  /** Adds what rows say again of the products of this batch and of earlier ones. */
  async #join(change: CatalogChange, batch: readonly Product[]): Promise<readonly Product[]> {
    if (!this.#again.isWaiting) return batch;
    const { products, earlier, added, rejected } = await this.#again.join(change, batch, this.#complete);
    await change.put(earlier);
    for (const values of added) this.#noticed.stayed(values);
    const held = [...this.#held, ...rejected];
    this.#held = [];
    for (const rejection of held.toSorted(byPlace)) this.#reject(rejection);
    return products;
  }

  /** A row that speaks of a part of a product says nothing else of the rest. */
  readonly #complete = (first: Product, again: Product): Product => {
    if (this.#coverage === null) return again;
    const { spoken } = coverageOfRow(this.#coverage, this.#reading.columnsOf(again));
    return mergeProduct(first, again, spoken, this.#reading.unreadOf(again), this.#again.lists);
  };

  async #merge(change: CatalogChange, file: UpdateCoverage, batch: readonly Product[]): Promise<Product[]> {
    const known = await change.find(batch.map(({ sku }) => sku));
    const merged: Product[] = [];
    for (const product of batch) {
      const { spoken, absent } = coverageOfRow(file, this.#reading.columnsOf(product));
      const before = known.get(product.sku);
      if (before !== undefined) {
        const after = mergeProduct(before, product, spoken, this.#reading.unreadOf(product), this.#again.lists);
        this.#noticed.changed(before, after);
        merged.push(after);
      } else if (absent.length === 0) {
        this.#new.add(product);
        merged.push(product);
      } else this.#rejectUnknown(product.sku, absent);
    }
    return merged;
  }

  #rejectUnknown(sku: string, absent: readonly string[]): void {
    const needed = `${absent.slice(0, -1).join(', ')}${absent.length > 1 ? ' and ' : ''}${absent.at(-1)}`;
    const reason = `the catalog has no product of this sku, and a new one needs ${needed} too; add what is missing, or take the row out`;
    const line = this.#reading.lineOf(sku) ?? 0;
    this.#reject({ file: this.#order.source.name, line, sku, field: absent[0] ?? null, reason });
  }

  /** In the order of the file, so it waits for rows before it that are still to be judged. */
  #hear(rejection: Rejection): void {
    if (this.#again.isWaiting) this.#held.push(rejection);
    else this.#reject(rejection);
  }

  #reject(written: Rejection): void {
    const rejection = this.#mapping.origin === 'inferred' ? withoutInference(written) : written;
    this.#rejected += 1;
    this.#groups.add(rejection);
    if (this.#rejections.length < SHOWN) this.#rejections.push(rejection);
    const { sku, line } = rejection;
    if (sku !== null && this.#coverage === null) this.#toKeep.push({ sku, line });
    this.#order.onRejection?.(rejection);
  }

  /** What is kept keeps its place among the others. */
  async #putAndKeep(change: CatalogChange, products: readonly Product[]): Promise<void> {
    const rejected = this.#toKeep;
    this.#toKeep = [];
    // A price that was kept would be taken for one in the new currency.
    const isKept = change.before !== null && otherCurrencyAfter(this.#said, change.before) === undefined;
    const known = isKept ? await change.find(rejected.map(({ sku }) => sku)) : null;
    let put = 0;
    for (const { sku, line } of rejected) {
      const stays = known?.get(sku);
      if (stays === undefined) continue;
      this.#noticed.stayed(stays);
      let next = put;
      while (next < products.length && this.#isBefore(products[next], line)) next++;
      await change.put(products.slice(put, next));
      await change.keep([sku]);
      put = next;
    }
    await change.put(put === 0 ? products : products.slice(put));
  }

  #isBefore(product: Product | undefined, line: number): boolean {
    return product !== undefined && (this.#reading.lineOf(product.sku) ?? 0) < line;
  }

  #dangers(change: CatalogChange, counts: ImportCounts, { attributes }: CatalogSettings): StopReason[] {
    const { before } = change;
    const { strict = false, yes = false } = this.#order;
    const rejected = this.#rejected;
    const rows = this.#reading.counts.rows - this.#reading.counts.dropped;
    const reasons: StopReason[] = [];
    if (strict && rejected > 0) reasons.push({ code: 'rejected-rows', rejected });
    if (yes) return reasons;
    if (rejected * 2 > rows) reasons.push({ code: 'too-many-rejected', rejected, rows });
    const products = counts.changed + counts.unchanged;
    const isOtherCurrency = otherCurrencyAfter(this.#said, before) !== undefined;
    return [
      ...reasons,
      ...removesTooMany(before, counts.removed, 'import'),
      ...this.#noticed.dangers(before, { attributes, products, isOtherCurrency }),
    ];
  }

  async #judge(stores: ImportStores, change: CatalogChange, coming: ComingCatalog) {
    const concerns = await judgeChange(stores, this.#order, change.before, coming);
    if (this.#order.yes) return concerns;
    const attributesEmptied = this.#noticed.isAboutMost(change.before) ? this.#notices.attributesEmptied : [];
    const emptied = await emptiesAdvisors(stores.advisors, this.#order, attributesEmptied);
    this.#stop([...emptied, ...breaksAdvisors(concerns)]);
    return concerns;
  }

  #stop(reasons: readonly StopReason[]): void {
    if (reasons.length > 0) throw new ImportStopped(this.#order.source.name, reasons, this.#read());
  }

  #read() {
    const { rows, dropped } = this.#reading.counts;
    return {
      ...{ rows, dropped, rejected: this.#rejected, format: this.#reading.format, mapping: this.#mapping },
      ...{ rejections: this.#rejections, rejectionGroups: this.#groups.report() },
      notices: this.#notices,
    };
  }

  #report(counts: ImportCounts, settings: CatalogSettings, concerns: readonly AdvisorConcern[]) {
    return {
      ...counts,
      ...this.#read(),
      attributes: this.#counts.report(settings.attributes),
      remarks: this.#reading.remarks,
      first: this.#first,
      mode: this.#order.mode,
      spoken: this.#coverage === null ? null : [...this.#coverage.spoken.attributes],
      ...{ currency: settings.currency, language: settings.language },
      concerns,
      dryRun: this.#order.dryRun ?? false,
    };
  }
}

const byPlace = (one: Rejection, other: Rejection): number =>
  one.line - other.line || (one.ordinal ?? 0) - (other.ordinal ?? 0);
