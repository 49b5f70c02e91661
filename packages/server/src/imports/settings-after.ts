// What a catalog has beside its products after an import. What nobody says anew stays as it was.

import type { Attribute } from '@guidepost/engine/product';
import type { CatalogChange, CatalogSettings } from '../catalogs/catalog-store.ts';
import { withWords } from './attributes-after.ts';
import type { ChosenMapping } from './chosen-mapping.ts';
import type { ImportNotices } from './import-notices.ts';
import type { ImportOrder } from './import-order.ts';
import { refuseOtherCurrency, refuseOtherTypes } from './refuse-other-types.ts';
import { mergeDeclarations } from './update-coverage.ts';

/** What says the settings anew. */
export interface SaidAnew {
  readonly order: ImportOrder;
  readonly mapping: ChosenMapping;
  /** Whether the file is the whole catalog, and not an update. */
  readonly isWhole: boolean;
}

type Before = CatalogChange['before'];

/** `attributes`: those that the file has. An update with other types or another currency than before is refused. */
export function settingsAfter(said: SaidAnew, before: Before, attributes: readonly Attribute[]): CatalogSettings {
  const { order, mapping, isWhole } = said;
  const currency = currencyAfter(said, before);
  const language = mapping.rules?.language ?? order.language ?? before?.language ?? null;
  if (isWhole || before === null)
    return {
      ...{ currency, language, mapping: mapping.text },
      attributes: mapping.rules === null ? withWords(attributes, before) : attributes,
    };
  refuseOtherTypes(order.source.name, before.attributes, attributes);
  refuseOtherCurrency(order.source.name, before.currency, currency);
  return {
    ...{ currency, language, attributes: mergeDeclarations(before.attributes, attributes) },
    // What reads a price list or a supplier's products must not take the place of what reads the shop's own file.
    mapping: before.mapping,
  };
}

/** Absent unless both are known and differ. */
export function otherCurrencyAfter(said: SaidAnew, before: Before): ImportNotices['otherCurrency'] {
  const now = currencyAfter(said, before);
  const known = before?.currency ?? null;
  return known === null || now === null || known === now ? undefined : { before: known, now };
}

const currencyAfter = ({ order, mapping }: SaidAnew, before: Before): string | null =>
  mapping.rules?.currency ?? order.currency ?? before?.currency ?? null;
