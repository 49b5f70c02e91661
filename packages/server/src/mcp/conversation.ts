// A conversation as tools know it: found by its token, led by the next endpoint.

import type { AssistedConversation } from '@guidepost/contract/mcp/mcp-tools';
import type { HistogramBar } from '@guidepost/contract/next-included';
import type { NextResponse } from '@guidepost/contract/next-response';
import type { Session } from '@guidepost/engine/session';
import type { ApiKey } from '../keys/key-store.ts';
import type { LiveAdvisor } from '../live/live-advisor.ts';
import type { NextService } from '../next/check-head.ts';
import { Refusal } from '../refusals/refusal.ts';
import { isExpired } from '../sessions/session-life.ts';
import type { LedConversation } from './lead-call.ts';
import { readVisibleJson } from './visible-text.ts';

export interface ReadConversation {
  /** What the next endpoint answers, with the advisor, what became of the session, and the language. */
  readonly conversation: AssistedConversation;
  /** How products lie along the range that is asked for. It is for pictures, so it is not in the conversation. */
  readonly histogram: readonly HistogramBar[] | null;
}

export function readConversation(advisor: string, { status, language, body }: LedConversation): ReadConversation {
  const { question, ...rest } = readVisibleJson<NextResponse>(body.toString('utf8'));
  const own = { advisor, session: status, language, ...rest };
  if (question?.question_type !== 'RANGE') return { conversation: { ...own, question }, histogram: null };
  const { histogram = null, ...asked } = question;
  return { conversation: { ...own, question: asked }, histogram };
}

export interface FoundConversation {
  readonly advisor: string;
  /** In the version that the conversation began with. */
  readonly live: LiveAdvisor;
  readonly session: Session;
}

/** By a token of the client whose key it is: where it stands by the token, or, if that matters (`newest`), where it stands now. */
export async function findConversation(
  { tokens, sessions, advisors, life }: NextService,
  { client }: Pick<ApiKey, 'client'>,
  token: string,
  newest = false,
): Promise<FoundConversation | Refusal> {
  const opened = tokens.open(token);
  const stored = opened === null ? null : await sessions.find(opened.session, newest ? undefined : opened.step);
  if (stored === null || stored.client !== client || isExpired(stored, Date.now(), life)) return UNKNOWN;
  const live = await advisors.findVersion(client, stored.advisor, stored.version);
  return live === null ? UNKNOWN : { advisor: stored.advisor, live, session: stored.state };
}

const UNKNOWN = new Refusal(
  'session-not-found',
  'There is no conversation with this `session_token`, or it has ended since. Call `start` to begin a new one.',
);
