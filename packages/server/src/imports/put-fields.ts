// Puts single fields and attributes, as they are given beside a mapping, into the text of a mapping file. The rest of the text stays
// as its author wrote it, comments too.

import { CatalogFileError } from '@guidepost/catalog/catalog-file-error';
import { didYouMean } from '@guidepost/catalog/did-you-mean';
import { likeNames } from '@guidepost/catalog/mapping/fit-columns';
import { MappingFileError } from '@guidepost/catalog/mapping/read-mapping';
import { type GivenMember, readSetting } from '@guidepost/catalog/mapping/read-setting';
import type { Encoding } from '@guidepost/catalog/text/encoding';
import { type Document, isMap, isScalar, parseDocument } from 'yaml';
import type { Given } from '../values/given-values.ts';
import { freeGroup } from './free-group.ts';

/** What messages call the fields that are given beside a mapping. */
export const GIVEN = 'set';

/** `settings`: `link=https://shop.example/p/{sku}`, `attributes.farbe=Farbton`. Throws `MappingFileError`. */
export function putFields(text: string, settings: readonly string[], encoding: Encoding | null = null): string {
  const document = parseDocument(text);
  if (encoding !== null) document.set('encoding', encoding);
  for (const setting of settings) {
    const given = readSetting(GIVEN, setting);
    if ('of' in given) {
      setMember(document, given);
      continue;
    }
    if ('attribute' in given) {
      setAttribute(document, given.attribute, given.text, given.isWhole);
      continue;
    }
    const rule = setting.slice(setting.indexOf('=') + 1).trim();
    const isRule = /^\{\s*\w+\s*:/.test(rule);
    if (given.field === 'group' && rule === '') freeGroup(document);
    document.set(given.field, isRule ? parseDocument(rule).contents : rule === '' ? null : rule);
  }
  return document.toString({ lineWidth: 0 });
}

/** A unit makes a text a number; a separator, and values of several rows, make it a list. */
const IMPLIED: Readonly<Record<GivenMember['member'], string | null>> = {
  unit: 'number',
  label: null,
  split: 'list',
  collect: 'list',
};

function setMember(document: Document, { of, member, text }: GivenMember): void {
  const known = attributesIn(document);
  const path = ['attributes', knownName(of, known)];
  const rule = document.getIn(path);
  if (rule === undefined) {
    const what = `there is no attribute ${JSON.stringify(of)} whose ${member} could be set; ${didYouMean(of, known)}the import lists them`;
    throw new MappingFileError(GIVEN, [{ line: 1, column: 1, what }]);
  }
  if (!isMap(rule)) document.setIn(path, document.createNode({ from: rule }));
  document.setIn([...path, member], member === 'collect' ? text === 'true' : text);
  const implied = IMPLIED[member];
  if (implied !== null && document.hasIn([...path, 'type'])) document.setIn([...path, 'type'], implied);
}

const attributesIn = (document: Document): string[] => {
  const attributes = document.get('attributes');
  return isMap(attributes) ? attributes.items.map(({ key }) => String(key)) : [];
};

/** `Model` is the attribute `model` where there is no other that could be meant. */
function knownName(name: string, known: readonly string[]): string {
  const [only = name, second] = known.includes(name) ? [name] : likeNames(name, known);
  return second === undefined ? only : name;
}

/** Settings of attributes with the names that the catalog has for these. */
export const nameAsKnown = (settings: readonly string[], known: readonly string[]): string[] =>
  settings.map((setting) => {
    const given = readSetting(GIVEN, setting);
    const named = 'of' in given ? given.of : 'attribute' in given ? given.attribute : null;
    if (named === null) return setting;
    const at = setting.indexOf(named, setting.indexOf('.') + 1);
    return `${setting.slice(0, at)}${knownName(named, known)}${setting.slice(at + named.length)}`;
  });

/** `link=https://shop.example/p/{sku}`, as text. */
export function readGivenSetting(text: string): Given<string> {
  try {
    readSetting(GIVEN, text);
    return { value: text };
  } catch (error) {
    if (error instanceof CatalogFileError) return { wrong: `${error.what}.` };
    throw error;
  }
}

/** Where only a column is given, everything else that the rule says of its values stays. */
function setAttribute(document: Document, written: string, given: string, isWhole: boolean): void {
  const name = knownName(written, attributesIn(document));
  if (!isMap(document.get('attributes'))) document.set('attributes', document.createNode({}));
  const rule = document.getIn(['attributes', name]);
  if (isWhole) document.setIn(['attributes', name], parseDocument(given).contents);
  else if (!isMap(rule)) document.setIn(['attributes', name], given);
  else {
    const old = ['from', 'column', 'value'].find((member) => rule.has(member));
    const pair = rule.items.find(({ key }) => String(key) === old);
    if (pair === undefined) rule.set('from', given);
    else [pair.key, pair.value] = [document.createNode('from'), document.createNode(given)];
  }
}

/**
 * The mapping file's text with the currency, in place of one that it names; the rest stays as its author wrote it. A currency that
 * somebody named beside the file is kept with the catalog. Since the mapping says it then, nobody is asked for it again.
 */
export function sayCurrency(text: string, currency: string | null): string {
  if (currency === null) return text;
  const document = parseDocument(text.replace(NOTE, ''));
  const { contents } = document;
  if (document.errors.length > 0 || !isMap(contents)) return text;
  const named: unknown = document.get('currency');
  if (named) {
    const path = isMap(named) ? ['currency', 'code'] : ['currency'];
    if (document.getIn(path) === currency) return text;
    document.setIn(path, currency);
    return document.toString({ lineWidth: 0 });
  }
  document.delete('currency');
  const format = contents.items.findIndex(({ key }) => isScalar(key) && key.value === 'format');
  contents.items.splice(
    format === -1 ? contents.items.length : format + 1,
    0,
    document.createPair('currency', currency),
  );
  return document.toString({ lineWidth: 0 });
}

/** What an inference says where it found none. */
const NOTE = /^# The file (?:does not say its currency|says [A-Z]{3}, which ended in \d+).*\n/m;
