// Sends one request until there is a response: the same bytes again if a response was lost or the server asks to wait. This
// is safe because a token causes at most one step (a repeated reply is answered as `replayed`).

import { ProblemError, UnreachableError } from './errors.ts';
import type { NextResponse, Problem, SessionStatus } from './wire.ts';

export interface SendSettings {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Null for no body. */
  readonly body: string | null;
  /** Whether it tells something and asks for nothing. Then it goes on after the page was left. */
  readonly keepalive: boolean;
  readonly fetch: typeof fetch;
  /** How often it is tried at most. */
  readonly attempts: number;
  /** Milliseconds for one attempt. */
  readonly timeout: number;
  readonly signal: AbortSignal | undefined;
  /** Called before each wait, with the number of failed attempts and the milliseconds until the next one. */
  readonly onWait?: ((failed: number, wait: number) => void) | undefined;
}

/** Without members that mean anything if nothing was asked for. */
export interface Sent {
  readonly body: NextResponse;
  readonly status: SessionStatus;
  /** The language of the texts. */
  readonly language: string | null;
}

/** Throws `ProblemError`, `UnreachableError`, the reason of `signal`, or a `TypeError` if the settings make no valid request. */
export async function send(settings: SendSettings): Promise<Sent> {
  const { attempts, signal, onWait } = settings;
  const url = new URL(settings.url, page.location?.href).href;
  const headers = new Headers(settings.headers);
  for (let failed = 1; ; failed++) {
    const outcome = await attempt(settings, url, headers);
    if (!(outcome instanceof Error)) return outcome;
    const { status, retryAfter } = outcome;
    if (failed >= attempts || !mayPass(status) || retryAfter > LONGEST_WAIT) throw outcome;
    const wait = retryAfter || Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (failed - 1)) * (0.5 + Math.random() / 2);
    onWait?.(failed, wait);
    await pause(wait, signal);
  }
}

/** In a page, addresses may be relative to it. */
const page = globalThis as { readonly location?: { readonly href: string } };

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 8_000;
/** The longest wait that a server may ask for. If it asks for more, the caller gets the error at once. */
const LONGEST_WAIT = 30_000;

/** Whether trying again may help: no response, a page of the network, or a failure that the server expects to pass. */
const mayPass = (status: number): boolean => status < 400 || [408, 429, 500, 502, 503, 504].includes(status);

async function attempt({ body, timeout, signal, keepalive, ...settings }: SendSettings, url: string, headers: Headers) {
  signal?.throwIfAborted();
  const calling = new AbortController();
  const abort = (): void => calling.abort(signal?.reason);
  const tooLong = setTimeout(() => calling.abort(new Error('no response in time')), timeout);
  signal?.addEventListener('abort', abort);
  try {
    const response = await settings.fetch(url, {
      ...{ method: 'POST', headers, body, signal: calling.signal, credentials: 'omit' },
      // Guidepost never redirects, and the target of a redirect would get the key.
      redirect: 'manual',
      keepalive,
    });
    const text = await response.text();
    return understand(response, text, keepalive);
  } catch (cause) {
    signal?.throwIfAborted();
    return new UnreachableError(0, 0, cause);
  } finally {
    clearTimeout(tooLong);
    signal?.removeEventListener('abort', abort);
  }
}

/** A network may answer in the server's place with its own page, or remove headers that it does not know. */
function understand(
  { ok, status, headers }: Response,
  text: string,
  isTold: boolean,
): Sent | ProblemError | UnreachableError {
  const body = parse(text);
  const said = headers.get('Service-Session-Status');
  if (isTold ? status === 204 : ok && said && typeof body?.session_token === 'string')
    return { body, status: said, language: headers.get('Content-Language') } as unknown as Sent;
  const retryAfter = waitOf(headers.get('Retry-After'));
  return !ok && typeof body?.type === 'string'
    ? new ProblemError(body as unknown as Problem, status, retryAfter)
    : // Browsers hide the status of a redirect.
      new UnreachableError(status || 300, retryAfter);
}

/** Seconds or a date (RFC 9110, section 10.2.3). */
const waitOf = (text: string | null): number =>
  text ? Math.max(0, Number(text) * 1000 || Date.parse(text) - Date.now() || 0) : 0;

function parse(text: string): Record<string, unknown> | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Waits for this many milliseconds, or until the device comes online. Throws the reason of `signal` if it aborts. */
async function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  const device = globalThis as Partial<EventTarget>;
  const over = new AbortController();
  const once = { signal: over.signal };
  let timer: ReturnType<typeof setTimeout> | undefined;
  await new Promise((resolve) => {
    signal?.addEventListener('abort', resolve, once);
    device.addEventListener?.('online', resolve, once);
    timer = setTimeout(resolve, signal?.aborted ? 0 : milliseconds);
  });
  clearTimeout(timer);
  over.abort();
  signal?.throwIfAborted();
}
