// What names say and no column does, as attributes: what a thing is, for whom, memory, counts, and words that only some names have.

import { type Reason, reason } from '@guidepost/fault/reason';
import type { AttributeRule, TemplatePart, ValueSource } from '../../mapping/mapping.ts';
import { attributeLabel, attributeName } from '../attribute/attribute-name.ts';
import { namesYear } from '../attribute/no-real-value.ts';
import type { ColumnFacts, CountedValue } from '../column/column-facts.ts';
import { thinColumn } from '../column/derive-column.ts';
import { KIND_COLUMN } from '../column/names-kind.ts';
import { readableSource, readableText, readingFilters } from '../column/readable-text.ts';
import { attributeRule, columnSource, type NewAttribute } from '../new-rule.ts';
import { brandGuard } from './brand-guard.ts';
import { asCountedYears } from './counted-years.ts';
import { findChoicesInNames } from './find-choices.ts';
import { findCountsInNames, oneNumber } from './find-counts.ts';
import { findDescribedKinds } from './find-described-kinds.ts';
import { findFirstKinds } from './find-first-kinds.ts';
import { findKindsInNames, findLeadingKinds } from './find-kinds.ts';
import { findLanguagesInNames } from './find-languages.ts';
import { findMemoryInNames } from './find-memory.ts';
import { findModelsInNames } from './find-models.ts';
import { findPersonsInNames } from './find-persons.ts';
import {
  findBeginnings,
  findEndsInBrackets,
  findLinesBehindMaker,
  type SharedPart,
  sayThings,
} from './find-shared-parts.ts';
import { findYearInNames } from './find-year.ts';
import { findYesInNames } from './find-yes.ts';
import { LABELS_IN_NAMES } from './labels-in-names.ts';
import type { LineOfBusiness } from './lines-of-business.ts';
import { countSpellings, labelIn } from './name-words.ts';
import { isSoldByAmount } from './sold-by-amount.ts';

export interface NamesContext {
  readonly title: ColumnFacts;
  readonly brand: ColumnFacts | null;
  /** The column with the products' texts. */
  readonly description: ColumnFacts | null;
  readonly columns: readonly ColumnFacts[];
  readonly rows: number;
  readonly blank: readonly string[];
  readonly language: string | null;
  /** Whether the catalog is of a line of business. */
  readonly isOf: (line: LineOfBusiness) => boolean;
  /** Attributes that there are already. */
  readonly known: readonly AttributeRule[];
}

export interface AttributeInNames {
  readonly rule: AttributeRule;
  readonly note: Reason;
  readonly values: readonly CountedValue[];
}

const TAG_COLUMN =
  /(?:^|[ _./])(?:tags?|labels?|ribbons?|badges?|keywords?|collections?|custom collections|etiquetas?|étiquettes?|etiketten?|schlagwörter|štítky|etykiety|тег\p{L}*|метки|мітки)(?:$|[ _./])/iu;

/** So many names show what they have in common. */
export const ENOUGH_NAMES = 1_500;

export function attributesInNames(whole: NamesContext): readonly AttributeInNames[] {
  const context = thinned(whole);
  const { title, columns, rows, language, known, isOf } = context;
  const taken = new Set(known.map(({ name }) => name));
  const called = [...columns.map((column) => column.called), ...taken].map((name) => name.replaceAll('_', ' '));
  const found: AttributeInNames[] = [];
  const keep = (
    name: string,
    label: string,
    rule: Omit<NewAttribute, 'name' | 'from'> & { from?: readonly ValueSource[] },
    note: Reason,
  ) => {
    const own = attributeName(name, taken, language);
    taken.add(own);
    const from = rule.from ?? [columnSource(title.name)];
    found.push({ rule: attributeRule({ ...rule, from, name: own, label }), note, values: [] });
  };
  const inNames = (count: number): Reason => {
    if (context === whole) return reason('in-names', `in ${count} names`, { count });
    const percent = Math.ceil((count * 100) / rows);
    return reason('in-share-of-names', `in ${percent}% of the names`, { percent });
  };
  const guard = brandGuard(whole.title, whole.brand, whole.rows, stepOf(whole));
  const kinds =
    findKindsInNames(title, context.brand, language, guard) ??
    findDescribedKinds(title, context.brand) ??
    findFirstKinds(title, context.brand, context.description, language);
  if (kinds !== null && !isKindKnown(context.columns, title, kinds.kinds.length)) {
    const { pattern, map, count } = kinds;
    keep('kind', labelIn(LABELS_IN_NAMES.kind, language), { type: 'text', pattern, map }, inNames(count));
  }
  const spoken = findLanguagesInNames(title, called, language);
  if (spoken !== null) {
    const { pattern, map, count } = spoken;
    keep('language', labelIn(LABELS_IN_NAMES.language, language), { type: 'list', pattern, map }, inNames(count));
  }
  addSharedParts(context, kinds?.kinds ?? [], (name, { pattern, count }) =>
    keep(name, labelIn(LABELS_IN_NAMES[name], language), { type: 'text', pattern }, inNames(count)),
  );
  for (const { choice, pattern, map, count } of findChoicesInNames(title, called, isOf, guard))
    keep(choice.name, labelIn(choice.labels, language), { type: choice.type, pattern, map }, inNames(count));
  for (const { name, label, pattern, units, count } of findMemoryInNames(title, called, known)) {
    const shown = name === 'ram' ? label : labelIn(LABELS_IN_NAMES.storage, language);
    keep(name, shown, { type: 'number', pattern, units, unit: 'GB' }, inNames(count));
  }
  // `Affinage: 12 mois` in a column is what `12 mois` in a name says.
  const unitsKnown = new Set(known.map(({ unit }) => oneNumber(unit ?? '')));
  const isTaken = (word: string): boolean =>
    unitsKnown.has(word) || called.some((name) => name.split(' ').some((part) => oneNumber(part) === word));
  const texts = saidIn(context, (column) => thinColumn(column, whole.rows, stepOf(whole)));
  const persons = called.some((name) => PERSONS_COLUMN.test(name))
    ? null
    : findPersonsInNames(title, (row) => texts.map((text) => text.textAt(row)).join(' · '), rows);
  if (persons !== null) {
    const { pattern, count, isInTexts } = persons;
    const from = isInTexts ? { from: [allTexts([title, ...texts], context.description)] } : {};
    keep('persons', labelIn(LABELS_IN_NAMES.persons, language), { type: 'number', pattern, ...from }, inNames(count));
  }
  const measured = known.flatMap(({ unit, pattern, from: [source] }) =>
    unit !== null && pattern !== null && source?.kind === 'column' && source.column === title.name ? [pattern] : [],
  );
  for (const { word, pattern, decimal, count } of findCountsInNames(title, isTaken, [
    ...measured,
    ...(persons === null ? [] : [persons.pattern]),
  ])) {
    const years = word === null ? null : asCountedYears(word, pattern, title.values, language);
    const own =
      word === null
        ? { name: 'pieces', label: labelIn(LABELS_IN_NAMES.pieces, language), unit: null }
        : // What is counted is the unit: `4 berth`.
          { name: word.toLowerCase(), label: attributeLabel(word.toLowerCase(), language), unit: word.toLowerCase() };
    const { name, label, unit } = years ?? own;
    keep(name, label, { type: 'number', pattern, decimal, unit }, inNames(count));
  }
  if (![...called, ...taken].some(namesYear)) {
    const year = findYearInNames(title);
    if (year !== null)
      keep(
        'year',
        labelIn(LABELS_IN_NAMES.year, language),
        { type: 'number', pattern: year.pattern },
        inNames(year.count),
      );
  }
  const yes = findYesInNames(title, texts, rows, called, kinds?.kinds ?? [], isOf, guard);
  for (const { word, pattern, spellings, isInNames, saidIn: more, count } of yes) {
    const said = isInNames ? [title, ...more] : more;
    const from = more.length === 0 ? undefined : [allTexts(said, context.description)];
    const own = more.map(({ name }) => (name === context.description?.name ? 'descriptions' : name));
    const alone = inNames(count);
    const told = { texts: own.join(', ') };
    const text = isInNames ? [alone.text, ...own].join(' and ') : `in ${own.join(' and ')}`;
    const note = own.length === 0 ? alone : reason(isInNames ? 'in-names-and-texts' : 'in-texts', text, told);
    keep(
      word.name,
      labelIn(word.labels, language),
      { type: 'boolean', pattern, words: { true: spellings, false: [] }, ...(from === undefined ? {} : { from }) },
      note,
    );
  }
  const model = called.some((name) => MODEL_COLUMN.test(name))
    ? null
    : findModels(context, [...known, ...rulesOf(found)], stepOf(whole));
  if (model !== null) {
    const name = isSoldByAmount(known, title.name) ? 'variety' : 'model';
    keep(
      name,
      labelIn(LABELS_IN_NAMES[name], language),
      { type: 'text', pattern: model.pattern },
      inNames(model.count),
    );
  }
  return found;
}

function addSharedParts(
  context: NamesContext,
  kinds: readonly string[],
  keep: (name: 'kind' | 'line' | 'edition', part: SharedPart) => void,
): void {
  const { title, brand, columns, known } = context;
  const isOpen = (part: SharedPart | null): part is SharedPart =>
    part !== null &&
    !columns.some((column) => column !== title && column.values.some(({ text }) => text === part.values[0]));
  const beginnings = findBeginnings(title);
  const isKind = beginnings !== null && kinds.length === 0 && sayThings(beginnings.values);
  // The first word of the name is the maker, and a kind with what it is like says the kind again.
  const isMaker = brand !== null || known.some(({ name }) => name === 'brand');
  const isAgain = beginnings?.values.some((value) => kinds.some((kind) => value.startsWith(kind))) === true;
  const lines = beginnings === null && !isMaker ? findLinesBehindMaker(title) : isMaker || isAgain ? null : beginnings;
  if (isKind && isOpen(beginnings)) {
    if (!isKindKnown(columns, title, beginnings.values.length)) keep('kind', beginnings);
  } else if (isOpen(lines)) keep('line', lines);
  const ends = findEndsInBrackets(title);
  if (isOpen(ends)) keep('edition', ends);
}

const PERSONS_COLUMN =
  /(?:^| )(?:persons?|people|sleeps|berths?|personen(?:zahl)?|personnes|personas|persone|os[oó]b\p{L}*|осіб|человек|людей|pessoas|personer|kişi\p{L}*)(?: |$)/iu;

const rulesOf = (found: readonly AttributeInNames[]): readonly AttributeRule[] => found.map(({ rule }) => rule);

const MODEL_COLUMN =
  /(?:^| )(?:models?|series?|serien?|line|linie|design|collection|range|modell\w*|modèle|modelo|modello|gamme|línea|linea|řada|model\w*|seria|variety|sorte|модель|серія|серия|лінійка|линейка|колекція|коллекция)(?: |$)/iu;

/** `step`: of every so many rows of the columns, the names have one. */
function findModels({ title, brand, columns, rows }: NamesContext, known: readonly AttributeRule[], step: number) {
  const brands = brand === null || brand === title ? [] : brand.values.toSorted((a, b) => b.count - a.count);
  const said = columns.filter((column) => column.name !== title.name && !column.isAddress && !column.isMarkup);
  const leadingKinds = findLeadingKinds(title) ?? [];
  return findModelsInNames(
    title,
    {
      ...{ brands: brands.map(({ text }) => text), leadingKinds, others: [...leadingKinds, ...wordsIn(title, known)] },
      isKnown: (row, model) => said.some((column) => column.textAt(row * step).toLowerCase() === model),
    },
    rows,
  );
}

/** What rules of text find in the names, as it is written there. */
function wordsIn(title: ColumnFacts, rules: readonly AttributeRule[]): readonly string[] {
  const words = new Set<string>();
  for (const { type, pattern, from } of rules) {
    const isOfNames = from.some((source) => source.kind === 'column' && source.column === title.name);
    if (pattern === null || !isOfNames || type === 'number') continue;
    for (const text of countSpellings(title, new RegExp(pattern, 'u')).counts.keys()) words.add(text);
  }
  return [...words];
}

const stepOf = ({ rows }: NamesContext): number => Math.max(1, Math.ceil(rows / ENOUGH_NAMES));

function thinned(context: NamesContext): NamesContext {
  const { title, description, rows } = context;
  const step = stepOf(context);
  if (step <= 1) return context;
  const thin = (column: ColumnFacts): ColumnFacts => thinColumn(column, rows, step);
  return {
    ...context,
    ...{ title: thin(title), description: description && thin(description), rows: Math.ceil(rows / step) },
  };
}

/** A column tells the kinds at least half as finely as names do. */
export function isKindKnown(columns: readonly ColumnFacts[], title: ColumnFacts | null, kinds: number): boolean {
  return columns.some((column) => {
    const isWords = column.values.some(({ text }) => /\p{L}{3}/u.test(text));
    const isCalled = KIND_COLUMN.test(column.called) && column.name !== title?.name && isWords;
    return isCalled && column.fill > 0.5 && column.distinct >= Math.min(kinds / 2, 12) && column.distinct > 1;
  });
}

/** What else says something of the product, in the rows that the names are of: the description, tags and categories. */
function saidIn(
  { description, columns, title, rows, blank }: NamesContext,
  thin: (column: ColumnFacts) => ColumnFacts,
): readonly ColumnFacts[] {
  const tags = columns
    .filter(
      (column) =>
        column.name !== title.name &&
        column.name !== description?.name &&
        column.filled > 0 &&
        !column.isAddress &&
        !column.isMarkup &&
        (KIND_COLUMN.test(column.called) || TAG_COLUMN.test(column.called)),
    )
    .map(thin);
  if (description === null || description === title) return tags;
  return [readableText(description, rows, blank), ...tags];
}

function allTexts(texts: readonly ColumnFacts[], description: ColumnFacts | null): ValueSource {
  const isDescription = ({ name }: ColumnFacts): boolean => description?.name === name;
  const [only, ...others] = texts;
  if (only !== undefined && others.length === 0)
    return description !== null && isDescription(only) ? readableSource(description) : columnSource(only.name);
  const parts = texts.flatMap((text, nth): TemplatePart[] => [
    // Words on both sides of a dot are not read as one.
    ...(nth === 0 ? [] : [' · ']),
    {
      column: text.name,
      optional: true,
      filters: description !== null && isDescription(text) ? readingFilters(description) : [],
    },
  ]);
  return { kind: 'template', parts };
}
