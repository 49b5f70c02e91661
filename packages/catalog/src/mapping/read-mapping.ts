// Reads the text of a mapping file to a `Mapping`. Everything that is wrong is reported at once, with line and column.
// Nothing unknown is skipped, because a misspelt member would silently lose an attribute.

import { joinMends, type Mend, mend } from '@guidepost/fault/remedy';
import { isTooLarge } from '@guidepost/placed-text/parse-text';
import { CatalogFileError, sayFault } from '../catalog-file-error.ts';
import { CATALOG_FORMATS } from '../catalog-format.ts';
import { didYouMean } from '../did-you-mean.ts';
import { ENCODINGS, findEncoding } from '../text/encoding.ts';
import { type Mapping, PRODUCT_FIELDS, type ProductField, type ValueRule } from './mapping.ts';
import { readOffer } from './read-offer.ts';
import { readAttributeRule, readDropRules, readFieldRule } from './read-rule.ts';
import { type MappingFault, YamlMembers, type YamlValue } from './yaml-members.ts';

/**
 * The mapping cannot be used. `faults` are all its faults in the order of the file. The error's own place is that of the
 * first.
 */
export class MappingFileError extends CatalogFileError {
  override readonly name = 'MappingFileError';
  readonly faults: readonly MappingFault[];
  /** The mapping without its faulty parts, to look for what else is wrong. Null if it cannot be read at all. */
  readonly readable: Mapping | null;

  constructor(file: string, faults: readonly MappingFault[], readable: Mapping | null = null) {
    const sorted = faults.toSorted((a, b) => a.line - b.line || a.column - b.column);
    const first: MappingFault = sorted[0] ?? { line: 1, column: 1, what: 'the mapping cannot be read' };
    super({ file, ...first, mend: mendOfAll(first, 1) }, sayAll(file, sorted));
    this.faults = sorted;
    this.readable = readable;
  }
}

/** A line each. */
const sayAll = (file: string, faults: readonly MappingFault[]): Mend =>
  joinMends(
    faults.map((fault) => sayFault({ file, ...fault, mend: mendOfAll(fault, faults.length) })),
    '\n',
  );

const mendOfAll = ({ mend: own }: Partial<MappingFault>, count: number): Mend => {
  const common = count === 1 ? 'mend the mapping file' : `mend all ${count} faults`;
  return own === undefined ? [common] : mend`${own}; ${common}`;
};

const SETTINGS = [
  'format',
  'encoding',
  'delimiter',
  'quotes',
  'quote',
  'records',
  'currency',
  'language',
  'decimal',
  'blank',
  'attributes',
  'offer',
  'drop',
] as const;

/** `name` is the file's name, for messages. Throws `MappingFileError`. */
export function readMapping(name: string, text: string): Mapping {
  if (isTooLarge(text)) throw new MappingFileError(name, [{ line: 1, column: 1, what: 'it is larger than 1 MiB' }]);
  const yaml = parseYaml(name, text);
  const members = readMembers(name, yaml);
  const faults = [...yaml.faults];
  const mapping = { ...members, places: placesOf(yaml) };
  if (faults.length > 0) throw new MappingFileError(name, faults, mapping);
  return mapping;
}

function parseYaml(name: string, text: string): YamlMembers {
  let yaml: YamlMembers;
  try {
    yaml = new YamlMembers(text);
  } catch {
    // The parser is recursive, and a text of a million brackets is not a mapping.
    const what = 'this cannot be read: it is nested too deeply; no mapping needs that';
    throw new MappingFileError(name, [{ line: 1, column: 1, what }]);
  }
  if (yaml.faults.length > 0) throw new MappingFileError(name, yaml.faults);
  return yaml;
}

function readMembers(name: string, yaml: YamlMembers): Mapping {
  const members = yaml.members(yaml.root, [...SETTINGS, ...PRODUCT_FIELDS]);
  const read = <T>(member: string, reader: (value: YamlValue) => T | null): T | null => {
    const value = members.get(member);
    return value === undefined || yaml.isNull(value) ? null : reader(value);
  };
  const fields: Partial<Record<ProductField, ValueRule>> = {};
  for (const field of PRODUCT_FIELDS) {
    const value = members.get(field);
    if (value !== undefined) fields[field] = readFieldRule(yaml, value, field);
  }
  return {
    name,
    places: {},
    format: read('format', (value) => yaml.word(value, CATALOG_FORMATS)),
    encoding: read('encoding', (value) => readEncoding(yaml, value)),
    delimiter: read('delimiter', (value) => readDelimiter(yaml, value)),
    quotes: read('quotes', (value) => yaml.boolean(value)) ?? true,
    quote: read('quote', (value) => readQuote(yaml, value)),
    records: read('records', (value) => readChecked(yaml, value, /^(\/[^/]+)*$/, 'a path such as /products')),
    ...(read('currency', (value) => readCurrency(yaml, value)) ?? { currency: null, currencyFrom: null }),
    language: read('language', (value) => readLanguage(yaml, value)),
    decimal: read('decimal', (value) => yaml.word(value, ['point', 'comma'] as const)),
    blank: read('blank', (value) => yaml.texts(value)) ?? [],
    fields,
    attributes:
      read('attributes', (value) =>
        [...yaml.members(value, null)].map(([attribute, rule]) => readAttributeRule(yaml, attribute, rule)),
      ) ?? [],
    offer: read('offer', (value) => readOffer(yaml, value)),
    drop: read('drop', (value) => readDropRules(yaml, value)) ?? [],
  };
}

/**
 * The places of fields, attributes and drop rules. They name columns, and only the catalog file shows whether these
 * exist.
 */
function placesOf(yaml: YamlMembers): Mapping['places'] {
  const members = yaml.members(yaml.root, null);
  const values = PRODUCT_FIELDS.map((field) => members.get(field)).filter((value) => value !== undefined);
  const attributes = members.get('attributes');
  if (attributes !== undefined && !yaml.isNull(attributes)) values.push(...yaml.members(attributes, null).values());
  const offer = members.get('offer');
  if (offer !== undefined && !yaml.isNull(offer)) values.push(offer);
  const drop = members.get('drop');
  if (drop !== undefined && !yaml.isNull(drop)) values.push(...yaml.list(drop));
  return Object.fromEntries(values.map((value) => [value.path, yaml.place(value)]));
}

function readEncoding(yaml: YamlMembers, value: YamlValue) {
  const text = yaml.text(value);
  if (text === null) return null;
  const encoding = findEncoding(text);
  if (encoding === null) {
    const mend = `${didYouMean(text, ENCODINGS)}there are ${ENCODINGS.join(', ')}`;
    yaml.fault(value, `there is no ${JSON.stringify(text)}; ${mend}`);
  }
  return encoding;
}

function readDelimiter(yaml: YamlMembers, value: YamlValue): string | null {
  const text = yaml.text(value);
  if (text === 'tab') return '\t';
  if (text === null || (text.length === 1 && !/["\r\n]/.test(text))) return text;
  yaml.fault(value, 'a delimiter is one character such as ";", or the word tab');
  return null;
}

function readQuote(yaml: YamlMembers, value: YamlValue): string | null {
  const text = yaml.text(value);
  if (text === null || /^[^\p{L}\p{N}\s,;|]$/u.test(text)) return text;
  yaml.fault(value, `a quote is one character such as "'"; where there are none, write \`quotes: false\``);
  return null;
}

function readChecked(yaml: YamlMembers, value: YamlValue, form: RegExp, description: string): string | null {
  const text = yaml.text(value);
  if (text === null || form.test(text)) return text;
  yaml.fault(value, `${JSON.stringify(text)} is not ${description}`);
  return null;
}

/** `EUR`, or `{ code: EUR, from: Currency }` where a column says which currency a row is in. */
function readCurrency(yaml: YamlMembers, value: YamlValue): Pick<Mapping, 'currency' | 'currencyFrom'> {
  const code = (member: YamlValue): string | null =>
    readChecked(yaml, member, /^[A-Z]{3}$/, 'three capital letters such as EUR');
  if (yaml.isText(value)) return { currency: code(value), currencyFrom: null };
  const members = yaml.members(value, ['code', 'from']);
  const [named, from] = [members.get('code'), members.get('from')];
  if (named === undefined) yaml.fault(value, '`code` is missing; name the currency of the catalog, such as EUR');
  return {
    currency: named === undefined ? null : code(named),
    currencyFrom: from === undefined ? null : yaml.text(from),
  };
}

function readLanguage(yaml: YamlMembers, value: YamlValue): string | null {
  const text = yaml.text(value);
  if (text === null) return null;
  try {
    return Intl.getCanonicalLocales(text)[0] ?? null;
  } catch {
    yaml.fault(value, `${JSON.stringify(text)} is not a language tag such as en or de-AT`);
    return null;
  }
}
