// The admin interface as one HTTP application, made from the table of its operations: each request is checked, logged if it changes
// something, and answered once if it comes again.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { ADMIN_PATH, type AdminRoute } from '@guidepost/contract/admin/admin-route';
import { HEADERS } from '@guidepost/contract/headers';
import { problemDocument } from '@guidepost/contract/problem';
import { type ProblemSlug, problemOf } from '@guidepost/contract/problems';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { AuditActor, AuditStore } from '../audit/audit-store.ts';
import { logChange } from '../audit/log-change.ts';
import type { Caller } from '../people/caller.ts';
import type { Callers } from '../people/callers.ts';
import { Refusal } from '../refusals/refusal.ts';
import { makeRequestId } from '../refusals/request-id.ts';
import { answerOnce } from '../repeats/answer-once.ts';
import type { RepeatStore } from '../repeats/repeat-store.ts';
import { actorOf, NOBODY } from './actor-of.ts';
import type { AdminCall, Done, Handler, Handlers, Streamed } from './admin-call.ts';
import { type CheckedCall, checkCall, NOT_FOUND } from './check-call.ts';
import { MOST_JSON, parseCallBody } from './read-call-body.ts';
import { readQuery } from './read-query.ts';

export interface AdminSettings {
  readonly routes: Readonly<Record<string, AdminRoute>>;
  readonly handlers: Handlers<Readonly<Record<string, AdminRoute>>>;
  readonly callers: Pick<Callers, 'ofSecret' | 'stillOfSecret' | 'ofToken'>;
  readonly audit: AuditStore;
  readonly repeats: RepeatStore;
  readonly publicUrl: () => string;
  /** Whether the service takes requests: not while it starts or stops. */
  readonly isServing: () => boolean;
  readonly failed: (error: unknown, requestId: string) => void;
}

export type AdminHandler = (request: IncomingMessage, response: ServerResponse) => void;

export async function makeAdminApp(settings: AdminSettings): Promise<AdminHandler> {
  const app = Fastify({
    logger: false,
    exposeHeadRoutes: false,
    bodyLimit: MOST_JSON,
    routerOptions: { ignoreTrailingSlash: true, caseSensitive: true },
    frameworkErrors: (_error, request, reply) => send(request, reply, settings, NOT_FOUND),
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(/^application\/json(?:;|$)/i, { parseAs: 'buffer' }, (_request, bytes, done) =>
    done(null, parseCallBody(bytes as Buffer)),
  );
  // A file comes as a stream; other bodies are refused before they are read.
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.setNotFoundHandler((request, reply) => send(request, reply, settings, NOT_FOUND));
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status === 413) return send(request, reply, settings, TOO_LARGE);
    if (status < 500) return send(request, reply, settings, UNREADABLE);
    const requestId = makeRequestId();
    settings.failed(error, requestId);
    return send(request, reply, settings, new Refusal('internal-error', 'Something went wrong here.'), requestId);
  });
  for (const [name, route] of Object.entries(settings.routes)) {
    if (route.body === 'file') app.register(async (own) => addFileRoute(own, name, route, settings));
    else addRoute(app, name, route, settings);
  }
  refuseOtherMethods(app, settings);
  await app.ready();
  return (request, response) => app.routing(request, response);
}

/** Nothing here is meant for another site, or to be kept by anybody. */
const COMMON = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
} as const;

const TOO_LARGE = new Refusal('body-too-large', `The body is larger than ${MOST_JSON >> 20} MiB.`, { isLast: true });
const UNREADABLE = new Refusal('bad-request', 'The request could not be read.');
const NOT_JSON = new Refusal('unsupported-media-type', 'The body has to be JSON.', { wanted: 'json' });
const STARTING = new Refusal('unavailable', 'The service is starting or stopping.', { wait: 2 });

/** What the route's checks found, for its handler. */
const checked = new WeakMap<IncomingMessage, CheckedCall>();

function addRoute(app: FastifyInstance, name: string, route: AdminRoute, settings: AdminSettings): void {
  const handler = settings.handlers[name];
  if (handler === undefined) throw new Error(`The operation ${name} has no handler.`);
  app.route({
    method: route.method,
    url: ADMIN_PATH + route.path,
    onRequest: async (request, reply) => {
      if (!settings.isServing()) return send(request, reply, settings, STARTING);
      const params = request.params as Readonly<Record<string, string>>;
      const check = await checkCall(route, request.raw, params, settings.callers);
      if (check instanceof Refusal) return send(request, reply, settings, check);
      checked.set(request.raw, check);
      return undefined;
    },
    handler: async (request, reply) => {
      const answer = await answerCall(route, handler, request, settings);
      return answer instanceof Refusal ? send(request, reply, settings, answer) : give(reply, route, answer);
    },
  });
}

/** Whatever a file says that it is, it comes as a stream. */
function addFileRoute(app: FastifyInstance, name: string, route: AdminRoute, settings: AdminSettings): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  addRoute(app, name, route, settings);
}

type Answer = Done<unknown> | Streamed | Refusal;

async function answerCall(
  route: AdminRoute,
  handler: Handler<AdminRoute>,
  request: FastifyRequest,
  settings: AdminSettings,
): Promise<Answer> {
  const check = checked.get(request.raw);
  if (check === undefined) throw new Error('The request was not checked.');
  const query = readQuery(route, request.url);
  if (query instanceof Refusal) return query;
  const { body } = request;
  if (body instanceof Refusal) return body;
  if (route.body !== 'file' && hasBody(request) && !isJson(request)) return NOT_JSON;
  const call: AdminCall = {
    ...{ client: check.client, query, body },
    // Operations that are for nobody in particular take null.
    caller: check.caller as Caller,
    params: request.params as Readonly<Record<string, string>>,
    headers: request.headers,
    mayStill: () => mayStill(route, request, settings),
    request: request.raw,
  };
  const once = request.headers['idempotency-key'];
  if (route.method !== 'POST' || route.repeatable === false || once === undefined)
    return perform(route, handler, call, settings);
  if (typeof once !== 'string' || !NAME_OF_REQUEST.test(once)) return BROKEN_NAME;
  const content = [route.method, request.url, body === undefined ? '' : JSON.stringify(body)];
  return performOnce({ caller: check.caller?.id ?? '', name: once, content }, settings.repeats, () =>
    perform(route, handler, call, settings),
  );
}

async function mayStill(route: AdminRoute, request: FastifyRequest, { callers }: AdminSettings): Promise<boolean> {
  const params = request.params as Readonly<Record<string, string>>;
  const looking: Pick<Callers, 'ofSecret' | 'ofToken'> = {
    ofSecret: (secret, now) => callers.stillOfSecret(secret, now),
    ofToken: (token, now) => callers.ofToken(token, now),
  };
  return !((await checkCall(route, request.raw, params, looking)) instanceof Refusal);
}

/** So long that nobody finds the name of somebody else's request by trying, since it also opens the answer that is kept. */
const NAME_OF_REQUEST = /^[\x21-\x7e]{16,200}$/;
const BROKEN_NAME = new Refusal(
  'invalid-request',
  'Idempotency-Key has from 16 to 200 visible characters, such as a UUID.',
);

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isJson = ({ headers }: FastifyRequest): boolean =>
  /^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i.test(headers['content-type'] ?? '') &&
  [undefined, 'identity'].includes(headers['content-encoding']);

/** What a request is about, as its path names it. */
const TARGETS = ['job', 'upload', 'person', 'key', 'advisor', 'catalog'];

async function perform(
  route: AdminRoute,
  handler: Handler<AdminRoute>,
  call: AdminCall,
  { audit }: AdminSettings,
): Promise<Answer> {
  if (typeof route.logged !== 'string') return handler(call);
  const intent = {
    client: call.client === '' ? null : call.client,
    door: 'admin interface',
    by: whoAsks(call.caller),
    action: route.logged,
    target: TARGETS.map((name) => call.params[name]).find((each) => each !== undefined) ?? call.client,
  } as const;
  return logChange(
    audit,
    intent,
    () => handler(call),
    (answer) => {
      if (answer instanceof Refusal) return { outcome: 'refused', after: { problem: answer.slug } };
      return { outcome: 'done', ...('log' in answer ? answer.log : {}) };
    },
  );
}

const whoAsks = (caller: Caller | null): AuditActor => (caller === null ? NOBODY : actorOf(caller));

const UNDER_WAY = new Refusal('request-under-way', 'The request with this Idempotency-Key has not been answered yet.', {
  wait: 1,
});
const OTHER_REQUEST = new Refusal('idempotency-key-reused', 'This Idempotency-Key came before with another request.');

async function performOnce(
  named: Parameters<typeof answerOnce>[1],
  repeats: RepeatStore,
  work: () => Promise<Answer>,
): Promise<Answer> {
  let refusal: Answer | null = null;
  const once = await answerOnce(repeats, named, async () => {
    const answer = await work();
    const isDone = !(answer instanceof Refusal) && 'view' in answer;
    if (!isDone) refusal = answer;
    return { answer: isDone ? JSON.stringify({ view: answer.view, headers: answer.headers ?? {} }) : '', isDone };
  });
  if (refusal !== null) return refusal;
  if (once.kind !== 'answered') return once.kind === 'other' ? OTHER_REQUEST : UNDER_WAY;
  const answer: Done<unknown> = JSON.parse(once.answer);
  return { ...answer, headers: { ...answer.headers, ...(once.isRepeated && { 'Idempotency-Replayed': 'true' }) } };
}

function give(reply: FastifyReply, route: AdminRoute, answer: Done<unknown> | Streamed): FastifyReply {
  const common = { ...COMMON, [HEADERS.requestId]: makeRequestId() };
  if ('stream' in answer) {
    for (const [name, value] of Object.entries(common)) reply.raw.setHeader(name, value);
    reply.hijack();
    answer.stream(reply.raw);
    return reply;
  }
  reply.headers(common);
  for (const [name, value] of Object.entries(answer.headers ?? {}))
    reply.header(name, typeof value === 'string' ? value : [...value]);
  reply.code(route.status);
  if (route.media !== undefined) return reply.type(route.media).send(answer.view);
  if (route.answer === null) return reply.send();
  return reply.type('application/json').send(Buffer.from(JSON.stringify(answer.view)));
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { publicUrl }: Pick<AdminSettings, 'publicUrl'>,
  refusal: Refusal,
  requestId = makeRequestId(),
): FastifyReply {
  const { slug, detail, facts } = refusal;
  const { errors, conflicts, currentQuestion, wait, methods, wanted, isLast } = facts;
  const document = problemDocument(slug, {
    ...{ publicUrl: publicUrl(), requestId, detail },
    members: {
      ...(errors !== undefined && { errors }),
      ...(currentQuestion !== undefined && { current_question_id: currentQuestion }),
    },
  });
  reply
    .code(statusOf(slug))
    .headers({ ...COMMON, [HEADERS.requestId]: requestId })
    .type('application/problem+json');
  if (slug === 'sign-in-required') reply.header('WWW-Authenticate', 'Bearer realm="admin"');
  if (methods !== undefined) reply.header('Allow', methods.join(', '));
  if (wanted === 'json') reply.header('Accept', 'application/json');
  if (wait !== undefined) reply.header(HEADERS.retryAfter, String(wait));
  // What was not read is not taken for the next request.
  if (isLast === true || (hasBody(request) && !request.raw.complete)) reply.header('Connection', 'close');
  // To a text the framework would add its encoding.
  return reply.send(Buffer.from(JSON.stringify(conflicts === undefined ? document : { ...document, conflicts })));
}

const statusOf = (slug: ProblemSlug): number => problemOf(slug).status;

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** An address that exists says which methods it takes, whoever asks: the interface is no secret. */
function refuseOtherMethods(app: FastifyInstance, settings: AdminSettings): void {
  const byPath = Map.groupBy(Object.values(settings.routes), ({ path }) => path);
  for (const [path, routes] of byPath) {
    const methods: string[] = routes.map(({ method }) => method);
    const refusal = new Refusal('method-not-allowed', 'This address takes another method.', { methods });
    app.route({
      method: METHODS.filter((method) => !methods.includes(method)),
      url: ADMIN_PATH + path,
      onRequest: async (request, reply) => send(request, reply, settings, refusal),
      handler: async () => undefined,
    });
  }
}
