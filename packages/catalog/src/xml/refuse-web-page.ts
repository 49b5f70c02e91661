// Recognises a web page that a server sent in place of a feed: one that asks for a sign-in, or says "not found". It
// is refused whatever the mapping says, because an address of a feed may begin to send such pages at any time.

import { CatalogFileError } from '../catalog-file-error.ts';

/** `text`: the beginning of the file. Throws `CatalogFileError` for HTML. */
export function refuseWebPage(file: string, text: string): void {
  if (!/^\s*</.test(text)) return;
  const beginning = withoutComments(text.slice(0, LOOKED_AT));
  const root = /<([a-z_][^\s/>]*)/i.exec(beginning)?.[1] ?? '';
  if (!/<!doctype\s+html\b/i.test(beginning) && !/^(?:html|head|body)$/i.test(root)) return;
  const title = /<title[^>]{0,200}>([^<]{1,80})/i.exec(text)?.[1]?.trim() ?? '';
  throw new CatalogFileError({
    file,
    line: 1,
    what: `this is a web page${title === '' ? '' : ` (${JSON.stringify(title)})`} and not a catalog`,
    mend: 'an address that asks for a sign-in gives such a page; download the feed itself and look into it before importing',
  });
}

/** A page says what it is in its first lines. Further down a feed may quote anything. */
const LOOKED_AT = 2_000;

export const withoutComments = (text: string): string => text.replace(/<!--.*?(?:-->|$)/gs, '');
