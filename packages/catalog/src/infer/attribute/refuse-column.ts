// Why a column is not an attribute: nothing in it tells products apart in a way that helps a shopper choose.

import { type Reason, reason } from '@guidepost/fault/reason';
import { splitPairColumn } from '../../named-pairs.ts';
import { priceShare } from '../cell/read-price.ts';
import { isTicked } from '../cell/recognise-boolean.ts';
import { namesChannelPrice } from '../column/channel-prices.ts';
import { namesCode } from '../column/code-names.ts';
import type { ColumnFacts } from '../column/column-facts.ts';
import { isProse } from '../column/column-facts.ts';
import {
  isNamed,
  namesAnotherPrice,
  namesId,
  namesOnlyId,
  namesTitleInLanguage,
  plainName,
} from '../column/column-names.ts';
import { shortValue, show } from '../column/describe-values.ts';
import { holdsRecord } from '../column/holds-record.ts';
import { tradeReason } from '../column/names-trade.ts';
import { holdsPictures } from '../column/picture-files.ts';
import { namesRecord } from '../column/record-names.ts';
import { namesRowElsewhere } from '../column/reference-names.ts';
import { isBareHandle, readsAsSlugs } from '../column/shop-handle.ts';
import { FEATURES } from './feature-words.ts';

/** Reasons that hold whatever the values are. */
export function refuseColumn(column: ColumnFacts, rows: number): Reason | null {
  const [only] = column.values;
  if (only === undefined) return reason('no-value', 'no row has a value');
  const trade = tradeReason(column.name);
  if (trade !== null) return trade;
  if (namesRecord(column.called) || holdsRecord(column) || isMetaData(column) || isHandle(column))
    return reason('shop-record', 'what the shop system keeps for itself');
  const isPriceName = namesAnotherPrice(column.name) || namesChannelPrice(column.name);
  if (isPriceName && (column.isArray || priceShare(column) >= 0.9)) return OTHER_PRICE;
  if (column.isAddress) return reason('addresses', 'addresses');
  if (holdsPictures(column)) return reason('pictures', 'pictures');
  if (namesTitleInLanguage(column.name)) return reason('title-in-other-language', 'the title in another language');
  if (namesOnlyId(column.called) && (column.isArray || SEVERAL.test(column.called))) return ONLY_TELLS_APART;
  if (namesCode(column.called) && column.values.every(({ text }) => /\d/.test(text))) return ONLY_TELLS_APART;
  if (column.values.every(({ text }) => ARE_IDS.test(text)) || areRandom(column)) return ONLY_TELLS_APART;
  if (isProse(column)) return reason('prose', 'a text to read, not a value to choose by');
  // What the shop itself names as a property is worth saying even of goods that all have it.
  const isProperty = splitPairColumn(column.name) !== null && column.filled >= rows * 0.5;
  const isFlag = isTicked(column.values) && column.filled < rows * NEARLY_ALL && column.filled > 2;
  if (
    !isProperty &&
    !isFlag &&
    column.distinct === 1 &&
    (column.filled >= rows * 0.5 || column.filled < 3) &&
    rows > 1
  ) {
    const value = shortValue(only.text);
    return column.filled === rows
      ? reason('same-everywhere', `the same in every row, ${show(only.text)}`, { value })
      : reason('nothing-but', `nothing but ${show(only.text)}`, { value });
  }
  const usual =
    isProperty || !MEASURES_OF_SENDING.test(plainName(column.called)) ? undefined : valueOfNearlyAll(column);
  if (usual !== undefined && rows >= 20)
    return reason('same-nearly-everywhere', `the same in nearly every row, ${show(usual)}`, {
      value: shortValue(usual),
    });
  const { filled } = column;
  return filled < leastFilled(rows) && rows >= 20
    ? reason('nearly-empty', `nearly empty, ${filled} of ${rows} rows`, { filled, rows })
    : null;
}

export const OTHER_PRICE = reason('other-price', 'another price than the one that is charged');

/** What nearly all products have tells none apart. */
const NEARLY_ALL = 0.95;

/** Of a few hundred products three with a value are an accident; of thousands a whole kind may be rare. */
const leastFilled = (rows: number): number => Math.max(2, Math.min(4, rows * 0.02), rows * 0.005);

/**
 * What shop systems ask of every product to reckon the postage by. Who has gone through their goods gives each its own; who fills in a usual
 * one says nothing of the goods.
 */
const MEASURES_OF_SENDING =
  /^(?:(?:shipping|package|parcel|variant|product|item) )?(?:weight|length|width|height|depth|grams)(?: (?:unit|kg|g|gr|lbs?|oz|cm|mm|m|in|ft|inches|pounds))?$/;
const SHARE_OF_USUAL = 0.98;

const valueOfNearlyAll = ({ values, filled }: ColumnFacts): string | undefined =>
  values.find(({ count }) => count >= filled * SHARE_OF_USUAL)?.text;

/** Ids that programs make of things beside the product, one or several in a cell. */
const ID = '(?:[\\da-f]{8}-?[\\da-f]{4}-?[\\da-f]{4}-?[\\da-f]{4}-?[\\da-f]{12}|(?=[a-f]*\\d)[\\da-f]{24})';
const ARE_IDS = new RegExp(`^${ID}(?:[\\s,;|\\u001f]+${ID})*$`, 'i');

/** Ids that content systems draw: letters and digits in any order, all of about one length. */
const RANDOM = /^(?:(?=[a-z]*\d)[a-z][a-z\d]{23,24}|(?=[\dA-Z]*[a-z])(?=[\da-z]*[A-Z])[\dA-Za-z]{20,24})$/;

const areRandom = ({ values }: ColumnFacts): boolean =>
  values.every(({ text }) => RANDOM.test(text)) && values.some(({ text }) => /\d/.test(text));

/** `eans`, `Barcodes` */
const SEVERAL = /s$/i;

const ONLY_TELLS_APART = reason('only-tells-apart', 'a number or code that only tells products apart');
const NUMBERS_DIFFER = reason('number-everywhere-different', 'a different number in nearly every row');

/** `meta_data[_edit_lock]`: pairs for programs. */
const isMetaData = ({ name }: ColumnFacts): boolean => /(?:^|\.)meta_?data$/i.test(splitPairColumn(name)?.path ?? '');

/** What ends the address of a product. */
const isHandle = (column: ColumnFacts): boolean => isBareHandle(column.called) && readsAsSlugs(column);

/** Numbers that only tell rows apart. */
export function refuseId(column: ColumnFacts, isPlainWhole: boolean, rows: number): Reason | null {
  if (!isPlainWhole) return null;
  const different = column.distinct >= column.filled * 0.9 && column.filled > 10;
  if (different && namesId(column.name)) return NUMBERS_DIFFER;
  if (namesOnlyId(column.called) || namesRowElsewhere(column.name)) return ONLY_TELLS_APART;
  if (column.filled > 10 && column.distinct > column.filled * MOSTLY_OWN && isNamed('sku', column.called))
    return ONLY_TELLS_APART;
  let [min, max] = [Number.POSITIVE_INFINITY, 0];
  for (const { text } of column.values) {
    const number = Number(text);
    min = Math.min(min, number);
    max = Math.max(max, number);
  }
  const counts = column.distinct === column.filled && column.filled > 20 && max - min < rows * 2;
  if (counts) return reason('counts-rows', 'it only counts the rows');
  return column.values.every(({ text }) => text.length >= 8) && different ? NUMBERS_DIFFER : null;
}

/** A few goods of one price or size have the same number; of codes nearly each has its own. */
const MOSTLY_OWN = 0.7;

export function refuseText(column: ColumnFacts, rows: number): Reason | null {
  const { distinct, filled } = column;
  if (distinct > filled * FEW_SENTENCES && isSentences(column))
    return reason('prose', 'a text to read, not a value to choose by');
  if (namesLook(column.called) && column.length <= LONGEST_LOOK) return null;
  if (filled > 10 && distinct > filled * 0.8)
    return reason('value-everywhere-different', 'a different value in nearly every row');
  if (namesOnlyId(column.called) || (namesId(column.name) && distinct > filled * 0.3 && distinct > 20))
    return ONLY_TELLS_APART;
  return distinct > Math.max(400, rows * 0.3)
    ? reason('too-many-values', `too many different values, ${distinct}`, { count: distinct })
    : null;
}

/** Shoppers look at colours, however many a shop has names for. */
const namesLook = (called: string): boolean =>
  FEATURES.some(({ name, columns }) => name === 'color' && columns.test(plainName(called)));

const LONGEST_LOOK = 40;

/** A few sentences that many products share may be a choice, such as how to wash them. */
const FEW_SENTENCES = 0.3;
const MOST_ARE = 0.6;
const FEWEST_WORDS = 5;

const isSentence = (text: string): boolean =>
  /^\p{Lu}/u.test(text) && /[.!?]$/.test(text) && text.split(/\s+/).length >= FEWEST_WORDS;

function isSentences({ values, filled }: ColumnFacts): boolean {
  const sentences = values.reduce((sum, { text, count }) => sum + (isSentence(text) ? count : 0), 0);
  return sentences >= filled * MOST_ARE;
}
