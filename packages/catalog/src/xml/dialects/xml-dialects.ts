// The known dialects of XML. To add one, write a file for it and name it here.

import { ceneo } from './ceneo.ts';
import { heureka } from './heureka.ts';
import type { XmlDialect } from './xml-dialect.ts';
import { yandex } from './yandex.ts';

const DIALECTS: readonly XmlDialect[] = [ceneo, heureka, yandex];

export const dialectOfRoot = (root: string): XmlDialect | null => DIALECTS.find((one) => one.root === root) ?? null;

/** `records`: the path of the element that is a product. */
export const dialectOf = (records: string | null): XmlDialect | null =>
  DIALECTS.find((one) => one.records === records) ?? null;
