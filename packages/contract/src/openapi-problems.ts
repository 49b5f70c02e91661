// The problem responses in the interface's documentation: one for each status, with an example of each problem that has it.
// A problem that is added to the catalog documents itself.

import { HEADERS } from './headers.ts';
import { type ProblemDocument, problemDocument } from './problem.ts';
import { isProblemSlug, PROBLEMS, type Problem } from './problems.ts';

const REQUEST_ID = '0192f0c1-2f57-7c3a-8a43-6d1f6f5a9b10';

const MEMBERS: Readonly<Record<string, Pick<ProblemDocument, 'errors' | 'current_question_id'>>> = {
  'invalid-body': { errors: [{ pointer: '#/answers', detail: 'must be an array of strings' }] },
  'invalid-answer': { errors: [{ pointer: '#/answers/0', detail: 'is not an answer of this question' }] },
  'question-not-current': { current_question_id: 'budget' },
};

/** Headers of one status, in addition to those of every response. */
const HEADERS_OF_STATUS: Readonly<Record<number, readonly string[]>> = {
  401: ['WWW-Authenticate'],
  405: ['Allow'],
  415: ['Accept', 'Accept-Encoding'],
  429: [HEADERS.retryAfter, HEADERS.rateLimit, HEADERS.rateLimitPolicy],
  503: [HEADERS.retryAfter],
};

const HEADER_MEANINGS: Readonly<Record<string, string>> = {
  'WWW-Authenticate': 'The challenge: `ApiKey realm="advisor"`.',
  Allow: 'The methods that this path accepts.',
  Accept: 'The media type that a body must have.',
  'Accept-Encoding': 'How a body may be encoded: `identity`, which means not at all.',
  [HEADERS.retryAfter]: 'Seconds to wait before the next request.',
  [HEADERS.rateLimit]: 'How many more requests the rate allows now.',
  [HEADERS.rateLimitPolicy]: 'The rate that applies.',
};

const exampleOf = (problem: Problem, publicUrl: string) => {
  if (!isProblemSlug(problem.slug)) throw new Error(`The problem ${problem.slug} is not in the catalog.`);
  const members = MEMBERS[problem.slug];
  return {
    summary: problem.title,
    description: `${problem.meaning} ${problem.mend}`,
    value: problemDocument(problem.slug, {
      publicUrl,
      requestId: REQUEST_ID,
      detail: problem.meaning,
      ...(members === undefined ? {} : { members }),
    }),
  };
};

const describe = (problem: Problem): string =>
  `**${problem.slug}**: ${problem.meaning} ${problem.mend}${problem.tokenUnused === false ? ' The token sent is used up.' : ''}`;

const headerOf = (name: string) => ({ description: HEADER_MEANINGS[name] ?? name, schema: { type: 'string' } });

const problemResponse = (status: number, problems: readonly Problem[], publicUrl: string) => ({
  description: problems.map(describe).join('\n\n'),
  headers: {
    [HEADERS.requestId]: { $ref: `#/components/headers/${HEADERS.requestId}` },
    ...Object.fromEntries((HEADERS_OF_STATUS[status] ?? []).map((name) => [name, headerOf(name)])),
  },
  content: {
    'application/problem+json': {
      schema: { $ref: '#/components/schemas/Problem' },
      examples: Object.fromEntries(problems.map((problem) => [problem.slug, exampleOf(problem, publicUrl)])),
    },
  },
});

/** `components.responses`, named `Problem400` and so on. */
export const problemResponses = (publicUrl: string): Record<string, object> =>
  Object.fromEntries(
    [...Map.groupBy(PROBLEMS, (problem) => problem.status)].map(([status, problems]) => [
      `Problem${status}`,
      problemResponse(status, problems, publicUrl),
    ]),
  );

/** The `responses` members that point to them, by status. */
export const problemReferences = (): Record<string, object> => referencesTo(PROBLEMS);

/** Of statuses that an interaction can have: it takes no step, so it can be in conflict with none. */
export const interactionProblemReferences = (): Record<string, object> =>
  referencesTo(PROBLEMS.filter(({ status }) => status !== 409 && status !== 422));

const referencesTo = (problems: readonly Problem[]): Record<string, object> =>
  Object.fromEntries(
    problems.map(({ status }) => [String(status), { $ref: `#/components/responses/Problem${status}` }]),
  );
