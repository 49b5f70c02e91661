// Everything besides the next endpoint: health, metrics, the documentation of the interface and of its problems.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { advisorFileJsonSchema } from '@guidepost/contract/advisor-file';
import { HEADERS } from '@guidepost/contract/headers';
import { mappingFileJsonSchema } from '@guidepost/contract/mapping-file';
import { openApiDocument } from '@guidepost/contract/openapi';
import { ADMIN_PROBLEMS, isProblemSlug, PROBLEMS, problemOf } from '@guidepost/contract/problems';
import { STATEMENT_KEYS_PATH, type StatementKeySet } from '@guidepost/contract/statement';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { PartHealth } from '../monitoring/health.ts';
import { Refusal } from '../refusals/refusal.ts';
import { makeRequestId } from '../refusals/request-id.ts';
import { EXPOSED } from '../transport/response-headers.ts';
import { sendRefusal } from '../transport/send-refusal.ts';
import { addDocsPage, problemIndexPage, problemPage } from './docs-pages.ts';
import { addGuidePages } from './guide-pages.ts';
import { addNoPicture } from './no-picture.ts';
import { addWidgetFile } from './widget-file.ts';

export interface Readiness {
  /** `serving` if it is ready. */
  readonly status: string;
  /** Those that have a problem. */
  readonly parts: readonly PartHealth[];
}

export interface RestSettings {
  /** What `/readyz` says; of all workers if there are several. */
  readonly readiness: () => Promise<Readiness>;
  readonly metrics: () => Promise<{ type: string; text: string }>;
  readonly publicUrl: () => string;
  /** By which signed statements are verified; null: none are made. */
  readonly statementKeys: () => StatementKeySet | null;
  readonly version: string;
  /** Adds the demo shop's pages, where it is served. */
  readonly extend: ((app: FastifyInstance) => void) | null;
  readonly failed: (error: unknown, requestId: string) => void;
}

export type RestHandler = (request: IncomingMessage, response: ServerResponse) => void;

export async function makeRestApp(settings: RestSettings): Promise<RestHandler> {
  const { readiness, metrics, publicUrl, statementKeys, version, extend } = settings;
  const refuse = (request: IncomingMessage, response: ServerResponse, refusal: Refusal, requestId = makeRequestId()) =>
    sendRefusal(request, response, refusal, requestId, publicUrl());
  const refusePath = (request: FastifyRequest, reply: FastifyReply) => {
    reply.hijack();
    refuse(request.raw, reply.raw, new Refusal('not-found', 'There is nothing at this address.'));
    return reply;
  };
  const app = Fastify({
    logger: false,
    exposeHeadRoutes: true,
    routerOptions: { ignoreTrailingSlash: true },
    // Paths that cannot be decoded.
    frameworkErrors: (_error, request, reply) => refusePath(request, reply),
  });
  // Before any body is read: the path comes before what is wrong with a body.
  app.addHook('onRequest', async (request, reply) => (request.is404 ? refusePath(request, reply) : undefined));
  app.addHook('onSend', async (request, reply) => {
    reply.header('X-Content-Type-Options', 'nosniff').header(HEADERS.requestId, makeRequestId());
    // What operators watch is none of other pages' business.
    if (request.url !== '/metrics') {
      reply.header('Access-Control-Allow-Origin', '*').header('Access-Control-Expose-Headers', EXPOSED);
    }
  });
  app.get('/livez', async (_request, reply) => reply.header('Cache-Control', 'no-store').send({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    const { status, parts } = await readiness();
    return reply
      .header('Cache-Control', 'no-store')
      .code(status === 'serving' ? 200 : 503)
      .send({ status, ...(parts.length > 0 && { parts }) });
  });
  app.get('/metrics', async (_request, reply) => {
    const { type, text } = await metrics();
    return reply.header('Cache-Control', 'no-store').type(type).send(text);
  });
  app.get(STATEMENT_KEYS_PATH, async (_request, reply) => {
    const keys = statementKeys();
    return keys === null ? reply.callNotFound() : reply.header('Cache-Control', 'public, max-age=3600').send(keys);
  });
  app.get('/openapi.json', async (_request, reply) => reply.send(openApiDocument(publicUrl(), version)));
  app.get('/schemas/advisor.json', async (_request, reply) =>
    reply.type('application/schema+json').send(JSON.stringify(advisorFileJsonSchema(publicUrl()))),
  );
  app.get('/schemas/mapping.json', async (_request, reply) =>
    reply.type('application/schema+json').send(JSON.stringify(mappingFileJsonSchema(publicUrl()))),
  );
  app.get('/problems', async (_request, reply) =>
    reply.type('text/html').send(problemIndexPage(PROBLEMS, ADMIN_PROBLEMS)),
  );
  app.get<{ Params: { slug: string } }>('/problems/:slug', async (request, reply) => {
    const { slug } = request.params;
    if (!isProblemSlug(slug)) return reply.callNotFound();
    return reply.type('text/html').send(problemPage(problemOf(slug)));
  });
  await addDocsPage(app, () => openApiDocument(publicUrl(), version));
  addGuidePages(app);
  addWidgetFile(app, refusePath);
  addNoPicture(app);
  extend?.(app);
  app.setNotFoundHandler(refusePath);
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    reply.hijack();
    const requestId = makeRequestId();
    const status = error.statusCode ?? 500;
    if (status < 500) {
      refuse(request.raw, reply.raw, new Refusal('bad-request', 'The request could not be read.'), requestId);
      return;
    }
    settings.failed(error, requestId);
    refuse(request.raw, reply.raw, new Refusal('internal-error', 'Something went wrong here.'), requestId);
  });
  await app.ready();
  return (request, response) => app.routing(request, response);
}
