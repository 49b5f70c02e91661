// An update cannot make another thing of an attribute, or of prices: the products that it does not speak of would keep
// values of the type, unit or currency before. Nor can anybody name two currencies for one file.

import { CatalogFileError } from '@guidepost/catalog/catalog-file-error';
import type { Mapping } from '@guidepost/catalog/mapping/mapping';
import type { Attribute } from '@guidepost/engine/product';
import { importWith, mend } from '@guidepost/fault/remedy';

/** Throws `CatalogFileError`. */
export function refuseOtherTypes(file: string, known: readonly Attribute[], came: readonly Attribute[]): void {
  const types = new Map(known.map((attribute) => [attribute.name, attribute]));
  for (const { name, type, unit } of came) {
    const before = types.get(name);
    if (before === undefined) continue;
    const otherUnit = before.unit !== null && unit !== null && before.unit !== unit;
    if (before.type === type && !otherUnit) continue;
    const what =
      before.type === type
        ? `the attribute ${JSON.stringify(name)} comes in ${unit}, and the catalog has it in ${before.unit}`
        : `the attribute ${JSON.stringify(name)} comes as a ${type}, and the catalog has it as a ${before.type}`;
    throw new CatalogFileError({ file, what, mend: mend`mend the file or its mapping, or ${importWith('replace')}` });
  }
}

/** Throws `CatalogFileError`. */
export function refuseOtherCurrency(file: string, known: string | null, came: string | null): void {
  if (known === null || came === known) return;
  const what = `its prices are in ${came}, and those of the catalog in ${known}`;
  throw new CatalogFileError({
    file,
    what,
    mend: mend`mend the currency, or ${importWith('replace')}`,
  });
}

/** A mapping file and what is said beside it are both meant; nobody can tell which of them is wrong. Throws `CatalogFileError`. */
export function refuseTwoCurrencies({ name, currency }: Mapping, said: string | null): void {
  if (currency === null || said === null || currency === said) return;
  const what = `the mapping says that prices are in ${currency}, and ${said} is given beside it`;
  throw new CatalogFileError({ file: name, what, mend: 'name the currency in one of the two places only' });
}
