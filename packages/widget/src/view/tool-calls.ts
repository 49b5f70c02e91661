// The way of the session to the service: what it would send to the next endpoint goes as calls of the service's tools through the host, and what the
// tools answer comes back as that endpoint would have said it. So everything that the client does about lost responses stays as it is.

import type { Host } from './host.ts';
import { areMembers } from './host.ts';
import { readToolAnswer, type ToldConversation, type ToldProblem } from './tool-answers.ts';

/** With which `start` begins a new conversation. */
export interface Beginning {
  readonly advisor: string;
  readonly language: string;
}

export class ToolCalls {
  readonly #host: Host;
  readonly #beginning: Beginning;
  readonly #answered: (answer: ToldConversation) => void;
  /** What the host has shown already: the next request that only asks where the conversation stands is answered with it. */
  #given: ToldConversation | null = null;
  #shown: unknown = null;

  /** `answered`: called with each answer, before the session gets it. */
  constructor(host: Host, beginning: Beginning, answered: (answer: ToldConversation) => void) {
    this.#host = host;
    this.#beginning = beginning;
    this.#answered = answered;
  }

  give(answer: ToldConversation): void {
    this.#given = answer;
  }

  /** For a session. It throws what the host's refusals throw, and if the service did not answer. */
  readonly fetch = async (_address: unknown, { headers, body, signal }: RequestInit = {}): Promise<Response> => {
    const token = new Headers(headers).get('Service-Session-Token');
    const given = this.#given;
    this.#given = null;
    if (given && !body && token === given.token) return this.#respond({ ...given, status: 'current' });
    const answer = await this.#send(token, typeof body === 'string' ? JSON.parse(body) : null, signal);
    if (answer.kind === 'conversation') this.#answered(answer);
    return this.#respond(answer);
  };

  /** Where the conversation of this token stands; null if nobody says so. */
  async look(token: string): Promise<ToldConversation | null> {
    const answer = await this.#call('results', { session_token: token }).catch(() => null);
    return answer?.kind === 'conversation' ? answer : null;
  }

  async #send(
    token: string | null,
    reply: Readonly<Record<string, unknown>> | null,
    signal?: AbortSignal | null,
  ): Promise<ToldConversation | ToldProblem> {
    const begin = () => this.#call('start', { ...this.#beginning, ask_shopper: false }, signal);
    if (token === null) return begin();
    const answer = await (reply === null
      ? this.#call('results', { session_token: token }, signal)
      : this.#call(
          reply.question_id === this.#shown ? 'reply' : 'change_reply',
          { session_token: token, ...reply, ask_shopper: false },
          signal,
        ));
    // The next endpoint begins a new conversation where one has ended, and the widget carries the replies over to it.
    const isOver = answer.kind === 'problem' && String(answer.problem.type).endsWith('/session-not-found');
    return isOver ? begin() : answer;
  }

  async #call(name: string, input: object, signal?: AbortSignal | null): Promise<ToldConversation | ToldProblem> {
    const answer = readToolAnswer(await this.#host.request('tools/call', { name, arguments: input }, signal));
    if (answer === null) throw new Error('The service did not answer.');
    return answer;
  }

  #respond(answer: ToldConversation | ToldProblem): Response {
    if (answer.kind === 'problem') {
      const { problem, status, wait } = answer;
      return new Response(JSON.stringify(problem), {
        status,
        headers: wait === undefined ? {} : { 'Retry-After': String(wait) },
      });
    }
    const { question } = answer.body;
    this.#shown = areMembers(question) ? question.question_id : null;
    return new Response(JSON.stringify(answer.body), {
      headers: { 'Service-Session-Status': answer.status, 'Content-Language': answer.language },
    });
  }
}
