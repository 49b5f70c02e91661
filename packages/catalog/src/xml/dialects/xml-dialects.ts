// The known dialects of XML. To add one, write a file for it and name it here.

import { bmecat12, bmecat2005 } from './bmecat.ts';
import { ceneo } from './ceneo.ts';
import { heureka } from './heureka.ts';
import { hotline } from './hotline.ts';
import { kaspi } from './kaspi.ts';
import type { XmlDialect } from './xml-dialect.ts';
import { yandex } from './yandex.ts';

const DIALECTS: readonly XmlDialect[] = [bmecat12, bmecat2005, ceneo, heureka, hotline, kaspi, yandex];

/** `sample`: the beginning of the document. If several dialects have the same root, the one whose products are found wins. */
export function dialectOfRoot(root: string, sample: string): XmlDialect | null {
  const alike = DIALECTS.filter((one) => one.root === root);
  return alike.find((one) => hasProducts(one, sample)) ?? alike[0] ?? null;
}

export const hasProducts = ({ records }: XmlDialect, sample: string): boolean =>
  new RegExp(`<${records.slice(records.lastIndexOf('/') + 1)}[\\s>/]`).test(sample);

/** `records`: the path of the element that is a product. */
export const dialectOf = (records: string | null): XmlDialect | null =>
  DIALECTS.find((one) => one.records === records) ?? null;
