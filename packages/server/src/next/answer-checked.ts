// The answer to a request whose head was checked: what needs the body is checked, in the order of the interface, and the step is taken.

import { Refusal } from '../refusals/refusal.ts';
import type { CheckedHead } from './check-head.ts';
import { type Lead, type Led, lead, type Recorded, refused } from './lead.ts';
import { checkMediaType, parseReply, type RequestBody, tooLarge } from './parse-reply.ts';
import { readInclude } from './read-include.ts';

/** `body`: null if it is too large. */
export function answerChecked<Rendered extends Recorded>(
  checked: CheckedHead,
  body: RequestBody | null,
  render: (lead: Lead) => Rendered,
): Led<Rendered> | Promise<Led<Rendered>> {
  const { service, head, live, now } = checked;
  const mediaType = body?.length === 0 ? null : checkMediaType(head.contentType, head.contentEncoding);
  if (body === null) return refused(mediaType ?? tooLarge());
  const reply = parseReply(body);
  // The media type can be wrong only if there is a body.
  if (mediaType !== null && reply !== null) return refused(mediaType);
  if (reply instanceof Refusal) return refused(reply);
  const { sessionToken: token, acceptLanguage: languages } = head;
  return lead(service, { live, token, reply, languages, include: readInclude(head.include), now }, render);
}
