// How conditions are spelled in an advisor file: over a product's attributes (`where`) and over replies to earlier
// questions (`ask_if`). Both can contain themselves, so they are plain JSON Schema in the `$defs` of the file's schema.

/** The most items in any list of the file: far more than anybody needs, and few enough to be read at once. */
export const MAX_LIST_ITEMS = 1000;

export type ConditionFileValue = string | number | boolean;

export interface ConditionFileTests {
  eq?: ConditionFileValue;
  in?: ConditionFileValue[];
  not_in?: ConditionFileValue[];
  gt?: number;
  gte?: number;
  lt?: number;
  lte?: number;
  exists?: boolean;
}

/** All members of one object must hold. `any`, `all` and `not` combine; every other member names an attribute. */
export interface ConditionFile {
  [attribute: string]:
    | ConditionFileValue
    | ConditionFileValue[]
    | ConditionFileTests
    | ConditionFile
    | ConditionFile[]
    | undefined;
}

export interface ReplyConditionFileTests {
  any_of?: ConditionFileValue[];
  all_of?: ConditionFileValue[];
  none_of?: ConditionFileValue[];
  gte?: number;
  lte?: number;
  replied?: boolean;
}

/** All members of one object must hold. `any`, `all` and `not` combine; every other member names a question. */
export interface ReplyConditionFile {
  [question: string]: ReplyConditionFileTests | ReplyConditionFile | ReplyConditionFile[] | undefined;
}

const value = { type: ['string', 'number', 'boolean'] };

const answers = (description: string, ...examples: string[]) => ({
  type: 'array',
  items: { ...value, pattern: '\\S' },
  minItems: 1,
  maxItems: MAX_LIST_ITEMS,
  description,
  examples: [examples],
});

const values = (description: string, ...examples: ConditionFileValue[]) => ({
  type: 'array',
  items: value,
  minItems: 1,
  maxItems: MAX_LIST_ITEMS,
  description,
  examples: [examples],
});

const number = (description: string, example: number) => ({ type: 'number', description, examples: [example] });

const combined = (name: string, one: object, other: object) => ({
  any: {
    type: 'array',
    minItems: 1,
    maxItems: MAX_LIST_ITEMS,
    items: { $ref: `#/$defs/${name}` },
    description: 'At least one of these holds.',
    examples: [[one, other]],
  },
  all: {
    type: 'array',
    minItems: 1,
    maxItems: MAX_LIST_ITEMS,
    items: { $ref: `#/$defs/${name}` },
    description: 'All of these hold.',
    examples: [[one, other]],
  },
  not: { $ref: `#/$defs/${name}`, description: 'This does not hold.', examples: [one] },
});

/** The tests of one attribute. */
export const CONDITION_TESTS = {
  eq: { ...value, description: 'The value is this one; a list contains it.', examples: ['dedicated'] },
  in: values('The value is one of these; a list contains at least one of them.', 'city', 'trekking'),
  not_in: values(
    'The value is none of these; a list contains none of them. A product without the attribute does not satisfy this.',
    'city',
  ),
  gt: number('Greater than.', 15),
  gte: number('Greater than or equal to.', 16),
  lt: number('Less than.', 2),
  lte: number('Less than or equal to.', 1.4),
  exists: { type: 'boolean', description: 'true: the product has the attribute; false: it does not.' },
};

/** The tests of the reply to one question. */
export const REPLY_TESTS = {
  any_of: answers('At least one of these answers was chosen.', 'games', 'travel'),
  all_of: answers('All of these answers were chosen.', 'games', 'travel'),
  none_of: answers(
    'None of these answers was chosen. This also holds if the question was skipped or not asked.',
    'games',
  ),
  gte: number('For a RANGE: the lower end of the reply is at least this.', 600),
  lte: number('For a RANGE: the upper end of the reply is at most this.', 1200),
  replied: { type: 'boolean', description: 'true: there is a reply, which may be a skip; false: there is none.' },
};

const condition = {
  type: 'object',
  minProperties: 1,
  description:
    'A condition on products. All members must hold. A member names an attribute, or is `any`, `all` or `not`.',
  properties: combined('condition', { kind: 'city' }, { weight_kg: { lte: 15 } }),
  propertyNames: { minLength: 1, not: { const: '__proto__' } },
  examples: [{ kind: 'laptop', ram_gb: { gte: 16 } }],
  additionalProperties: {
    description:
      'The value that the attribute must have, a list of values of which it must have one, or tests such as `{ gte: 16 }`.',
    anyOf: [
      value,
      { type: 'array', items: value, minItems: 1, maxItems: MAX_LIST_ITEMS },
      { type: 'object', properties: CONDITION_TESTS, additionalProperties: false, minProperties: 1 },
    ],
  },
};

const replyCondition = {
  type: 'object',
  minProperties: 1,
  description:
    'A condition on earlier replies. All members must hold. A member names a question, or is `any`, `all` or `not`.',
  properties: combined('replyCondition', { use: { any_of: ['games'] } }, { budget: { gte: 1000 } }),
  additionalProperties: {
    type: 'object',
    description: 'Tests of the reply to this question. All of them must hold.',
    properties: REPLY_TESTS,
    additionalProperties: false,
    minProperties: 1,
  },
};

/** `$defs` of the advisor file's schema. */
export const CONDITION_DEFINITIONS = { condition, replyCondition };
