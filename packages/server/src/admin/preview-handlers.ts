// Drafts that somebody tries, and what is live as somebody of the shop looks at it, by the admin interface.

import type { PREVIEW_ROUTES } from '@guidepost/contract/admin/preview-routes';
import { HEADERS, REQUEST_HEADERS } from '@guidepost/contract/headers';
import type { NextResponse } from '@guidepost/contract/next-response';
import { PreviewExplanationRequest } from '@guidepost/contract/requests/preview-request';
import { AtOnce } from '../limits/at-once.ts';
import type { LiveAdvisor } from '../live/live-advisor.ts';
import { readReply, type SentReply } from '../next/parse-reply.ts';
import { readInclude } from '../next/read-include.ts';
import { renderOnce } from '../next/render-lead.ts';
import type { DraftPreviews } from '../preview/draft-previews.ts';
import { explainPreview } from '../preview/explain-preview.ts';
import { leadPreview } from '../preview/lead-preview.ts';
import { readPreviewToken } from '../preview/preview-token.ts';
import { Refusal } from '../refusals/refusal.ts';
import { readRequest } from '../requests/read-request.ts';
import { viewPreviewExplanation } from '../views/preview-view.ts';
import type { AdminCall, Done, Handlers } from './admin-call.ts';
import { NOT_FOUND } from './check-call.ts';
import { etagOf } from './read-revision.ts';
import { refuseOrder, refuseRequest } from './refuse-faults.ts';

/** Explanations at the same time in this process, of one shop and in all: each ranks all products again and again, beside the shoppers. */
const AT_ONCE = { perClient: 3, inAll: 6 };

const BUSY = new Refusal('rate-limited', 'Other drafts of this shop are being explained. Wait a moment.', { wait: 1 });

export interface PreviewHandlersParts {
  readonly previews: DraftPreviews;
  /** Null: none is live. */
  readonly published: (client: string, advisor: string) => LiveAdvisor | null;
}

export const previewHandlers = (
  { previews, published }: PreviewHandlersParts,
  atOnce = new AtOnce(AT_ONCE),
): Handlers<typeof PREVIEW_ROUTES> => ({
  previewNext: async (call) => {
    const reply = readReply(call.body ?? null);
    if (reply instanceof Refusal) return reply;
    const found = await findReady(previews, call);
    return found instanceof Refusal ? found : next(call, reply, found.live, etagOf(found.revision));
  },

  publishedNext: async (call) => {
    const reply = readReply(call.body ?? null);
    if (reply instanceof Refusal) return reply;
    const live = published(call.client, call.params.advisor ?? '');
    return live === null ? NOT_FOUND : next(call, reply, live);
  },

  explainPreview: async (call) => {
    const read = readRequest(PreviewExplanationRequest, call.body);
    if ('faults' in read) return refuseRequest(read.faults);
    const { sessionToken, sku = null } = read.value;
    const sent = readPreviewToken(sessionToken);
    if (sent === null) return refuseOrder([{ member: 'session_token', wrong: 'It is no token of a preview.' }]);
    const found = await findReady(previews, call);
    if (found instanceof Refusal) return found;
    const work = atOnce.run(call.client, () => explainPreview(found.live, sent, sku));
    if (work === null) return BUSY;
    const explained = await work;
    return explained === null
      ? refuseOrder([{ member: 'sku', wrong: 'The catalog has no product with this sku.' }])
      : { view: viewPreviewExplanation(found.live, found.revision, explained), headers: etagOf(found.revision) };
  },
});

/** As the service answers shoppers; `more` headers beside those. */
function next(
  { headers }: AdminCall,
  reply: SentReply | null,
  live: LiveAdvisor,
  more: Readonly<Record<string, string>> = {},
): Done<NextResponse> | Refusal {
  const header = (name: string): string | null => {
    const value = headers[name];
    return typeof value === 'string' ? value : null;
  };
  const lead = leadPreview({
    ...{ live, reply, token: header(REQUEST_HEADERS.sessionToken) ?? '' },
    languages: header(REQUEST_HEADERS.acceptLanguage),
    include: readInclude(header(REQUEST_HEADERS.include)),
  });
  if (lead instanceof Refusal) return lead;
  const { status, language, body } = renderOnce(lead);
  return {
    view: JSON.parse(Buffer.from(body, 'latin1').toString('utf8')) as NextResponse,
    headers: { ...more, [HEADERS.sessionStatus]: status, [HEADERS.contentLanguage]: language },
  };
}

async function findReady(
  previews: DraftPreviews,
  { client, params: { advisor = '' } }: AdminCall,
): Promise<{ readonly live: LiveAdvisor; readonly revision: number } | Refusal> {
  const found = await previews.find(client, advisor);
  switch (found.kind) {
    case 'ready':
      return found;
    case 'no-draft':
      return NOT_FOUND;
    case 'broken':
      return new Refusal('draft-broken', 'The draft cannot be tried before this is mended.', {
        errors: found.findings.map(({ pointer, message, mend }) => ({
          pointer: `#${pointer}`,
          detail: `${message} ${mend}`,
        })),
      });
  }
}
