// Attributes that columns say: one or several for each, one for columns that say the same, and values inside longer texts.

import { type Reason, reason } from '@guidepost/fault/reason';
import type { EmbeddedValue } from '../cell/embedded-value.ts';
import { findEmbeddedValues } from '../cell/embedded-values.ts';
import type { ColumnFacts } from '../column/column-facts.ts';
import { isNamed, plainName } from '../column/column-names.ts';
import { energyLabelOf } from '../column/energy-stars.ts';
import { countsSold, IN_DEMAND, namesTrade, STOCK_OF_SHOP } from '../column/names-trade.ts';
import { findRawCopies } from '../column/raw-copies.ts';
import { namesRecord } from '../column/record-names.ts';
import { chooseAvailable, noteOnStock } from '../field/choose-available.ts';
import { countsStock } from '../field/stock-of-name.ts';
import { NO_HELP, whyNotSku } from '../field/why-not-sku.ts';
import { attributeRule, columnSource } from '../new-rule.ts';
import type { InferredAttributes } from './attribute-context.ts';
import { asBrand } from './brand-attribute.ts';
import type { FoundAttributes } from './found-attributes.ts';
import { isTakenApart, mayHoldMore, TAKEN_APART } from './holds-more.ts';
import { calledByReferences } from './infer-references.ts';
import { inferWeight } from './infer-weight.ts';
import { calledByVariants, joinColumns, joinSynonyms, nameInPair } from './join-synonyms.ts';
import { joinedLabel } from './joined-label.ts';
import { asKnown, keptRules, knownAttribute } from './known-attributes.ts';
import { addMakersOfNames } from './makers-of-names.ts';
import { isPartOfPrice } from './price-in-proportion.ts';
import { findReadableTwins, type ReadableTwins } from './readable-twins.ts';
import { OTHER_PRICE } from './refuse-column.ts';
import { findRepeated, findRepeatedBrand } from './repeated-columns.ts';
import { saysScreens } from './shopper-label.ts';
import { spelledInTitles } from './spelt-in-titles.ts';
import { findVariantNames, type VariantName } from './variant-names.ts';

export function addFromColumns(found: FoundAttributes): void {
  const { chosen, columns, rows } = found.context;
  const open = columns.filter(({ name }) => !chosen.spent.has(name));
  const titleAt = (row: number): string => chosen.titled.map((column) => column.textAt(row)).join(' ');
  const variants = findVariantNames(open, rows, titleAt);
  const groups = new Map(joinSynonyms(open, rows, variants).map((group) => [group[0], group]));
  const joined = new Set([...groups.values()].flatMap((group) => group.slice(1)));
  const reading = new ColumnReading(found, variants);
  for (const column of columns) if (!joined.has(column)) reading.add(column, groups.get(column) ?? [column]);
}

const REPEATED = 0.95;

class ColumnReading {
  readonly #found: FoundAttributes;
  readonly #variants: ReadonlyMap<ColumnFacts, VariantName>;
  readonly #repeated: ReadonlyMap<string, string>;
  readonly #twins: ReadableTwins;

  constructor(found: FoundAttributes, variants: ReadonlyMap<ColumnFacts, VariantName>) {
    this.#found = found;
    this.#variants = variants;
    const { columns, rows, chosen } = found.context;
    const brand = chosen.brand !== null && chosen.spent.has(chosen.brand.name) ? null : chosen.brand;
    this.#repeated = new Map([
      ...findRepeatedBrand(columns, brand, rows),
      ...findRawCopies(columns, rows),
      ...findRepeated(columns, rows),
    ]);
    this.#twins = findReadableTwins(columns, rows);
  }

  /** `group`: the column, and others that say the same under other names. */
  add(written: ColumnFacts, group: readonly ColumnFacts[]): void {
    const called =
      this.#twins.called.get(written.name) ??
      energyLabelOf(written, this.#found.context.columns) ??
      calledByReferences(written, this.#found.context.columns);
    const column = called === undefined ? written : { ...written, called };
    const found = this.#found;
    const { chosen, preset } = found.context;
    if (found.title === written && chosen.brand === null) addMakersOfNames(found, written);
    if (chosen.spent.has(column.name)) return;
    if (this.#repeatsTitle(written)) {
      found.leaveOut(column.name, reason('repeats-title', 'repeats the title'));
      return;
    }
    const twin = this.#twins.why.get(column.name);
    if (twin !== undefined) {
      found.leaveOut(column.name, twin);
      return;
    }
    if (column.filled > 0 && this.#addKnown(column, group)) return;
    const why = this.#whyNot(column);
    if (why !== null) {
      if (why !== '') found.leaveOut(column.name, why);
      return;
    }
    if (preset?.weight?.grams === column.name) {
      this.#addWeight(column, preset.weight.shown);
      return;
    }
    if (group.length > 1 || this.#variants.has(written)) {
      this.#addJoined(group);
      return;
    }
    const made = found.infer(column);
    const isList = !('reason' in made) && made.rules.some(({ type }) => type === 'list');
    const held =
      mayHoldMore(column, made) && !namesTrade(column.name) && !namesRecord(column.called)
        ? findEmbeddedValues(column, isList)
        : [];
    if ('reason' in made) found.leaveOut(column.name, made.reason);
    else if (isTakenApart(column, held)) found.leaveOut(column.name, TAKEN_APART);
    else if (!held.some(({ isAll = false }) => isAll)) {
      const notes = [...made.notes, ...this.#noteOnStock(column)];
      const kept = written === chosen.brand ? this.#asBrand(written, made) : made;
      found.keep(kept.rules, notes, kept.values);
    }
    this.#addEmbedded(column, held);
  }

  #asBrand(column: ColumnFacts, { rules, values }: InferredAttributes) {
    const { chosen, rows } = this.#found.context;
    return asBrand(rules, values, this.#found.words.brand, spelledInTitles(column, chosen.titled, rows));
  }

  /** Null: it may be an attribute. Empty: nothing needs to be said, as it has no value. */
  #whyNot(column: ColumnFacts): Reason | '' | null {
    const { preset, rows, priced, isPriced } = this.#found.context;
    const original = this.#repeated.get(column.name);
    if (original !== undefined) return reason('says-again', `says again what ${original} says`, { column: original });
    if (countsSold(column.name, this.#found.context.columns)) return IN_DEMAND;
    if (this.#saysStock(column))
      return reason('says-available-again', 'says again what is available, which changes from day to day');
    if (countsStock(column)) return STOCK_OF_SHOP;
    if (isPriced ? isPartOfPrice(column, priced, rows) : priced.includes(column)) return OTHER_PRICE;
    if (!preset?.notAttributes(column.name) || this.#isOnlyCategory(column)) return null;
    if (column.filled === 0) return '';
    const isSku = preset.fields.sku?.from.some((source) => source.kind === 'column' && source.column === column.name);
    return isSku ? whyNotSku(column, rows) : NO_HELP;
  }

  /** Whether nearly every row has it. Then values in names are taken only from the title. */
  #repeatsTitle(column: ColumnFacts): boolean {
    const { title, context } = this.#found;
    if (title === null || title === column || column.distinct < title.distinct * REPEATED) return false;
    let same = 0;
    for (let row = 0; row < context.rows; row++) if (column.textAt(row) === title.textAt(row)) same++;
    return same >= context.rows * REPEATED;
  }

  /** The category of a taxonomy, written out, in a file that has none of its own. */
  #isOnlyCategory(column: ColumnFacts): boolean {
    const { preset, columns } = this.#found.context;
    const saysKind = (name: string): boolean => {
      const facts = columns.find((one) => one.name === name);
      return facts !== undefined && facts.fill > 0.5 && facts.values.some(({ text }) => /\p{L}{3}/u.test(text));
    };
    return (preset?.categories ?? []).find(saysKind) === column.name;
  }

  /** Another column already says what is available. */
  #saysStock(column: ColumnFacts): boolean {
    if (!this.#found.context.chosen.fields.has('available')) return false;
    return (
      (isNamed('available', column.name) && chooseAvailable([{ ...column, fill: 1 }]) !== null) || countsStock(column)
    );
  }

  /** Its name says stock, but its words are unknown. */
  #noteOnStock({ name, values }: ColumnFacts): readonly Reason[] {
    if (this.#found.context.chosen.fields.has('available') || !isNamed('available', name)) return [];
    return [noteOnStock(name, values)];
  }

  /** False: the catalog has no such attribute. */
  #addKnown(column: ColumnFacts, group: readonly ColumnFacts[]): boolean {
    const found = this.#found;
    const { known, language } = found.context;
    const rules = keptRules(group, known, found.taken);
    if (rules.length > 0) {
      found.keep(rules, [], []);
      return true;
    }
    const attribute = knownAttribute(column, known, found.taken, language);
    if (attribute === null) return false;
    const kept = known.rules.find(({ name }) => name === attribute.name) ?? null;
    const rule = asKnown(found.infer(column), column, attribute, kept);
    if (rule === null) return false;
    found.keep([rule], [], []);
    return true;
  }

  #addWeight(grams: ColumnFacts, shownIn: string): void {
    const found = this.#found;
    const { columns, rows, blank } = found.context;
    const shown = columns.find(({ name }) => name === shownIn) ?? null;
    const base = { name: found.nameFor('weight'), label: found.words.weight };
    const weight = inferWeight(grams, shown, rows, blank, base);
    if ('reason' in weight) found.leaveOut(grams.name, weight.reason);
    else found.keep([weight], [], []);
  }

  #addJoined(group: readonly ColumnFacts[]): void {
    const found = this.#found;
    const { rows, blank } = found.context;
    const names = group.map(({ name }) => name);
    const joined = joinColumns(group, rows, blank, this.#calledTogether(group));
    const made = found.infer(joined);
    if ('reason' in made) {
      for (const column of names) found.leaveOut(column, made.reason);
      return;
    }
    const rules = made.rules.map((rule) => ({ ...rule, from: names.map(columnSource) }));
    const text = `${names.join(' or ')}: the first that has a value`;
    const first = reason('first-of-columns', text, { columns: names.join(', ') });
    found.keep(rules, [first, ...made.notes], made.values);
    const held = mayHoldMore(joined, made) ? findEmbeddedValues(joined, false) : [];
    this.#addEmbedded(
      joined,
      held.filter(({ isRare }) => isRare),
      names,
    );
  }

  /** The name without its path, if no other column has that. */
  #calledTogether(group: readonly ColumnFacts[]): string {
    const said = calledByVariants(group, this.#variants, (called) => this.#found.has(called));
    if (said !== null) return said;
    const label = nameInPair(group[0]?.name ?? '');
    const isIn = (name: string): boolean => group.some((one) => one.name === name);
    const isOnly = this.#found.context.columns.every(({ name }) => nameInPair(name) !== label || isIn(name));
    return isOnly ? label : (group[0]?.called ?? label);
  }

  #addEmbedded(column: ColumnFacts, held: readonly EmbeddedValue[], names = [column.name]): void {
    const found = this.#found;
    for (const value of held) {
      // Several parts say how many gears there are, and several texts that there is a touchscreen.
      if (value.isWhole === true && found.taken.has(value.suffix)) continue;
      const { name, label } = this.#callEmbedded(column, value);
      const rule = attributeRule({ ...value.rule, name: found.nameFor(name), label, from: names.map(columnSource) });
      found.keep([rule], [value.note], []);
    }
  }

  #callEmbedded(column: ColumnFacts, { suffix, word, isWhole, isAll, rule }: EmbeddedValue) {
    const found = this.#found;
    if (rule.unit === 'in' && SIZE.test(plainName(column.called)) && saysScreens(found.context.columns))
      return { name: 'screen_size', label: found.words.screen };
    if (isWhole === true) return { name: suffix, label: word };
    const own = found.labelOf(column);
    return isAll === true
      ? { name: column.called, label: own }
      : { name: `${column.called} ${suffix}`, label: joinedLabel(own, this.#wordOf(word)) };
  }

  /** The words for embedded values in the file's language. */
  #wordOf(word: string): string {
    const known = ['across', 'down', 'make', 'family'] as const;
    const said = known.find((one) => one === word);
    return said === undefined ? word : this.#found.words[said];
  }
}

/** Of a thing with a screen, inches are those of the screen. */
const SIZE = /^(?:display |screen )?size$/;
