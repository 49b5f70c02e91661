// A mapping file as data while somebody works on it, and what each of its rules takes from which column. Nothing of it is changed in place.

export type EditedMapping = Readonly<Record<string, unknown>>;

/** One rule with its members as in the file; a rule that is a text there has it as `from`. */
export type EditedRule = Readonly<Record<string, unknown>>;

export const FIELDS = [
  'title',
  'price',
  'list_price',
  'sku',
  'link',
  'image',
  'description',
  'available',
  'group',
] as const;
export type Field = (typeof FIELDS)[number];

export type ColumnUse =
  | { readonly kind: 'field'; readonly field: Field; readonly rule: EditedRule }
  | { readonly kind: 'attribute'; readonly name: string; readonly rule: EditedRule }
  | { readonly kind: 'currency' }
  /** When the reduced price holds. */
  | { readonly kind: 'offer' }
  | { readonly kind: 'drop'; readonly index: number; readonly rule: EditedRule };

export const isMembers = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const asRule = (raw: unknown): EditedRule =>
  isMembers(raw) ? raw : raw === null || raw === undefined ? {} : { from: raw };

/** As short as it can be said. */
const asMember = (rule: EditedRule): unknown => {
  const said = Object.fromEntries(Object.entries(rule).filter(([, value]) => value !== undefined));
  const [only, second] = Object.keys(said);
  return only === 'from' && second === undefined ? said.from : said;
};

export const attributesOf = (mapping: EditedMapping): Readonly<Record<string, unknown>> =>
  isMembers(mapping.attributes) ? mapping.attributes : {};

/** A column whose name would be read as a template or an address has to be named literally. */
export const fromColumn = (column: string): EditedRule =>
  /[{}]|^https?:/i.test(column) ? { column } : { from: column };

const sourcesOf = ({ from, column }: EditedRule): readonly { text: string; isLiteral: boolean }[] =>
  [
    { raw: from, isLiteral: false },
    { raw: column, isLiteral: true },
  ].flatMap(({ raw, isLiteral }) =>
    (Array.isArray(raw) ? raw : [raw]).flatMap((text: unknown) =>
      typeof text === 'string' ? { text, isLiteral } : [],
    ),
  );

const PLACE = /\{\{|\}\}|\{(?:"((?:[^"]|"")*)"|([^{}|?"]*))\??(?:\|[a-z]+)*\}/g;

/** Columns that a source names. */
function columnsIn({ text, isLiteral }: { readonly text: string; readonly isLiteral: boolean }): string[] {
  if (isLiteral || !/[{}]/.test(text)) return [text];
  return [...text.matchAll(PLACE)].flatMap(([, quoted, plain]) =>
    quoted !== undefined ? [quoted.replaceAll('""', '"')] : plain !== undefined ? [plain.trim()] : [],
  );
}

const takes = (rule: EditedRule, column: string): boolean =>
  sourcesOf(rule).some((source) => columnsIn(source).includes(column));

/** Without a rule, a field comes from the column of its own name. */
export const fieldRule = (mapping: EditedMapping, field: Field): EditedRule =>
  field in mapping ? asRule(mapping[field]) : { from: field };

export function usesOf(mapping: EditedMapping, column: string): ColumnUse[] {
  const { currency, drop, offer } = mapping;
  return [
    ...FIELDS.flatMap((field): ColumnUse[] => {
      const rule = fieldRule(mapping, field);
      return takes(rule, column) ? [{ kind: 'field', field, rule }] : [];
    }),
    ...Object.entries(attributesOf(mapping)).flatMap(([name, raw]): ColumnUse[] => {
      const rule = asRule(raw);
      return takes(rule, column) ? [{ kind: 'attribute', name, rule }] : [];
    }),
    ...(isMembers(currency) && currency.from === column ? [{ kind: 'currency' } as const] : []),
    ...(isMembers(offer) && (offer.starts === column || offer.ends === column) ? [{ kind: 'offer' } as const] : []),
    ...dropRules(drop).flatMap((rule, index): ColumnUse[] =>
      rule.column === column ? [{ kind: 'drop', index, rule }] : [],
    ),
  ];
}

const dropRules = (drop: unknown): readonly EditedRule[] => (Array.isArray(drop) ? drop.filter(isMembers) : []);

export const without = (
  all: Readonly<Record<string, unknown>>,
  ...names: readonly string[]
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name)));

export function withField(mapping: EditedMapping, field: Field, rule: EditedRule | null): EditedMapping {
  return { ...mapping, [field]: rule === null ? null : asMember(rule) };
}

/** Words of conditions, and one that no member of an object can safely have as its name. */
const RESERVED = ['any', 'all', 'not', 'price', '__proto__'];

/** Why no further attribute can be called this; null: it can. */
export function faultOfName(mapping: EditedMapping, name: string): 'taken' | 'reserved' | null {
  if (RESERVED.includes(name)) return 'reserved';
  return Object.hasOwn(attributesOf(mapping), name) ? 'taken' : null;
}

/** `name`: what it is called so far, and further on if `renamed` is not free; a new one comes last. Null as rule: it goes. */
export function withAttribute(
  mapping: EditedMapping,
  name: string,
  rule: EditedRule | null,
  renamed: string = name,
): EditedMapping {
  const before = attributesOf(mapping);
  const next = renamed === name || faultOfName(mapping, renamed) === null ? renamed : name;
  const changed =
    rule === null
      ? without(before, name)
      : Object.hasOwn(before, name)
        ? Object.fromEntries(
            Object.entries(before).map(([each, raw]) => (each === name ? [next, asMember(rule)] : [each, raw])),
          )
        : { ...before, [next]: asMember(rule) };
  return Object.keys(changed).length === 0 ? without(mapping, 'attributes') : { ...mapping, attributes: changed };
}

/** As one change. */
export const withoutAttributes = (mapping: EditedMapping, names: readonly string[]): EditedMapping =>
  names.reduce((now, name) => withAttribute(now, name, null), mapping);

export function withUse(mapping: EditedMapping, use: ColumnUse, rule: EditedRule): EditedMapping {
  if (use.kind === 'field') return withField(mapping, use.field, rule);
  if (use.kind === 'attribute') return withAttribute(mapping, use.name, rule);
  if (use.kind !== 'drop') return mapping;
  const drop = dropRules(mapping.drop).map((each, index) => (index === use.index ? rule : each));
  return { ...mapping, drop };
}

/** The column is not used in this way any more. What a rule takes from other columns stays, unless it is one text with them. */
export function withoutUse(mapping: EditedMapping, use: ColumnUse, column: string): EditedMapping {
  if (use.kind === 'currency') {
    const { currency } = mapping;
    return { ...mapping, currency: isMembers(currency) ? (currency.code ?? null) : currency };
  }
  if (use.kind === 'offer') return without(mapping, 'offer');
  if (use.kind === 'drop') {
    const drop = dropRules(mapping.drop).filter((_, index) => index !== use.index);
    return drop.length === 0 ? without(mapping, 'drop') : { ...mapping, drop };
  }
  const { from } = use.rule;
  const others = Array.isArray(from)
    ? from.filter(
        (text: unknown) => typeof text !== 'string' || !columnsIn({ text, isLiteral: false }).includes(column),
      )
    : [];
  if (others.length > 0) return withUse(mapping, use, { ...use.rule, from: others.length === 1 ? others[0] : others });
  if (use.kind === 'attribute') return withAttribute(mapping, use.name, null);
  // Left out, the field would come from a column of its own name.
  return withField(mapping, use.field, null);
}

/** Rows that one rule leaves out come in. `index`: where the rule is; nothing is done if another one is there by now. */
export function takingIn(mapping: EditedMapping, { index, column }: { index: number; column: string }): EditedMapping {
  const rule = dropRules(mapping.drop)[index];
  return rule?.column === column ? withoutUse(mapping, { kind: 'drop', index, rule }, column) : mapping;
}

/** Rows are left out whose cell is one of these, too. */
export function alsoDroppingRows(mapping: EditedMapping, column: string, texts: readonly string[]): EditedMapping {
  const rule = dropRules(mapping.drop).find((each) => isListOf(each, column));
  const before = Array.isArray(rule?.in) ? rule.in.filter((text: unknown) => typeof text === 'string') : [];
  return droppingRows(mapping, column, [...new Set([...before, ...texts])]);
}

const isListOf = (rule: EditedRule, column: string): boolean =>
  rule.column === column && Array.isArray(rule.in) && Object.keys(rule).length === 2;

/** Rows are left out whose cell is one of these; `blank`: or whose cell is empty. */
export function droppingRows(mapping: EditedMapping, column: string, texts: readonly string[]): EditedMapping {
  const all = dropRules(mapping.drop);
  const at = all.findIndex((rule) => isListOf(rule, column));
  if (texts.length === 0) {
    const drop = all.filter((_, index) => index !== at);
    return drop.length === 0 ? without(mapping, 'drop') : { ...mapping, drop };
  }
  const rule = { column, in: texts };
  return { ...mapping, drop: at < 0 ? [...all, rule] : all.map((each, index) => (index === at ? rule : each)) };
}

/** The currency of all prices; null: not said. */
export function currencyIn({ currency }: EditedMapping): string | null {
  const code = isMembers(currency) ? currency.code : currency;
  return typeof code === 'string' && code !== '' ? code : null;
}

/** What a column says of each row stays. */
export const withCurrency = (mapping: EditedMapping, code: string): EditedMapping => ({
  ...mapping,
  currency: isMembers(mapping.currency) ? { ...mapping.currency, code } : code,
});

/** The columns that a field is taken from. */
export const columnsOfField = (mapping: EditedMapping, field: Field): readonly string[] =>
  columnsOfRule(fieldRule(mapping, field));

export const columnsOfRule = (rule: EditedRule): readonly string[] => sourcesOf(rule).flatMap(columnsIn);

/** Rows are left out whose cell is empty; once, however often somebody says so. */
export function droppingBlanks(mapping: EditedMapping, column: string): EditedMapping {
  const all = dropRules(mapping.drop);
  const isThere = all.some((rule) => rule.column === column && rule.blank === true && Object.keys(rule).length === 2);
  return isThere ? mapping : { ...mapping, drop: [...all, { column, blank: true }] };
}
