// The questions of an advisor file, one shape for each type, told apart by `type`. Ids and texts may be numbers or
// booleans as YAML reads them (`id: 16`); their spelling in the file is what counts.

import { type Static, Type } from 'typebox';
import { type ConditionFile, MAX_LIST_ITEMS, type ReplyConditionFile } from './advisor-condition.ts';

/** Dots separate the parts of a path in `texts`, so that no id contains one. */
export const QUESTION_ID_PATTERN = '^[^.\\s]{1,64}$';

/** May contain spaces, since it can be a value of the catalog. */
export const ANSWER_ID_PATTERN = '^[^.\\s]([^.\\r\\n]{0,254}[^.\\s])?$';

/** An absolute address, or a path on the service itself. */
export const IMAGE_PATTERN = '^(https?://[^\\s/]\\S*|/|/[^\\s/]\\S*)$';

export const COLOR_PATTERN = '^#[0-9a-fA-F]{6}$';

/** Numbers of a range are written into ids, which have room for 15 digits before the point and 6 after it. */
export const MAX_RANGE_NUMBER = 999_999_999_999_999;

/** Far above any use, and small enough that no sum of weights overflows. */
export const MAX_WEIGHT = 1_000_000;

const text = (description: string, ...examples: string[]) =>
  Type.Unsafe<string | number | boolean>({
    type: ['string', 'number', 'boolean'],
    minLength: 1,
    description,
    examples,
  });

const nullableText = (description: string, ...examples: string[]) =>
  Type.Optional(
    Type.Unsafe<string | number | boolean | null>({
      type: ['string', 'number', 'boolean', 'null'],
      minLength: 1,
      description,
      examples,
    }),
  );

const image = Type.Optional(
  Type.Unsafe<string | null>({
    type: ['string', 'null'],
    pattern: IMAGE_PATTERN,
    description: 'An image: an absolute address, or a path starting with `/`.',
    examples: ['https://shop.example/images/games.webp', '/images/games.webp'],
  }),
);

const id = (pattern: string, description: string, ...examples: string[]) =>
  Type.Unsafe<string | number | boolean>({
    type: ['string', 'number', 'boolean'],
    pattern,
    not: { const: '__proto__' },
    description,
    examples,
  });

const attribute = (description: string, ...examples: string[]) =>
  Type.Unsafe<string>({
    type: 'string',
    minLength: 1,
    not: { enum: ['any', 'all', 'not', '__proto__'] },
    description,
    examples,
  });

export const AnswerFile = Type.Object(
  {
    id: id(
      ANSWER_ID_PATTERN,
      'The id that clients send. Where the question has an `attribute`: the value it stands for.',
      'games',
    ),
    title: Type.Optional(
      text('What the shopper reads. Where the question has an `attribute`: the id when left out.', 'Play games'),
    ),
    description: nullableText('A sentence more.', 'The newest, at high settings'),
    image,
    background_color: Type.Optional(
      Type.Unsafe<string | null>({
        type: ['string', 'null'],
        pattern: COLOR_PATTERN,
        description: 'The colour that a colour answer stands for, `#rrggbb`. Put it in quotes: `#` starts a comment.',
        examples: ['#cc0000'],
      }),
    ),
    where: Type.Optional(
      Type.Unsafe<ConditionFile | null>({
        anyOf: [{ $ref: '#/$defs/condition' }, { type: 'object', maxProperties: 0 }, { type: 'null' }],
        description:
          'Which products the answer stands for. Without it: those whose `attribute` is the id; `{}`, or no `attribute`: "no preference".',
        examples: [{ gpu: 'dedicated', ram_gb: { gte: 16 } }, { kind: ['city', 'trekking'] }],
      }),
    ),
  },
  { additionalProperties: false, description: 'One answer of the question.' },
);

const shared = {
  id: id(QUESTION_ID_PATTERN, 'The id that clients send: no dot, no white space, at most 64 characters.', 'use'),
  role: Type.Enum(['filter', 'preference'], {
    description: '`filter` removes products, `preference` only reorders them.',
  }),
  title: text('The question as the shopper reads it.', 'What will you mostly do with it?'),
  description: nullableText('A sentence more.', 'Pick what comes closest.'),
  image,
  skip_text: nullableText('What to write on the control that skips.', 'Not sure yet'),
  weight: Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: MAX_WEIGHT,
      default: 1,
      description: 'How much it counts for the order, beside the others.',
      examples: [2],
    }),
  ),
  must: Type.Optional(
    Type.Boolean({
      default: false,
      description: 'Of a filter: never set aside, even where no product is left; the results are then empty.',
    }),
  ),
  missing: Type.Optional(
    Type.Enum(['drop', 'keep'], {
      default: 'drop',
      description: 'Of a filter: what happens to products whose value is unknown. `keep` ranks them after the known.',
    }),
  ),
  always_ask: Type.Optional(
    Type.Boolean({ default: false, description: 'Ask even where no reply would change anything.' }),
  ),
  ask_if: Type.Optional(
    Type.Unsafe<ReplyConditionFile | null>({
      anyOf: [{ $ref: '#/$defs/replyCondition' }, { type: 'object', maxProperties: 0 }, { type: 'null' }],
      description: 'Ask only if this holds for the replies to questions listed earlier.',
      examples: [{ use: { any_of: ['games'] } }],
    }),
  ),
};

const choice = {
  attribute: Type.Optional(
    attribute('The attribute that answers stand for. Without `answers` they are made from its values.', 'brand'),
  ),
  max: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 200, default: 30, description: 'The most answers made from values.' }),
  ),
  answers: Type.Optional(
    Type.Array(AnswerFile, {
      minItems: 1,
      maxItems: MAX_LIST_ITEMS,
      description: 'The answers, in the order to show them.',
    }),
  ),
};

export const SingleQuestionFile = Type.Object(
  { ...shared, type: Type.Literal('SINGLE', { description: 'Exactly one answer can be chosen.' }), ...choice },
  { additionalProperties: false, title: 'SINGLE question' },
);

export const MultipleQuestionFile = Type.Object(
  {
    ...shared,
    type: Type.Literal('MULTIPLE', { description: 'Several answers can be chosen.' }),
    ...choice,
    match: Type.Optional(
      Type.Enum(['any', 'all'], {
        default: 'any',
        description: 'Whether a product needs any or all of the chosen answers.',
      }),
    ),
  },
  { additionalProperties: false, title: 'MULTIPLE question' },
);

const bound = (description: string) =>
  Type.Optional(
    Type.Unsafe<number | 'auto'>({
      anyOf: [{ type: 'number', minimum: -MAX_RANGE_NUMBER, maximum: MAX_RANGE_NUMBER }, { const: 'auto' }],
      default: 'auto',
      description,
    }),
  );

const groupingBound = (description: string, example: number) =>
  Type.Optional(
    Type.Unsafe<number | null>({
      type: ['number', 'null'],
      minimum: -MAX_RANGE_NUMBER,
      maximum: MAX_RANGE_NUMBER,
      description,
      examples: [example],
    }),
  );

export const RangeGroupingFile = Type.Object(
  {
    title: text('The label of the sub-range.', 'Up to 600'),
    from: groupingBound('Lower end, included. Left out: the lower bound of the range.', 600),
    to: groupingBound('Upper end, included. Left out: the upper bound of the range.', 1200),
  },
  { additionalProperties: false, description: 'A sub-range offered ready-made.' },
);

export const RangeFile = Type.Object(
  {
    from: bound('Lower bound; `auto`: the smallest value among the products still in question.'),
    to: bound('Upper bound; `auto`: the largest value among the products still in question.'),
    step: Type.Optional(
      Type.Number({
        exclusiveMinimum: 0,
        maximum: MAX_RANGE_NUMBER,
        default: 1,
        description: 'The step of a slider.',
        examples: [50],
      }),
    ),
    label: Type.Optional(
      Type.Unsafe<string | number | boolean>({
        type: ['string', 'number', 'boolean'],
        default: '',
        description: 'A unit such as a currency sign; may be empty.',
        examples: ['€', 'kg'],
      }),
    ),
    groupings: Type.Optional(
      Type.Array(RangeGroupingFile, {
        maxItems: MAX_LIST_ITEMS,
        description: 'Sub-ranges offered ready-made, in order.',
      }),
    ),
  },
  { additionalProperties: false, description: 'Bounds, step and unit.' },
);

export const RangeQuestionFile = Type.Object(
  {
    ...shared,
    type: Type.Literal('RANGE', { description: 'A numeric range.' }),
    attribute: attribute('A number attribute, or `price`.', 'price', 'weight_kg'),
    range: Type.Optional(RangeFile),
  },
  { additionalProperties: false, title: 'RANGE question' },
);

export const QuestionFile = Type.Union([SingleQuestionFile, MultipleQuestionFile, RangeQuestionFile], {
  description: 'A question: SINGLE, MULTIPLE or RANGE.',
});

export type AnswerFile = Static<typeof AnswerFile>;
export type RangeFile = Static<typeof RangeFile>;
export type QuestionFile = Static<typeof QuestionFile>;
