// What inference has found so far, whatever it was found in. Names of attributes are given once, in the order of finding.

import { type Reason, reason } from '@guidepost/fault/reason';
import type { AttributeRule, ValueSource } from '../../mapping/mapping.ts';
import type { FileDecimal } from '../cell/number-notation.ts';
import { asksForUnit } from '../cell/unit-of-header.ts';
import type { ColumnFacts, CountedValue } from '../column/column-facts.ts';
import { deriveColumn, thinColumn } from '../column/derive-column.ts';
import { KIND_COLUMN } from '../column/names-kind.ts';
import { readableText } from '../column/readable-text.ts';
import type { ChosenFields } from '../field/choose-fields.ts';
import type { FormatPreset } from '../format-preset.ts';
import { ENOUGH_NAMES } from '../names/attributes-in-names.ts';
import { type LineOfBusiness, linesOfBusiness } from '../names/lines-of-business.ts';
import type { InferredAttributes, NoAttribute } from './attribute-context.ts';
import { attributeName } from './attribute-name.ts';
import { inferAttribute } from './infer-attribute.ts';
import type { KnownAttributes } from './known-attributes.ts';
import { baseOf, type LabelWords, labelWords } from './label-words.ts';
import { type MergeOffer, offerMerges } from './offer-merges.ts';
import { shopperLabel } from './shopper-label.ts';
import { unitInTexts } from './unit-in-texts.ts';
import { isInGrams } from './weight-in-grams.ts';

/** What became of one column, or of one thing inside it. */
export interface InferredRules {
  readonly rules: readonly AttributeRule[];
  readonly notes: readonly Reason[];
  readonly merges: readonly MergeOffer[];
}

export interface ColumnLeftOut {
  readonly column: string;
  readonly reason: Reason;
}

export interface AttributesContext {
  readonly columns: readonly ColumnFacts[];
  readonly rows: number;
  readonly blank: readonly string[];
  readonly decimal: FileDecimal;
  readonly chosen: ChosenFields;
  readonly preset: FormatPreset | null;
  readonly language: string | null;
  /** Columns of the price that is charged; where none is, those that look like one. */
  readonly priced: readonly ColumnFacts[];
  readonly isPriced: boolean;
  /** Of the prices. */
  readonly currency: string | null;
  /** Columns of categories in which rows of one product differ. */
  readonly listedAgain: ReadonlySet<ColumnFacts>;
  /** The attributes of the catalog to which the file adds. */
  readonly known: KnownAttributes;
}

export class FoundAttributes {
  readonly inferred: InferredRules[] = [];
  readonly leftOut: ColumnLeftOut[] = [];
  readonly context: AttributesContext;
  /** Words for labels, in the language of the file. */
  readonly words: LabelWords;
  readonly #taken = new Set<string>();
  #lines: ReadonlySet<LineOfBusiness> | null = null;

  constructor(context: AttributesContext) {
    this.context = context;
    this.words = labelWords(context.language);
  }

  /** Names that attributes have already. */
  get taken(): ReadonlySet<string> {
    return this.#taken;
  }

  /** The only column that the title is made of. */
  get title(): ColumnFacts | null {
    const { titled } = this.context.chosen;
    return titled.length === 1 ? (titled[0] ?? null) : null;
  }

  /** What columns are called, and the attributes that there are. */
  get named(): readonly string[] {
    const { columns } = this.context;
    return [...columns.map(({ called }) => called), ...this.#taken].map((name) => name.replaceAll('_', ' '));
  }

  keep(rules: readonly AttributeRule[], notes: readonly Reason[], values: readonly CountedValue[]): void {
    for (const { name } of rules) this.#taken.add(name);
    this.inferred.push({ rules, notes, merges: rules.flatMap(({ name }) => offerMerges(name, values)) });
  }

  /** Takes back what another rule says better. */
  drop(rule: AttributeRule, why: Reason): void {
    const at = this.inferred.findIndex(({ rules }) => rules.includes(rule));
    const before = this.inferred[at];
    if (before === undefined) return;
    this.inferred[at] = { ...before, rules: before.rules.filter((one) => one !== rule) };
    this.#taken.delete(rule.name);
    const column = this.columnOf(rule);
    if (column !== undefined) this.leaveOut(column.name, why);
  }

  /** Of the same column. */
  replace(rule: AttributeRule, better: AttributeRule, why: Reason): void {
    const at = this.inferred.findIndex(({ rules }) => rules.includes(rule));
    const before = this.inferred[at];
    if (before === undefined) return;
    const rules = before.rules.map((one) => (one === rule ? better : one));
    this.inferred[at] = { ...before, rules, notes: [...before.notes, why] };
  }

  leaveOut(column: string, why: Reason): void {
    this.leftOut.push({ column, reason: why });
  }

  /** A name that no attribute has yet. */
  nameFor(called: string): string {
    return attributeName(called, this.#taken, this.context.language);
  }

  /** Whether the attribute that would be called so is there. */
  has(called: string): boolean {
    return this.#taken.has(attributeName(called, new Set(), this.context.language));
  }

  /** What shoppers call it. */
  labelOf(column: ColumnFacts): string {
    const { columns, language } = this.context;
    return shopperLabel(column, { columns, words: this.words, language });
  }

  /** With other names than those of attributes and `more` ones. */
  infer(column: ColumnFacts, more: ReadonlySet<string> = new Set()): InferredAttributes | NoAttribute {
    const taken = new Set([...this.#taken, ...more]);
    const { rows, columns, decimal, language, currency, preset, listedAgain } = this.context;
    const labelOf = (name: string): string => preset?.label(name, baseOf(language), currency) ?? this.labelOf(column);
    const separatorOf = (name: string): string | null => preset?.separator?.(name) ?? null;
    const unitOf = (one: ColumnFacts): string | null =>
      asksForUnit(one) ? (unitInTexts(one, rows, this.#textsAt) ?? (isInGrams(one, columns, rows) ? 'g' : null)) : null;
    const found = inferAttribute(column, { rows, decimal, taken, language, labelOf, separatorOf, unitOf });
    return listedAgain.has(column) ? collecting(found) : found;
  }

  /** In how many rows a rule finds something. Of a rule with several sources the first counts. */
  countOf(rule: AttributeRule): number {
    const { rows, blank } = this.context;
    const column = this.columnOf(rule);
    if (column === undefined) return 0;
    const { pattern } = rule;
    if (pattern === null) return column.filled;
    const text = readableText(column, rows, blank);
    return deriveColumn(text, text.name, pattern, rows, blank).filled;
  }

  /** Whether an attribute is the whole column. */
  takes({ name }: ColumnFacts): boolean {
    return this.inferred.some(({ rules }) =>
      rules.some(({ from, pattern }) => pattern === null && isSourceOf(from, name)),
    );
  }

  /** The column that a rule takes its value from first. */
  columnOf({ from: [source] }: AttributeRule): ColumnFacts | undefined {
    const name = source === undefined || source.kind === 'constant' ? null : columnIn(source);
    return this.context.columns.find((one) => one.name === name);
  }

  /** Whether the catalog is of a line of business. */
  readonly isOf = (line: LineOfBusiness): boolean => {
    this.#lines ??= this.#findLines();
    return this.#lines.has(line);
  };

  /** What else is said of products: descriptions and categories. */
  textsBeside(title: ColumnFacts): readonly ColumnFacts[] {
    const { chosen, columns } = this.context;
    const described = chosen.fields.get('description')?.rule.from ?? [];
    return columns.filter(
      (column) =>
        column !== title &&
        !column.isAddress &&
        (isSourceOf(described, column.name) || KIND_COLUMN.test(column.called)),
    );
  }

  #findLines(): ReadonlySet<LineOfBusiness> {
    const { chosen, columns, rows } = this.context;
    const brand = chosen.brand === null ? [] : [chosen.brand];
    const kinds = columns.filter(
      ({ called, isAddress, isMarkup }) => KIND_COLUMN.test(called) && !isAddress && !isMarkup,
    );
    const step = Math.max(1, Math.ceil(rows / ENOUGH_NAMES));
    const telling = [...chosen.titled, ...brand, ...kinds].map((column) => thinColumn(column, rows, step));
    return linesOfBusiness(telling, columns);
  }

  /** What is said of the product of a row: its name, and its description. */
  readonly #textsAt = (row: number): readonly string[] => {
    const { chosen, columns } = this.context;
    const sources = chosen.fields.get('description')?.rule.from ?? [];
    const described = columns.filter((column) => isSourceOf(sources, column.name));
    return [...chosen.titled, ...described].map((column) => column.textAt(row));
  };
}

/** Rows that list a product again add their category. */
function collecting(found: InferredAttributes | NoAttribute): InferredAttributes | NoAttribute {
  if ('reason' in found) return found;
  const rules = found.rules.map((rule) =>
    rule.type === 'list' || (rule.type === 'text' && rule.part === null)
      ? { ...rule, type: 'list' as const, collect: true }
      : rule,
  );
  const all = reason('listed-again-in-all', 'a product that is listed again is in all its categories');
  return { ...found, rules, notes: [all, ...found.notes] };
}

/** The first column that a source names. */
const columnIn = (source: Exclude<ValueSource, { kind: 'constant' }>): string | null => {
  if (source.kind === 'column') return source.column;
  const part = source.parts.find((one) => typeof one !== 'string');
  return typeof part === 'object' ? part.column : null;
};

/** The whole column is the only source. */
export const isSourceOf = (sources: readonly ValueSource[], name: string): boolean =>
  sources.some((source) =>
    source.kind === 'column'
      ? source.column === name
      : source.kind === 'template' && source.parts.some((part) => typeof part !== 'string' && part.column === name),
  );
