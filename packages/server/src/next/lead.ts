// One request of a conversation, without HTTP: find the session, let the engine take the step, store it, say what to
// answer. A reply causes at most one step, whatever is retried, doubled or sent from two places (rows 5 to 33).

import type { SessionStatus } from '@guidepost/contract/headers';
import { type Accepted, accept, isSameReply } from '@guidepost/engine/accept';
import { begin, type Caller, move, type Outcome, showMove, view } from '@guidepost/engine/converse';
import type { Session } from '@guidepost/engine/session';
import type { LiveAdvisor } from '../live/live-advisor.ts';
import type { LiveAdvisors } from '../live/live-advisors.ts';
import { Refusal } from '../refusals/refusal.ts';
import { chooseLanguage } from '../rendering/choose-language.ts';
import { isExpired, type SessionLife } from '../sessions/session-life.ts';
import type { SessionStore, StoredSession } from '../sessions/session-store.ts';
import type { OpenedToken, SessionTokens } from '../sessions/session-token.ts';
import type { SentReply } from './parse-reply.ts';
import type { Include } from './read-include.ts';
import { refuseReply, TOKEN_REQUIRED, TOO_LONG } from './refuse-reply.ts';

export interface Lead {
  readonly status: SessionStatus;
  readonly token: string;
  readonly language: string;
  readonly live: LiveAdvisor;
  /** What the outcome is of. */
  readonly session: Session;
  /** Finds what is shown. It must be asked for at once, or not at all: see `Move` of the engine. */
  readonly outcome: () => Outcome;
  /** What is wanted beside the outcome; null if nothing is. */
  readonly include: Include | null;
}

export interface LeadRequest {
  /** The advisor that the request names, in its published version. */
  readonly live: LiveAdvisor;
  /** Empty if there is none. */
  readonly token: string;
  readonly reply: SentReply | null;
  /** The languages that the shopper reads, as a browser lists them (RFC 9110, section 12.5.4); null if nobody said. */
  readonly languages: string | null;
  readonly include: Include | null;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export interface LeadTools {
  readonly advisors: LiveAdvisors;
  readonly sessions: SessionStore;
  readonly tokens: SessionTokens;
  readonly life: SessionLife;
  /** How many replies, skips and changes a session takes. All of them are stored, so there has to be an end. */
  readonly mostSteps: number;
}

/** What is sent, and what is kept of it with the step. */
export interface Recorded {
  /** What the results are, as `writeGiven` writes it; null if there are none. */
  readonly given: string | null;
}

/** The answer, and what must happen before it is sent. */
export interface Led<Rendered> {
  readonly answer: Rendered | Refusal;
  /**
   * The commit of the step that the answer shows; null if there is none to wait for. It resolves to false if the step did not
   * happen. Then the request is led again.
   */
  readonly committed: Promise<boolean> | null;
}

/**
 * `render` turns an answer into what is sent. It is called before the step is committed, and the result is sent after it. The
 * return value is only a promise if something is not in memory, which is rare.
 */
export function lead<Rendered extends Recorded>(
  tools: LeadTools,
  request: LeadRequest,
  render: (lead: Lead) => Rendered,
): Led<Rendered> | Promise<Led<Rendered>> {
  const { token, reply } = request;
  if (token === '') return reply === null ? create(tools, request, render) : refused(TOKEN_REQUIRED);
  const opened = tools.tokens.open(token);
  if (opened === null) return create(tools, request, render);
  // Only a reply goes on from the step that its token names; all else is shown as it is now.
  const found = tools.sessions.find(opened.session, reply === null ? undefined : opened.step);
  return found instanceof Promise
    ? found.then((session) => goOn(tools, request, opened, session, render))
    : goOn(tools, request, opened, found, render);
}

export const refused = (answer: Refusal): Led<never> => ({ answer, committed: null });

function goOn<Rendered extends Recorded>(
  tools: LeadTools,
  request: LeadRequest,
  opened: OpenedToken,
  session: StoredSession | null,
  render: (lead: Lead) => Rendered,
): Led<Rendered> | Promise<Led<Rendered>> {
  const { live, now, reply } = request;
  const isOurs = session?.client === live.client && session.advisor === live.advisor;
  if (!session || !isOurs || isExpired(session, now, tools.life)) return create(tools, request, render);
  if (reply === null || opened.step !== session.step) return showAgain(tools, request, opened.step, session, render);
  const version = versionOf(tools, request, session);
  return version instanceof Promise
    ? version.then((loaded) => step(tools, request, opened, loaded, session, reply, render))
    : step(tools, request, opened, version, session, reply, render);
}

/** The version that the session started with. Nearly always this is the published one. */
const versionOf = (
  { advisors }: LeadTools,
  { live }: LeadRequest,
  { version }: StoredSession,
): LiveAdvisor | null | Promise<LiveAdvisor | null> =>
  live.version === version ? live : advisors.findVersion(live.client, live.advisor, version);

/** No step can be taken with this token. Shows where the session stands, or repeats the step that was taken with it. */
async function showAgain<Rendered extends Recorded>(
  tools: LeadTools,
  request: LeadRequest,
  tokenStep: number,
  session: StoredSession,
  render: (lead: Lead) => Rendered,
): Promise<Led<Rendered>> {
  // A step is shown only once it is certain to stay. This is asked in the turn in which the session was found.
  await tools.sessions.settled(session.id);
  const own = await versionOf(tools, request, session);
  if (own === null) return create(tools, request, render);
  const { reply } = request;
  const shown =
    reply === null
      ? showSession(tools, request, own, session, 'current')
      : repeat(tools, request, own, session, tokenStep);
  return { answer: shown instanceof Refusal ? shown : render(shown), committed: null };
}

function create<Rendered extends Recorded>(
  { sessions, tokens }: LeadTools,
  { live, languages, include, now }: LeadRequest,
  render: (lead: Lead) => Rendered,
): Led<Rendered> {
  const language = chooseLanguage(languages, live.languages);
  const begun = begin(live.compiled, language);
  const { session: state, chosenBy } = begun;
  const outcome = () => showMove(live.compiled, begun, callerOf(include));
  const session: StoredSession = {
    id: sessions.makeId(now),
    client: live.client,
    advisor: live.advisor,
    version: live.version,
    startedAt: now,
    step: 0,
    steppedAt: now,
    lastReplied: null,
    state,
  };
  const answer = render({
    ...{ status: 'created', token: tokens.make(session.id, 0) },
    ...{ language, live, session: state, outcome, include },
  });
  return { answer, committed: sessions.insert(session, live.catalog.revision, chosenBy, answer.given) };
}

/** Where the session stands. */
function showSession(
  { tokens }: LeadTools,
  { include }: LeadRequest,
  live: LiveAdvisor,
  { id, step, state }: StoredSession,
  status: 'current' | 'replayed',
): Lead {
  const outcome = () => view(live.compiled, state, callerOf(include));
  return { status, token: tokens.make(id, step), language: state.language, live, session: state, outcome, include };
}

/** Whoever asks for reasons can say what a result misses. What the results lack is kept with the step. */
export const callerOf = (include: Include | null): Caller =>
  include === null ? PLAIN : { nearest: include.reasons, lacks: true, wanted: include };

const PLAIN: Caller = { nearest: false, lacks: true };

/** A reply with a used token: it has already taken its step, or it is in conflict (rows 18, 20, 21, 23, 24). */
function repeat(
  tools: LeadTools,
  request: LeadRequest,
  live: LiveAdvisor,
  session: StoredSession,
  tokenStep: number,
): Lead | Refusal {
  const { reply } = request;
  if (reply !== null && tokenStep === session.step - 1 && isLastReply(live, session, reply)) {
    return showSession(tools, request, live, session, 'replayed');
  }
  return new Refusal(
    'session-token-used',
    'Another reply was given with this token, or the session has moved on since.',
  );
}

function isLastReply(live: LiveAdvisor, session: StoredSession, { questionId, answers }: SentReply): boolean {
  const stored = session.lastReplied === questionId ? session.state.replies[questionId] : undefined;
  if (stored === undefined) return false;
  const asSent = new Set(answers);
  if (stored.length === asSent.size && stored.every((answer) => asSent.has(answer))) return true;
  const read = accept(live.compiled, session.state, questionId, answers);
  return read.kind === 'accepted' && isSameReply(read.reply, stored);
}

function step<Rendered extends Recorded>(
  tools: LeadTools,
  request: LeadRequest,
  opened: OpenedToken,
  live: LiveAdvisor | null,
  session: StoredSession,
  reply: SentReply,
  render: (lead: Lead) => Rendered,
): Led<Rendered> {
  if (live === null) return create(tools, request, render);
  if (session.step >= tools.mostSteps) return refused(TOO_LONG);
  const read = accept(live.compiled, session.state, reply.questionId, reply.answers);
  if (read.kind !== 'accepted') return refused(refuseReply(read));
  const { include } = request;
  const moved = move(live.compiled, session.state, read);
  const { session: state, chosenBy } = moved;
  const next = nextStep(session, read, state, request.now);
  const token = tools.tokens.makeNext(opened);
  const answer = render({
    status: 'advanced',
    token,
    language: state.language,
    live,
    session: state,
    outcome: () => showMove(live.compiled, moved, callerOf(include)),
    include,
  });
  return { answer, committed: tools.sessions.advance(next, live.catalog.revision, chosenBy, answer.given) };
}

const nextStep = (
  session: StoredSession,
  { question }: Accepted,
  state: StoredSession['state'],
  now: number,
): StoredSession => ({ ...session, step: session.step + 1, steppedAt: now, lastReplied: question, state });
