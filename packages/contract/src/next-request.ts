// The body of a reply: which question, and the ids of the chosen answers. The first request has no body at all.
// The sizes are those of rows 36 to 39; unknown members are allowed and ignored (row 38).

import { type Static, Type } from 'typebox';

/** The most answers in one reply. */
export const MAX_REPLY_ANSWERS = 200;

/** The length of the longest id, in UTF-16 units. */
export const MAX_ID_LENGTH = 256;

/** The size of the largest body, in bytes (row 41). */
export const MAX_BODY_BYTES = 16 * 1024;

export const NextRequest = Type.Object(
  {
    question_id: Type.String({
      maxLength: MAX_ID_LENGTH,
      description:
        'The `question_id` of the question shown, or of one that was replied to before: that reply is then replaced.',
      examples: ['use'],
    }),
    answers: Type.Array(Type.String({ maxLength: MAX_ID_LENGTH }), {
      maxItems: MAX_REPLY_ANSWERS,
      uniqueItems: true,
      description:
        'The `answer_id` of each chosen answer: one for SINGLE and RANGE, any number for MULTIPLE. An empty array skips the question. For RANGE you may send any `<from>-<to>` inside the bounds, not only those offered, and leave the decimals out. A range beyond a bound that the author fixed is refused; one beyond a bound that comes from the catalog is taken as it is.',
      examples: [['commute'], ['800.0-1500.0'], []],
    }),
  },
  {
    title: 'NextRequest',
    description: 'A reply to a question. Leave the body out to start a session, or to see where one stands.',
    examples: [{ question_id: 'use', answers: ['commute'] }],
  },
);

export type NextRequest = Static<typeof NextRequest>;
