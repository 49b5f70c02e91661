// The columns that a mapping names.

import type { Mapping, ValueSource } from './mapping.ts';

/** All columns that its rules take something from. */
export function namedColumns({ fields, attributes, drop, currencyFrom }: Mapping): Set<string> {
  const rules = [...Object.values(fields), ...attributes];
  const others = [...drop.map(({ column }) => column), ...(currencyFrom === null ? [] : [currencyFrom])];
  return new Set([...rules.flatMap(({ from }) => from.flatMap(columnsOf)), ...others]);
}

export const columnsOf = (source: ValueSource): string[] => {
  if (source.kind === 'column') return [source.column];
  return source.kind === 'template'
    ? source.parts.flatMap((part) => (typeof part === 'string' ? [] : part.column))
    : [];
};
