// Why a row has no value for a field, or a price that cannot be read, said in the words of its mapping and file: which column is
// blank, which currency stands there. It runs for rejected rows only, so it may look at everything again.

import { RowFault } from '../rejection.ts';
import { foreignCurrency } from './compile-price.ts';
import { type CompileContext, compileNamed, compileSources } from './compile-value.ts';
import type { ValueRule } from './mapping.ts';

/** `rule`: of the field at fault. `written`: what the row has for it. */
export function explainFault<F>(
  fault: RowFault,
  rule: ValueRule,
  written: string,
  fields: F,
  context: CompileContext<F>,
): RowFault {
  const { field, sku } = fault;
  if (written !== '') {
    const { currency } = context.mapping;
    if (field !== 'price' && field !== 'list_price') return fault;
    const foreign = currency === null ? null : foreignCurrency(written, currency);
    return foreign === null || currency === null ? fault : otherCurrency(sku, field, foreign, currency);
  }
  const blank = blankColumns(rule, fields, context);
  if (blank.length === 1 && blank[0] === field) return fault;
  if (blank.length > 0) {
    const columns = blank.map((column) => JSON.stringify(column));
    const blanks = `${columns.length === 1 ? 'the column' : 'the columns'} ${columns.join(', ')} ${columns.length === 1 ? 'is' : 'are'} blank`;
    const absent = absentColumns(rule, context).map((column) => JSON.stringify(column));
    const what = absent.length === 0 ? blanks : `${blanks}, and the file has no column ${absent.join(' or ')}`;
    return new RowFault(
      sku,
      field,
      `${field} is missing: ${what}; fill it in, or let the mapping take it from elsewhere`,
    );
  }
  if (rule.pattern !== null && compileSources(rule.from, context)(fields) !== '') {
    const reason = `${field} is missing: the pattern in the mapping finds nothing in the cell; change the pattern or the cell`;
    return new RowFault(sku, field, reason);
  }
  return fault;
}

/** `written`: what stands there and is neither one of the words for yes nor one for no. */
export function explainAvailable(written: string): string {
  const shown = JSON.stringify(written.length > 80 ? `${written.slice(0, 80)}…` : written);
  const pieces = "`matches: '^0*[1-9]'` in place of words, which means more than 0";
  const words = 'list its words under `available` as `true:` and `false:`';
  const mend = /^-?\d/.test(written) ? `for a number of pieces write ${pieces}, or ${words}` : `${words}; or ${pieces}`;
  return `available ${shown} is neither true nor false; ${mend}`;
}

export const otherCurrency = (sku: string | null, field: string, foreign: string, currency: string): RowFault =>
  new RowFault(
    sku,
    field,
    `${field} is in ${foreign}, and the currency of the catalog is ${currency}; convert it, or import those rows into a catalog of their own`,
  );

function blankColumns<F>(rule: ValueRule, fields: F, context: CompileContext<F>): string[] {
  return neededColumns(rule).filter((column) => compileNamed(column, context)?.(fields) === '');
}

/** Of a list of columns, a file needs to have one only. */
const absentColumns = <F>(rule: ValueRule, context: CompileContext<F>): string[] =>
  neededColumns(rule).filter((column) => compileNamed(column, context) === null);

/** Columns without which the rule has no value; those that a template does without do not count. */
function neededColumns(rule: ValueRule): string[] {
  const columns = rule.from.flatMap((source) => {
    if (source.kind === 'column') return [source.column];
    if (source.kind === 'constant') return [];
    return source.parts.flatMap((part) => (typeof part === 'string' || part.optional ? [] : [part.column]));
  });
  return [...new Set(columns)];
}
