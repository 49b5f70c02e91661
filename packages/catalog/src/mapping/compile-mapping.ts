// A mapping and a file's columns to one function from a row to a product.

import type { Attribute, AttributeValue } from '@guidepost/engine/product';
import { CatalogFileError } from '../catalog-file-error.ts';
import { finishProduct } from '../product/finish-product.ts';
import type { RecordConverter } from '../product/record-converter.ts';
import { RowFault } from '../rejection.ts';
import { compileAttribute, compileBoolean, UNREADABLE } from './compile-attribute.ts';
import { compileDrop } from './compile-drop.ts';
import { compilePrice } from './compile-price.ts';
import { type CompileContext, compileText } from './compile-value.ts';
import { type ProductField, REQUIRED_FIELDS, type ValueRule } from './mapping.ts';

export type MappingContext<F> = Omit<CompileContext<F>, 'rule'>;

export function compileMapping<F>(context: MappingContext<F>, baseUrl: string | null): RecordConverter<F> {
  const { mapping } = context;
  const of = (rule: string): CompileContext<F> => ({ ...context, rule });
  const text = (field: ProductField) => compileText(ruleOf(field, context), of(field));
  const [sku, title, description] = [text('sku'), text('title'), text('description')];
  const [image, link, group] = [text('image'), text('link'), text('group')];
  const price = compilePrice(ruleOf('price', context), of('price'));
  const listPrice = compilePrice(ruleOf('list_price', context), of('list_price'));
  const available = compileBoolean(ruleOf('available', context), of('available'));
  const drop = compileDrop(mapping.drop, of('drop'));
  const attributes = mapping.attributes.map((rule) => ({
    name: rule.name,
    value: compileAttribute(rule, of(`attributes.${rule.name}`)),
  }));
  const declared: readonly Attribute[] = mapping.attributes.map(({ name, type, unit, label }) => ({
    name,
    type,
    unit,
    label,
  }));
  return {
    convert(fields, line, remark) {
      if (drop?.(fields)) return null;
      const availability = available(fields);
      if (availability === UNREADABLE) {
        const reason = 'available is neither true nor false; list its words under `available` as `true:` and `false:`';
        return new RowFault(sku(fields), 'available', reason);
      }
      const values: Record<string, AttributeValue> = {};
      for (const { name, value } of attributes) {
        const found = value(fields);
        if (found === UNREADABLE) remark(name, line);
        else if (found !== undefined) values[name] = found;
      }
      return finishProduct(
        {
          sku: sku(fields),
          title: title(fields),
          description: description(fields),
          image: image(fields),
          link: link(fields),
          price: price(fields),
          listPrice: listPrice(fields),
          group: group(fields),
          available: availability ?? true,
          attributes: values,
        },
        baseUrl,
      );
    },
    attributes: () => declared,
  };
}

/** A field that the mapping does not speak of comes from the column of its own name. */
function ruleOf<F>(field: ProductField, { mapping, bind }: MappingContext<F>): ValueRule {
  const given = mapping.fields[field];
  if (given !== undefined) return given;
  const present = bind(field) !== null;
  if (!present && REQUIRED_FIELDS.includes(field)) {
    throw new CatalogFileError({
      file: mapping.name,
      what: `nothing says where ${field} comes from, and the file has no column of that name`,
      mend: `add \`${field}:\` with a column or a template`,
    });
  }
  const from: ValueRule['from'] = present ? [{ kind: 'column', column: field }] : [];
  return { from, pattern: null, map: [], decimal: null, scale: null, words: null, matches: null };
}
