// The admin interface as an OpenAPI 3.1 document, made from the same table that the server answers from.

import { Type } from 'typebox';
import { ProblemDocument } from '../problem.ts';
import { DraftConflictView } from '../views/advisor-draft-view.ts';
import { ADMIN_PATH, type AdminRoute, type AdminRoutes } from './admin-route.ts';

const DESCRIPTION = `Everything that a shop defines: catalogs, advisors, keys, and who may change them. The portal uses this interface and no other.

- People sign in and are known by a cookie; programs send \`Authorization: Bearer\` with a token. Keys of shops open nothing here.
- A \`POST\` with an \`Idempotency-Key\` (a UUID, say) is done once within 24 hours: sent again, it brings the first answer.
- Lists come a page at a time; \`next\` of a page is \`after\` of the next one.
- What you may not see is answered like what does not exist.
- Problems are RFC 9457 documents; \`type\` opens their documentation.`;

/** `conflicts`: of `edit-conflict`. */
const AdminProblem = Type.Object({
  ...ProblemDocument.properties,
  conflicts: Type.Optional(Type.Array(DraftConflictView)),
});

interface Operation {
  readonly operationId: string;
  readonly [member: string]: unknown;
}

/** `publicUrl` has no slash at its end; `version` is that of the software. */
export const openApiOfAdmin = (routes: AdminRoutes, publicUrl: string, version: string) => ({
  openapi: '3.1.0',
  info: {
    ...{ title: 'Guidepost admin interface, version 1', version, description: DESCRIPTION },
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: publicUrl + ADMIN_PATH }],
  security: [{ Token: [] }, { Session: [] }],
  paths: pathsOf(routes),
  components: {
    securitySchemes: {
      Token: { type: 'http', scheme: 'bearer', description: 'A token that an owner of the shop issued.' },
      Session: {
        type: 'apiKey',
        in: 'cookie',
        name: '__Host-guidepost',
        description: 'Of a person who has signed in.',
      },
    },
    schemas: { Problem: plain(AdminProblem) },
    responses: {
      Problem: {
        description: 'The request was refused.',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  },
});

function pathsOf(routes: AdminRoutes): Record<string, Record<string, Operation>> {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [name, route] of Object.entries(routes)) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    const methods = paths[path] ?? {};
    methods[route.method.toLowerCase()] = operationOf(name, route);
    paths[path] = methods;
  }
  return paths;
}

function operationOf(operationId: string, route: AdminRoute): Operation {
  const { path, query = {}, ifMatch, body, status, answer, media, summary, needs, method, repeatable } = route;
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return {
    ...{ operationId, summary, tags: [path.split('/')[3] ?? path.split('/')[1]] },
    description: describeNeeds(needs),
    ...(needs === 'nobody' && { security: [] }),
    parameters: [
      ...names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
      ...Object.entries(query).map(([name, description]) => ({
        ...{ name, in: 'query', required: false, description, schema: { type: 'string' } },
      })),
      ...(method === 'POST' && repeatable !== false ? [IDEMPOTENCY_KEY] : []),
      ...(ifMatch === undefined ? [] : [{ ...IF_MATCH, description: ifMatch }]),
    ],
    ...(body !== undefined && { requestBody: bodyOf(body) }),
    responses: {
      [status]: {
        description: 'Done.',
        ...(answer !== null && { content: { 'application/json': { schema: plain(answer) } } }),
        ...(media !== undefined && { content: { [media]: {} } }),
      },
      default: { $ref: '#/components/responses/Problem' },
    },
  };
}

const IDEMPOTENCY_KEY = {
  ...{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', minLength: 16 } },
  description: 'Makes sure that it is done once, however often it is sent.',
};

const IF_MATCH = { name: 'If-Match', in: 'header', required: true, schema: { type: 'string' } };

const describeNeeds = (needs: AdminRoute['needs']): string => {
  if (needs === 'nobody') return 'For everybody.';
  if (needs === 'person') return 'For whoever has signed in.';
  const { part, orPart, access } = needs;
  return `Needs the right \`${part}:${access}\`${orPart === undefined ? '' : ` or \`${orPart}:${access}\``}.`;
};

const bodyOf = (body: NonNullable<AdminRoute['body']>) =>
  body === 'file'
    ? { required: true, content: { 'application/octet-stream': {} } }
    : { required: true, content: { 'application/json': { schema: plain(body) } } };

/** Without what the schema library adds for itself. */
const plain = (schema: object): object => JSON.parse(JSON.stringify(schema));
