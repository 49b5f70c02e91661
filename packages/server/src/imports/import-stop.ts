// Why an import did not take effect. Nothing was changed then; most reasons can be overridden by whoever knows better.

import { namesPrice } from '@guidepost/catalog/infer/column/column-names';
import type { MissingField } from '@guidepost/catalog/infer/missing-fields';
import { givenColumn } from '@guidepost/catalog/mapping/parse-template';
import { MendableError } from '@guidepost/fault/mendable-error';
import { type Mend, mend, setField } from '@guidepost/fault/remedy';
import { counted, grouped, oneOrSeveral, percentWith } from '@guidepost/fault/say-number';
import type { ChangedTitles } from './changed-titles.ts';
import type { GoneCategories } from './gone-categories.ts';
import type { EmptiedAttribute, ImportNotices } from './import-notices.ts';
import type { ImportReport } from './import-order.ts';
import type { AdvisorConcern } from './judge-advisors.ts';
import type { MovedPrices } from './moved-prices.ts';
import { sayUpheaval, type Upheaval } from './say-upheaval.ts';

export type StopReason =
  /** No row became a product. */
  | { readonly code: 'nothing-to-import' }
  /** There is nothing to update, and the file alone does not make products. */
  | { readonly code: 'unknown-catalog'; readonly catalog: string; readonly absent: readonly string[] }
  /** No product has any of the skus. */
  | { readonly code: 'nothing-to-delete'; readonly listed: number; readonly unknown: readonly string[] }
  /** Nothing says where a required field comes from. */
  | {
      readonly code: 'fields-missing';
      readonly fields: readonly MissingField[];
      /** There is a catalog already, so the file may be a part of it. */
      readonly hasCatalog: boolean;
    }
  /** Of the columns of an update nothing is known but the sku's. */
  | { readonly code: 'no-column-used'; readonly unused: readonly string[]; readonly known: readonly string[] }
  | { readonly code: 'rejected-rows'; readonly rejected: number }
  | { readonly code: 'too-many-rejected'; readonly rejected: number; readonly rows: number }
  | {
      readonly code: 'too-many-removed';
      readonly removed: number;
      readonly products: number;
      readonly by: 'import' | 'deletion';
    }
  | MovedPrices
  | ChangedTitles
  | GoneCategories
  /** Attributes that published advisors ask for have lost most of their values. */
  | { readonly code: 'attributes-emptied'; readonly attributes: readonly EmptiedInUse[] }
  | { readonly code: 'advisors-broken'; readonly concerns: readonly AdvisorConcern[] };

export interface EmptiedInUse extends EmptiedAttribute {
  /** Ids of the published advisors that speak of it. */
  readonly advisors: readonly string[];
}

/** What is told of an import that stopped. */
export interface StoppedImport {
  readonly said: Mend;
  readonly reasons: readonly StopReason[];
  /** What was read until then. */
  readonly reading: ReadUntilStopped;
  /** Whether it would have gone on had somebody said yes. */
  readonly isOverridable: boolean;
}

/** Thrown by imports; the catalog is as it was. */
export class ImportStopped extends MendableError implements StoppedImport {
  override readonly name = 'ImportStopped';
  readonly reasons: readonly StopReason[];
  /** What was read until then. */
  readonly reading: ReadUntilStopped;

  constructor(source: string, reasons: readonly StopReason[], reading: ReadUntilStopped) {
    super([`${source}: `, ...reasons.flatMap((reason) => [...sayStop(reason), ' ']), 'The catalog is as it was.']);
    this.reasons = reasons;
    this.reading = reading;
  }

  /** Whether it would have gone on had somebody said yes. */
  get isOverridable(): boolean {
    return this.reasons.every(({ code }) => OVERRIDABLE.includes(code));
  }
}

/** What is known of the file by then. */
export type ReadUntilStopped = Pick<
  ImportReport,
  'format' | 'rows' | 'dropped' | 'rejected' | 'rejections' | 'rejectionGroups' | 'mapping'
> & { readonly notices: ImportNotices };

const OVERRIDABLE: readonly StopReason['code'][] = [
  ...(['too-many-rejected', 'too-many-removed', 'attributes-emptied', 'advisors-broken'] as const),
  ...(['prices-moved', 'titles-changed', 'categories-gone'] as const),
];

/** One or more sentences. */
export function sayStop(reason: StopReason): Mend {
  switch (reason.code) {
    case 'no-column-used':
      return sayUnused(reason.unused, reason.known);
    case 'prices-moved':
    case 'titles-changed':
    case 'categories-gone':
      return sayUpheaval(reason);
    default:
      return [describeStop(reason)];
  }
}

type Described = Exclude<StopReason, { code: 'no-column-used' } | Upheaval>;

function describeStop(reason: Described): string {
  switch (reason.code) {
    case 'nothing-to-import':
      return 'No row became a product.';
    case 'unknown-catalog':
      return `There is no catalog ${reason.catalog} to update, and a new one needs ${reason.absent.join(', ')} too. Import a whole file first.`;
    case 'nothing-to-delete':
      return describeUnknownSkus(reason.unknown, reason.listed);
    case 'fields-missing':
      return `Nothing says where these come from: ${reason.fields.map(({ field }) => field).join(', ')}.`;
    case 'rejected-rows':
      return `${counted(reason.rejected, 'row was', 'rows were')} rejected, which a strict import does not allow.`;
    case 'too-many-rejected':
      return `${grouped(reason.rejected)} of ${counted(reason.rows, 'row was', 'rows were')} rejected, more than half.`;
    case 'too-many-removed':
      return `It would remove ${grouped(reason.removed)} of ${counted(reason.products, 'product', 'products')}, more than half.`;
    case 'attributes-emptied':
      return `Published advisors ask for attributes that would be almost empty: ${reason.attributes.map(describeEmptied).join('; ')}.`;
    case 'advisors-broken':
      return `It would break published advisors: ${describeConcerns(reason.concerns)}`;
  }
}

/** The first few: the message may end up in a log or a table. */
const describeConcerns = (concerns: readonly AdvisorConcern[]): string => {
  const told = concerns.slice(0, 3).map(({ place, message }) => `${place}: ${message}`);
  return [...told, ...(concerns.length > 3 ? [`And ${concerns.length - 3} more.`] : [])].join(' ');
};

/** `gewicht: 1% of the products have it, 91% before (advisor coffee)` */
const describeEmptied = ({ name, fillRate, fillRateBefore, advisors }: EmptiedInUse): string =>
  `${name}: ${fillRate === 0 ? 'none' : percentWith(0, fillRate)} of the products would have it, ${percentWith(0, fillRateBefore)} before (${oneOrSeveral(advisors.length, 'advisor')} ${advisors.join(', ')})`;

const sayUnused = (unused: readonly string[], known: readonly string[]): Mend => {
  const [first] = unused;
  const updatable = `Columns that can be updated: ${firstListed(known)}.`;
  if (first === undefined) return [`The file has nothing beside the sku, so nothing would change. ${updatable}`];
  const price = setField('price', givenColumn(unused.find(namesPrice) ?? first));
  return mend`Nothing would change, as of the file's columns only the sku is known. Not used: ${firstListed(unused)}. ${updatable} Name them so, or, if these are prices, ${price}.`;
};

const MOST_LISTED = 12;
/** The first names on one line, whatever they are, and how many more. */
export const firstListed = (names: readonly string[]): string =>
  `${names.slice(0, MOST_LISTED).join(', ').replace(/\s+/gu, ' ')}${names.length > MOST_LISTED ? ` and ${names.length - MOST_LISTED} more` : ''}`;

const describeUnknownSkus = (unknown: readonly string[], listed: number): string => {
  if (listed === 0) return 'It lists no sku.';
  if (listed === 1) return `No product has the sku ${unknown[0]}.`;
  return `No product has any of the ${grouped(listed)} skus that it lists, such as ${unknown.slice(0, 3).join(', ')}.`;
};
