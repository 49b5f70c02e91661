// The public interface as an OpenAPI 3.1 document, made from the same schemas and the same problem catalog that the
// service answers with, so that the documentation says what is sent.

import { HEADERS, INCLUDE_WORDS, SESSION_STATUSES } from './headers.ts';
import { INTERACTION_DAYS } from './interaction-kinds.ts';
import { InteractionRequest } from './interaction-request.ts';
import { HistogramBar, Reason, ReasonAnswer, ShownAttribute, ToldReply } from './next-included.ts';
import { NextRequest } from './next-request.ts';
import {
  Answer,
  ChoiceQuestion,
  NextResponse,
  Question,
  RangeAnswer,
  RangeGrouping,
  RangeQuestion,
  Reconsider,
  Result,
} from './next-response.ts';
import { INTERACTION_EXAMPLES, REQUEST_EXAMPLES, RESPONSE_EXAMPLES } from './openapi-examples.ts';
import { interactionProblemReferences, problemReferences, problemResponses } from './openapi-problems.ts';
import { ProblemDocument, ProblemError } from './problem.ts';
import { schemaComponents } from './schema-components.ts';

const DESCRIPTION = `Leads a shopper through an advisor, one question at a time, and returns recommended products. The service keeps the
conversation; a client sends the reply to the current question and a token.

## A conversation

1. Send a request without a token and without a body. The response has a token and the first question; \`results\` is null.
2. Send the token with \`question_id\` and the ids of the chosen \`answers\`. The response has a new token and the next question.
   An empty \`answers\` skips the question.
3. Once \`results\` is an array, results can be shown. While questions are left, they need not fit every preference yet.
4. \`question\` is null: the advisor has ended.

To change an earlier reply, send it again with the newest token: the reply is replaced, all others stay.

## Tokens and retries

- A token causes at most one step. Each reply or skip that is accepted replaces it. A request that is refused leaves it as it was.
- If a response got lost, send the same request again: it brings the same token and question and does not step twice. This works for
  the last step; a reply older than that is 409 \`session-token-used\`.
- If a page was reloaded, send any token of the session without a body: the response has the current token, question and results.
- A token that is unknown, has expired or belongs to another advisor starts a new session. The reply sent with it is not
  applied, so look for \`created\` after a reply.
- \`${HEADERS.sessionStatus}\` says what happened: \`created\`, \`advanced\`, \`current\` or \`replayed\`.

## More about a response

Ask for it with \`${HEADERS.include}\`. Each word adds members; nothing else changes but the results: with \`reasons\` they go on with the products
that miss the fewest wishes, where few satisfy all of them. If the shopper finds nothing, \`reconsider\` has the question to ask again.

## Problems

A request that is refused is answered with an RFC 9457 problem. 400: fix the code. 422: ask the shopper again. 409: the session has moved on;
send the token without a body. 429 and 503: wait as long as \`Retry-After\` says.

Within version 7 the interface only grows. Ignore members and headers that you do not know.`;

const headerParameter = (name: string, required: boolean, description: string, example: string) => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string' },
  example,
});

const EXAMPLE_TOKEN = 'AZqXk3J9cY6u1fQk4w0AAQAAZm9yIHJlYWRlcnMgb25seQ';

const nextOperation = {
  operationId: 'next',
  tags: ['conversation'],
  summary: 'Start a session, reply to a question, or look at where a session stands',
  security: [{ ApiKey: [] }],
  parameters: [
    { $ref: '#/components/parameters/AdvisorId' },
    { $ref: '#/components/parameters/SessionToken' },
    { $ref: '#/components/parameters/AcceptLanguage' },
    { $ref: '#/components/parameters/Include' },
  ],
  requestBody: {
    required: false,
    description:
      'The reply. Nothing, white space, `null`, or an object with neither `question_id` nor `answers` counts as no body. So if these names are misspelt, the same question comes again, with the status `current`.',
    content: {
      'application/json': { schema: { $ref: '#/components/schemas/NextRequest' }, examples: REQUEST_EXAMPLES },
    },
  },
  responses: {
    '200': {
      description: 'The session as it stands after the request.',
      headers: {
        [HEADERS.sessionStatus]: { $ref: `#/components/headers/${HEADERS.sessionStatus}` },
        [HEADERS.requestId]: { $ref: `#/components/headers/${HEADERS.requestId}` },
        [HEADERS.contentLanguage]: { $ref: `#/components/headers/${HEADERS.contentLanguage}` },
        'Cache-Control': { description: 'Always `no-store`.', schema: { type: 'string', const: 'no-store' } },
      },
      content: {
        'application/json': { schema: { $ref: '#/components/schemas/NextResponse' }, examples: RESPONSE_EXAMPLES },
      },
    },
    ...problemReferences(),
  },
};

const interactionOperation = {
  operationId: 'interact',
  tags: ['conversation'],
  summary: 'Tell that a product was opened, put into the cart or bought',
  description: `For a shop's own insights. It changes nothing in the conversation, and its token stays as it is.

- A product counts once for each session and kind, so retries and double clicks change nothing. With \`order_id\`, the same order and sku count once for all sessions.
- Any token of the session will do, also an older one, and after the session has ended, for ${INTERACTION_DAYS} days after its last reply.
- Once answered, it is stored.`,
  security: [{ ApiKey: [] }],
  parameters: [headerParameter(HEADERS.sessionToken, true, 'Any `session_token` of the session.', EXAMPLE_TOKEN)],
  requestBody: {
    required: true,
    description: 'What the shopper did.',
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/InteractionRequest' },
        examples: INTERACTION_EXAMPLES,
      },
    },
  },
  responses: {
    '204': {
      description: 'It is stored, now or already before.',
      headers: {
        [HEADERS.requestId]: { $ref: `#/components/headers/${HEADERS.requestId}` },
        'Cache-Control': { description: 'Always `no-store`.', schema: { type: 'string', const: 'no-store' } },
      },
    },
    ...interactionProblemReferences(),
  },
};

const health = (operationId: string, summary: string, responses: object) => ({
  get: { operationId, tags: ['health'], summary, security: [], responses },
});

const components = (publicUrl: string) => ({
  securitySchemes: {
    ApiKey: {
      type: 'apiKey',
      in: 'header',
      name: HEADERS.apiKey,
      description:
        "The client's key: publishable (`gp_pk_…`) in browsers, from the origins it lists, or secret (`gp_sk_…`) on servers.",
    },
  },
  parameters: {
    AdvisorId: headerParameter(HEADERS.advisorId, true, "The id of one of the client's advisors.", 'bikes'),
    SessionToken: headerParameter(
      HEADERS.sessionToken,
      false,
      'The `session_token` of the previous response. Send it with every request except the first. It carries state and is no credential. An empty header counts as absent.',
      EXAMPLE_TOKEN,
    ),
    AcceptLanguage: headerParameter(
      HEADERS.acceptLanguage,
      false,
      "Chooses among the advisor's languages on the first request; the session keeps it.",
      'de-AT, de;q=0.9, en;q=0.5',
    ),
    Include: headerParameter(
      HEADERS.include,
      false,
      `What the response should have beside its usual members: ${INCLUDE_WORDS.map((word) => `\`${word}\``).join(', ')}, separated by commas. Words that are not known are ignored. Without it, responses are as they always were. With \`reasons\`, results go on with products that miss the fewest wishes, and each says what it misses.`,
      'reasons, counts',
    ),
  },
  headers: {
    [HEADERS.sessionStatus]: {
      description: 'What the request did to the session.',
      schema: { type: 'string', enum: [...SESSION_STATUSES] },
    },
    [HEADERS.requestId]: {
      description: 'Identifies the request, also in the logs. Every response has it.',
      schema: { type: 'string', format: 'uuid' },
    },
    [HEADERS.contentLanguage]: {
      description:
        "The language of the session (BCP 47). Texts without a translation come in the advisor's own language.",
      schema: { type: 'string' },
      example: 'de',
    },
  },
  schemas: schemas(),
  responses: problemResponses(publicUrl),
});

const schemas = () => {
  const made = schemaComponents({
    NextRequest,
    InteractionRequest,
    NextResponse,
    Question,
    ChoiceQuestion,
    RangeQuestion,
    Answer,
    RangeAnswer,
    RangeGrouping,
    HistogramBar,
    Result,
    Reason,
    ReasonAnswer,
    ShownAttribute,
    ToldReply,
    Reconsider,
    Problem: ProblemDocument,
    ProblemError,
  });
  const discriminator = {
    propertyName: 'question_type',
    mapping: {
      SINGLE: '#/components/schemas/ChoiceQuestion',
      MULTIPLE: '#/components/schemas/ChoiceQuestion',
      RANGE: '#/components/schemas/RangeQuestion',
    },
  };
  return { ...made, Question: Object.assign({}, made.Question, { discriminator }) };
};

/** `publicUrl` has no slash at its end; `version` is that of the software. */
export const openApiDocument = (publicUrl: string, version: string) => ({
  openapi: '3.1.0',
  info: {
    title: 'Guidepost public interface, version 7',
    version,
    description: DESCRIPTION,
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: publicUrl }],
  tags: [
    {
      name: 'conversation',
      description: 'One operation leads through the advisor; another tells what became of its results.',
    },
    { name: 'health', description: 'For those who run the service. No key is needed.' },
  ],
  paths: {
    '/api/v7/next/': { post: nextOperation },
    '/api/v7/interactions/': { post: interactionOperation },
    '/livez': health('livez', 'Whether the process lives', { '200': { description: 'It lives.' } }),
    '/readyz': health('readyz', 'Whether requests can be served', {
      '200': { description: 'Requests can be served.' },
      '503': { description: 'Requests cannot be served: the service is starting or stopping.' },
    }),
  },
  components: components(publicUrl),
});
