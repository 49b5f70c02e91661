// A problem as it goes over the wire (RFC 9457). It never contains anything that the client sent, so nobody can make a
// response carry their text.

import { type Static, Type } from 'typebox';
import { type ProblemSlug, problemOf } from './problems.ts';

export const ProblemError = Type.Object(
  {
    pointer: Type.String({
      description: 'JSON Pointer into the body, as a URI fragment.',
      examples: ['#/answers/0'],
    }),
    detail: Type.String({ description: 'What is wrong there.', examples: ['No answer of this question has this id.'] }),
  },
  { title: 'ProblemError', description: 'One fault in the body.' },
);

export const ProblemDocument = Type.Object(
  {
    type: Type.String({
      format: 'uri',
      description: 'Says which problem it is, and opens its documentation. Use it to tell problems apart.',
      examples: ['https://advisor.example/problems/invalid-answer'],
    }),
    title: Type.String({
      description: 'The problem in one sentence, always the same for a type.',
      examples: ['The answer does not fit the question'],
    }),
    status: Type.Integer({ minimum: 400, maximum: 599, description: 'The HTTP status.', examples: [422] }),
    detail: Type.String({ description: 'What is wrong in this case.', examples: ['SINGLE takes exactly one answer.'] }),
    instance: Type.String({
      format: 'uri',
      description: '`urn:uuid:` and the `Service-Request-ID` of the response.',
      examples: ['urn:uuid:0192f0c1-2f57-7c3a-8a43-6d1f6f5a9b10'],
    }),
    errors: Type.Optional(Type.Array(ProblemError, { description: 'Each fault in the body, if there are any.' })),
    current_question_id: Type.Optional(
      Type.String({ description: 'For `question-not-current`: the question shown.', examples: ['budget'] }),
    ),
  },
  { title: 'Problem', description: 'A problem as in RFC 9457, sent as `application/problem+json`.' },
);

export type ProblemError = Static<typeof ProblemError>;
export type ProblemDocument = Static<typeof ProblemDocument>;

export interface ProblemOccurrence {
  /** Without a slash at its end. */
  readonly publicUrl: string;
  /** A UUID. */
  readonly requestId: string;
  readonly detail: string;
  readonly members?: { readonly errors?: readonly ProblemError[]; readonly current_question_id?: string };
}

/** The plain object to send for this occurrence of a problem. */
export const problemDocument = (slug: ProblemSlug, occurrence: ProblemOccurrence): ProblemDocument => {
  const { status, title } = problemOf(slug);
  const { errors, current_question_id } = occurrence.members ?? {};
  return {
    type: `${occurrence.publicUrl}/problems/${slug}`,
    title,
    status,
    detail: occurrence.detail,
    instance: `urn:uuid:${occurrence.requestId}`,
    ...(errors === undefined ? {} : { errors: [...errors] }),
    ...(current_question_id === undefined ? {} : { current_question_id }),
  };
};
