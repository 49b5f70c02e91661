// Concludes the mapping, its text, and what is missing from the sample.

import { reason } from '@guidepost/fault/reason';
import type { Mend } from '@guidepost/fault/remedy';
import { CatalogFileError } from '../catalog-file-error.ts';
import type { CatalogFormat } from '../catalog-format.ts';
import { findRefusedColumn } from '../csv/own-mapping.ts';
import type { EndedCurrency } from '../mapping/ended-currencies.ts';
import {
  type Mapping,
  PRODUCT_FIELDS,
  type ProductField,
  REQUIRED_FIELDS,
  type ValueRule,
} from '../mapping/mapping.ts';
import { columnsOf } from '../mapping/named-columns.ts';
import type { GivenField } from '../mapping/read-given-field.ts';
import { refuseAttributeName } from '../mapping/read-rule.ts';
import { writeMapping, writeScalar } from '../mapping/write-mapping.ts';
import { splitBesideColumn, splitPairColumn } from '../named-pairs.ts';
import { normalisePrice } from '../product/normalise-price.ts';
import type { ColumnLeftOut, InferredRules } from './attribute/found-attributes.ts';
import { inferAttributes } from './attribute/infer-attributes.ts';
import type { MergeOffer } from './attribute/offer-merges.ts';
import { findBlankSpellings } from './cell/blank-spellings.ts';
import { findDecimal } from './cell/find-decimal.ts';
import { groupedBesideWhole } from './cell/grouped-by-points.ts';
import { knownCurrencies } from './cell/known-currencies.ts';
import { findMixedPrices, isEachRead, pricesIn } from './cell/mixed-prices.ts';
import { type ColumnFacts, columnFacts } from './column/column-facts.ts';
import { namesOnlyId } from './column/column-names.ts';
import { nameAbsentField } from './column/names-absent-field.ts';
import { namesTrade } from './column/names-trade.ts';
import { commentsOn } from './comment-mapping.ts';
import { doubtsOnAmounts } from './doubts-on-amounts.ts';
import { doubtsOnLinks } from './doubts-on-links.ts';
import { doubtsOnLists } from './doubts-on-lists.ts';
import { doubtsOnStock } from './doubts-on-stock.ts';
import type { Evidence } from './evidence.ts';
import { withoutAdvertising } from './field/advertised-titles.ts';
import { type ChosenFields, chooseFields } from './field/choose-fields.ts';
import { notesOnOffer } from './field/choose-offer.ts';
import { concludeCurrency } from './field/conclude-currency.ts';
import { findListedAgain } from './field/find-listed-again.ts';
import { findTwins, notesOnTwins, tieTwins } from './field/note-twins.ts';
import { completePrices } from './field/price-spelling.ts';
import { withoutSign } from './field/price-without-sign.ts';
import { findLanguage } from './find-language.ts';
import { likePrices, type MissingField, missingFields } from './missing-fields.ts';
import { beyondSample, findUnused, leftBeside, type UnusedColumn } from './unused-columns.ts';

export interface Inference {
  /** The file is in Guidepost's own shape and can be read without a mapping. */
  readonly own: boolean;
  readonly mapping: Mapping;
  /** The mapping as a file to edit. `readMapping` turns it into `mapping`. */
  readonly text: string;
  /** What a person should know before using it. */
  readonly notes: readonly string[];
  /** What may be wrong although the file can be imported, with how to mend it; told before everything else. */
  readonly doubts: readonly Mend[];
  /** Optional fields of a format that no row has. The next file may have them. */
  readonly idle: readonly ProductField[];
  /** Required fields that are nowhere in the file. If there are any, nothing can be imported. */
  readonly missing: readonly MissingField[];
  /** Values that may be the same; in `text` as comments. */
  readonly merges: readonly MergeOffer[];
  /** The currency that the file states, if that has ended and nobody says which it is now. */
  readonly endedCurrency?: EndedCurrency;
  /** Everything in the file that the mapping takes nothing from. */
  readonly unused: readonly UnusedColumn[];
}

/** What was concluded on the way, for whoever tells of each column. */
export interface Conclusion {
  readonly inference: Inference;
  readonly columns: readonly ColumnFacts[];
  readonly chosen: ChosenFields;
  readonly inferred: readonly InferredRules[];
  readonly leftOut: readonly ColumnLeftOut[];
}

export const concludeMapping = (evidence: Evidence): Inference => conclude(evidence).inference;

export function conclude(evidence: Evidence): Conclusion {
  const { sample, preset, file } = evidence;
  if (sample.rows === 0) {
    const { line, reason } = sample.broken ?? { line: 1, reason: 'there is none' };
    throw new CatalogFileError({
      file,
      line,
      what: `no row can be read: ${reason}`,
      mend: 'mend the file or export it again',
    });
  }
  const blank = findBlankSpellings(sample.columns);
  const called = endsOfPaths(evidence);
  const all = sample.columns.map((column) => columnFacts(column, sample.rows, blank, called(column.name)));
  const columns = all.filter(({ name }) => splitBesideColumn(name) === null);
  const language = evidence.language ?? findLanguage(columns);
  const priced = evidence.given.filter(({ field }) => field === 'price' || field === 'list_price');
  const currencies = knownCurrencies(columns, evidence);
  const decimal = findDecimal(
    columns,
    language,
    priced.flatMap(({ rule }) => rule.from.flatMap(columnsOf)),
    currencies,
  );
  const given = completePrices(evidence.given, columns, currencies);
  const found = chooseFields({
    ...{ columns, rows: sample.rows, preset, isOpen: sample.isOpen, language, currencies },
    given: new Map(given.map(({ field, rule }) => [field, rule])),
  });
  const keys = new Set(fieldRules(found, given).sku?.from.flatMap(columnsOf));
  const key = columns.filter(({ name }) => keys.has(name));
  const twins = findTwins(columns, key, sample.rows);
  const isTitleGiven = given.some(({ field }) => field === 'title');
  const { chosen, doubts: onTitles } = withoutAdvertising(tieTwins(found, twins), columns, isTitleGiven);
  // Whoever says which column is the sku knows that other ids do not tell products apart.
  const isSkuGiven = given.some(({ field }) => field === 'sku');
  const telling = isSkuGiven ? columns.filter(({ called }) => !namesOnlyId(called)) : columns;
  const listedAgain = findListedAgain(key, telling, sample.rows).categories;
  const paid = {
    ...chosen,
    fields: new Map([...chosen.fields, ...completePrices(priced, columns, currencies).map(asChoice)]),
  };
  const money = concludeCurrency(columns, paid, evidence, { language, decimal: decimal.setting, rows: sample.rows });
  const paidBy = fieldRules(chosen, given).price;
  const charged = new Set(paidBy?.from.flatMap(columnsOf));
  const ofPrice = paidBy === undefined ? likePrices(columns) : columns.filter(({ name }) => charged.has(name));
  const { inferred, leftOut: refused } = inferAttributes({
    ...{ columns, rows: sample.rows, blank, decimal, chosen, preset, language, listedAgain, known: evidence.known },
    ...{ currency: money.currency, priced: ofPrice, isPriced: paidBy !== undefined },
  });
  const leftOut = [...(paidBy !== undefined ? refused : refused.map(withMaybePrice)), ...leftBeside(all)];
  const notes = [
    ...money.notes,
    ...notesOnTwins(twins),
    ...notesOnOffer(chosen.offer, columns),
    ...notesOnLists(evidence),
  ];
  const fields = fieldRules(chosen, given);
  const mapping: Mapping = {
    ...{
      name: file,
      places: {},
      format: evidence.format,
      encoding: evidence.encoding,
      delimiter: null,
      quotes: evidence.quotes,
    },
    ...{
      quote: null,
      records: evidence.records,
      currency: money.currency,
      currencyFrom: money.column,
      language,
    },
    ...{
      decimal: decimal.setting,
      blank,
      fields: money.isSignOpen ? withoutSign(fields, columns) : fields,
      offer: given.some(({ field }) => field === 'price') ? null : chosen.offer,
      drop: dropRules(evidence),
    },
    attributes: inferred.flatMap(({ rules }) => rules),
  };
  const missing = missingFields(mapping, columns, chosen.brand, sample.rows);
  const merges = inferred.flatMap((one) => one.merges);
  const idle = idleFields(mapping, columns);
  const isStockRead = mapping.fields.available !== undefined && !idle.includes('available');
  const doubts = [
    ...doubtsOnAmounts(mapping, columns, sample.rows),
    ...onTitles,
    ...doubtsOnLinks(mapping, columns, sample.rows),
    ...doubtsOnLists(mapping, sample),
    ...doubtsOnStock(mapping, columns, isStockRead),
  ];
  const comments = commentsOn({ evidence, mapping, columns, chosen, inferred, leftOut, missing, notes });
  const inference: Inference = {
    ...{ own: isOwn(evidence, columns), mapping, text: writeMapping(mapping, comments) },
    ...{
      notes: comments.top,
      doubts,
      idle,
      missing,
      merges,
      ...(money.ended !== null && { endedCurrency: money.ended }),
      unused: [...findUnused(mapping, all, leftOut), ...beyondSample(sample)],
    },
  };
  return { inference, columns: all, chosen, inferred, leftOut };
}

const asChoice = ({ field, rule }: GivenField) => [field, { rule, why: null }] as const;

/** Where no price is charged, a column of prices is not another one than that. */
function withMaybePrice(one: ColumnLeftOut): ColumnLeftOut {
  if (one.reason.code !== 'other-price') return one;
  const text = `a price, but not surely the one that is charged; if it is, write price: ${writeScalar(one.column)}`;
  return { ...one, reason: reason('maybe-price', text, { column: one.column }) };
}

/** A table that lacks a column of such a rule could not be read with it. */
const dropRules = ({ preset, format, sample }: Evidence): Mapping['drop'] =>
  (preset?.drop ?? []).filter(({ column }) => format !== 'csv' || sample.columns.some(({ name }) => name === column));

function idleFields({ fields }: Mapping, columns: readonly ColumnFacts[]): ProductField[] {
  const filled = new Set(columns.filter((column) => column.filled > 0).map(({ name }) => name));
  const isIdle = (rule: ValueRule): boolean =>
    rule.from.flatMap(columnsOf).length > 0 && !rule.from.flatMap(columnsOf).some((name) => filled.has(name));
  return PRODUCT_FIELDS.filter((field) => {
    const rule = fields[field];
    return rule !== undefined && !REQUIRED_FIELDS.includes(field) && isIdle(rule);
  });
}

const MOST_LISTS = 5;

/** What a document has beside its products. */
function notesOnLists({ beside }: Evidence): string[] {
  if (beside.length === 0) return [];
  const shown = beside.slice(0, MOST_LISTS).join(', ') + (beside.length > MOST_LISTS ? ', …' : '');
  return [`The file has other lists beside its products, and nothing is read of them: ${shown}.`];
}

function fieldRules(chosen: ChosenFields, given: readonly GivenField[]): Partial<Record<ProductField, ValueRule>> {
  const rules: Partial<Record<ProductField, ValueRule>> = {};
  for (const field of PRODUCT_FIELDS) {
    const rule = given.findLast((one) => one.field === field)?.rule ?? chosen.fields.get(field)?.rule;
    if (rule !== undefined) rules[field] = rule;
  }
  return rules;
}

/** Members of members are called by their own names, if each such name is there once; `Brakes (specifications)` otherwise. */
function endsOfPaths({ format, sample }: Evidence): (name: string) => string {
  const isNested = format === 'json' || format === 'ndjson' || format === 'xml';
  const endOf = (name: string): string => splitPairColumn(name)?.name ?? (isNested ? endOfPath(name) : name);
  const counts = new Map<string, number>();
  for (const { name } of sample.columns) counts.set(endOf(name), (counts.get(endOf(name)) ?? 0) + 1);
  return (name) => {
    if (counts.get(endOf(name)) === 1) return endOf(name) || name;
    const pair = splitPairColumn(name);
    return pair === null ? name : `${pair.name} (${pair.path.slice(pair.path.lastIndexOf('.') + 1)})`;
  };
}

/** `categories.0.name` is called `categories`: a name or label alone says nothing. */
function endOfPath(path: string): string {
  const parts = path.split('.');
  const last = parts.at(-1) ?? '';
  const owner = parts.slice(0, -1).findLast((part) => !/^\d+$/.test(part));
  return owner !== undefined && parts.length > 2 && /^(?:name|title|label|value)$/i.test(last) ? owner : last;
}

const ATTRIBUTES = 'attributes.';
/** Elements of XML that have the names of product fields are still read by a mapping. */
const OWN_FORMATS: readonly CatalogFormat[] = ['csv', 'json', 'ndjson'];

/**
 * The file has all required fields under their own names, mostly plain prices, and attributes under names that they can
 * have; a JSON file has nothing else. An encoding must be kept in a mapping.
 */
function isOwn({ format, given, encoding }: Evidence, columns: readonly ColumnFacts[]): boolean {
  const names = columns.map(({ name }) => name);
  if (!OWN_FORMATS.includes(format)) return false;
  if (encoding !== null || given.length > 0 || !REQUIRED_FIELDS.every((field) => names.includes(field))) return false;
  const fields: readonly string[] = PRODUCT_FIELDS;
  if (format === 'csv') {
    return (
      findRefusedColumn(names) === null &&
      !names.some(namesTrade) &&
      !nameAbsentField(names) &&
      hasPlainPrices(columns.find(({ name }) => name === 'price'))
    );
  }
  // Texts such as `16.099` in a column of whole numbers are thousands, and a mapping must say so.
  if (
    columns.some((column) => column.name === 'price' && groupedBesideWhole(pricesIn(column), NOTHING_KNOWN).length > 0)
  )
    return false;
  return names.every((name) => {
    if (fields.includes(name) || name === 'attributes') return true;
    return name.startsWith(ATTRIBUTES) && refuseAttributeName(name.slice(ATTRIBUTES.length)) === null;
  });
}

const NOTHING_KNOWN = { language: null, currencies: [] };

function hasPlainPrices(column: ColumnFacts | undefined): boolean {
  let plain = 0;
  for (const { text, count } of column?.values ?? []) if (typeof normalisePrice(text) === 'string') plain += count;
  const mixed = column === undefined ? null : findMixedPrices([column]);
  if (column !== undefined && groupedBesideWhole(pricesIn(column), NOTHING_KNOWN).length > 0) return false;
  return plain * 2 >= (column?.filled ?? 0) && (mixed === null || !isEachRead(mixed));
}
