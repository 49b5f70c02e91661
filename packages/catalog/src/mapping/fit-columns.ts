// People write `model` where a file has `MODEL`. Columns that a mapping names and a file does not have are found there by
// their letters, if only one can be meant. What is named exactly comes first.

import type { Mapping, OfferRule, ProductField, ValueRule, ValueSource } from './mapping.ts';
import { OWN_FIELDS } from './mapping.ts';
import { namedColumns } from './named-columns.ts';

export interface FittedColumns {
  /** With the names that the file has. */
  readonly mapping: Mapping;
  /** As the mapping writes it → as the file does. */
  readonly found: ReadonlyMap<string, string>;
}

/** `missing`: the names that the file does not have. If a name may be one of several columns, it stays as it is. */
export function fitColumns(mapping: Mapping, columns: Iterable<string>, missing: Iterable<string>): FittedColumns {
  const named = namedColumns(mapping);
  const free = [...columns].filter((column) => !named.has(column));
  const found = new Map<string, string>();
  for (const name of missing) {
    const [only, second] = likeNames(name, free);
    if (only !== undefined && second === undefined) found.set(name, only);
  }
  return found.size === 0 ? { mapping, found } : { mapping: renameColumns(mapping, found), found };
}

/** The names that differ from this one in upper and lower case, spaces and underscores only. */
export function likeNames<Name extends string>(name: string, names: readonly Name[]): Name[] {
  const letters = lettersOf(name);
  return letters === '' ? [] : names.filter((other) => lettersOf(other) === letters);
}

const lettersOf = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Cf}_]+/gu, '');

function renameColumns(mapping: Mapping, found: ReadonlyMap<string, string>): Mapping {
  const nameOf = (column: string): string => found.get(column) ?? column;
  const fields = Object.entries(mapping.fields).map(([field, rule]) => [
    field,
    renameInRule(rule, nameOf, OWN_FIELDS[field as ProductField] ?? []),
  ]);
  return {
    ...mapping,
    fields: Object.fromEntries(fields),
    attributes: mapping.attributes.map((rule) => renameInRule(rule, nameOf, [])),
    drop: mapping.drop.map((rule) => ({ ...rule, column: nameOf(rule.column) })),
    offer: mapping.offer && renameInOffer(mapping.offer, nameOf),
    currencyFrom: mapping.currencyFrom === null ? null : nameOf(mapping.currencyFrom),
  };
}

const renameInOffer = (offer: OfferRule, nameOf: (column: string) => string): OfferRule => ({
  ...offer,
  price: nameOf(offer.price),
  regular: offer.regular && nameOf(offer.regular),
  starts: offer.starts && nameOf(offer.starts),
  ends: offer.ends && nameOf(offer.ends),
});

/** `own`: names that mean the product's own field in a template. */
function renameInRule<Rule extends ValueRule>(
  rule: Rule,
  nameOf: (column: string) => string,
  own: readonly string[],
): Rule {
  const rename = (source: ValueSource): ValueSource => {
    if (source.kind === 'constant') return source;
    if (source.kind === 'column') return { ...source, column: nameOf(source.column) };
    const parts = source.parts.map((part) =>
      typeof part === 'string' || own.includes(part.column) ? part : { ...part, column: nameOf(part.column) },
    );
    return { ...source, parts };
  };
  return { ...rule, from: rule.from.map(rename) };
}
