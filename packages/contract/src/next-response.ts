// The body of every 200: the token for the next request, the question to show, the results once there are any. All three
// members are always present, and so is every nullable member inside; a RANGE's own members are absent elsewhere.

import { type Static, Type } from 'typebox';
import { HistogramBar, included, Reason, ShownAttribute, ToldReply } from './next-included.ts';

const nullableText = (description: string, example: string) =>
  Type.Unsafe<string | null>({ type: ['string', 'null'], description, examples: [example, null] });

const nullableLink = (description: string, example: string) =>
  Type.Unsafe<string | null>({ type: ['string', 'null'], format: 'uri', description, examples: [example, null] });

/** An integer part of at most 15 digits and 1 to 6 fraction digits, so that no id can be read in two ways. */
const NUMBER_IN_ID = '-?(0|[1-9][0-9]{0,14})\\.[0-9]{1,6}';

const answerCount = Type.Optional(
  Type.Integer({
    minimum: 0,
    description: included(
      'counts',
      'How many products are left if this answer is chosen (groups, where results are one per group). While a reply is `relaxed`, it is left out of account: the number says how many satisfy the others.',
    ),
    examples: [14],
  }),
);

export const Answer = Type.Object(
  {
    answer_id: Type.String({ description: 'Send it back if this answer is chosen.', examples: ['commute'] }),
    title: Type.String({ description: 'What the shopper reads.', examples: ['To work and back'] }),
    description: nullableText('A further sentence, if there is one.', 'In every weather, also in the dark'),
    image: nullableLink('An image of the answer.', 'https://shop.example/images/commute.webp'),
    background_color: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      pattern: '^#[0-9a-fA-F]{6}$',
      description: 'The colour that a colour answer stands for, `#rrggbb`.',
      examples: ['#1e66f5', null],
    }),
    count: answerCount,
  },
  { title: 'Answer', description: 'An answer of a SINGLE or MULTIPLE question.' },
);

export const RangeAnswer = Type.Object(
  {
    answer_id: Type.String({
      pattern: `^${NUMBER_IN_ID}-${NUMBER_IN_ID}$`,
      description: 'Both ends joined by a hyphen, as decimal numbers without exponent.',
      examples: ['800.0-1500.0'],
    }),
    range_from: Type.Number({ description: 'Lower end, included.', examples: [800] }),
    range_to: Type.Number({ description: 'Upper end, included.', examples: [1500] }),
    count: answerCount,
  },
  {
    title: 'RangeAnswer',
    description: 'An answer of a RANGE question: one of its groupings, or the whole range if it has none.',
  },
);

export const RangeGrouping = Type.Object(
  {
    title: Type.String({ description: 'The label of the sub-range.', examples: ['€800 to €1,500'] }),
    position: Type.Integer({
      minimum: 0,
      description: 'Its place in the order, from 0. The answer at this place in `answers` is the same range.',
      examples: [1],
    }),
    range_from: Type.Number({ description: 'Lower end, included.', examples: [800] }),
    range_to: Type.Number({ description: 'Upper end, included.', examples: [1250] }),
    whole_from: Type.Optional(
      Type.Number({
        description: included(
          'reasons',
          'Where the sub-range is cut to what there is now: its lower end as the author wrote it. Reply with the whole range, and the shopper keeps to it if an earlier reply is changed.',
        ),
        examples: [800],
      }),
    ),
    whole_to: Type.Optional(
      Type.Number({ description: included('reasons', 'In the same case, its upper end.'), examples: [1500] }),
    ),
  },
  { title: 'RangeGrouping', description: 'A sub-range that is offered as an answer.' },
);

const questionMembers = {
  question_id: Type.String({ description: 'Send it back with the reply.', examples: ['use'] }),
  title: Type.String({
    description: 'The question as the shopper reads it.',
    examples: ['What will you ride for most of all?'],
  }),
  description: nullableText('A further sentence, if there is one.', 'You can change this later.'),
  image: nullableLink('An image of the question.', 'https://shop.example/images/use.webp'),
};

const skipText = nullableText(
  'The words on the control that skips the question. A question without it can be skipped, too.',
  'Not sure yet',
);

export const ChoiceQuestion = Type.Object(
  {
    ...questionMembers,
    question_type: Type.Unsafe<'SINGLE' | 'MULTIPLE'>({
      type: 'string',
      enum: ['SINGLE', 'MULTIPLE'],
      description: 'SINGLE: exactly one answer can be selected. MULTIPLE: several.',
      examples: ['SINGLE'],
    }),
    skip_text: skipText,
    answers: Type.Array(Answer, { description: 'The answers offered now, in the order in which to show them.' }),
  },
  { title: 'ChoiceQuestion', description: 'A question with answers to choose from.' },
);

export const RangeQuestion = Type.Object(
  {
    ...questionMembers,
    question_type: Type.Literal('RANGE', { description: 'A numeric range.', examples: ['RANGE'] }),
    skip_text: skipText,
    answers: Type.Array(RangeAnswer, { description: 'The groupings in order, or the whole range.' }),
    range_from: Type.Number({ description: 'Lower bound of what can be chosen.', examples: [350] }),
    range_to: Type.Number({ description: 'Upper bound of what can be chosen.', examples: [2900] }),
    range_step: Type.Number({
      exclusiveMinimum: 0,
      description: 'The step of a slider. A typed value need not be a multiple of it.',
      examples: [50],
    }),
    range_label: Type.String({ description: 'A unit, such as a currency sign. May be empty.', examples: ['€'] }),
    range_groupings: Type.Array(RangeGrouping, {
      description: 'Sub-ranges that are offered as answers. May be empty.',
    }),
    histogram: Type.Optional(
      Type.Array(HistogramBar, {
        description: included('histogram', 'How the products that are left lie along the range, in ascending order.'),
      }),
    ),
  },
  { title: 'RangeQuestion', description: 'A question whose reply is a range.' },
);

export const Question = Type.Union([ChoiceQuestion, RangeQuestion], {
  title: 'Question',
  description: 'The question to show.',
});

export const Result = Type.Object(
  {
    sku: Type.String({ description: "The product's identifier in the shop.", examples: ['PLOVER-D-BK'] }),
    image: Type.String({
      format: 'uri',
      description: 'An image of the product.',
      examples: ['https://shop.example/plover.webp'],
    }),
    link: Type.String({
      format: 'uri',
      description: "The product's page in the shop.",
      examples: ['https://shop.example/plover'],
    }),
    title: Type.String({ description: "The product's name.", examples: ['Fennholm Plover Disc, diamond, black'] }),
    description: nullableText('A sentence or more about the product.', 'Disc brakes that bite in the rain.'),
    price: Type.String({
      pattern: '^[0-9]+(\\.[0-9]+)?$',
      description: 'What is paid now. It is a decimal number as a string, so that no cent is lost.',
      examples: ['1099.00'],
    }),
    list_price: Type.Optional(
      Type.Unsafe<string | null>({
        type: ['string', 'null'],
        pattern: '^[0-9]+(\\.[0-9]+)?$',
        description: included('details', 'The price before, if the product is reduced.'),
        examples: ['1299.00', null],
      }),
    ),
    available: Type.Optional(
      Type.Boolean({ description: included('details', 'Whether it can be had now.'), examples: [true] }),
    ),
    attributes: Type.Optional(
      Type.Array(ShownAttribute, {
        description: included('details', 'The attributes that the author chose and the product has.'),
      }),
    ),
    reasons: Type.Optional(
      Type.Array(Reason, {
        description: included(
          'reasons',
          'Why it is a result: one for each reply that says something. With them, results go on with products that miss the fewest wishes.',
        ),
      }),
    ),
  },
  { title: 'Result', description: 'A recommended product.' },
);

export const Reconsider = Type.Object(
  {
    question: Question,
    answers: Type.Array(Type.String(), {
      description: 'The reply as it stands: ids of answers.',
      examples: [['800.0-1500.0']],
    }),
  },
  {
    title: 'Reconsider',
    description:
      'What to ask again if the shopper finds nothing: the reply whose change frees the most likely products. Reply to its question to change it.',
  },
);

export const NextResponse = Type.Object(
  {
    session_token: Type.String({
      minLength: 1,
      description: 'The token for the next request. It is opaque, causes at most one step, and is never null.',
      examples: ['AZqXk3J9cY6u1fQk4w0AAQAB7m1cX2tq0Hn9sKfQb8yLwA'],
    }),
    question: Type.Union([Question, Type.Null()], {
      description: 'The question to show. Null means that the advisor has ended.',
    }),
    results: Type.Union([Type.Array(Result), Type.Null()], {
      description:
        'Null until there are results, then always an array, best first, which may be empty. While questions are left, results need not fit every preference yet.',
    }),
    candidates: Type.Optional(
      Type.Integer({
        minimum: 0,
        description: included(
          'counts',
          'How many products satisfy every reply (groups, where results are one per group). 0 if replies stand against each other.',
        ),
        examples: [14],
      }),
    ),
    candidates_of: Type.Optional(
      Type.Integer({
        minimum: 0,
        description: included('counts', 'How many products the advisor speaks of.'),
        examples: [208],
      }),
    ),
    replies: Type.Optional(
      Type.Array(ToldReply, {
        description: included('replies', 'Every reply of the session, in the order in which they were given first.'),
      }),
    ),
    reconsider: Type.Optional(
      Type.Union([Reconsider, Type.Null()], {
        description: included('reconsider', 'Null while there are no results, and where nothing new could be shown.'),
      }),
    ),
    currency: Type.Optional(
      Type.Unsafe<string | null>({
        type: ['string', 'null'],
        pattern: '^[A-Z]{3}$',
        description: included(
          'details',
          'The currency of all prices, also of a RANGE that asks for the price: a code of ISO 4217; null if the catalog does not say.',
        ),
        examples: ['EUR', null],
      }),
    ),
  },
  { title: 'NextResponse', description: 'Where the session stands.' },
);

export type Answer = Static<typeof Answer>;
export type RangeAnswer = Static<typeof RangeAnswer>;
export type RangeGrouping = Static<typeof RangeGrouping>;
export type ChoiceQuestion = Static<typeof ChoiceQuestion>;
export type RangeQuestion = Static<typeof RangeQuestion>;
export type Question = Static<typeof Question>;
export type Reconsider = Static<typeof Reconsider>;
export type Result = Static<typeof Result>;
export type NextResponse = Static<typeof NextResponse>;
