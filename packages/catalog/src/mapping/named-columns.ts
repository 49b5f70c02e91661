// The columns that a mapping names.

import type { Mapping, ValueSource } from './mapping.ts';

/** All columns that its rules take something from. */
export function namedColumns({ fields, attributes, offer, drop, currencyFrom }: Mapping): Set<string> {
  const rules = [...Object.values(fields), ...attributes];
  const others = [
    ...drop.map(({ column }) => column),
    ...(currencyFrom === null ? [] : [currencyFrom]),
    ...columnsOfOffer(offer),
  ];
  return new Set([...rules.flatMap(({ from }) => from.flatMap(columnsOf)), ...others]);
}

/** The columns that an offer is read from. */
export const columnsOfOffer = (offer: Mapping['offer']): string[] =>
  offer === null ? [] : [offer.price, offer.regular, offer.starts, offer.ends].filter((column) => column !== null);

export const columnsOf = (source: ValueSource): string[] => {
  if (source.kind === 'column') return [source.column];
  return source.kind === 'template'
    ? source.parts.flatMap((part) => (typeof part === 'string' ? [] : part.column))
    : [];
};
