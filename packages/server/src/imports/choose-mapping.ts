// Which mapping an import reads its file with: the one given, else the one kept with the catalog, so that later imports
// conform, else one that is inferred from the file.

import { CatalogFileError } from '@guidepost/catalog/catalog-file-error';
import type { KnownAttributes } from '@guidepost/catalog/infer/attribute/known-attributes';
import type { AttributeRule } from '@guidepost/catalog/mapping/mapping';
import { columnsOf } from '@guidepost/catalog/mapping/named-columns';
import { readMapping } from '@guidepost/catalog/mapping/read-mapping';
import { readSetting } from '@guidepost/catalog/mapping/read-setting';
import { writeMapping } from '@guidepost/catalog/mapping/write-mapping';
import { fitEncoding } from '@guidepost/catalog/survey/fit-encoding';
import { hasOwnColumns, ownPart } from '@guidepost/catalog/survey/own-columns';
import { hasOwnProducts } from '@guidepost/catalog/survey/own-products';
import type { Survey } from '@guidepost/catalog/survey/survey';
import type { Encoding } from '@guidepost/catalog/text/encoding';
import type { Attribute } from '@guidepost/engine/product';
import { importWith, mend } from '@guidepost/fault/remedy';
import type { Catalog } from '../catalogs/catalog-store.ts';
import type { ChosenMapping } from './chosen-mapping.ts';
import type { ImportOrder } from './import-order.ts';
import { GIVEN, nameAsKnown, putFields, sayCurrency } from './put-fields.ts';
import { refuseTwoCurrencies } from './refuse-other-types.ts';

/** `survey`: of the order's source. Throws `CatalogFileError` for a file or a mapping that cannot be read. */
export async function chooseMapping(
  catalog: Catalog | null,
  order: ImportOrder,
  survey: Survey,
): Promise<ChosenMapping> {
  const { mapping, infer = false, mode, encoding = null } = order;
  const names = mode === 'update' ? (catalog?.attributes ?? []).map(({ name }) => name) : [];
  const set = nameAsKnown(order.set ?? [], names);
  const kept = infer ? null : (catalog?.mapping ?? null);
  const beside = { set, encoding, currency: order.currency ?? null, known: catalog?.currency ?? null };
  if (mapping !== null) return fit(order, survey, read('given', mapping.name, mapping.text, beside));
  // The mapping is of the shop's own files, and stays for these.
  if (kept !== null && set.length === 0 && encoding === null && (await hasOwnProducts(survey, order.format)))
    return { ...OWN, text: kept, notes: [READ_AS_OWN] };
  if (kept !== null) return fit(order, survey, read('kept', KEPT_NAME, kept, beside));
  // Part of a catalog in Guidepost's own shape has that shape as well.
  if (mode === 'update' && catalog !== null && set.length === 0 && !infer && encoding === null) return OWN;
  if (!infer && encoding === null && set.length === 0 && (await isOwnShape(survey, order.format))) return OWN;
  if (!infer && encoding === null && (await hasOwnColumns(survey, order.format))) {
    return set.length === 0 ? OWN : inCurrency(await ownWith(order, survey, catalog?.attributes ?? [], set), beside);
  }
  return inCurrency(await inferFrom(order, survey, catalog, set), beside);
}

/** Products as JSON that need no mapping, in a certain encoding. Nothing has to be inferred from them. */
const isOwnShape = async (survey: Survey, format: ImportOrder['format']): Promise<boolean> =>
  (await hasOwnProducts(survey, format)) && (await survey.encoding()).sure;

/** What is kept with the catalog says its currency from the beginning, where the file does not. */
function inCurrency(chosen: ChosenMapping, { currency, known }: Beside): ChosenMapping {
  if (chosen.rules === null || chosen.text === null || chosen.rules.currency !== null) return chosen;
  const text = sayCurrency(chosen.text, currency ?? known);
  return text === chosen.text ? chosen : { ...chosen, rules: readMapping('the inferred mapping', text), text };
}

/** A file in Guidepost's own columns needs a mapping only for what is set differently. */
async function ownWith(
  { mode, format }: ImportOrder,
  survey: Survey,
  known: readonly Attribute[],
  set: readonly string[],
): Promise<ChosenMapping> {
  const own = await ownPart(survey, format, known);
  const stays = new Set(mode === 'update' ? known.map(({ name }) => name) : []);
  const renamed = renamedBy(set);
  const attributes = new Map<string, AttributeRule>();
  for (const rule of own.attributes) {
    const name = stays.has(rule.name) ? rule.name : (renamed.get(rule.name) ?? rule.name);
    if (!attributes.has(name)) attributes.set(name, { ...rule, name });
  }
  const text = putFields(writeMapping({ ...own, attributes: [...attributes.values()] }), set);
  return { origin: 'inferred', rules: readMapping('the inferred mapping', text), text, inference: null };
}

/** Own column → the attribute that it is instead, of the same type: two attributes that are always the same would be asked for twice. */
function renamedBy(set: readonly string[]): Map<string, string> {
  const given = set.map((setting) => readSetting(GIVEN, setting)).filter((setting) => 'attribute' in setting);
  const names = new Set(given.map(({ attribute }) => attribute));
  const whole = given.filter(({ rule }) => rule.pattern === null && rule.part === null && rule.matches === null);
  const renamed = new Map<string, string>();
  for (const { attribute, rule } of whole)
    for (const from of rule.from)
      if (from.kind === 'column' && !names.has(from.column)) renamed.set(from.column, attribute);
  return renamed;
}

/** What messages call the mapping that is kept with a catalog. */
export const KEPT_NAME = 'the kept mapping';

const OWN: ChosenMapping = { origin: 'none', rules: null, text: null, inference: null };

const READ_AS_OWN = mend`The file has products in Guidepost's own shape and was read as that; the kept mapping stays as it is, for the shop's own files.`;

/** What is said beside the mapping. */
interface Beside {
  readonly set: readonly string[];
  readonly encoding: Encoding | null;
  /** Said of this very file. */
  readonly currency: string | null;
  /** Of the catalog so far. */
  readonly known: string | null;
}

function read(
  origin: 'given' | 'kept',
  name: string,
  text: string,
  { set, encoding, currency, known }: Beside,
): ChosenMapping {
  // What is wrong with the file itself is told with its places.
  const rules = readMapping(name, text);
  if (origin === 'given') refuseTwoCurrencies(rules, currency);
  const isSet = set.length > 0 || encoding !== null;
  const said = currency ?? (rules.currency === null ? known : null);
  const changed = sayCurrency(isSet ? putFields(text, set, encoding) : text, said);
  if (changed === text) return { origin, rules, text, inference: null };
  return { origin, rules: readMapping(name, changed), text: changed, inference: null };
}

/**
 * A mapping names the encoding of the file that it was made for, often only as the likeliest one. A file that is UTF-8 this
 * time is read as that, whatever the mapping says, and one that is not where the mapping names none as what it looks like; only
 * what is said of this very file is stronger.
 */
async function fit(
  { format, mode, encoding = null }: ImportOrder,
  survey: Survey,
  chosen: ChosenMapping,
): Promise<ChosenMapping> {
  const { rules } = chosen;
  if (encoding !== null || rules === null) return chosen;
  const whose = chosen.origin === 'kept' ? KEPT_NAME : rules.name;
  const fitted = await fitEncoding(survey, rules, format, mode === 'replace');
  if (fitted.read === 'as-named') return chosen;
  if (fitted.read === 'as-likeliest') {
    const likeliest = fitted.encoding;
    const note = mend`${survey.name} is not in UTF-8, and ${whose} names no encoding; it was read as ${likeliest}, the likeliest. Look at a few titles with accents; if they are wrong, ${importWith('encoding')}.`;
    return { ...chosen, rules: { ...rules, encoding: likeliest }, notes: [...(chosen.notes ?? []), note] };
  }
  const says = fitted.by === 'file' ? 'it' : whose;
  const note = mend`${survey.name} is in UTF-8, though ${says} says ${fitted.named}; it was read as UTF-8. If that is wrong, ${importWith('encoding')}.`;
  return { ...chosen, rules: { ...rules, encoding: null }, notes: [...(chosen.notes ?? []), note] };
}

async function inferFrom(
  order: ImportOrder,
  survey: Survey,
  catalog: Catalog | null,
  set: readonly string[],
): Promise<ChosenMapping> {
  const { format, currency = null, language = null, encoding = null } = order;
  const infer = order.infer || encoding !== null;
  const settings = set.map((setting) => readSetting(GIVEN, setting));
  const given = settings.filter((setting) => 'field' in setting);
  const attributes = settings.filter((setting) => 'attribute' in setting);
  const known = {
    ...(order.mode === 'update' && catalog !== null ? knownOf(catalog) : { declared: [], rules: [] }),
    given: new Map(attributes.flatMap(({ attribute, rule }) => columnsOfRule(rule).map((name) => [name, attribute]))),
  };
  // Only here: most imports read with a mapping that is there, and inferring is a large part of the program.
  const { inferMapping } = await import('@guidepost/catalog/infer/infer-mapping');
  const { own, mapping, text, doubts, ...inference } = await inferMapping(survey, {
    ...{ format, encoding, given, known, currency, language },
  });
  // Products as JSON say by themselves all that could be inferred.
  if (own && set.length === 0 && (!infer || mapping.format !== 'csv')) return OWN;
  const inferred = new Set(mapping.attributes.map(({ name }) => name));
  const unknown = set.filter((_, index) => {
    const setting = settings[index];
    return (
      setting !== undefined &&
      ('of' in setting || ('attribute' in setting && (setting.isWhole || !inferred.has(setting.attribute))))
    );
  });
  const told = { inference, ...(doubts.length > 0 && { notes: doubts }) };
  if (unknown.length === 0) return { origin: 'inferred', rules: mapping, text, ...told };
  const changed = putFields(text, unknown);
  return { origin: 'inferred', rules: readMapping('the inferred mapping', changed), text: changed, ...told };
}

const columnsOfRule = ({ from }: AttributeRule): string[] => from.flatMap(columnsOf);

/** What a supplier's file calls otherwise or says of all its products is still an attribute of the catalog. */
function knownOf({ attributes, mapping }: Catalog): Pick<KnownAttributes, 'declared' | 'rules'> {
  try {
    return { declared: attributes, rules: mapping === null ? [] : readMapping(KEPT_NAME, mapping).attributes };
  } catch (error) {
    if (!(error instanceof CatalogFileError)) throw error;
    return { declared: attributes, rules: [] };
  }
}
