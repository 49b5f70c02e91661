// Texts with columns in braces: `{Company} {Product?}` and `https://shop.example/{sku|url}`.

import { didYouMean } from '../did-you-mean.ts';
import { TEMPLATE_FILTERS, type TemplateFilter, type TemplatePart, type ValueSource } from './mapping.ts';

/** Whether a text can only be a fixed address: nobody calls a column so. */
export const isFixedAddress = (text: string): boolean => /^https?:\/\/[^\s{}]+$/i.test(text);

/** A column as it is given: one whose name reads as a template or an address needs members. */
export const givenColumn = (column: string): string =>
  /[{}]/.test(column) || isFixedAddress(column) ? `{ column: ${JSON.stringify(column)} }` : column;

/**
 * A text with braces is a template, an address is itself, and any other text names a column. In a template, `{{` and `}}` stand for a brace.
 * Returns a text if something is wrong.
 */
export function parseTemplate(text: string): ValueSource | string {
  if (isFixedAddress(text)) return { kind: 'constant', text };
  if (!/[{}]/.test(text)) return text === '' ? 'a column name cannot be empty' : { kind: 'column', column: text };
  const parts: TemplatePart[] = [];
  let literal = '';
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    if ((character === '{' || character === '}') && text.charAt(at + 1) === character) {
      literal += character;
      at++;
    } else if (character === '}') {
      return 'a } has no { before it; double it (}}) if it belongs to the text';
    } else if (character === '{') {
      const close = closingBrace(text, at);
      if (close === -1) return 'a { is never closed; double it ({{) if it belongs to the text';
      const part = parsePlaceholder(text.slice(at + 1, close));
      if (typeof part === 'string') return part;
      if (literal !== '') parts.push(literal);
      literal = '';
      parts.push(part);
      at = close;
    } else {
      literal += character;
    }
  }
  if (literal !== '') parts.push(literal);
  return { kind: 'template', parts };
}

/** After a column's name, which may be in quotes. */
function closingBrace(text: string, open: number): number {
  const quoted = QUOTED.exec(text.slice(open + 1));
  return text.indexOf('}', open + 1 + (quoted?.[0].length ?? 0));
}

const QUOTED = /^\s*"((?:[^"]|"")*)"/;

/**
 * What is between the braces: `column`, `column?`, `column|filter|filter`. If a column's name contains one of `? | { }`,
 * it is in double quotes, `{"Size?"}`, and a quote inside it is doubled.
 */
function parsePlaceholder(inside: string): Exclude<TemplatePart, string> | string {
  const quoted = QUOTED.exec(inside);
  const [name = '', ...named] = inside.slice(quoted?.[0].length ?? 0).split('|');
  const optional = name.trimEnd().endsWith('?');
  const plain = (optional ? name.trimEnd().slice(0, -1) : name).trim();
  if (quoted !== null && plain !== '') return 'behind a column in quotes only ? and filters can stand';
  const column = quoted?.[1]?.replaceAll('""', '"') ?? plain;
  if (column === '') return 'there is no column between the braces';
  const filters: TemplateFilter[] = [];
  for (const filter of named.map((text) => text.trim())) {
    const known = TEMPLATE_FILTERS.find((candidate) => candidate === filter);
    if (known === undefined) {
      const known = TEMPLATE_FILTERS.join(', ');
      return `there is no filter ${JSON.stringify(filter)}; ${didYouMean(filter, TEMPLATE_FILTERS)}there are ${known}`;
    }
    filters.push(known);
  }
  return { column, optional, filters };
}
