// XML of shops as records, whatever its elements are called. Which element is a product is found in the beginning of the
// document, or the mapping says it: `records: /shop/offers/offer`.

import { CatalogFileError, withPlace } from '../catalog-file-error.ts';
import { bindMember } from '../json/bind-member.ts';
import type { ReadingLimits } from '../reading-limits.ts';
import type { RecordReader, SourceRecord } from '../source-record.ts';
import type { StatedCurrency } from '../stated-currency.ts';
import { dialectOfRoot, hasProducts } from './dialects/xml-dialects.ts';
import { LookUps } from './look-ups.ts';
import { findRecordPath } from './record-path.ts';
import { withoutComments } from './refuse-web-page.ts';
import { type FeedElement, type FeedRecord, FeedSplitter } from './split-feed.ts';
import { type XmlFields, xmlRecord } from './xml-record.ts';

export interface XmlReader {
  readonly reader: RecordReader<XmlFields>;
  /** The path of the element that is a product. */
  readonly records: string;
}

/** `sample`: the beginning of the document. Throws `CatalogFileError` if no element in it can be a product. */
export async function readXml(
  file: string,
  pieces: AsyncIterable<string>,
  sample: string,
  records: string | null,
  limits: ReadingLimits,
  stated: StatedCurrency,
): Promise<XmlReader> {
  const path = records ?? recordPath(sample);
  if (path === null) {
    await readBeginning(file, pieces, sample.length, limits);
    throw withoutRecords(file, sample);
  }
  const lookUps = new LookUps();
  const around = path.split('/').slice(1);
  const own = around.pop();
  const splitter = new FeedSplitter(file, limits, {
    isRecord: (outside, name) =>
      name === own && outside.length === around.length && outside.every((each, depth) => each === around[depth]),
    outside: (element) => {
      lookUps.learn(element);
      stateCurrency(element, stated);
    },
    holder: (element) => lookUps.learnParts(element),
    comment: (text) => stated.comment(text),
  });
  const toRecord = ({ line, ordinal, element }: FeedRecord): SourceRecord<XmlFields> => {
    return { line, ordinal, fields: xmlRecord(element, lookUps) };
  };
  const reader: RecordReader<XmlFields> = {
    columns: null,
    bind: bindMember,
    names: (fields) => Object.keys(fields),
    batches: (async function* () {
      for await (const piece of withPlace(pieces, () => splitter.place())) {
        const found = splitter.push(piece);
        if (found.length > 0) yield found.map(toRecord);
      }
      const found = splitter.end();
      if (found.length > 0) yield found.map(toRecord);
      if (splitter.count === 0) {
        const what = `the document has no element ${path}, which would be a product`;
        const mend =
          'export it again with its products, or say in a mapping which element is one, such as `records: /shop/items/item`';
        throw new CatalogFileError({ file, ...splitter.place(), what, mend });
      }
    })(),
  };
  return { reader, records: path };
}

/** `<currency>EUR</currency>`, or `<currency id="UAH" rate="1"/>` for the currency to which the others are converted. */
function stateCurrency({ name, text, attributes }: FeedElement, stated: StatedCurrency): void {
  stated.member(name, text);
  if (attributes.rate === undefined || Number(attributes.rate) === 1) stated.member(name, attributes.id ?? '');
  for (const [attribute, value] of Object.entries(attributes)) stated.member(attribute, value);
}

/** A known dialect may begin with more categories than the sample holds. */
function recordPath(sample: string): string | null {
  const root = rootOf(sample);
  const known = dialectOfRoot(root, sample);
  const path = known !== null && hasProducts(known, sample) ? known.records : findRecordPath(sample);
  return path ?? known?.records ?? null;
}

const withoutRecords = (file: string, sample: string): CatalogFileError =>
  new CatalogFileError({
    file,
    line: 1,
    what: `nothing in the beginning of this XML (root <${rootOf(sample).slice(0, 60)}>) is repeated, as products would be`,
    mend: 'say in a mapping which element is a product, such as `records: /shop/items/item`',
  });

/** Throws for what is wrong with the beginning itself: then no product may be in sight because of that. */
async function readBeginning(
  file: string,
  pieces: AsyncIterable<string>,
  length: number,
  limits: ReadingLimits,
): Promise<void> {
  const splitter = new FeedSplitter(file, limits, { isRecord: () => false });
  let read = 0;
  for await (const piece of withPlace(pieces, () => splitter.place())) {
    splitter.push(piece);
    read += piece.length;
    if (read > length) return;
  }
  splitter.end();
}

/** The name of the first element. Empty if none is in sight. */
const rootOf = (sample: string): string => ROOT.exec(withoutComments(sample))?.[1] ?? '';

/** After declarations and document types, as far as they have no `>` inside. */
const ROOT = /^\s*(?:<[?!][^>]*>\s*)*<([^\s/>!?]+)/u;
