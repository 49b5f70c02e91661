// The one way from a catalog file to products. It streams: only one batch of products exists at a time, whatever the size
// of the file. What is kept (skus with their lines, the first rejections) is small. It knows no storage.

import type { Attribute, Product } from '@guidepost/engine/product';
import { reason } from '@guidepost/fault/reason';
import { CatalogFileError } from './catalog-file-error.ts';
import type { CatalogFormat } from './catalog-format.ts';
import { ownProducts } from './json/own-product.ts';
import { compileMapping } from './mapping/compile-mapping.ts';
import type { Mapping } from './mapping/mapping.ts';
import { type DropCount, DropCounter } from './product/count-drops.ts';
import { OfferCounter, type OfferCounts } from './product/count-offers.ts';
import type { RecordConverter, TellRemark } from './product/record-converter.ts';
import { brokenRow, keptReason, type Rejection, RowFault } from './rejection.ts';
import { type Remark, Remarks } from './remarks.ts';
import { runWithin } from './run-within.ts';
import { SkuPlaces } from './sku-places.ts';
import type { RecordReader, SourceRecord } from './source-record.ts';
import { ownCatalog } from './survey/own-columns.ts';
import type { Survey } from './survey/survey.ts';
import { detached } from './text/detached.ts';
import type { Encoding } from './text/encoding.ts';

export interface ReadingSettings {
  /** Null or missing: the file is in Guidepost's own shape. */
  readonly mapping?: Mapping | null;
  /** Missing: what the mapping says, else what the file looks like. */
  readonly format?: CatalogFormat | null;
  readonly encoding?: Encoding | null;
  /** It completes links and images that begin with a slash. Without it they are refused. */
  readonly baseUrl?: string | null;
  /** How many rejections are kept. All are counted. */
  readonly keepRejections?: number;
  /** Called for every rejection, in the order of the file, before the batch of its row is handed out. */
  readonly onRejection?: (rejection: Rejection) => void;
  /**
   * Called, likewise, for a product whose sku an earlier one has. Whoever listens decides what becomes of it; otherwise it is
   * rejected as `rejection` says.
   */
  readonly onAgain?: (product: Product, rejection: Rejection) => void;
  /**
   * Rows may speak of only a part of each product. Then required members may be missing in Guidepost's own shape,
   * products have `STAND_INS` for them, and `columnsOf` says what a row speaks of.
   */
  readonly isPartial?: boolean;
  /** For offers with dates, in milliseconds since 1970. Missing: the time of the reading. */
  readonly now?: number;
}

export interface ReadingCounts {
  /** Rows or elements seen, without the header. */
  readonly rows: number;
  readonly products: number;
  readonly rejected: number;
  /** Left out because of the mapping, or because the file itself says that they are not on sale. */
  readonly dropped: number;
  /** As stored, so that they can be compared with `CatalogSource.size`. */
  readonly bytes: number;
}

export interface CatalogReading {
  /**
   * Batches of products in the order of the file, to be read once. A batch is empty if all its rows were rejected.
   * Throws `CatalogFileError` if the file cannot be read further. Texts may share memory with their batch, so copy those
   * that you keep.
   */
  readonly products: AsyncIterable<readonly Product[]>;
  /** Known when the first batch is. */
  readonly format: CatalogFormat | null;
  readonly counts: ReadingCounts;
  /** The first ones. */
  readonly rejected: readonly Rejection[];
  readonly remarks: readonly Remark[];
  /** Of the products so far. Null: none has an offer with dates. */
  readonly offers: OfferCounts | null;
  /** Rows that the mapping has left out so far, by its rules. */
  readonly drops: readonly DropCount[];
  /** Complete after the last batch. */
  attributes(): readonly Attribute[];
  /** The line of the product with this sku. Null if no such product was read. */
  lineOf(sku: string): number | null;
  /** What the row of this product speaks of. Null if the header says it for all rows, and without `isPartial`. */
  columnsOf(product: Product): ReadonlySet<string> | null;
  /**
   * Attributes, and `description`, for which its row has something that could not be read. Empty without `isPartial`.
   */
  unreadOf(product: Product): ReadonlySet<string>;
}

/** Reads the rows of the surveyed file and closes it. */
export function readCatalog(survey: Survey, settings: ReadingSettings = {}): CatalogReading {
  return new Reading(survey, settings);
}

class Reading implements CatalogReading {
  readonly products: AsyncIterable<readonly Product[]>;
  readonly counts = { rows: 0, products: 0, rejected: 0, dropped: 0, bytes: 0 };
  readonly rejected: Rejection[] = [];
  format: CatalogFormat | null = null;
  readonly #survey: Survey;
  readonly #settings: ReadingSettings;
  readonly #remarks = new Remarks();
  readonly #offers = new OfferCounter();
  #drops = new DropCounter([]);
  readonly #skus = new SkuPlaces();
  /** The ordinal and the line of the record that is being converted. */
  #ordinal: number | undefined;
  #line = 1;
  /** Rows of which callers heard without a product. */
  #told = 0;
  #attributes: () => readonly Attribute[] = () => [];
  readonly #columns = new WeakMap<Product, () => readonly string[]>();
  readonly #unread = new WeakMap<Product, ReadonlySet<string>>();

  constructor(survey: Survey, settings: ReadingSettings) {
    this.#survey = survey;
    this.#settings = settings;
    this.products = this.#read();
  }

  get remarks(): readonly Remark[] {
    return this.#remarks.list();
  }

  get offers(): OfferCounts | null {
    return this.#offers.counts();
  }

  get drops(): readonly DropCount[] {
    return this.#drops.report();
  }

  attributes(): readonly Attribute[] {
    return this.#attributes();
  }

  columnsOf(product: Product): ReadonlySet<string> | null {
    const columns = this.#columns.get(product);
    return columns === undefined ? null : new Set(columns());
  }

  unreadOf(product: Product): ReadonlySet<string> {
    return this.#unread.get(product) ?? new Set();
  }

  lineOf(sku: string): number | null {
    return this.#skus.find(sku)?.line ?? null;
  }

  async *#read(): AsyncGenerator<readonly Product[]> {
    const { format = null, encoding = null } = this.#settings;
    const mapping = this.#settings.mapping ?? (await ownCatalog(this.#survey, format, encoding));
    const now = this.#settings.now ?? Date.now();
    const opened = await this.#survey.openRows({ mapping, format, encoding, now }, (count) => {
      this.counts.bytes += count;
    });
    this.format = opened.format;
    try {
      if (mapping !== null) {
        yield* opened.format === 'csv'
          ? this.#map(mapping, opened.reader, now)
          : this.#map(mapping, opened.reader, now);
      } else if (opened.format === 'csv') {
        throw new TypeError('a table is read with a mapping');
      } else if (opened.format !== 'json' && opened.format !== 'ndjson') {
        throw this.#needsMapping();
      } else {
        const { name, limits } = this.#survey;
        yield* this.#convert(opened.reader, ownProducts(name, this.#baseUrl, limits, this.#settings.isPartial));
      }
    } finally {
      await opened.close();
    }
  }

  #map<F>(mapping: Mapping, reader: RecordReader<F>, now: number): AsyncGenerator<readonly Product[]> {
    const { patternLength } = this.#survey.limits;
    this.#drops = new DropCounter(mapping.drop);
    const context = { mapping, bind: reader.bind, columns: reader.columns, patternLength, now };
    return this.#convert(reader, compileMapping(context, this.#baseUrl));
  }

  get #baseUrl(): string | null {
    return this.#settings.baseUrl ?? null;
  }

  async *#convert<F>(reader: RecordReader<F>, converter: RecordConverter<F>): AsyncGenerator<readonly Product[]> {
    this.#attributes = converter.attributes;
    const isPartial = this.#settings.isPartial === true;
    let unread: string[] = [];
    const remark: TellRemark = (attribute, line, text) => {
      if (isPartial) unread.push(attribute);
      this.#remarks.add(attribute, line, text, this.#ordinal);
    };
    const tellsColumns = isPartial && reader.columns === null;
    let products: Product[] = [];
    const take = ({ line, ordinal, fields, broken, leftOut, remarks, offer }: SourceRecord<F>): void => {
      this.counts.rows++;
      this.#ordinal = ordinal;
      this.#line = line;
      if (leftOut !== undefined) {
        this.counts.dropped++;
        return;
      }
      if (unread.length > 0) unread = [];
      if (remarks !== undefined) for (const { name, text } of remarks) this.#remarks.add(name, line, text, ordinal);
      const product = fields === null ? brokenRow(broken) : converter.convert(fields, line, remark);
      if (product === null) {
        this.counts.dropped++;
        const rule = fields === null ? null : (converter.droppedBy?.(fields) ?? null);
        if (rule !== null) this.#drops.add(rule);
      } else if (product instanceof RowFault) this.#reject(product, line);
      else {
        if (tellsColumns && fields !== null) this.#columns.set(product, () => reader.names(fields));
        if (unread.length > 0) this.#unread.set(product, new Set(unread));
        if (this.#skus.add(product.sku, line, this.#ordinal)) {
          converter.accept?.(product, line);
          const time = offer ?? (fields === null ? null : (converter.offerOf?.(fields) ?? null));
          if (time !== null) this.#offers.add(time, product, { line, ...(ordinal !== undefined && { ordinal }) });
          products.push(product);
        } else this.#tellAgain(product, line);
      }
    };
    let told = this.#told;
    for await (const batch of reader.batches) {
      products = [];
      const takeAll = (): void => {
        for (const record of batch) take(record);
      };
      if (!converter.hasPatterns) takeAll();
      else if (!runWithin(this.#survey.limits.batchTime, takeAll)) throw this.#tooSlow();
      this.counts.products += products.length;
      // Callers that keep the products of rejected rows wait for the batch of these rows.
      if (products.length > 0 || this.#told > told) yield products;
      told = this.#told;
    }
  }

  #tooSlow(): CatalogFileError {
    const where = this.#ordinal === undefined ? '' : `, record ${this.#ordinal},`;
    return new CatalogFileError({
      file: this.#survey.name,
      line: this.#line,
      what: `a pattern of the mapping takes too long on the row${where} that begins here`,
      mend: 'do not repeat a part that already repeats, as in (a+)+; describe what comes before and after the value instead',
    });
  }

  #needsMapping(): CatalogFileError {
    const what = 'this file comes from a shop system, and no mapping says what its columns mean';
    return new CatalogFileError({ file: this.#survey.name, what, mend: 'let a mapping be inferred, or write one' });
  }

  /** If a sku appears twice, the first product stays. */
  #tellAgain(product: Product, line: number): void {
    const { sku } = product;
    const first = this.#skus.find(sku);
    const where = `line ${first?.line}${first?.ordinal ? `, record ${first.ordinal}` : ''}`;
    const text = `the sku is already used in ${where}; give each product its own, or remove one of the rows`;
    const fault = new RowFault(sku, 'sku', reason('sku-again-in-line', text, { line: first?.line ?? 0 }));
    const { onAgain } = this.#settings;
    if (onAgain === undefined) {
      this.#reject(fault, line);
      return;
    }
    this.#told++;
    onAgain(product, this.#rejectionOf(fault, line));
  }

  #reject(fault: RowFault, line: number): void {
    this.counts.rejected++;
    this.#told++;
    const { onRejection, keepRejections = 100 } = this.#settings;
    if (onRejection === undefined && this.rejected.length >= keepRejections) return;
    const rejection = this.#rejectionOf(fault, line);
    if (this.rejected.length < keepRejections) this.rejected.push(rejection);
    onRejection?.(rejection);
  }

  #rejectionOf(fault: RowFault, line: number): Rejection {
    const { sku: written, field, orElse } = fault;
    const ordinal = this.#ordinal === undefined ? {} : { ordinal: this.#ordinal };
    const sku = written === null ? null : detached(written);
    return { file: this.#survey.name, line, ...ordinal, sku, field, ...keptReason(fault), ...(orElse && { orElse }) };
  }
}
