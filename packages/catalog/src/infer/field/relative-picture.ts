// Pictures without the host of the shop: `/media/lamp.jpg`. A browser finds them on the host of the page that shows them, so if all
// products have their pages on one host, the pictures are there, too.

import type { TemplatePart, ValueRule } from '../../mapping/mapping.ts';
import { withHttps } from '../../product/relative-address.ts';
import { bestNamed } from '../column/best-named.ts';
import type { ColumnFacts } from '../column/column-facts.ts';
import { holdsPathsOfPictures, isPaths } from '../column/picture-files.ts';
import { valueRule } from '../new-rule.ts';

const OFTEN = 0.5;

/** A column of addresses that begin with a slash: its name says that they are of pictures, or their ends do. */
export function relativePicture(columns: readonly ColumnFacts[]): ColumnFacts | null {
  const paths = columns.filter((column) => column.fill >= OFTEN && isPaths(column));
  return bestNamed(paths, 'image', () => true) ?? paths.find(holdsPathsOfPictures) ?? null;
}

/** Null: the pages of the products are on no host, or on several. */
export function onHostOfPages(
  picture: ColumnFacts,
  link: ValueRule | null,
  columns: readonly ColumnFacts[],
): ValueRule | null {
  const host = link === null ? null : onlyHost(link, columns);
  if (host === null) return null;
  const parts: TemplatePart[] = [host, { column: picture.name, optional: false, filters: [] }];
  const several = picture.isArray || picture.values.some(({ text }) => SEVERAL.test(text));
  return valueRule([{ kind: 'template', parts }], several ? { pattern: FIRST } : {});
}

const SEVERAL = /[,;|\s]\s*\//;
const FIRST = '^[^,;|\\s]+';
const HOST = /^(?:https?:)?\/\/[^/?#\s]+(?=[/?#]|$)/i;

function onlyHost({ from }: ValueRule, columns: readonly ColumnFacts[]): string | null {
  const texts = from.flatMap((source) => {
    if (source.kind === 'constant') return [source.text];
    if (source.kind === 'template')
      return source.parts.slice(0, 1).map((part) => (typeof part === 'string' ? part : ''));
    return columns.find(({ name }) => name === source.column)?.values.map(({ text }) => text) ?? [];
  });
  const hosts = new Set(texts.map((text) => HOST.exec(withHttps(text) ?? text)?.[0].toLowerCase() ?? null));
  const [host = null, ...others] = hosts;
  if (host === null || others.length > 0) return null;
  return host;
}
