// One request of a conversation with a draft: like `next/lead.ts`, without a session. What was replied so far comes with the token, and
// is played again as far as it still holds.

import { type GivenReply, takeReplies } from '@guidepost/advice/why/take-replies';
import { accept } from '@guidepost/engine/accept';
import { begin, move, showMove, view } from '@guidepost/engine/converse';
import type { Session } from '@guidepost/engine/session';
import type { LiveAdvisor } from '../live/live-advisor.ts';
import { callerOf, type Lead } from '../next/lead.ts';
import type { SentReply } from '../next/parse-reply.ts';
import type { Include } from '../next/read-include.ts';
import { refuseReply, TOKEN_REQUIRED, TOO_LONG } from '../next/refuse-reply.ts';
import type { Refusal } from '../refusals/refusal.ts';
import { chooseLanguage } from '../rendering/choose-language.ts';
import { readPreviewToken, writePreviewToken } from './preview-token.ts';

export interface PreviewRequest {
  readonly live: LiveAdvisor;
  /** Empty if there is none. */
  readonly token: string;
  readonly reply: SentReply | null;
  /** The languages that the shopper would read; null if nobody said. */
  readonly languages: string | null;
  readonly include: Include | null;
}

/** All of them are played with each request. */
const MOST_REPLIES = 100;

/** The outcome has to be shown at once: see `Move` of the engine. */
export function leadPreview({ live, token, reply, languages, include }: PreviewRequest): Lead | Refusal {
  const sent = token === '' ? null : readPreviewToken(token);
  if (token === '' && reply !== null) return TOKEN_REQUIRED;
  if (sent === null) return create(live, languages, include);
  const { session, language } = openPreview(live, sent);
  const shown = { language, live, include };
  if (reply === null) {
    const outcome = () => view(live.compiled, session, callerOf(include));
    return { ...shown, status: 'current', token, session, outcome };
  }
  const read = accept(live.compiled, session, reply.questionId, reply.answers);
  if (read.kind !== 'accepted') return refuseReply(read);
  const replies: readonly GivenReply[] = [...sent.replies, { question: read.question, answers: read.reply }];
  const next = replies.length > MOST_REPLIES ? null : writePreviewToken({ language, replies });
  if (next === null) return TOO_LONG;
  const moved = move(live.compiled, session, read);
  const outcome = () => showMove(live.compiled, moved, callerOf(include));
  return { ...shown, status: 'advanced', token: next, session: moved.session, outcome };
}

function create(live: LiveAdvisor, languages: string | null, include: Include | null): Lead {
  const language = chooseLanguage(languages, live.languages);
  const begun = begin(live.compiled, language);
  const token = writePreviewToken({ language, replies: [] });
  if (token === null) throw new Error('A language is short.');
  const outcome = () => showMove(live.compiled, begun, callerOf(include));
  return { status: 'created', token, language, live, session: begun.session, outcome, include };
}

export interface OpenedPreview {
  readonly session: Session;
  readonly language: string;
  /** Replies that do not hold any more. */
  readonly left: readonly GivenReply[];
}

/** Where a conversation stands, with the draft as it is now. */
export function openPreview(
  live: LiveAdvisor,
  sent: { readonly language: string; readonly replies: readonly GivenReply[] },
): OpenedPreview {
  const language = chooseLanguage(sent.language, live.languages);
  const { session, left } = takeReplies(live.compiled, language, sent.replies.slice(0, MOST_REPLIES));
  return { session, language, left };
}
