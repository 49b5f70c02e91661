// Puts single fields, as given on the command line, into the text of a mapping file. The rest of the text stays as its
// author wrote it, comments too.

import { readGivenField } from '@guidepost/catalog/mapping/read-given-field';
import type { Encoding } from '@guidepost/catalog/text/encoding';
import { parseDocument } from 'yaml';

/** `settings`: `link=https://shop.example/p/{sku}`. Throws `MappingFileError`. */
export function setFields(text: string, settings: readonly string[], encoding: Encoding | null = null): string {
  const document = parseDocument(text);
  if (encoding !== null) document.set('encoding', encoding);
  for (const setting of settings) {
    const { field } = readGivenField('--set', setting);
    const given = setting.slice(setting.indexOf('=') + 1).trim();
    const isRule = /^\{\s*\w+\s*:/.test(given);
    document.set(field, isRule ? parseDocument(given).contents : given === '' ? null : given);
  }
  return document.toString({ lineWidth: 0 });
}
