// A typed client of the admin interface: an operation by its name, what it takes and what it answers as the table of operations says.
// For the portal, which has a cookie, and for programs, which have a token.

import type { Static, TSchema } from 'typebox';
import type { ProblemDocument } from '../problem.ts';
import type { View } from '../views/view-part.ts';
import { ADMIN_PATH, type AdminRoute } from './admin-route.ts';
import { ADMIN_ROUTES, type AdminOperation } from './admin-routes.ts';

export interface AdminClientSettings {
  /** Of the service, without a slash at its end; empty: of the page. */
  readonly url: string;
  /** For programs. */
  readonly token?: string;
  readonly fetch?: typeof fetch;
}

type Routes = typeof ADMIN_ROUTES;

type ParamOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type BodyOf<Body> = Body extends TSchema ? View<Body> : NonNullable<RequestInit['body']>;

/** What an operation takes: the variable parts of its path, its query, its body. */
export type AdminInput<Name extends AdminOperation> = {
  readonly [Param in ParamOf<Routes[Name]['path']>]: string;
} & {
  readonly query?: Routes[Name] extends { readonly query: infer Query }
    ? { readonly [Param in keyof Query]?: string | number }
    : never;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** So that it is done once, however often it is sent. */
  readonly idempotencyKey?: string;
} & (Routes[Name] extends { readonly body: infer Body } ? { readonly body: BodyOf<Body> } : unknown);

export type AdminAnswer<Name extends AdminOperation> = Routes[Name]['answer'] extends TSchema
  ? Static<Routes[Name]['answer']>
  : null;

/** The service refused the request. */
export class AdminProblem extends Error {
  override readonly name = 'AdminProblem';
  readonly problem: ProblemDocument;
  /** Seconds to wait before the same request is sent again; null: it would not help. */
  readonly wait: number | null;

  constructor(problem: ProblemDocument, wait: number | null) {
    super(problem.detail);
    this.problem = problem;
    this.wait = wait;
  }

  /** Which problem it is: the last part of its type. */
  get slug(): string {
    return this.problem.type.slice(this.problem.type.lastIndexOf('/') + 1);
  }
}

export class AdminClient {
  readonly #settings: AdminClientSettings;

  constructor(settings: AdminClientSettings) {
    this.#settings = settings;
  }

  /** Throws an {@link AdminProblem} if the service refuses it, and what `fetch` throws if it cannot be reached. */
  async call<Name extends AdminOperation>(name: Name, input: AdminInput<Name>): Promise<AdminAnswer<Name>> {
    const response = await this.send(name, input);
    return (response.status === 204 ? null : await response.json()) as AdminAnswer<Name>;
  }

  /** The response itself: for headers, files and streams. Throws as {@link call} does. */
  async send<Name extends AdminOperation>(name: Name, input: AdminInput<Name>): Promise<Response> {
    const { url, token, fetch: send = fetch } = this.#settings;
    const route: AdminRoute = ADMIN_ROUTES[name];
    const given: GivenInput = input;
    const isJson = route.body !== undefined && route.body !== 'file';
    const response = await send(url + ADMIN_PATH + fillPath(route.path, given) + writeQuery(given.query), {
      method: route.method,
      headers: {
        ...(isJson && { 'Content-Type': 'application/json' }),
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(given.idempotencyKey !== undefined && { 'Idempotency-Key': given.idempotencyKey }),
        ...given.headers,
      },
      ...(route.body !== undefined && { body: isJson ? JSON.stringify(given.body) : (given.body as BodyInit) }),
      ...(given.signal && { signal: given.signal }),
    });
    if (response.ok) return response;
    throw await readProblem(response);
  }
}

interface GivenInput {
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string;
  readonly body?: unknown;
}

const fillPath = (path: string, input: object): string =>
  path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((input as Readonly<Record<string, unknown>>)[name])),
  );

function writeQuery(query: GivenInput['query'] = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

/** A proxy may answer in the service's place, with something else than a problem. */
async function readProblem(response: Response): Promise<AdminProblem> {
  const wait = Number(response.headers.get('Retry-After')) || null;
  const type = response.headers.get('Content-Type') ?? '';
  if (type.startsWith('application/problem+json')) return new AdminProblem(await response.json(), wait);
  const { status } = response;
  const detail = `The service could not be asked: something in between answered with ${status}.`;
  return new AdminProblem({ type: '', title: 'Not answered by the service', status, detail, instance: '' }, wait);
}
