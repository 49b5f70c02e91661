// What `Service-Include` adds to a response: why a product is there, what became of each reply, how products lie along a range.

import { type Static, Type } from 'typebox';
import type { IncludeWord } from './headers.ts';

/** Members that are there only if `Service-Include` asks for them; `word` is the word that does. */
export const included = (word: IncludeWord, description: string): string =>
  `${description} Only with \`Service-Include: ${word}\`.`;

export const HistogramBar = Type.Object(
  {
    range_from: Type.Number({ description: 'Lower end, included.', examples: [800] }),
    range_to: Type.Number({
      description: 'Upper end. It belongs to the next bar, but for the last one.',
      examples: [900],
    }),
    count: Type.Integer({ minimum: 0, description: 'How many products lie here.', examples: [7] }),
  },
  { title: 'HistogramBar', description: 'A part of a range, and how many of the products that are left lie in it.' },
);

const questionTitle = Type.String({
  description: 'The question as the shopper read it.',
  examples: ['What is your budget?'],
});

export const ReasonAnswer = Type.Object(
  {
    answer_id: Type.String({ description: 'An answer that the shopper chose.', examples: ['800.0-1500.0'] }),
    title: Type.String({ description: 'The answer as the shopper read it.', examples: ['€800 – €1,500'] }),
    fit: Type.Unsafe<'met' | 'missed'>({
      type: 'string',
      enum: ['met', 'missed'],
      description: 'Whether the product satisfies this answer.',
      examples: ['missed'],
    }),
  },
  { title: 'ReasonAnswer', description: 'One answer of a reply, and whether the product satisfies it.' },
);

export const Reason = Type.Object(
  {
    question_id: Type.String({ description: 'The question that was replied to.', examples: ['budget'] }),
    question_title: questionTitle,
    role: Type.Unsafe<'filter' | 'preference'>({
      type: 'string',
      enum: ['filter', 'preference'],
      description: 'A filter is a wish. A preference only decides the order.',
      examples: ['filter'],
    }),
    fit: Type.Unsafe<'met' | 'partly' | 'missed' | 'unknown'>({
      type: 'string',
      enum: ['met', 'partly', 'missed', 'unknown'],
      description:
        'Whether the product satisfies the reply. `partly`: some of several answers that should all be satisfied. `unknown`: the catalog does not say.',
      examples: ['missed'],
    }),
    answers: Type.Array(ReasonAnswer, {
      description: 'The answers of the reply, those that the product satisfies first.',
    }),
    value: Type.Optional(
      Type.Unsafe<number | null>({
        type: ['number', 'null'],
        description: "The product's value; null if it is unknown. Only for a RANGE.",
        examples: [1690, null],
      }),
    ),
    missed_by: Type.Optional(
      Type.Unsafe<number | null>({
        type: ['number', 'null'],
        description:
          'How far above the range the value lies; below it, a negative number; 0 inside; null without a value. Only for a RANGE.',
        examples: [190, null],
      }),
    ),
  },
  { title: 'Reason', description: 'What a product has to do with one reply.' },
);

export const ShownAttribute = Type.Object(
  {
    name: Type.String({ description: 'The name of the attribute in the catalog.', examples: ['weight_kg'] }),
    label: Type.String({ description: 'Its name for people.', examples: ['Weight'] }),
    value: Type.String({
      description: "The product's value with its unit, in the language of the session.",
      examples: ['11.4 kg'],
    }),
  },
  { title: 'ShownAttribute', description: 'An attribute that the author chose to show.' },
);

export const ToldReply = Type.Object(
  {
    question_id: Type.String({ description: 'The question that was replied to.', examples: ['budget'] }),
    question_title: questionTitle,
    answers: Type.Array(
      Type.Object({
        answer_id: Type.String({ description: 'An answer that the shopper chose.', examples: ['800.0-1500.0'] }),
        title: Type.String({ description: 'The answer as the shopper read it.', examples: ['€800 – €1,500'] }),
      }),
      { description: 'What was chosen; empty for a skip.' },
    ),
    status: Type.Unsafe<'counts' | 'relaxed' | 'not-asked'>({
      type: 'string',
      enum: ['counts', 'relaxed', 'not-asked'],
      description:
        '`relaxed`: no product satisfies it together with the others. `not-asked`: after a change of another reply, its question is not asked any more.',
      examples: ['counts'],
    }),
  },
  { title: 'ToldReply', description: 'A reply, and what became of it.' },
);

export type HistogramBar = Static<typeof HistogramBar>;
export type Reason = Static<typeof Reason>;
export type ReasonAnswer = Static<typeof ReasonAnswer>;
export type ShownAttribute = Static<typeof ShownAttribute>;
export type ToldReply = Static<typeof ToldReply>;
