// The questions of an advisor file, one shape for each type, told apart by `type`.

import { type Static, Type } from 'typebox';
import { type ConditionFile, MAX_LIST_ITEMS, type ReplyConditionFile } from './advisor-condition.ts';
import { attribute, description, id, image, nullableText, text } from './advisor-file-member.ts';
import { RangeFile } from './advisor-file-range.ts';

/** An id contains no dot, because dots separate the parts of a path in `texts`. */
export const QUESTION_ID_PATTERN = '^[^.\\s]{1,64}$';

/** May contain spaces, since it can be a value of the catalog. */
export const ANSWER_ID_PATTERN = '^[^.\\s]([^.\\r\\n]{0,254}[^.\\s])?$';

export const COLOR_PATTERN = '^#[0-9a-fA-F]{6}$';

/** Far above any use, and small enough that no sum of weights overflows. */
export const MAX_WEIGHT = 1_000_000;

/** More stages than an advisor has questions mean nothing. */
export const MAX_STAGE = 1000;

export const AnswerFile = Type.Object(
  {
    id: id(
      ANSWER_ID_PATTERN,
      ['__proto__'],
      'The id that clients send. If the question has an `attribute`, it is the value that the answer stands for.',
      'games',
    ),
    title: Type.Optional(
      text(
        'What the shopper reads. If the question has an `attribute` and this is missing, it is the id.',
        'Play games',
      ),
    ),
    description: description('A further sentence.', 'The newest, at high settings'),
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
          'The products that the answer stands for. If it is missing, these are the products whose `attribute` is the id. With `{}`, or without an `attribute`, the answer means "no preference".',
        examples: [{ gpu: 'dedicated', ram_gb: { gte: 16 } }, { kind: ['city', 'trekking'] }],
      }),
    ),
  },
  { additionalProperties: false, description: 'One answer of the question.' },
);

const shared = {
  id: id(
    QUESTION_ID_PATTERN,
    ['any', 'all', 'not', '__proto__'],
    'The id that clients send: no dot, no white space, at most 64 characters.',
    'use',
  ),
  role: Type.Enum(['filter', 'preference'], {
    description: '`filter` removes products, `preference` only reorders them.',
  }),
  title: text('The question as the shopper reads it.', 'What will you mostly do with it?'),
  description: description('A further sentence.', 'Pick what comes closest.'),
  image,
  skip_text: nullableText('The words on the control that skips the question.', 'Not sure yet'),
  weight: Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: MAX_WEIGHT,
      default: 1,
      description: 'How much it counts for the order, compared with the other questions.',
      examples: [2],
    }),
  ),
  must: Type.Optional(
    Type.Boolean({
      default: false,
      description: 'For a filter: its reply is never set aside. If it leaves no product, the results are empty.',
    }),
  ),
  firm: Type.Optional(
    Type.Boolean({
      default: false,
      description:
        'For a filter: its reply is the kind of thing that the shopper wants. Products that miss it are never shown as near ones.',
    }),
  ),
  missing: Type.Optional(
    Type.Enum(['drop', 'keep'], {
      default: 'drop',
      description:
        'For a filter: what happens to products whose value is unknown. `keep` ranks them after those whose value is known.',
    }),
  ),
  always_ask: Type.Optional(
    Type.Boolean({ default: false, description: 'Ask even if no reply would change anything.' }),
  ),
  stage: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: MAX_STAGE,
      default: 1,
      description: 'With `order: adaptive`: questions of a lower stage are asked before those of a higher one.',
      examples: [2],
    }),
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
    attribute('The attribute that answers stand for. Without `answers`, they are made from its values.', 'brand'),
  ),
  max: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 200, default: 30, description: 'The most answers made from values.' }),
  ),
  redundant: Type.Optional(
    Type.Enum(['show', 'hide'], {
      default: 'show',
      description:
        'For answers that are bounds of one number, "4 GB or more" and "8 GB or more": `hide` leaves out those that keep the same products as a stricter one.',
    }),
  ),
  answers: Type.Optional(
    Type.Array(AnswerFile, {
      minItems: 1,
      maxItems: MAX_LIST_ITEMS,
      description: 'The answers, in the order in which they are shown.',
    }),
  ),
};

/** A preference removes no products, so `must`, `firm` and `missing` mean nothing for it. */
const OF_FILTERS = {
  if: {
    properties: { role: { const: 'preference', description: 'It only reorders products.' } },
    required: ['role'],
  },
  // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
  then: {
    properties: {
      must: { const: false, description: 'Only for a filter.' },
      firm: { const: false, description: 'Only for a filter.' },
      missing: { const: 'drop', description: 'Only for a filter.' },
    },
  },
  // A product of unknown value is no sure fit for the kind of thing that a shopper wants.
  else: {
    not: {
      properties: {
        firm: { const: true, description: 'The reply is the kind of thing wanted.' },
        missing: { const: 'keep', description: 'Products of unknown value stay.' },
      },
      required: ['firm', 'missing'],
    },
  },
};

/** Answers are made from an attribute, or are listed with their titles. `max` belongs to those from an attribute. */
const OF_ANSWERS = {
  anyOf: [
    { required: ['attribute'] },
    {
      required: ['answers'],
      properties: {
        answers: {
          type: 'array',
          items: { type: 'object', required: ['title'] },
          description: 'If no attribute is named, each answer needs a title.',
        },
      },
    },
  ],
  not: { required: ['max', 'answers'] },
};

export const SingleQuestionFile = Type.Object(
  { ...shared, type: Type.Literal('SINGLE', { description: 'Exactly one answer can be chosen.' }), ...choice },
  { additionalProperties: false, title: 'SINGLE question', ...OF_FILTERS, ...OF_ANSWERS },
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
  { additionalProperties: false, title: 'MULTIPLE question', ...OF_FILTERS, ...OF_ANSWERS },
);

export const RangeQuestionFile = Type.Object(
  {
    ...shared,
    type: Type.Literal('RANGE', { description: 'A numeric range.' }),
    attribute: attribute('A number attribute, or `price`.', 'price', 'weight_kg'),
    range: Type.Optional(RangeFile),
  },
  { additionalProperties: false, title: 'RANGE question', ...OF_FILTERS },
);

export const QuestionFile = Type.Union([SingleQuestionFile, MultipleQuestionFile, RangeQuestionFile], {
  description: 'A question: SINGLE, MULTIPLE or RANGE.',
});

export type AnswerFile = Static<typeof AnswerFile>;
export type QuestionFile = Static<typeof QuestionFile>;
