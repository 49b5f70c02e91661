// Explains why a row has no value for a field, or a price that cannot be read, in the words of its mapping and file: which
// column is blank, which currency is there. It runs only for rejected rows, so it may look at everything again.

import { type Reason, reason } from '@guidepost/fault/reason';
import { mend, setField } from '@guidepost/fault/remedy';
import { oneOrSeveral } from '@guidepost/fault/say-number';
import { RowFault } from '../rejection.ts';
import { eitherPrice, foreignCurrency } from './compile-price.ts';
import { applyFilters, type CompileContext, compileNamed, compileSources } from './compile-value.ts';
import { FIRST_ADDRESS, severalAddresses } from './first-address.ts';
import { goneWord } from './gone-words.ts';
import { bestGap, columnsOfFile, dropOfGap, isZeroGap, type PriceGap, priceGaps } from './leave-out-rows.ts';
import { PRODUCT_FIELDS, type ValueRule } from './mapping.ts';
import { writeScalar } from './write-mapping.ts';

/** `rule`: the rule of the field at fault. `written`: what the row has for it. */
export function explainFault<F>(
  fault: RowFault,
  rule: ValueRule,
  written: string,
  fields: F,
  context: CompileContext<F>,
): RowFault {
  const { sku } = fault;
  const field = PRODUCT_FIELDS.find((known) => known === fault.field);
  if (field === undefined) return fault;
  if (written !== '') {
    const { currency } = context.mapping;
    if (field === 'image' || field === 'link') return takingFirst(fault, field, written, rule);
    if (field !== 'price' && field !== 'list_price') return fault;
    const either = eitherPrice(written);
    if (either !== null) return mayBeEither(sku, field, either);
    if (!/\d/.test(written)) return noPrice(sku, field, written, gapsOf(rule, fields, context));
    const foreign = currency === null ? null : foreignCurrency(written, currency);
    return foreign === null || currency === null ? fault : otherCurrency(sku, field, foreign, currency);
  }
  const gap =
    field === 'price' ? bestGap(gapsOf(rule, fields, context), context.recent?.list() ?? [], context) : undefined;
  if (gap !== undefined && isZeroGap(gap)) return isZero(sku, gap);
  if (gap !== undefined && goneWord(gap.text) !== null) return noPrice(sku, 'price', gap.text, [gap]);
  const blank = blankColumns(rule, fields, context);
  const leaveOut =
    gap === undefined ? (field === 'price' ? LEAVE_OUT : '') : `, or leave such rows out with ${dropOfGap(gap)}`;
  const isOwn = context.mapping.fields[field] === undefined || field !== 'price';
  if (blank.length === 1 && blank[0] === field && isOwn) return fault;
  const [meant] = blank.flatMap((column) => meaningBlank(column, fields, context));
  if (meant !== undefined && blank.length === 1) {
    const { column, value } = meant;
    const text = `${field} is missing: the cell of the column ${JSON.stringify(column)} is ${JSON.stringify(value)}, which the mapping takes for blank; fill it in${leaveOut === '' ? ', or let the mapping take it from elsewhere' : leaveOut}`;
    return new RowFault(sku, field, reason('cell-means-blank', text, { column, value }));
  }
  if (blank.length > 0) {
    const columns = blank.map((column) => JSON.stringify(column));
    const blanks = `the ${oneOrSeveral(columns.length, 'column')} ${columns.join(', ')} ${oneOrSeveral(columns.length, 'is', 'are')} blank`;
    const absent = absentColumns(rule, context).map((column) => JSON.stringify(column));
    const what = absent.length === 0 ? blanks : `${blanks}, and the file has no column ${absent.join(' or ')}`;
    const text = `${field} is missing: ${what}; fill it in${leaveOut === '' ? ', or let the mapping take it from elsewhere' : leaveOut}`;
    return new RowFault(sku, field, whyBlank(text, blank, absentColumns(rule, context)));
  }
  const [vanished] = vanishedCells(rule, fields, context);
  if (vanished !== undefined) {
    const { column, text: cell } = vanished;
    const [name, shown] = [JSON.stringify(column), JSON.stringify(cut(cell))];
    const text = `${field} is missing: of ${shown} in the column ${name} nothing is left in an address; fill it in, or write {${column}?|slug} in the mapping, which may be blank`;
    return new RowFault(sku, field, reason('cell-vanishes', text, { column, value: cut(cell) }));
  }
  if (rule.pattern !== null && compileSources(rule.from, context)(fields) !== '') {
    const text = `${field} is missing: the pattern in the mapping finds nothing in the cell; change the pattern or the cell`;
    return new RowFault(sku, field, reason('pattern-finds-nothing', text));
  }
  return fault;
}

/** A cell such as `-`, which is something to whoever looks at it. */
function meaningBlank<F>(column: string, fields: F, context: CompileContext<F>) {
  const asWritten = { ...context, mapping: { ...context.mapping, blank: [] } };
  const value = compileNamed(column, asWritten)?.(fields) ?? '';
  return value === '' ? [] : [{ column, value: cut(value) }];
}

function whyBlank(text: string, blank: readonly string[], absent: readonly string[]): Reason {
  const columns = blank.join(', ');
  return absent.length === 0
    ? reason('cells-blank', text, { columns })
    : reason('cells-blank-or-absent', text, { columns, absent: absent.join(', ') });
}

/** Where a cell has several addresses, the first is mostly the one that is meant. */
function takingFirst(fault: RowFault, field: string, written: string, rule: ValueRule): RowFault {
  const [source] = rule.from;
  if (severalAddresses(written) === null || source?.kind !== 'column' || rule.from.length > 1 || rule.pattern !== null)
    return fault;
  const first = `{ from: ${writeScalar(source.column)}, pattern: ${writeScalar(FIRST_ADDRESS)} }`;
  return new RowFault(fault.sku, field, fault.why, mend`or ${setField(field, first)}, which takes the first`);
}

/** `1.500` in a file that has prices in both notations. */
const mayBeEither = (sku: string | null, field: string, written: string): RowFault =>
  new RowFault(
    sku,
    field,
    reason(
      'price-in-doubt',
      `${field} ${JSON.stringify(written)} may be in thousands or have three decimals, because the file has prices in both notations; write it with two decimals`,
      { value: written },
    ),
  );

/** `auf Anfrage`: another way to read numbers would not help. */
function noPrice(sku: string | null, field: string, written: string, gaps: readonly PriceGap[]): RowFault {
  const value = cut(written);
  const shown = JSON.stringify(value);
  const code = (text: string): RowFault =>
    new RowFault(sku, field, reason('no-price', `${field} ${shown} ${text}`, { value }));
  if (field !== 'price') return code(`is no price; leave the cell blank, or add ${shown} to \`blank:\` in the mapping`);
  const gap = gaps.find(({ text }) => text === written) ?? gaps.find(({ text }) => text !== '');
  const leaveOut = gap === undefined ? LEAVE_OUT.slice(', or '.length) : `leave such rows out with ${dropOfGap(gap)}`;
  return goneWord(written) === null
    ? code(`is no price; write one, or ${leaveOut}`)
    : code(`says that the product is sold out, and it has no price; ${leaveOut}, or write its price`);
}

function isZero(sku: string | null, gap: PriceGap): RowFault {
  const { column, text } = gap;
  const said = `the price is ${text} in the column ${JSON.stringify(column)}, and no other column has one; write one, or leave such rows out with ${dropOfGap(gap)}`;
  return new RowFault(sku, 'price', reason('price-zero', said, { column, value: text }));
}

const LEAVE_OUT = ', or leave such rows out with a `drop:` in the mapping';

/** The columns of the price in which this row has none, of those that the file has. */
function gapsOf<F>(rule: ValueRule, fields: F, context: CompileContext<F>): readonly PriceGap[] {
  const columns = rule.from.flatMap((source) => (source.kind === 'column' ? [source.column] : []));
  return priceGaps(columnsOfFile(columns, [fields, ...(context.recent?.list() ?? [])], context), fields, context);
}

/** `written`: the text in the row, which is neither a word for yes nor one for no. */
export function explainAvailable(written: string): Reason {
  const value = cut(written);
  const shown = JSON.stringify(value);
  const pieces = "`matches: '^0*[1-9]'` in place of words, which means more than 0";
  const words = 'list its words under `available` as `true:` and `false:`';
  const mend = /^-?\d/.test(written) ? `for a number of pieces write ${pieces}, or ${words}` : `${words}; or ${pieces}`;
  return reason('neither-available-nor-not', `available ${shown} is neither true nor false; ${mend}`, { value });
}

const cut = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

export const otherCurrency = (sku: string | null, field: string, foreign: string, currency: string): RowFault =>
  new RowFault(
    sku,
    field,
    reason(
      'other-currency',
      `${field} is in ${foreign}, and the currency of the catalog is ${currency}; convert it, or import those rows into a catalog of their own`,
      { found: foreign, currency },
    ),
  );

/** A file without a header may have none of some columns of its format, and nobody can fill these in. */
function blankColumns<F>(rule: ValueRule, fields: F, context: CompileContext<F>): readonly string[] {
  const blank = neededColumns(rule).filter((column) => compileNamed(column, context)?.(fields) === '');
  return context.columns === null && blank.length > 1
    ? columnsOfFile(blank, [fields, ...(context.recent?.list() ?? [])], context)
    : blank;
}

/** Cells of a template with a value such as `?`, of which its filters leave nothing. */
function vanishedCells<F>(rule: ValueRule, fields: F, context: CompileContext<F>) {
  const parts = rule.from.flatMap((source) => (source.kind === 'template' ? source.parts : []));
  return parts.flatMap((part) => {
    if (typeof part === 'string' || part.optional) return [];
    const text = compileNamed(part.column, context)?.(fields) ?? '';
    return text !== '' && applyFilters(text, part.filters) === '' ? [{ column: part.column, text }] : [];
  });
}

/** The file needs only one of several columns. */
const absentColumns = <F>(rule: ValueRule, context: CompileContext<F>): string[] =>
  neededColumns(rule).filter((column) => compileNamed(column, context) === null);

/** Columns without which the rule has no value. Optional columns of a template do not count. */
function neededColumns(rule: ValueRule): string[] {
  const columns = rule.from.flatMap((source) => {
    if (source.kind === 'column') return [source.column];
    if (source.kind === 'constant') return [];
    return source.parts.flatMap((part) => (typeof part === 'string' || part.optional ? [] : [part.column]));
  });
  return [...new Set(columns)];
}
