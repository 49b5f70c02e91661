// Compiles a value rule to a function from a row to a text; empty means no value. A rule is compiled once, so a row costs
// only what its own rules need.

import { CatalogFileError } from '../catalog-file-error.ts';
import { didYouMean } from '../did-you-mean.ts';
import { htmlToText } from '../text/html-to-text.ts';
import { undoWrittenBreaks } from '../text/written-breaks.ts';
import { type Bind, compileCell, type TextOf } from './cell-text.ts';
import { firstPath } from './first-address.ts';
import type { Mapping, TemplateFilter, TemplatePart, ValueRule, ValueSource } from './mapping.ts';
import type { RecentRows } from './recent-rows.ts';

/** What compiling needs beside the rule. */
export interface CompileContext<F> {
  readonly mapping: Mapping;
  readonly bind: Bind<F>;
  /** The rule that is being compiled, for messages: `title`, `attributes.ram_gb`. */
  readonly rule: string;
  /** For messages about a column that the file lacks. */
  readonly columns: readonly string[] | null;
  /** No pattern is tried on longer cells, because its time can grow without limit. */
  readonly patternLength: number;
  /** What a name in a template means if the file has no such column: a field of the product itself, or nothing. */
  readonly own?: (name: string) => TextOf<F> | null;
  /** The last rows that became products. */
  readonly recent?: RecentRows<F>;
  /** Whether the rule makes an address, so that of several in a cell its templates take the first. */
  readonly isAddress?: boolean;
}

/** The sources, pattern and map of a rule. `isNone`: texts that mean no value in every source but the last. */
export function compileText<F>(
  rule: ValueRule,
  context: CompileContext<F>,
  isNone?: (text: string) => boolean,
): TextOf<F> {
  const source = compileSources(rule.from, context, isNone);
  const extracted = rule.pattern === null ? source : compilePattern(rule.pattern, source, context.patternLength);
  return rule.map.length === 0 ? extracted : compileMap(rule.map, extracted);
}

/** The first source that has a value. It is enough if the file has one of them. */
export function compileSources<F>(
  sources: readonly ValueSource[],
  context: CompileContext<F>,
  isNone: (text: string) => boolean = () => false,
): TextOf<F> {
  const present = sources.length < 2 ? sources : sources.filter((source) => isThere(source, context));
  if (present.length === 0 && sources.length > 0) throw noColumn(sources.flatMap(columnsOf), context);
  const [first, ...others] = present.map((source) => compileSource(source, context));
  if (first === undefined) return () => '';
  if (others.length === 0) return first;
  return (fields) => {
    let text = first(fields);
    for (let at = 0; (text === '' || isNone(text)) && at < others.length; at++) text = others[at]?.(fields) ?? '';
    return text;
  };
}

const isThere = <F>(source: ValueSource, context: CompileContext<F>): boolean =>
  source.kind === 'column'
    ? context.bind(source.column) !== null
    : columnsOf(source).every((column) => compileNamed(column, context) !== null);

/** Columns that a source names. */
function columnsOf(source: ValueSource): string[] {
  if (source.kind === 'column') return [source.column];
  if (source.kind === 'constant') return [];
  return source.parts.flatMap((part) => (typeof part === 'string' ? [] : [part.column]));
}

function compileSource<F>(source: ValueSource, context: CompileContext<F>): TextOf<F> {
  switch (source.kind) {
    case 'constant':
      return () => source.text;
    case 'column':
      return compileColumn(source.column, context);
    case 'template':
      return compileTemplate(source.parts, context);
  }
}

export function compileColumn<F>(column: string, context: CompileContext<F>): TextOf<F> {
  const bound = context.bind(column);
  if (bound === null) throw noColumn([column], context);
  return compileCell(bound, context.mapping.blank);
}

/**
 * What a name in a template stands for: a column, or else a field of the product, also where the column is blank. Null:
 * neither.
 */
export function compileNamed<F>(name: string, context: CompileContext<F>): TextOf<F> | null {
  const bound = context.bind(name);
  const own = context.own?.(name) ?? null;
  if (bound === null) return own;
  const cell = compileCell(bound, context.mapping.blank);
  return own === null ? cell : (fields) => cell(fields) || own(fields);
}

function noColumn<F>(named: readonly string[], { columns, mapping, rule }: CompileContext<F>): CatalogFileError {
  const known = columns ?? [];
  // On one line, whatever they are called.
  const shown = known.slice(0, 30).join(', ').replace(/\s+/gu, ' ') + (known.length > 30 ? ', …' : '');
  const [first = '', ...others] = named.map((column) => JSON.stringify(column));
  const which = others.length === 0 ? `no column ${first}` : `none of the columns ${[first, ...others].join(', ')}`;
  return new CatalogFileError({
    file: mapping.name,
    ...mapping.places[rule],
    what: `${rule}: the file has ${which}`,
    mend: `${didYouMean(named[0] ?? '', known)}it has ${shown}`,
  });
}

/** If a column has no value, the whole text is empty, unless the column may be blank (`{Product?}`). */
function compileTemplate<F>(parts: readonly TemplatePart[], context: CompileContext<F>): TextOf<F> {
  const steps = parts.map((part) => {
    if (typeof part === 'string') return { literal: part, text: null, optional: true };
    const whole = compileNamed(part.column, context) ?? compileColumn(part.column, context);
    const cell: TextOf<F> = context.isAddress === true ? (fields) => firstPath(whole(fields)) : whole;
    const text: TextOf<F> = part.filters.length === 0 ? cell : (fields) => applyFilters(cell(fields), part.filters);
    return { literal: '', text, optional: part.optional };
  });
  // A group is made of titles.
  const isTitle = context.rule === 'title' || context.rule === 'group';
  return (fields) => {
    let result = '';
    let [before, at] = ['', 0];
    for (const step of steps) {
      const text = step.text === null ? step.literal : step.text(fields);
      if (text === '' && !step.optional) return '';
      if (isTitle && step.text !== null) {
        if (beginsWith(text, before) && result.slice(at + before.length).trim() === '') result = result.slice(0, at);
        [before, at] = [text, result.length];
      }
      result += text;
    }
    // Parts that are left out and cells with double spaces would leave gaps in a title.
    return (result.includes('  ') ? result.replace(/ {2,}/g, ' ') : result).trim();
  };
}

/** A maker is named once in a title: `ASRock` before `ASRock Challenger` adds nothing. */
const beginsWith = (text: string, maker: string): boolean =>
  maker !== '' &&
  text.length >= maker.length &&
  text.slice(0, maker.length).toLowerCase() === maker.toLowerCase() &&
  !/^[\p{L}\p{N}]/u.test(text.slice(maker.length));

export const applyFilters = (text: string, filters: readonly TemplateFilter[]): string =>
  filters.reduce((filtered, filter) => FILTERS[filter](filtered), text);

const FILTERS: Readonly<Record<TemplateFilter, (text: string) => string>> = {
  lower: (text) => text.toLowerCase(),
  upper: (text) => text.toUpperCase(),
  trim: (text) => text.trim(),
  text: htmlToText,
  lines: undoWrittenBreaks,
  url: (text) => encodeURIComponent(text.toWellFormed()),
  slug: slugOf,
};

/** Letters of any script stay. Marks on Latin letters go: `Portégé Z30` becomes `portege-z30`. */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}

function compilePattern<F>(pattern: string, source: TextOf<F>, longest: number): TextOf<F> {
  const expression = new RegExp(pattern, 'u');
  return (fields) => {
    const text = source(fields);
    if (text === '' || text.length > longest) return '';
    const found = expression.exec(text);
    return found === null ? '' : captured(found).trim();
  };
}

/** The first group that matched, or the whole match of a pattern without groups. */
export function captured(found: RegExpExecArray): string {
  if (found.length === 1) return found[0];
  for (let group = 1; group < found.length; group++) {
    const text = found[group];
    if (text !== undefined) return text;
  }
  return '';
}

function compileMap<F>(pairs: ValueRule['map'], source: TextOf<F>): TextOf<F> {
  const map = mapOf(pairs);
  return (fields) => map(source(fields));
}

/** A spelling that the map does not know stays as it is. */
export function mapOf(pairs: ValueRule['map']): (text: string) => string {
  if (pairs.length === 0) return (text) => text;
  const merged = new Map(pairs.map(([spelling, text]) => [spelling, text ?? '']));
  return (text) => merged.get(text) ?? text;
}
