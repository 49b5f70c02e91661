// The body of a reply: which question, and the ids of the chosen answers. The first request has no body at all.
// The sizes are those of rows 36 to 39; unknown members are allowed and ignored (row 38).

import { type Static, Type } from 'typebox';

/** Most answers in one reply. */
export const MAX_REPLY_ANSWERS = 200;

/** Longest id, in UTF-16 units. */
export const MAX_ID_LENGTH = 256;

/** Largest body, in bytes (row 41). */
export const MAX_BODY_BYTES = 16 * 1024;

export const NextRequest = Type.Object(
  {
    question_id: Type.String({
      maxLength: MAX_ID_LENGTH,
      description:
        'The question replied to: the `question_id` of the question shown, or of one replied to before, whose reply is then replaced.',
      examples: ['use'],
    }),
    answers: Type.Array(Type.String({ maxLength: MAX_ID_LENGTH }), {
      maxItems: MAX_REPLY_ANSWERS,
      uniqueItems: true,
      description:
        'The `answer_id` of each chosen answer: one for SINGLE and RANGE, any number for MULTIPLE. An empty array skips the question. For RANGE any `<from>-<to>` inside the bounds may be sent, not only the ones offered; the decimals may be left out. Beyond a bound that the author fixed it is refused; beyond one that comes from the catalog it is taken as it is.',
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
