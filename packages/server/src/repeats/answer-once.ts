// A request that has a name of its own (`Idempotency-Key`) is done once: if it comes again, it gets the answer of the first time. The
// answer may hold secrets, such as a new key; it is kept encrypted under the name, of which the store knows only the digest.

import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { RepeatClaim, RepeatStore } from './repeat-store.ts';

export interface NamedRequest {
  readonly caller: string;
  /** As it was sent. */
  readonly name: string;
  /** Method, path and body: what makes it the same request. */
  readonly content: readonly string[];
}

export type OnceAnswered<Answer> =
  | { readonly kind: 'answered'; readonly answer: Answer; readonly isRepeated: boolean }
  | { readonly kind: Exclude<RepeatClaim['kind'], 'first' | 'answered'> };

/** Answers are kept so long, in milliseconds. */
const KEPT = 24 * 60 * 60_000;

/** Whoever claimed a request and has not answered after so long has died. */
const LONGEST_ANSWER = 10 * 60_000;

/**
 * `work` resolves to its answer as text, and whether it did anything: if not, the request may be tried again. What it throws comes out, and
 * the request may be tried again.
 */
export async function answerOnce(
  store: RepeatStore,
  { caller, name, content }: NamedRequest,
  work: () => Promise<{ readonly answer: string; readonly isDone: boolean }>,
  now = Date.now(),
): Promise<OnceAnswered<string>> {
  const request = { caller, name: digest(name), digest: digest(...content) };
  const claim = await store.claim(request, { at: now, keptFrom: now - KEPT, claimedFrom: now - LONGEST_ANSWER });
  if (claim.kind === 'answered') return { kind: 'answered', answer: decrypt(claim.answer, name), isRepeated: true };
  if (claim.kind !== 'first') return { kind: claim.kind };
  let isDone = false;
  try {
    const { answer, ...done } = await work();
    isDone = done.isDone;
    if (isDone) await store.answer(request, encrypt(answer, name));
    return { kind: 'answered', answer, isRepeated: false };
  } finally {
    if (!isDone) await store.release(request).catch(() => {});
  }
}

/** Of texts, none of which can pass into another. */
const digest = (...texts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(texts)).digest('base64url');

const ALGORITHM = 'aes-256-gcm';

const keyOf = (name: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', name, '', 'guidepost: answer to a named request', 32));

/** Nonce, tag, text. */
function encrypt(text: string, name: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv(ALGORITHM, keyOf(name), nonce);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
}

function decrypt(text: string, name: string): string {
  const bytes = Buffer.from(text, 'base64url');
  const decipher = createDecipheriv(ALGORITHM, keyOf(name), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}
