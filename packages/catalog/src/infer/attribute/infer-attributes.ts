// Collects all attributes of a file: from its columns, and from values inside names, descriptions and longer texts.

import type { AttributeRule, ValueSource } from '../../mapping/mapping.ts';
import { htmlToText } from '../../text/html-to-text.ts';
import { type EmbeddedValue, findEmbeddedValues } from '../cell/embedded-values.ts';
import { quantityOf } from '../cell/known-units.ts';
import type { FileDecimal } from '../cell/number-notation.ts';
import { findPackedPairs } from '../cell/packed-pairs.ts';
import { asksForUnit } from '../cell/unit-of-header.ts';
import { type ColumnFacts, type CountedValue, isProse } from '../column/column-facts.ts';
import { isNamed, plainName } from '../column/column-names.ts';
import { convertColumn, deriveColumn, thinColumn } from '../column/derive-column.ts';
import { show } from '../column/describe-values.ts';
import { namesTrade } from '../column/names-trade.ts';
import { namesRecord } from '../column/record-names.ts';
import { chooseAvailable, noteOnStock } from '../field/choose-available.ts';
import type { ChosenFields } from '../field/choose-fields.ts';
import { whyNotSku } from '../field/choose-sku.ts';
import type { FormatPreset } from '../format-preset.ts';
import { attributesInNames, ENOUGH_NAMES } from '../names/attributes-in-names.ts';
import { findLeadingKinds } from '../names/find-kinds.ts';
import { attributeRule, columnSource, textSource } from '../new-rule.ts';
import type { InferredAttributes, NoAttribute } from './attribute-context.ts';
import { attributeLabel, attributeName } from './attribute-name.ts';
import { FEATURES } from './feature-words.ts';
import { findFeaturesInLinks } from './features-in-links.ts';
import { findFeaturesInNames } from './features-in-names.ts';
import { fillFromNames } from './fill-from-names.ts';
import { findBrandsInNames } from './found-in-names.ts';
import { inferAttribute } from './infer-attribute.ts';
import { inferWeight } from './infer-weight.ts';
import { calledByVariants, joinColumns, joinSynonyms, nameInPair } from './join-synonyms.ts';
import { asKnown, type KnownAttributes, keptRules, knownAttribute } from './known-attributes.ts';
import { baseOf, type LabelWords, labelWords } from './label-words.ts';
import { findMeasuresInNames, type MeasureInNames } from './measures-in-names.ts';
import { type MergeOffer, offerMerges } from './offer-merges.ts';
import { findRepeated } from './repeated-columns.ts';
import { unitInTexts } from './unit-in-texts.ts';
import { findVariantNames, type VariantName } from './variant-names.ts';

/** What became of one column, or of one thing inside it. */
export interface InferredRules {
  readonly rules: readonly AttributeRule[];
  readonly notes: readonly string[];
  readonly merges: readonly MergeOffer[];
}

export interface ColumnLeftOut {
  readonly column: string;
  readonly reason: string;
}

export interface AttributesContext {
  readonly columns: readonly ColumnFacts[];
  readonly rows: number;
  readonly blank: readonly string[];
  readonly decimal: FileDecimal;
  readonly chosen: ChosenFields;
  readonly preset: FormatPreset | null;
  readonly language: string | null;
  /** The attributes of the catalog to which the file adds. */
  readonly known: KnownAttributes;
}

export function inferAttributes(context: AttributesContext) {
  const { chosen, rows } = context;
  const open = context.columns.filter(({ name }) => !chosen.spent.has(name));
  const titleAt = (row: number): string => chosen.titled.map((column) => column.textAt(row)).join(' ');
  const variants = findVariantNames(open, rows, titleAt);
  const inference = new AttributesInference(context, variants);
  const groups = new Map(joinSynonyms(open, rows, variants).map((group) => [group[0], group]));
  const joined = new Set([...groups.values()].flatMap((group) => group.slice(1)));
  for (const column of context.columns) if (!joined.has(column)) inference.add(column, groups.get(column) ?? [column]);
  for (const column of context.columns) if (isProse(column) && !column.isAddress) inference.addPacked(column);
  inference.addMeasuresInNames();
  inference.addFeaturesInNames();
  inference.addFeaturesInLinks();
  inference.addWordsInNames();
  return { inferred: inference.inferred, leftOut: inference.leftOut };
}

const FEWEST_PAIRS = 3;
const REPEATED = 0.95;

/** Whether values follow a name in prose. A sentence may begin like a pair. */
function isSaid({ values, filled }: ColumnFacts): boolean {
  let short = 0;
  for (const { text, count } of values) {
    if (text.length <= LONGEST_SAID && text.split(/\s+/).length <= MOST_WORDS_SAID && !/[.!?]\s/.test(text))
      short += count;
  }
  return short >= filled * NEARLY_ALL_SAID;
}

const LONGEST_SAID = 50;
const MOST_WORDS_SAID = 8;
const NEARLY_ALL_SAID = 0.9;

/** Of the names that have a measure: fewer products than that do not make it known. */
const MANY = 0.5;

/** Panels and resolutions, in names or in columns of their own. */
const haveScreens = (title: ColumnFacts, columns: readonly ColumnFacts[]): boolean =>
  findFeaturesInNames(title, []).some(({ name }) => SAID_OF_SCREENS.has(name)) ||
  columns.some(({ called }) =>
    FEATURES.some(({ name, columns: names }) => SAID_OF_SCREENS.has(name) && names.test(plainName(called))),
  );

const SAID_OF_SCREENS: ReadonlySet<string> = new Set(['panel', 'resolution']);

/** The first column that a source names. */
const columnIn = (source: Exclude<ValueSource, { kind: 'constant' }>): string | null => {
  if (source.kind === 'column') return source.column;
  const part = source.parts.find((one) => typeof one !== 'string');
  return typeof part === 'object' ? part.column : null;
};

class AttributesInference {
  readonly inferred: InferredRules[] = [];
  readonly leftOut: ColumnLeftOut[] = [];
  readonly #taken = new Set<string>();
  readonly #context: AttributesContext;
  readonly #variants: ReadonlyMap<ColumnFacts, VariantName>;
  readonly #words: LabelWords;
  readonly #repeated: ReadonlyMap<string, string>;

  constructor(context: AttributesContext, variants: ReadonlyMap<ColumnFacts, VariantName>) {
    this.#context = context;
    this.#variants = variants;
    this.#words = labelWords(context.language);
    this.#repeated = findRepeated(context.columns, context.rows);
  }

  /** `group`: the column, and others that say the same under other names. */
  add(column: ColumnFacts, group: readonly ColumnFacts[]): void {
    const { chosen, preset } = this.#context;
    if (chosen.titled.length === 1 && chosen.titled[0] === column && chosen.brand === null) this.#addBrand(column);
    if (chosen.spent.has(column.name)) return;
    if (this.#repeatsTitle(column)) {
      this.leftOut.push({ column: column.name, reason: 'repeats the title' });
      return;
    }
    if (column.filled > 0 && this.#addKnown(column, group)) return;
    const original = this.#repeated.get(column.name);
    if (original !== undefined) {
      this.leftOut.push({ column: column.name, reason: `says again what ${original} says` });
      return;
    }
    if (this.#saysStock(column)) {
      this.leftOut.push({ column: column.name, reason: 'says again what is available, which changes from day to day' });
      return;
    }
    if (preset?.notAttributes(column.name) && !this.#isOnlyCategory(column)) {
      const isSku = preset.fields.sku?.from.some((source) => source.kind === 'column' && source.column === column.name);
      const reason = isSku ? whyNotSku(column, this.#context.rows) : 'tells a shopper nothing';
      if (column.filled > 0) this.leftOut.push({ column: column.name, reason });
      return;
    }
    if (preset?.weight?.grams === column.name) {
      this.#addWeight(column, preset.weight.shown);
      return;
    }
    if (group.length > 1 || this.#variants.has(column)) {
      this.#addJoined(group);
      return;
    }
    const found = this.#infer(column);
    const isList = !('reason' in found) && found.rules.some(({ type }) => type === 'list');
    const held =
      mayHoldMore(column, found) && !namesTrade(column.name) && !namesRecord(column.called)
        ? findEmbeddedValues(column, isList)
        : [];
    if ('reason' in found) this.leftOut.push({ column: column.name, reason: found.reason });
    else if (isTakenApart(column, held)) this.leftOut.push({ column: column.name, reason: TAKEN_APART });
    else {
      const rules = column === chosen.brand ? this.#asBrand(found.rules) : found.rules;
      this.#keep(rules, [...found.notes, ...this.#noteOnStock(column)], found.values);
    }
    this.#addEmbedded(column, held);
  }

  /** Whether nearly every row has it. Then values in names are taken only from the title. */
  #repeatsTitle(column: ColumnFacts): boolean {
    const { chosen, rows } = this.#context;
    const [title] = chosen.titled.length === 1 ? chosen.titled : [];
    if (title === undefined || title === column || column.distinct < title.distinct * REPEATED) return false;
    let same = 0;
    for (let row = 0; row < rows; row++) if (column.textAt(row) === title.textAt(row)) same++;
    return same >= rows * REPEATED;
  }

  /** The category of a taxonomy, written out, in a file that has none of its own. */
  #isOnlyCategory(column: ColumnFacts): boolean {
    const categories = this.#context.preset?.categories ?? [];
    const saysKind = (name: string): boolean => {
      const facts = this.#context.columns.find((one) => one.name === name);
      return facts !== undefined && facts.fill > 0.5 && facts.values.some(({ text }) => /\p{L}{3}/u.test(text));
    };
    return categories.find(saysKind) === column.name;
  }

  /** Another column already says what is available. */
  #saysStock(column: ColumnFacts): boolean {
    const isNamedSo = this.#context.chosen.fields.has('available') && isNamed('available', column.name);
    return isNamedSo && chooseAvailable([{ ...column, fill: 1 }]) !== null;
  }

  /** Its name says stock, but its words are unknown. */
  #noteOnStock({ name, values }: ColumnFacts): readonly string[] {
    if (this.#context.chosen.fields.has('available') || !isNamed('available', name)) return [];
    return [noteOnStock(name, values)];
  }

  #infer(column: ColumnFacts) {
    const { rows, decimal, language, preset } = this.#context;
    const labelOf = (name: string): string | null => preset?.label(name, baseOf(language)) ?? null;
    const separatorOf = (name: string): string | null => preset?.separator?.(name) ?? null;
    const unitOf = (one: ColumnFacts): string | null =>
      asksForUnit(one) ? unitInTexts(one, rows, this.#textsAt) : null;
    return inferAttribute(column, { rows, decimal, taken: this.#taken, language, labelOf, separatorOf, unitOf });
  }

  /** What is said of the product of a row: its name, and its description. */
  readonly #textsAt = (row: number): readonly string[] => {
    const { chosen, columns } = this.#context;
    const sources = chosen.fields.get('description')?.rule.from ?? [];
    const described = columns.filter((column) => isSourceOf(sources, column.name));
    return [...chosen.titled, ...described].map((column) => column.textAt(row));
  };

  /** False: the catalog has no such attribute. */
  #addKnown(column: ColumnFacts, group: readonly ColumnFacts[]): boolean {
    const { known, language } = this.#context;
    const rules = keptRules(group, known, this.#taken);
    if (rules.length > 0) {
      this.#keep(rules, [], []);
      return true;
    }
    const attribute = knownAttribute(column, known, this.#taken, language);
    if (attribute === null) return false;
    const kept = known.rules.find(({ name }) => name === attribute.name) ?? null;
    const rule = asKnown(this.#infer(column), column, attribute, kept);
    if (rule === null) return false;
    this.#keep([rule], [], []);
    return true;
  }

  #keep(rules: readonly AttributeRule[], notes: readonly string[], values: readonly CountedValue[]): void {
    for (const { name } of rules) this.#taken.add(name);
    this.inferred.push({ rules, notes, merges: rules.flatMap(({ name }) => offerMerges(name, values)) });
  }

  /** The attribute gets the same name in every catalog. Its label is the file's own word, unless shoppers would not use it. */
  #asBrand(rules: readonly AttributeRule[]): readonly AttributeRule[] {
    return rules.map((rule) => {
      const label = NOT_SAID_OF_BRANDS.test(rule.label ?? '') ? this.#words.brand : rule.label;
      return attributeRule({ ...rule, name: 'brand', label });
    });
  }

  #addBrand(title: ColumnFacts): void {
    const { rows, blank } = this.#context;
    // Who has a column of models has no makers in it.
    if (MODELS.test(plainName(title.called))) return;
    const found = findBrandsInNames(
      title,
      findLeadingKinds(thinColumn(title, rows, Math.ceil(rows / ENOUGH_NAMES))) ?? [],
    );
    if (found === null) return;
    const { pattern, pairs } = found;
    const { values } = deriveColumn(title, 'brand', pattern, rows, blank);
    const rule = attributeRule({
      name: 'brand',
      label: this.#words.brand,
      type: 'text',
      from: [columnSource(title.name)],
      pattern,
    });
    const more = pairs.length === 0 ? '' : '; the first two where these are one brand';
    this.#keep([rule], [`the first word of the name${more}`], values);
  }

  /** If a column of the file has the same unit, and not only for a few products, the value is not taken from the name, too. */
  addMeasuresInNames(): void {
    const { chosen, columns, language } = this.#context;
    const [title] = chosen.titled.length === 1 ? chosen.titled : [];
    if (title === undefined) return;
    const known = this.inferred.flatMap(({ rules }) => rules.filter(({ unit }) => unit !== null));
    for (const measure of findMeasuresInNames(title)) {
      const { quantity, unit, units, pattern, decimal, count } = measure;
      const family = quantityOf(unit);
      const alike = known.filter((rule) => family !== null && quantityOf(rule.unit ?? '') === family);
      const isScreen = quantity === 'size' && haveScreens(title, columns);
      // What is 45 mm or 120 cm may be wide, high or long. Only ropes and cables come by the metre.
      const isSide = quantity === 'length' && unit !== 'm';
      const called = isScreen ? 'screen' : isSide ? 'side' : quantity;
      const name = attributeName(isScreen ? 'screen_size' : quantity, this.#taken, language);
      const isTold = (rule: AttributeRule): boolean => rule.name === quantity || this.#countOf(rule) >= count * MANY;
      for (const told of alike) this.#fill(told, title, measure);
      if (alike.some(isTold)) continue;
      const rule = attributeRule({
        ...{
          name,
          label: this.#words[called],
          type: 'number',
          from: [columnSource(title.name)],
        },
        ...{ pattern, unit, units, decimal },
      });
      this.#keep([rule], [`in ${count} names`], []);
    }
  }

  #fill(rule: AttributeRule, title: ColumnFacts, measure: MeasureInNames): void {
    const { columns, rows } = this.#context;
    const [source] = rule.from;
    const name = source === undefined || source.kind === 'constant' ? null : columnIn(source);
    const column = columns.find((one) => one.name === name);
    const filled = column === undefined ? null : fillFromNames(rule, column, title, measure, rows);
    if (filled === null) return;
    const at = this.inferred.findIndex(({ rules }) => rules.includes(rule));
    const before = this.inferred[at];
    if (before === undefined) return;
    const rules = before.rules.map((one) => (one === rule ? filled : one));
    this.inferred[at] = { ...before, rules, notes: [...before.notes, 'where it is blank, from the name'] };
  }

  /** In how many rows a rule finds something. Of a rule with several sources the first counts. */
  #countOf({ from: [source], pattern }: AttributeRule): number {
    const { columns, rows, blank } = this.#context;
    const name = source === undefined || source.kind === 'constant' ? null : columnIn(source);
    const column = columns.find((one) => one.name === name);
    if (column === undefined) return 0;
    if (pattern === null) return column.filled;
    const text = column.isMarkup ? convertColumn(column, column.name, htmlToText, rows, blank) : column;
    return deriveColumn(text, text.name, pattern, rows, blank).filled;
  }

  addFeaturesInNames(): void {
    const { chosen, columns, rows, blank, language } = this.#context;
    const [title] = chosen.titled.length === 1 ? chosen.titled : [];
    if (title === undefined) return;
    const names = [...columns.map(({ called }) => called), ...this.#taken].map((name) => name.replaceAll('_', ' '));
    for (const { name: feature, pattern, map, count } of findFeaturesInNames(title, names)) {
      const { values } = deriveColumn(title, feature, pattern, rows, blank);
      const rule = attributeRule({
        ...{ name: attributeName(feature, this.#taken, language), label: this.#words[feature], type: 'text' },
        ...{ from: [columnSource(title.name)], pattern, map },
      });
      this.#keep([rule], [`in ${count} names`], values);
    }
  }

  /** If neither a column nor the names say it. */
  addFeaturesInLinks(): void {
    const { chosen, columns, rows, blank, language } = this.#context;
    const sources = chosen.fields.get('link')?.rule.from ?? [];
    const link = columns.find((column) => column.isAddress && isSourceOf(sources, column.name));
    if (link === undefined || chosen.titled.length === 0) return;
    const names = [...columns.map(({ called }) => called), ...this.#taken].map((name) => name.replaceAll('_', ' '));
    const titleAt = (row: number): string => chosen.titled.map((column) => column.textAt(row)).join(' ');
    for (const { name, pattern, map, share, example } of findFeaturesInLinks(link, titleAt, rows, names)) {
      const { values } = deriveColumn(link, name, pattern, rows, blank);
      const rule = attributeRule({
        ...{ name: attributeName(name, this.#taken, language), label: this.#words[name], type: 'text' },
        ...{ from: [columnSource(link.name)], pattern, map },
      });
      this.#keep(
        [rule],
        [`only the addresses say it, ${Math.round(share * 100)}% of them, such as ${show(example)}`],
        values,
      );
    }
  }

  /** What no column says: kinds, counts, and words that only some names have. */
  addWordsInNames(): void {
    const { chosen, columns, rows, blank, language } = this.#context;
    const [title] = chosen.titled.length === 1 ? chosen.titled : [];
    if (title === undefined) return;
    const sources = chosen.fields.get('description')?.rule.from ?? [];
    const description = columns.find((column) => isSourceOf(sources, column.name)) ?? null;
    const known = this.inferred.flatMap(({ rules }) => rules);
    const found = attributesInNames({ title, brand: chosen.brand, description, columns, rows, blank, language, known });
    for (const { rule, note, values } of found) this.#keep([rule], [note], values);
  }

  #addWeight(grams: ColumnFacts, shownIn: string): void {
    const { columns, rows, blank, language } = this.#context;
    const shown = columns.find(({ name }) => name === shownIn) ?? null;
    const base = { name: attributeName('weight', this.#taken, language), label: this.#words.weight };
    const found = inferWeight(grams, shown, rows, blank, base);
    if ('reason' in found) this.leftOut.push({ column: grams.name, reason: found.reason });
    else this.#keep([found], [], []);
  }

  #addJoined(group: readonly ColumnFacts[]): void {
    const { rows, blank } = this.#context;
    const names = group.map(({ name }) => name);
    const joined = joinColumns(group, rows, blank, this.#calledTogether(group));
    const found = this.#infer(joined);
    if ('reason' in found) {
      for (const column of names) this.leftOut.push({ column, reason: found.reason });
      return;
    }
    const rules = found.rules.map((rule) => ({ ...rule, from: names.map(columnSource) }));
    this.#keep(rules, [`${names.join(' or ')}: the first that has a value`, ...found.notes], found.values);
    const held = mayHoldMore(joined, found) ? findEmbeddedValues(joined, false) : [];
    this.#addEmbedded(
      joined,
      held.filter(({ isRare }) => isRare),
      names,
    );
  }

  /** The name without its path, if no other column has that. */
  #calledTogether(group: readonly ColumnFacts[]): string {
    const { language } = this.#context;
    const isTaken = (called: string): boolean => this.#taken.has(attributeName(called, new Set(), language));
    const said = calledByVariants(group, this.#variants, isTaken);
    if (said !== null) return said;
    const label = nameInPair(group[0]?.name ?? '');
    const isOnly = this.#context.columns.every(({ name }) => nameInPair(name) !== label || isIn(group, name));
    return isOnly ? label : (group[0]?.called ?? label);
  }

  /** `capacity: 2200 mAh` inside a description. If a column of the file says the same, it is not taken from there, too. */
  addPacked(column: ColumnFacts): void {
    const { rows, blank, language } = this.#context;
    const text = column.isMarkup ? convertColumn(column, column.name, htmlToText, rows, blank) : column;
    const source = column.isMarkup ? textSource(column.name) : columnSource(column.name);
    const isNew = (name: string): boolean => !this.#taken.has(attributeName(name, new Set(), language));
    const found = findPackedPairs(text).filter(({ name }) => isNew(name));
    const pairs = found.map(({ name, pattern, inside }) => {
      const derived = deriveColumn(text, name, pattern, rows, blank);
      const found = isSaid(derived) ? this.#infer(derived) : { reason: 'sentences and not values' };
      return { name, pattern, inside, fill: derived.fill, found };
    });
    // One or two may be set phrases (`Please note: …`), but not if measures follow them.
    const said = pairs.flatMap(({ found }) => ('reason' in found ? [] : [found.rules]));
    const areMeasures = said.every((rules) => rules.every(({ type, unit }) => type === 'number' && unit !== null));
    if (said.length < (areMeasures ? FEWEST_PAIRS - 1 : FEWEST_PAIRS)) return;
    for (const { name, pattern, inside, found, fill } of pairs) {
      if ('reason' in found) {
        if (fill > 0.05) this.leftOut.push({ column: `${name} (in ${column.name})`, reason: found.reason });
        continue;
      }
      const rules = found.rules.map((rule) => ({
        ...rule,
        from: [source],
        pattern: rule.pattern === null ? pattern : inside(rule.pattern),
      }));
      this.#keep(rules, [`"${name}: …" in ${column.name}`, ...found.notes], found.values);
    }
  }

  /** The words for embedded values in the file's language. */
  #wordOf(word: string): string {
    const known = ['across', 'down', 'make', 'family'] as const;
    const found = known.find((one) => one === word);
    return found === undefined ? word : this.#words[found];
  }

  #addEmbedded(column: ColumnFacts, held: readonly EmbeddedValue[], names = [column.name]): void {
    const { language } = this.#context;
    for (const { suffix, word, isWhole = false, isRare = false, rule, note } of held) {
      // Several parts say how many gears there are.
      if (isWhole && isRare && this.#taken.has(suffix)) continue;
      const name = attributeName(isWhole ? suffix : `${column.called} ${suffix}`, this.#taken, language);
      const label = isWhole ? word : `${attributeLabel(column.called, language)} ${this.#wordOf(word)}`;
      this.#keep([attributeRule({ ...rule, name, label, from: names.map(columnSource) })], [note], []);
    }
  }
}

const isIn = (group: readonly ColumnFacts[], name: string): boolean => group.some((one) => one.name === name);

/** The whole column is the only source. */
const isSourceOf = (sources: readonly ValueSource[], name: string): boolean =>
  sources.some((source) =>
    source.kind === 'column'
      ? source.column === name
      : source.kind === 'template' && source.parts.some((part) => typeof part !== 'string' && part.column === name),
  );

/** Texts, even with too many values, and lists whose values are longer texts themselves (`128GB SSD`). */
const mayHoldMore = (column: ColumnFacts, found: InferredAttributes | NoAttribute): boolean =>
  'reason' in found
    ? !isProse(column)
    : found.rules.some(({ type }) => type === 'text' || (type === 'list' && found.values.length > 12));

/** A shopper can't choose among dozens of long texts, but can choose by the numbers in them. */
const isTakenApart = ({ distinct }: ColumnFacts, held: readonly EmbeddedValue[]): boolean =>
  held.some(({ rule, isRare }) => rule.type === 'number' && !isRare) &&
  (distinct > 60 || (distinct > 30 && held.length > 1));

const TAKEN_APART = 'too many different texts to choose from; the values inside them are taken above';

const MODELS = /^(?:models?|modell?e?s?|modelo|modello)(?: name)?$/;

/** Words for the maker that programs and traders use. */
const NOT_SAID_OF_BRANDS = /^(?:company|vendor|oem|make|maker|brand name)$/i;
