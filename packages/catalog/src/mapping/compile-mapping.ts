// Compiles a mapping for the columns of a file to one function from a row to a product.

import type { Attribute, AttributeValue } from '@guidepost/engine/product';
import { CatalogFileError } from '../catalog-file-error.ts';
import { finishProduct, type ProductDraft } from '../product/finish-product.ts';
import type { OfferTime } from '../product/offer-dates.ts';
import type { RecordConverter } from '../product/record-converter.ts';
import { fitDescription } from '../product/value-limits.ts';
import { RowFault } from '../rejection.ts';
import type { TextOf } from './cell-text.ts';
import { compileAttribute, compileBoolean, UNREADABLE } from './compile-attribute.ts';
import { type CompiledOffer, compileOffer } from './compile-offer.ts';
import { compilePrice } from './compile-price.ts';
import { type CompileContext, compileColumn, compileText } from './compile-value.ts';
import { currencyOf, marksCurrency } from './currency-marks.ts';
import { explainAvailable, explainFault, otherCurrency } from './explain-fault.ts';
import {
  type DropRule,
  type Mapping,
  OWN_FIELDS,
  PRODUCT_FIELDS,
  type ProductField,
  REQUIRED_FIELDS,
  type ValueRule,
} from './mapping.ts';
import { RecentRows } from './recent-rows.ts';

export interface MappingContext<F> extends Omit<CompileContext<F>, 'rule'> {
  /** For offers, in milliseconds since 1970. Missing: the time of the compilation. */
  readonly now?: number;
}

export function compileMapping<F>(given: MappingContext<F>, baseUrl: string | null): RecordConverter<F> {
  const { mapping } = given;
  const offer = compileOffer(mapping, given.bind, given.now ?? Date.now());
  const context = offer === null ? given : { ...given, bind: offer.bind };
  const recent = new RecentRows<F>();
  const of = (rule: string): CompileContext<F> => ({ ...context, rule, recent });
  const own = (field: ProductField, name: string): TextOf<F> | null => {
    const named = OWN_FIELDS[field]?.find((known) => known === name);
    const rule = named === undefined ? null : ruleOf(named, context);
    if (named === undefined || rule === null || rule.from.length === 0) return null;
    return named === 'price' || named === 'list_price' ? compilePrice(rule, of(named)) : text(named);
  };
  const withOwn = (field: ProductField): CompileContext<F> => ({
    ...of(field),
    own: (name) => own(field, name),
    isAddress: field === 'image' || field === 'link',
  });
  const text = (field: ProductField): TextOf<F> => compileText(ruleOf(field, context), withOwn(field));
  const [sku, title, description] = [text('sku'), text('title'), text('description')];
  const [image, link, group] = [text('image'), text('link'), text('group')];
  const price = compilePrice(ruleOf('price', context), of('price'));
  const listPrice = compilePrice(ruleOf('list_price', context), of('list_price'));
  const available = compileBoolean(ruleOf('available', context), of('available'));
  const writtenAvailable = compileText(ruleOf('available', context), of('available'));
  const drop = compileDrop(mapping.drop, of('drop'));
  const attributes = mapping.attributes.map((rule) => {
    const own = of(`attributes.${rule.name}`);
    return { name: rule.name, value: compileAttribute(rule, own), text: compileText(rule, own) };
  });
  const declared: readonly Attribute[] = mapping.attributes.map(({ name, type, unit, label }) => ({
    name,
    type,
    unit,
    label,
  }));
  const foreignIn = compileForeign(context, of('currency'));
  const explain = (fault: RowFault, draft: ProductDraft, fields: F): RowFault => {
    const field = PRODUCT_FIELDS.find((known) => known === fault.field);
    if (field === undefined) return fault;
    const written = field === 'list_price' ? draft.listPrice : String(draft[field]);
    return explainFault(fault, ruleOf(field, context), written, fields, withOwn(field));
  };
  return {
    hasPatterns: hasPatterns(mapping),
    convert(fields, line, remark) {
      if (drop !== null && drop(fields) !== null) return null;
      const availability = available(fields);
      if (availability === UNREADABLE) {
        return new RowFault(sku(fields), 'available', explainAvailable(writtenAvailable(fields)));
      }
      const values: Record<string, AttributeValue> = {};
      for (const { name, value, text } of attributes) {
        const found = value(fields);
        if (found === UNREADABLE) remark(name, line, text(fields));
        else if (found !== undefined) values[name] = found;
      }
      const foreign = foreignIn(fields);
      if (foreign !== null && mapping.currency !== null) {
        return otherCurrency(sku(fields), 'price', foreign, mapping.currency);
      }
      const draft: ProductDraft = {
        sku: sku(fields),
        title: title(fields),
        description: fitDescription(description(fields), line, remark),
        image: image(fields),
        link: link(fields),
        price: price(fields),
        listPrice: listPrice(fields),
        group: group(fields),
        available: availability ?? true,
        attributes: values,
      };
      if (offer?.timeOf(fields) === 'unreadable') remark('offer', line, offer.datesOf(fields));
      const product = finishProduct(draft, baseUrl);
      if (product instanceof RowFault) return explain(product, draft, fields);
      recent.add(fields);
      return product;
    },
    ...(drop && { droppedBy: drop }),
    ...(offer && { offerOf: offerIn(offer) }),
    attributes: () => declared,
  };
}

const offerIn =
  <F>({ timeOf }: CompiledOffer<F>): ((fields: F) => OfferTime | null) =>
  (fields) => {
    const time = timeOf(fields);
    return time === 'unreadable' ? null : time;
  };

const hasPatterns = ({ fields, attributes, drop }: Mapping): boolean =>
  [...Object.values(fields), ...attributes].some(({ pattern, matches }) => pattern !== null || matches !== null) ||
  drop.some(({ matches }) => matches !== null);

/** The currency in a row's currency column, if it is not the catalog's. */
function compileForeign<F>({ mapping }: MappingContext<F>, context: CompileContext<F>): (fields: F) => string | null {
  const { currency, currencyFrom } = mapping;
  if (currency === null || currencyFrom === null) return () => null;
  const cell = compileColumn(currencyFrom, context);
  return (fields) => {
    const written = cell(fields);
    if (written === '' || written === currency || marksCurrency(written, currency)) return null;
    return currencyOf(written) ?? written.slice(0, 20);
  };
}

/** If the mapping says nothing of a field, the field comes from the column of the same name. */
function ruleOf<F>(field: ProductField, { mapping, bind }: MappingContext<F>): ValueRule {
  const given = mapping.fields[field];
  if (given !== undefined) return given;
  const present = bind(field) !== null;
  if (!present && REQUIRED_FIELDS.includes(field)) {
    throw new CatalogFileError({
      file: mapping.name,
      what: `the mapping does not say where ${field} comes from, and the file has no column of that name`,
      mend: `add \`${field}:\` with a column or a template`,
    });
  }
  const from: ValueRule['from'] = present ? [{ kind: 'column', column: field }] : [];
  return { from, pattern: null, map: [], decimal: null, scale: null, part: null, words: null, matches: null };
}

/** The first rule that leaves a row out. Null if there is nothing to drop. */
function compileDrop<F>(
  rules: readonly DropRule[],
  context: CompileContext<F>,
): ((fields: F) => DropRule | null) | null {
  const tests = rules.map((rule, index) => ({
    rule,
    test: compileRule(rule, { ...context, rule: `drop[${index}]` }),
  }));
  return tests.length === 0 ? null : (fields) => tests.find(({ test }) => test(fields))?.rule ?? null;
}

function compileRule<F>(rule: DropRule, context: CompileContext<F>): (fields: F) => boolean {
  const cell = compileColumn(rule.column, context);
  const inside = rule.in === null ? null : new Set(rule.in);
  const outside = rule.notIn === null ? null : new Set(rule.notIn);
  const expression = rule.matches === null ? null : new RegExp(rule.matches, 'u');
  return (fields) => {
    const text = cell(fields);
    if (inside !== null && !inside.has(text)) return false;
    if (outside?.has(text)) return false;
    if (rule.blank !== null && rule.blank !== (text === '')) return false;
    return expression === null || (text.length <= context.patternLength && expression.test(text));
  };
}
