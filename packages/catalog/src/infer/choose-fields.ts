// Which columns are the product fields: names propose, cells decide. Nothing is made up: a field that is nowhere in the file stays
// without a rule.

import type { ProductField, TemplatePart, ValueRule } from '../mapping/mapping.ts';
import { chooseAvailable } from './choose-available.ts';
import { chooseSku } from './choose-sku.ts';
import { type ColumnFacts, isProse } from './column-facts.ts';
import { type NamedRole, nameRank, plainName } from './column-names.ts';
import type { FormatPreset } from './format-preset.ts';
import { columnSource, valueRule } from './new-rule.ts';
import { priceShare } from './read-price.ts';

export interface FieldChoice {
  readonly rule: ValueRule;
  /** Said in a comment. */
  readonly why: string | null;
}

export interface ChosenFields {
  readonly fields: ReadonlyMap<ProductField, FieldChoice>;
  /** Columns that are fully used up by a field and so are no attribute. */
  readonly spent: ReadonlySet<string>;
  /** Columns that the title is made of. */
  readonly titled: readonly ColumnFacts[];
  readonly brand: ColumnFacts | null;
  readonly currencyColumn: ColumnFacts | null;
  /** Rows whose sku repeats that of an earlier one. */
  readonly repeated: number;
}

export interface FieldContext {
  readonly columns: readonly ColumnFacts[];
  readonly rows: number;
  readonly preset: FormatPreset | null;
  readonly given: ReadonlySet<ProductField>;
}

export function chooseFields(context: FieldContext): ChosenFields {
  const { columns, rows } = context;
  const fields = new Map<ProductField, FieldChoice>();
  const spent = new Set<string>();
  const take = (field: ProductField, rule: ValueRule, used: readonly string[], why: string | null = null): void => {
    fields.set(field, { rule, why });
    for (const name of used) spent.add(name);
  };
  const presets = presetRules(context);
  for (const [field, rule] of presets) if (field !== 'sku') take(field, rule, columnsOf(rule));
  const open = (field: ProductField): boolean => !fields.has(field) && !context.given.has(field);
  const free = columns.filter((column) => column.filled > 0 && !spent.has(column.name));
  const brand = best(free, 'brand', (column) => isShortText(column) && column.fill > 0.3);
  const title = chooseTitle(free, brand);
  const offered = presets.get('sku');
  if (open('sku')) {
    const named = columns.find((column) => column.name === fields.get('title')?.rule.from.flatMap(columnNames)[0]);
    const chosen = chooseSku(columns, rows, offered === undefined ? [] : columnsOf(offered), named ?? title.column);
    if (chosen !== null) {
      const single = chosen.columns.length === 1 && chosen.rule.from[0]?.kind === 'column';
      take('sku', chosen.rule, single ? [chosen.columns[0]?.name ?? ''] : [], chosen.why);
    }
  }
  if (open('title') && title.rule !== null) take('title', title.rule, title.spent);
  const image = best(free, 'image', (column) => column.isAddress) ?? free.find((column) => column.isImage) ?? null;
  if (open('image') && image !== null) take('image', addressRule(image), [image.name]);
  const link = best(free, 'link', (column) => column.isAddress && column !== image);
  if (open('link') && link !== null) take('link', valueRule([columnSource(link.name)]), [link.name]);
  const description = best(free, 'description', (column) => column.words > 2) ?? longest(free, [...title.spent]);
  if (open('description') && description !== null) take('description', textRule(description), [description.name]);
  choosePrices(context, free, open, take);
  const group = best(
    free,
    'group',
    (column) => column.distinct < rows && column.fill > 0.3 && exactly('group', column),
  );
  if (open('group') && group !== null) take('group', valueRule([columnSource(group.name)]), [group.name]);
  if (open('available')) {
    const available = chooseAvailable(free.filter((column) => !spent.has(column.name)));
    if (available !== null) take('available', available.rule, [available.column.name], available.why);
  }
  const currencyColumn = best(free, 'currency', (column) => column.distinct <= 20 && column.length <= 4);
  if (currencyColumn !== null) spent.add(currencyColumn.name);
  return { fields, spent, titled: title.columns, brand, currencyColumn, repeated: 0 };
}

/** The format's own rules, without the columns that this file has not or has no value in. */
function presetRules({ preset, columns, given }: FieldContext): Map<ProductField, ValueRule> {
  const filled = new Set(columns.filter((column) => column.filled > 0).map(({ name }) => name));
  const rules = new Map<ProductField, ValueRule>();
  for (const [name, rule] of Object.entries(preset?.fields ?? {})) {
    const field = name as ProductField;
    if (given.has(field)) continue;
    const from = rule.from.filter((source) => columnNames(source).every((column) => filled.has(column)));
    if (from.length > 0) rules.set(field, { ...rule, from });
  }
  return rules;
}

const columnNames = (source: ValueRule['from'][number]): string[] =>
  source.kind === 'column'
    ? [source.column]
    : source.kind === 'template'
      ? source.parts.flatMap((part) => (typeof part === 'string' || part.optional ? [] : [part.column]))
      : [];

const columnsOf = (rule: ValueRule): string[] => rule.from.flatMap(columnNames);

/** The column whose name says most that it has the role, of those that can have it. */
function best(
  columns: readonly ColumnFacts[],
  role: NamedRole,
  can: (column: ColumnFacts) => boolean,
): ColumnFacts | null {
  let found: { column: ColumnFacts; rank: number } | null = null;
  for (const column of columns) {
    const rank = nameRank(role, column.name);
    if (rank === null || !can(column)) continue;
    if (found === null || rank < found.rank) found = { column, rank };
  }
  return found?.column ?? null;
}

const exactly = (role: NamedRole, column: ColumnFacts): boolean => (nameRank(role, column.name) ?? 100) < 100;

const isShortText = (column: ColumnFacts): boolean =>
  !column.isAddress && !column.isArray && !isProse(column) && column.values.some(({ text }) => /\p{L}/u.test(text));

interface TitleChoice {
  readonly rule: ValueRule | null;
  readonly column: ColumnFacts | null;
  readonly columns: readonly ColumnFacts[];
  readonly spent: readonly string[];
}

function chooseTitle(columns: readonly ColumnFacts[], brand: ColumnFacts | null): TitleChoice {
  const can = (column: ColumnFacts): boolean =>
    isShortText(column) && column.fill > 0.7 && column.length >= 3 && column !== brand;
  const named = best(columns, 'title', (column) => can(column) && exactly('title', column));
  const column =
    named ?? best(columns, 'model', (one) => can(one) && one.distinct > 3) ?? wordiest(columns.filter(can));
  if (column === null) return { rule: null, column: null, columns: [], spent: [] };
  if (brand !== null && needsBrand(column, brand)) {
    const parts: TemplatePart[] = [
      { column: brand.name, optional: brand.fill < 1, filters: [] },
      ' ',
      { column: column.name, optional: false, filters: [] },
    ];
    return { rule: valueRule([{ kind: 'template', parts }]), column, columns: [brand, column], spent: [column.name] };
  }
  return { rule: valueRule([columnSource(column.name)]), column, columns: [column], spent: [column.name] };
}

/** `MacBook Pro` says nothing of Apple; `Acer Aspire 3` needs no Acer before it. Names of many words stand for themselves. */
function needsBrand(title: ColumnFacts, brand: ColumnFacts): boolean {
  const word = plainName(title.name);
  if (word === 'title' || word === 'titel' || word === 'titre' || title.words > 5) return false;
  const brands = new Set(brand.values.map(({ text }) => text.toLowerCase()));
  let having = 0;
  for (const { text, count } of title.values) {
    const lower = text.toLowerCase();
    if ([...brandBeginnings(lower)].some((beginning) => brands.has(beginning))) having += count;
  }
  return having < title.filled * 0.3;
}

function* brandBeginnings(text: string): Generator<string> {
  const words = text.split(' ');
  for (let length = 1; length <= Math.min(4, words.length); length++) yield words.slice(0, length).join(' ');
}

/** Without a name that says so: the text with the most different values that still reads as a name. */
function wordiest(columns: readonly ColumnFacts[]): ColumnFacts | null {
  const texts = columns.filter((column) => column.words >= 1.5 && column.length <= 120);
  return texts.toSorted((a, b) => b.distinct * Math.min(b.words, 6) - a.distinct * Math.min(a.words, 6))[0] ?? null;
}

const longest = (columns: readonly ColumnFacts[], taken: readonly string[]): ColumnFacts | null =>
  columns
    .filter((column) => isProse(column) && !column.isAddress && !taken.includes(column.name) && column.fill > 0.05)
    .toSorted((a, b) => b.length * b.fill - a.length * a.fill)[0] ?? null;

/** Markup becomes text. */
const textRule = (column: ColumnFacts): ValueRule =>
  column.isMarkup
    ? valueRule([{ kind: 'template', parts: [{ column: column.name, optional: false, filters: ['text'] }] }])
    : valueRule([columnSource(column.name)]);

/** The first of several addresses in a cell. */
function addressRule(column: ColumnFacts): ValueRule {
  const several = column.isArray || column.values.some(({ text }) => /[,;|\s]\s*https?:/i.test(text));
  return valueRule([columnSource(column.name)], several ? { pattern: '^[^,;|\\s]+' } : {});
}

function choosePrices(
  { rows }: FieldContext,
  columns: readonly ColumnFacts[],
  open: (field: ProductField) => boolean,
  take: (field: ProductField, rule: ValueRule, used: readonly string[], why?: string | null) => void,
): void {
  const isPrice = (column: ColumnFacts): boolean =>
    priceShare(column) >= 0.9 && !/(?:^| )(?:per|pro|je|par|por|al|za)(?: |$)/.test(plainName(column.name));
  const listed = best(columns, 'list_price', isPrice);
  const now = best(columns, 'price', (column) => isPrice(column) && column !== listed);
  const regular = best(columns, 'price', (column) => isPrice(column) && column !== now && column !== listed);
  const paid = [now, now !== null && regular !== null && now.filled < rows ? regular : null].filter(
    (one) => one !== null,
  );
  if (open('price') && paid.length > 0) {
    const reduced = paid.length > 1 ? 'the first that has a value is what is paid now' : null;
    take(
      'price',
      valueRule(paid.map(({ name }) => columnSource(name))),
      paid.map(({ name }) => name),
      reduced,
    );
  }
  const before =
    listed ?? (now !== null && exactly('price', now) && regular !== null && exactly('price', regular) ? regular : null);
  if (open('list_price') && before !== null) {
    take(
      'list_price',
      valueRule([columnSource(before.name)]),
      [before.name],
      'left out of products where it is not above the price',
    );
  }
}
