// How requests of the preview get to the service: as those of a shop's page, but for the draft or for what is live, and as whoever is
// signed in. Each step is told, so that everything beside the preview shows the same conversation.

import { AdminProblem } from '@guidepost/contract/admin/admin-client';
import type { NextResponse } from '@guidepost/contract/next-response';
import { admin } from '../../asking.ts';

/** As a page of the shop sends and gets it. */
export interface WireStep {
  /** Null: there was none, so a conversation began. */
  readonly token: string | null;
  /** The body; null without one. */
  readonly request: unknown;
  readonly response: NextResponse;
}

export interface PreviewEvents {
  readonly stepped: (step: WireStep) => void;
  readonly failed: (error: unknown) => void;
}

export interface TransportOf {
  readonly client: string;
  readonly advisor: string;
  readonly of: 'draft' | 'published';
}

const OPERATIONS = { draft: 'previewNext', published: 'publishedNext' } as const;

/** What `fetch` is for the element. */
export function makeTransport({ client, advisor, of }: TransportOf, events: PreviewEvents): typeof fetch {
  return async (_address, init = {}) => {
    const sent = new Headers(init.headers);
    const given = (name: string) => (sent.has(name) ? { [name]: sent.get(name) ?? '' } : {});
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null;
    try {
      const response = await admin.send(OPERATIONS[of], {
        ...{ client, advisor, body: body as never },
        headers: { ...given('Service-Session-Token'), ...given('Service-Include'), ...given('Accept-Language') },
        ...(init.signal && { signal: init.signal }),
      });
      const text = await response.text();
      const { headers, status } = response;
      events.stepped({ token: sent.get('Service-Session-Token'), request: body, response: JSON.parse(text) });
      return new Response(text, { headers, status });
    } catch (error) {
      if (init.signal?.aborted) throw error;
      events.failed(error);
      return asResponse(error);
    }
  };
}

/**
 * The element shows that it cannot go on; what is wrong stands beside it. Only what is wrong with a reply takes it out of the
 * conversation: whatever else is wrong may be mended, and then all replies are given again.
 */
function asResponse(error: unknown): Response {
  if (!(error instanceof AdminProblem)) throw error;
  const headers = { 'Content-Type': 'application/problem+json' };
  return new Response(JSON.stringify(error.problem), {
    status: isOfReply(error) ? error.problem.status : 503,
    headers,
  });
}

/** Whether it is the reply that does not hold. */
export const isOfReply = (error: unknown): boolean =>
  error instanceof AdminProblem && ['invalid-answer', 'question-not-current', 'session-ended'].includes(error.slug);
