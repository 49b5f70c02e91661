// XML that is no feed we know, in words that say what was saved or which forms there are.

import { CatalogFileError, type Place } from '../catalog-file-error.ts';

export const FEED_ROOTS: ReadonlySet<string> = new Set(['rss', 'rdf:RDF', 'feed', 'channel']);

export function unknownRoot(file: string, root: string, place: Place): CatalogFileError {
  if (/^html$/i.test(root)) return webPage(file, null);
  return new CatalogFileError({
    file,
    ...place,
    what: `this is XML with the root <${root.slice(0, 60)}>, which is no known feed`,
    mend: 'Google Merchant feeds are read (RSS 2.0 with <rss>, Atom with <feed>); export one of these, or CSV or JSON',
  });
}

/** `title`: of the page, where it is known. */
export const webPage = (file: string, title: string | null): CatalogFileError =>
  new CatalogFileError({
    file,
    line: 1,
    what: `this is a web page${title === null ? '' : ` (${JSON.stringify(title.slice(0, 80))})`} and no catalog`,
    mend: 'an address that asks for a sign-in gives such a page; download the feed itself and look into it before importing',
  });
