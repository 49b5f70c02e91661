// Google Merchant feeds in XML (RSS 2.0, Atom) as records. An element is a column. An element inside another is a column
// with both names (`shipping.price`), so that a shipping price is never taken for the product's price.

import { CatalogFileError, withPlace } from '../catalog-file-error.ts';
import { bindMember } from '../json/bind-member.ts';
import { besideColumn } from '../named-pairs.ts';
import type { ReadingLimits } from '../reading-limits.ts';
import type { RecordReader, SourceRecord } from '../source-record.ts';
import { type FeedElement, type FeedRecord, FeedSplitter } from '../xml/split-feed.ts';
import { FEED_ROOTS, unknownRoot } from '../xml/unknown-root.ts';
import { googleName, isProseColumn } from './google-columns.ts';
import { type FinishedRecord, type GoogleFields, GoogleRecord } from './google-record.ts';

export function readGoogleXml(
  file: string,
  pieces: AsyncIterable<string>,
  limits: ReadingLimits,
  now: number,
): RecordReader<GoogleFields> {
  const splitter = new FeedSplitter(file, limits, {
    checkRoot: (root, place) => {
      if (!FEED_ROOTS.has(root)) throw unknownRoot(file, root, place);
    },
    isRecord: (outside, name) => isProduct(outside, name, outside.length),
  });
  const toRecord = ({ line, ordinal, element }: FeedRecord): SourceRecord<GoogleFields> => {
    return { line, ordinal, ...readProduct(element, splitter.namespaces, now) };
  };
  return {
    columns: null,
    bind: bindMember,
    names: (fields) => Object.keys(fields),
    batches: (async function* () {
      for await (const piece of withPlace(pieces, () => splitter.place())) {
        const records = splitter.push(piece);
        if (records.length > 0) yield records.map(toRecord);
      }
      const records = splitter.end();
      if (records.length > 0) yield records.map(toRecord);
      if (splitter.count === 0) {
        const what = 'the feed has no products (<item> in RSS, <entry> in Atom)';
        throw new CatalogFileError({ file, ...splitter.place(), what, mend: 'export it again with its products' });
      }
    })(),
  };
}

function isProduct([root, second]: readonly string[], name: string, depth: number): boolean {
  if (root === 'feed') return name === 'entry' && depth === 1;
  return name === 'item' && (depth === 1 || (depth === 2 && second === 'channel'));
}

type Namespaces = ReadonlyMap<string, string>;

function readProduct(element: FeedElement, namespaces: Namespaces, now: number): FinishedRecord {
  const record = new GoogleRecord();
  for (const child of element.children) readElement(child, '', record, namespaces);
  return record.finish(now);
}

/** What a product detail is made of, and Facebook's further attributes of variants. */
const DETAILS: Readonly<Record<string, { readonly name: string; readonly value: string }>> = {
  product_detail: { name: 'attribute_name', value: 'attribute_value' },
  additional_variant_attribute: { name: 'label', value: 'value' },
};
/** They only say what a link is for. */
const OF_LINKS = /^(?:href|url|rel|type|hreflang|xml:.*|xmlns.*)$/;

function readElement(element: FeedElement, path: string, record: GoogleRecord, namespaces: Namespaces): void {
  const { name, own } = columnOf(element.name, namespaces);
  const column = path + name;
  for (const [attribute, value] of Object.entries(element.attributes))
    if (!OF_LINKS.test(attribute)) record.add(besideColumn(column, `@${attribute}`), value, false);
  const detail = Object.hasOwn(DETAILS, column) ? DETAILS[column] : undefined;
  if (detail !== undefined && element.children.length > 0) {
    const part = (wanted: string): string =>
      element.children.find((child) => columnOf(child.name, namespaces).name === wanted)?.text ?? '';
    record.detail(part(detail.name), part(detail.value));
    for (const { name: other, text } of element.children) {
      const own = columnOf(other, namespaces).name;
      if (own !== detail.name && own !== detail.value) record.add(besideColumn(column, own), text, false);
    }
  } else if (isProseColumn(column)) {
    record.add(column, markupOf(element), own);
  } else if (element.children.length > 0) {
    for (const child of element.children) readElement(child, `${column}.`, record, namespaces);
  } else {
    record.add(column, element.text.trim() === '' ? addressOf(element) : element.text, own);
  }
}

const GOOGLE = /^https?:\/\/base\.google\.com\/c?ns\/1\.0\/?$/;

/** Elements of other namespaces keep their prefix. If nobody declared `g` and `c`, they mean Google's. */
function columnOf(written: string, namespaces: Namespaces): { readonly name: string; readonly own: boolean } {
  const colon = written.indexOf(':');
  if (colon === -1) return { name: googleName(written), own: false };
  const prefix = written.slice(0, colon);
  const namespace = namespaces.get(prefix);
  const own = namespace === undefined ? prefix === 'g' || prefix === 'c' : GOOGLE.test(namespace);
  return own ? { name: googleName(written.slice(colon + 1)), own } : { name: written, own };
}

/**
 * Atom writes addresses as attributes, several for one product. The one without a purpose is the page of the product.
 */
function addressOf({ attributes }: FeedElement): string {
  const purpose = attributes.rel ?? 'alternate';
  return purpose === 'alternate' ? (attributes.href ?? attributes.url ?? '') : '';
}

/** A body may be text, escaped markup, or markup as elements. All come out as the text of the markup. */
function markupOf({ text, children }: FeedElement): string {
  if (children.length === 0) return text;
  return `${text}${children.map((child) => `<${child.name}>${markupOf(child)}</${child.name}>`).join('')}`;
}
