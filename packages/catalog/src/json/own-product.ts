// Guidepost's own product shape, which needs no mapping: members mean what their names say, and the types of attributes are
// learnt from their values. A value of another type than before stops the reading, because either row may be the wrong one.

import type { AttributeType, AttributeValue } from '@guidepost/engine/product';
import { reason } from '@guidepost/fault/reason';
import { importWith, mend } from '@guidepost/fault/remedy';
import { CatalogFileError } from '../catalog-file-error.ts';
import { didYouMean } from '../did-you-mean.ts';
import { rawText, trimmed } from '../mapping/cell-text.ts';
import { PRODUCT_FIELDS } from '../mapping/mapping.ts';
import { refuseAttributeName } from '../mapping/read-rule.ts';
import { finishProduct } from '../product/finish-product.ts';
import type { RecordConverter } from '../product/record-converter.ts';
import { STAND_INS } from '../product/stand-ins.ts';
import { fitDescription, fitsAttribute } from '../product/value-limits.ts';
import type { ReadingLimits } from '../reading-limits.ts';
import { RowFault } from '../rejection.ts';
import { isFields, type JsonFields } from './json-fields.ts';
import { WrittenNumber } from './written-number.ts';

export const OWN_MEMBERS: readonly string[] = [...PRODUCT_FIELDS, 'attributes'];
const CODES = ['sku', 'group'] as const;
const TEXTS = ['title', 'description', 'image', 'link'] as const;
const PRICES = ['price', 'list_price'] as const;

/** `isPartial`: required members may be missing, and products have stand-ins for them. */
export function ownProducts(
  file: string,
  baseUrl: string | null,
  limits: ReadingLimits,
  isPartial = false,
): RecordConverter<JsonFields> {
  const learnt = new Map<string, { readonly type: AttributeType; readonly line: number }>();
  return {
    hasPatterns: false,
    convert(fields, line, remark) {
      const sku = isCode(fields.sku) ? trimmed(rawText(fields.sku)) : '';
      const fault = refuseMembers(fields, sku);
      if (fault !== null) return fault;
      const attributes = readAttributes(fields.attributes, sku, (name, text) => remark(name, line, text));
      if (attributes instanceof RowFault) return attributes;
      const text = (name: string): string => trimmed(rawText(fields[name]));
      const required = (name: keyof typeof STAND_INS): string =>
        isPartial && fields[name] === undefined ? STAND_INS[name] : text(name);
      const draft = {
        ...{ sku, title: required('title'), description: fitDescription(text('description'), line, remark) },
        ...{ image: required('image'), link: required('link') },
        ...{ price: required('price'), listPrice: text('list_price'), group: text('group') },
        available: fields.available !== false,
        attributes,
      };
      return finishProduct(draft, baseUrl);
    },
    accept(product, line) {
      for (const [name, value] of Object.entries(product.attributes)) {
        const type = typeOf(value);
        const known = learnt.get(name);
        if (known === undefined) learn(name, type, line);
        else if (known.type !== type) throw conflict(file, name, type, line, known);
      }
    },
    attributes: () => [...learnt].map(([name, { type }]) => ({ name, type, unit: null, label: null })),
  };

  function learn(name: string, type: AttributeType, line: number): void {
    const refused = refuseAttributeName(name);
    if (refused !== null) {
      const what = `the attribute ${JSON.stringify(name.slice(0, 80))} cannot be kept: ${refused}`;
      throw new CatalogFileError({
        file,
        line,
        what,
        mend: mend`rename it, or ${importWith('infer')}, which gives it another name`,
      });
    }
    if (learnt.size >= limits.attributes) {
      const what = `there are more than ${limits.attributes} attributes`;
      throw new CatalogFileError({
        file,
        line,
        what,
        mend: 'leave some out, or write a mapping that names those you need',
      });
    }
    learnt.set(name, { type, line });
  }
}

/** Some shops number their products, so whole numbers are taken as texts, digit by digit. */
const isCode = (value: unknown): boolean =>
  typeof value === 'string' ||
  Number.isSafeInteger(value) ||
  (value instanceof WrittenNumber && /^-?\d+$/.test(value.text));

/** Refuses unknown members and wrong types. Only prices and codes that are given as numbers are converted. */
function refuseMembers(fields: JsonFields, sku: string): RowFault | null {
  for (const name in fields) {
    if (!OWN_MEMBERS.includes(name)) {
      const mend = `${didYouMean(name, OWN_MEMBERS)}further members belong into attributes, another shape needs a mapping`;
      const shown = name.slice(0, 80);
      const text = `there is no member ${JSON.stringify(shown)}; ${mend}`;
      return new RowFault(sku, null, reason('unknown-member', text, { name: shown }));
    }
  }
  for (const name of CODES) {
    const value = fields[name];
    if (value !== undefined && value !== null && !isCode(value)) {
      const text = `${name} is neither a text nor a whole number; put it in quotes`;
      return new RowFault(sku, name, reason('not-a-code', text));
    }
  }
  for (const name of TEXTS) {
    const value = fields[name];
    if (value !== undefined && value !== null && typeof value !== 'string') {
      return new RowFault(sku, name, reason('not-a-text', `${name} is not a text; put it in quotes`));
    }
  }
  for (const name of PRICES) {
    const value = fields[name];
    if (value !== undefined && value !== null && typeof value !== 'string' && !isNumber(value)) {
      const text = `${name} is not a decimal number as text; write it like "499.00"`;
      return new RowFault(sku, name, reason('not-a-price', text));
    }
  }
  const { available } = fields;
  if (available !== undefined && available !== null && typeof available !== 'boolean') {
    const text = 'available is not a boolean; write true or false without quotes';
    return new RowFault(sku, 'available', reason('not-a-boolean', text));
  }
  return null;
}

const isNumber = (value: unknown): boolean => typeof value === 'number' || value instanceof WrittenNumber;

/** `leaveOut` is told of numbers that cannot be compared exactly, and of texts and lists that are too long. */
function readAttributes(
  value: unknown,
  sku: string,
  leaveOut: (name: string, text: string) => void,
): Record<string, AttributeValue> | RowFault {
  const attributes: Record<string, AttributeValue> = {};
  if (value === undefined || value === null) return attributes;
  if (!isFields(value)) {
    const text = 'attributes is not an object; write { "name": value, … }';
    return new RowFault(sku, 'attributes', reason('not-an-object-of-attributes', text));
  }
  for (const [name, member] of Object.entries(value)) {
    if (member === null) continue;
    if (name === '__proto__') {
      const orElse = mend`or ${importWith('infer')}, which gives it another name`;
      const text = 'no attribute can be named __proto__; rename it';
      return new RowFault(sku, 'attributes', reason('forbidden-attribute-name', text), orElse);
    }
    if (member instanceof WrittenNumber) {
      leaveOut(name, member.text);
      continue;
    }
    const read = readValue(member);
    if (read === null) {
      const shown = name.slice(0, 80);
      const text = `the attribute ${JSON.stringify(shown)} is not a text, number, boolean or list of texts; write one of these`;
      return new RowFault(sku, 'attributes', reason('attribute-of-no-type', text, { name: shown }));
    }
    if (!fitsAttribute(read)) leaveOut(name, rawText(read));
    else if (read !== '' && (!Array.isArray(read) || read.length > 0)) attributes[name] = read;
  }
  return attributes;
}

/** Null: attributes cannot have such a value. */
function readValue(value: unknown): AttributeValue | null {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'string') return trimmed(value);
  if (typeof value === 'number') return value + 0;
  if (!Array.isArray(value)) return null;
  const texts = new Set<string>();
  for (const element of value) {
    if (typeof element !== 'string') return null;
    const text = trimmed(element);
    if (text !== '') texts.add(text);
  }
  return [...texts];
}

function typeOf(value: AttributeValue): AttributeType {
  if (typeof value === 'string') return 'text';
  if (typeof value === 'object') return 'list';
  return typeof value === 'number' ? 'number' : 'boolean';
}

function conflict(
  file: string,
  name: string,
  type: AttributeType,
  line: number,
  known: { readonly type: AttributeType; readonly line: number },
): CatalogFileError {
  return new CatalogFileError({
    file,
    line,
    what: `the attribute ${JSON.stringify(name)} is a ${type} here and a ${known.type} in line ${known.line}`,
    mend: 'mend the row that is wrong, or declare the type of the attribute in a mapping',
  });
}
