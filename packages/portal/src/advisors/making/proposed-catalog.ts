// Which catalog a new advisor is made from, unless somebody chooses another.

interface Imported {
  readonly catalog: string;
  readonly imported_at: string;
}

/** `wanted`: the one that somebody comes from. Else the newest without an advisor, else the newest. */
export function proposedCatalog(
  catalogs: readonly Imported[],
  wanted: string | undefined,
  advised: ReadonlySet<string>,
): string {
  if (catalogs.some(({ catalog }) => catalog === wanted)) return wanted ?? '';
  const newestFirst = catalogs.toSorted((a, b) => Date.parse(b.imported_at) - Date.parse(a.imported_at));
  return (newestFirst.find(({ catalog }) => !advised.has(catalog)) ?? newestFirst[0])?.catalog ?? '';
}
