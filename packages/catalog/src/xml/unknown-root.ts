// The error for XML that is not a known feed.

import { CatalogFileError, type Place } from '../catalog-file-error.ts';

export const FEED_ROOTS: ReadonlySet<string> = new Set(['rss', 'rdf:RDF', 'feed', 'channel']);

export function unknownRoot(file: string, root: string, place: Place): CatalogFileError {
  return new CatalogFileError({
    file,
    ...place,
    what: `this is XML with the root <${root.slice(0, 60)}>, which is not a known feed`,
    mend: 'Google Merchant feeds are read (RSS 2.0 with <rss>, Atom with <feed>); export one of these, or CSV or JSON',
  });
}
