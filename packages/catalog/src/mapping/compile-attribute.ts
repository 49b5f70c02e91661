// Compiles an attribute rule to a function from a row to a typed value. `undefined`: the row has no value. `UNREADABLE`: it
// has something that is not a value of the type, so the product goes without and the reading remarks on it.

import type { AttributeValue } from '@guidepost/engine/product';
import { fitsAttribute, LONGEST_TEXT } from '../product/value-limits.ts';
import { type Bind, type BoundColumn, rawText, type TextOf, trimmed } from './cell-text.ts';
import { compileQuantity } from './compile-quantity.ts';
import { type CompileContext, captured, compileSources, compileText, mapOf } from './compile-value.ts';
import type { AttributeRule, Between, Decimal, ValueRule } from './mapping.ts';
import { bindNumbers } from './number-cells.ts';
import { parseAmount } from './parse-fraction.ts';
import { cleanNumber } from './parse-number.ts';
import { rangeReader } from './read-ranges.ts';
import { rememberTexts } from './remember-texts.ts';

export const UNREADABLE = Symbol('unreadable');

export type ValueOf<F> = (fields: F) => AttributeValue | undefined | typeof UNREADABLE;

export function compileAttribute<F>(rule: AttributeRule, context: CompileContext<F>): ValueOf<F> {
  switch (rule.type) {
    case 'number':
      if (rule.part === 'min' || rule.part === 'max') return compileExtreme(rule, rule.part, context);
      return rule.pattern !== null && (rule.units.length > 0 || rule.sum)
        ? compileMeasure(rule, context)
        : compileNumber(rule, context);
    case 'boolean':
      return compileBoolean(rule, context);
    case 'list':
      if (rule.between !== null) return compileBetween(rule, rule.between, context);
      return compileList(rule, context);
    case 'text': {
      const text = compilePart(rule, context);
      return (fields) => {
        const value = text(fields);
        return value.length > LONGEST_TEXT ? UNREADABLE : value || undefined;
      };
    }
  }
}

function compileNumber<F>(rule: AttributeRule, given: CompileContext<F>): ValueOf<F> {
  const { part, split } = rule;
  if (typeof part === 'number' && split !== null) return compileNumberOfSeveral(rule, part, split, given);
  // A map and a pattern were written for the cells as they are.
  const isPlain = rule.pattern === null && rule.map.length === 0;
  const bind = isPlain ? bindNumbers(given.bind, rule.decimal ?? given.mapping.decimal) : given.bind;
  const context = { ...given, bind };
  const text = compilePart(rule, context);
  const quantity = quantityOf(rule, context);
  const number = rememberTexts((written) => quantity(written) ?? UNREADABLE);
  return (fields) => {
    const written = text(fields);
    return written === '' ? undefined : number(written);
  };
}

/** One of the numbers in `26,8 x 32 x 30 cm`. */
function compileNumberOfSeveral<F>(
  rule: AttributeRule,
  part: number,
  split: string,
  context: CompileContext<F>,
): ValueOf<F> {
  const text = compileText({ ...rule, map: [] }, context);
  const map = mapOf(rule.map);
  const quantity = quantityOf(rule, context);
  const complete = unitsCompletion(rule);
  return (fields) => {
    const pieces = text(fields).split(split);
    const written = map((pieces[part - 1] ?? '').trim());
    return written === '' ? undefined : (quantity(complete(written, pieces)) ?? UNREADABLE);
  };
}

const BARE = /\d$/;
const UNIT_BEHIND = /\d\s*([\p{L}"″”'°%][\p{L}\p{N}"″”'°%²³/]*\.?)$/u;

/**
 * The unit after the last number of a cell is the unit of all its numbers. A rule without a unit takes numbers as they
 * are.
 */
function unitsCompletion({ unit, units }: AttributeRule): (written: string, pieces: readonly string[]) => string {
  if (unit === null && units.length === 0) return (written) => written;
  return (written, pieces) => {
    if (!BARE.test(written)) return written;
    const behind = UNIT_BEHIND.exec((pieces.at(-1) ?? '').trim())?.[1];
    return behind === undefined ? written : `${written} ${behind}`;
  };
}

function quantityOf<F>(rule: AttributeRule, { mapping }: CompileContext<F>): (text: string) => number | null {
  const decimal = rule.decimal ?? mapping.decimal;
  const quantity = compileQuantity(rule.unit, rule.units, decimal, rule.scale ?? 1);
  return rule.pattern === null ? quantity : (text) => quantity(inNotation(text, decimal));
}

/** People who write texts mix `215.9` and `215,9`: before one or two digits either mark is a decimal one. */
const inNotation = (written: string, decimal: Decimal | null): string =>
  written.replace(SHORT_DECIMAL, decimal === 'comma' ? '$1,$2' : '$1.$2');

const SHORT_DECIMAL = /^(-?\d+)[.,](\d{1,2})(?![\d.,])/;

/** The smallest or largest number in a cell. `600,3000` is a range, and `1550` is the same at both ends. */
function compileExtreme<F>(rule: AttributeRule, end: 'min' | 'max', context: CompileContext<F>): ValueOf<F> {
  const text = compileText(rule, context);
  const quantity = quantityOf(rule, context);
  const split = rule.split ?? '';
  const complete = unitsCompletion(rule);
  return (fields) => {
    const written = text(fields);
    if (written === '') return undefined;
    let extreme: number | undefined;
    const pieces = written.split(split);
    for (const piece of pieces) {
      const number = quantity(complete(piece.trim(), pieces));
      if (number === null) return UNREADABLE;
      extreme = extreme === undefined ? number : Math[end](extreme, number);
    }
    return extreme;
  };
}

/** The text of the rule, or the part of it that the rule asks for. A cell with fewer parts has none. */
function compilePart<F>({ map: pairs, ...rule }: AttributeRule, context: CompileContext<F>): TextOf<F> {
  const { part, split } = rule;
  if (typeof part !== 'number' || split === null) return compileText({ ...rule, map: pairs }, context);
  const text = compileText({ ...rule, map: [] }, context);
  const map = mapOf(pairs);
  return (fields) => map((text(fields).split(split)[part - 1] ?? '').trim());
}

/**
 * A pattern whose first group is a number. Its second group, if there is one, is the unit: `(\d+)(GB|TB)`. Where that matched
 * nothing, the number is in the unit with the factor 1.
 */
function compileMeasure<F>(rule: AttributeRule, context: CompileContext<F>): ValueOf<F> {
  const source = compileSources(rule.from, context);
  const map = mapOf(rule.map);
  const expression = new RegExp(rule.pattern ?? '', 'gu');
  const units = new Map(rule.units);
  const bare = rule.units.find(([, factor]) => factor === 1)?.[1];
  const decimal = rule.decimal ?? context.mapping.decimal;
  const scale = rule.scale ?? 1;
  const quantity = quantityOf(rule, context);
  /** A pattern with one group takes the unit with the number. */
  const read = (written: string, unit: string | undefined): number | null => {
    const factor = units.size === 0 ? 1 : unit === undefined ? bare : units.get(unit);
    const number = parseAmount(inNotation(written, decimal), decimal, scale);
    if (number !== null) return factor === undefined ? null : number * factor;
    return unit === undefined ? quantity(written) : null;
  };
  return (fields) => {
    const text = source(fields);
    if (text === '' || text.length > context.patternLength) return undefined;
    let total: number | undefined;
    for (const found of text.matchAll(expression)) {
      const number = read(map((found[1] ?? found[0]).trim()), found[2]);
      if (number === null) return UNREADABLE;
      total = (total ?? 0) + number;
      if (!rule.sum) break;
    }
    return total === undefined ? undefined : (cleanNumber(total) ?? UNREADABLE);
  };
}

/** Also for the field `available`. Without words it reads true and false in any case. */
export function compileBoolean<F>(
  rule: ValueRule,
  context: CompileContext<F>,
): (fields: F) => boolean | undefined | typeof UNREADABLE {
  const text = compileText(rule, context);
  if (rule.matches !== null) {
    const expression = new RegExp(rule.matches, 'u');
    return (fields) => {
      const written = text(fields);
      return written === '' || written.length > context.patternLength ? undefined : expression.test(written);
    };
  }
  const words = rule.words ?? { true: ['true'], false: ['false'] };
  const meanings = new Map<string, boolean>([
    ...words.true.map((word) => [word.toLowerCase(), true] as const),
    ...words.false.map((word) => [word.toLowerCase(), false] as const),
  ]);
  return (fields) => {
    const written = text(fields);
    return written === '' ? undefined : (meanings.get(written.toLowerCase()) ?? UNREADABLE);
  };
}

/** All that lies in the ranges of a cell. The map comes first, so that it can say what a word such as `all year` means. */
function compileBetween<F>(rule: AttributeRule, between: Between, context: CompileContext<F>): ValueOf<F> {
  const text = compileText(rule, context);
  const reader = rangeReader(between, { unit: rule.unit, language: context.mapping.language });
  const read = rememberTexts((written) => {
    const list = reader(written);
    return list !== null && fitsAttribute(list) ? list : UNREADABLE;
  });
  return (fields) => {
    const written = text(fields);
    return written === '' ? undefined : read(written);
  };
}

/** The values of a JSON array, of a cell that is split, or of all matches of the pattern. */
function compileList<F>(rule: AttributeRule, context: CompileContext<F>): ValueOf<F> {
  const map = mapOf(rule.map);
  const separate = separator(rule, context.patternLength);
  const blanks = new Set(context.mapping.blank);
  const array = arrayOf(rule, context.bind);
  const source: TextOf<F> = compileSources(rule.from, context);
  const valuesIn = (texts: readonly string[]): readonly string[] | typeof UNREADABLE => {
    const values = new Set<string>();
    for (const text of texts.flatMap(separate)) {
      const value = map(trimmed(text));
      if (value !== '' && !blanks.has(value)) values.add(value);
    }
    const list = [...values];
    return fitsAttribute(list) ? list : UNREADABLE;
  };
  const valuesInText = rememberTexts((text) => valuesIn([text]));
  return (fields) => {
    const elements = array?.(fields);
    const list = Array.isArray(elements) ? valuesIn(elements.map(rawText)) : valuesInText(source(fields));
    return list !== UNREADABLE && list.length === 0 ? undefined : list;
  };
}

/** In JSON the list may already be an array. Joining it to a text first would lose where its values end. */
function arrayOf<F>(rule: AttributeRule, bind: Bind<F>): BoundColumn<F> | null {
  const [source, second] = rule.from;
  return source?.kind === 'column' && second === undefined ? bind(source.column) : null;
}

function separator(rule: AttributeRule, longest: number): (text: string) => string[] {
  const { pattern, split } = rule;
  if (pattern === null) return (text) => (split === null ? [text] : text.split(split));
  if (split === null) {
    const everywhere = new RegExp(pattern, 'gu');
    return (text) => (text.length > longest ? [] : Array.from(text.matchAll(everywhere), captured));
  }
  // As in every rule the pattern comes first: it takes out a text, which is then split.
  const once = new RegExp(pattern, 'u');
  return (text) => {
    const found = text.length > longest ? null : once.exec(text);
    return found === null ? [] : captured(found).split(split);
  };
}
