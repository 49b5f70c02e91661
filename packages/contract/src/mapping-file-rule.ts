// One product field or attribute of a mapping file, and the rules that leave rows out. All kinds of rules take a value
// from the row in the same way. Rules for numbers, booleans and attributes have further members.

const SCALAR = ['string', 'number', 'boolean'];

export const scalarText = (description: string, ...examples: string[]) => ({ type: SCALAR, description, examples });

/** One text or several. */
export const scalarTexts = (description: string, example: readonly string[]) => ({
  anyOf: [{ type: SCALAR }, { type: 'array', items: { type: SCALAR } }],
  description,
  examples: [example],
});

const pattern = (description: string, example: string) => ({
  type: SCALAR,
  format: 'regex',
  description,
  examples: [example],
});

type Kind = 'field' | 'number' | 'boolean' | 'attribute';

const valueMembers = {
  from: scalarTexts('The column, or a text with columns in braces. In a list, the first one that has a value counts.', [
    'Company',
    '{Brand} {Model?}',
  ]),
  column: scalarTexts('The column, if its name contains braces.', ['Size {EU}']),
  value: scalarTexts('A text that is the same for every product.', ['new']),
  pattern: pattern(
    'A regular expression. The value is what its brackets enclose, or all that it finds if it has none.',
    '^([\\d.]+)kg$',
  ),
  map: {
    type: 'object',
    additionalProperties: {
      type: [...SCALAR, 'null'],
      description: 'What this spelling becomes. If empty, there is no value.',
    },
    description: 'Spellings to merge: the spelling in the file, and what it becomes.',
    examples: [{ 'Mac OS X': 'macOS' }],
  },
};

const numberMembers = {
  decimal: { enum: ['point', 'comma'], description: 'How its numbers are written, if not as in the rest of the file.' },
  scale: { type: 'number', description: 'What the number is multiplied by.', examples: [0.001] },
};

const part = (description: string, example: string | number) => ({
  type: ['string', 'number'],
  pattern: '^([1-9][0-9]?|min|max)$',
  description,
  examples: [1, example],
});

/** A price says more: nobody writes `20,90` for two thousand and ninety. */
const priceMembers = {
  ...numberMembers,
  decimal: {
    enum: ['point', 'comma', 'each'],
    description:
      'How its numbers are written, if not as in the rest of the file; `each`: each says it by itself, as `20,90` and `15.00`.',
  },
  part: part(
    'Which amount is taken where a cell has several, such as `50 / 80`: `min` or `max`, or 1 for the first.',
    'min',
  ),
};

const booleanMembers = {
  true: scalarTexts('Words that mean yes, in any case.', ['yes', 'in stock']),
  false: scalarTexts('Words that mean no, in any case.', ['no', 'sold out']),
  matches: pattern('A regular expression: yes if it finds something, no if it does not.', 'Touchscreen'),
};

const attributeMembers = {
  type: {
    enum: ['number', 'text', 'list', 'boolean'],
    description: 'The type. If it is missing, it follows from the other members, or is text.',
  },
  unit: scalarText('The unit, for people.', 'GB'),
  label: scalarText('What people call the attribute.', 'Memory'),
  units: {
    type: 'object',
    additionalProperties: { type: 'number', description: 'The number that this unit multiplies by.', examples: [1000] },
    description: 'For numbers: units in the text, and what each multiplies the number by.',
    examples: [{ GB: 1, TB: 1000 }],
  },
  sum: { type: 'boolean', default: false, description: 'For numbers: adds up all that the pattern finds.' },
  split: scalarText('What separates several values in one cell.', ',', ' / '),
  part: part('Which of several values is taken: 1 for the first, 2 for the second; `min` or `max` for numbers.', 'max'),
  between: {
    enum: ['numbers', 'months'],
    description:
      'For cells that are ranges, such as `35/41` or `March - May`: the value is a list of all whole numbers or months in them.',
  },
  collect: {
    type: 'boolean',
    default: false,
    description:
      'For lists: rows of one sku that differ in nothing else add their values, as categories in which a product is listed again.',
  },
};

const MEMBERS: Readonly<Record<Kind, object>> = {
  field: valueMembers,
  number: { ...valueMembers, ...priceMembers },
  boolean: { ...valueMembers, ...booleanMembers },
  attribute: { ...valueMembers, ...numberMembers, ...booleanMembers, ...attributeMembers },
};

/** A rule of one kind: a column or template, several of them, or members. */
export const rule = (kind: Kind) => ({
  anyOf: [
    { type: SCALAR },
    { type: 'array', items: { type: SCALAR } },
    {
      type: 'object',
      properties: MEMBERS[kind],
      additionalProperties: false,
      oneOf: [{ required: ['from'] }, { required: ['column'] }, { required: ['value'] }],
    },
    // A field that is written but left empty is switched off. An attribute cannot be switched off.
    ...(kind === 'attribute' ? [] : [{ type: 'null' }]),
  ],
});

/** A member whose value is a rule. */
export const ruleOf = (kind: Exclude<Kind, 'attribute'>, description: string, ...examples: unknown[]) => ({
  $ref: `#/$defs/${kind}`,
  description,
  examples,
});

/** The rules for offers and for rows to leave out, for `$defs`. */
export const MAPPING_RULES = {
  offer: {
    type: 'object',
    description: 'Outside of its dates, a price of this column does not count.',
    properties: {
      price: scalarText('The column of the prices that hold for a time.', 'Sale price'),
      regular: scalarText(
        'The column of the regular price, which takes its place then. If missing, the next column of `price:` does.',
        'Price before',
      ),
      starts: scalarText('The column of the first day or moment.', 'Sale begins'),
      ends: scalarText('The column of the last day or moment.', 'Sale ends'),
      dates: {
        enum: ['day', 'month'],
        description: 'What comes first in dates such as 03/04/2026. If missing, such dates are not read.',
      },
    },
    required: ['price'],
    anyOf: [{ required: ['starts'] }, { required: ['ends'] }],
    additionalProperties: false,
  },
  drop: {
    type: 'object',
    description: 'A row is left out if all of these tests hold.',
    properties: {
      column: scalarText('The column that is tested.', 'Status'),
      equals: scalarText('The cell is this text.', 'draft'),
      in: scalarTexts('The cell is one of these texts.', ['draft', 'archived']),
      not_in: scalarTexts('The cell is none of these texts.', ['active']),
      matches: pattern('A regular expression that finds something in the cell.', '^TEST'),
      blank: { type: 'boolean', description: 'true: there is no value; false: there is one.' },
    },
    required: ['column'],
    minProperties: 2,
    not: { required: ['equals', 'in'] },
    additionalProperties: false,
  },
};
