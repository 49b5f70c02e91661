// Session tokens: base64url of session id (16 bytes), step (4 bytes) and a tag (16 bytes: HMAC-SHA-256, cut to 128 bits).
// A token says by itself whether it is ours, so a forgery costs no read, and which step it belongs to, so "used" is told
// from "unknown" without a list of used ones. The same step always has the same token.

import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { SessionId } from './session-store.ts';

export interface OpenedToken {
  readonly session: SessionId;
  readonly step: number;
}

const ID_BYTES = 16;
const SIGNED_BYTES = ID_BYTES + 4;
const TOKEN_BYTES = SIGNED_BYTES + 16;
/** Base64url without padding, because the bytes are a multiple of 3. */
const TOKEN_LENGTH = (TOKEN_BYTES / 3) * 4;

/** Which session a token speaks of, whether or not it is ours; null for what is no token. */
export function sessionOfToken(token: string): SessionId | null {
  if (token.length !== TOKEN_LENGTH || !/^[\w-]+$/.test(token)) return null;
  return Buffer.from(token, 'base64url').toString('hex', 0, ID_BYTES) as SessionId;
}

export class SessionTokens {
  /** A `KeyObject` and not a buffer: a token costs 2 µs instead of 11. */
  readonly #key: KeyObject;

  constructor(secret: Uint8Array) {
    this.#key = createSecretKey(secret);
  }

  make(session: SessionId, step: number): string {
    const bytes = Buffer.allocUnsafe(TOKEN_BYTES);
    bytes.write(session, 0, ID_BYTES, 'hex');
    bytes.writeUInt32BE(step, ID_BYTES);
    this.#tag(bytes).copy(bytes, SIGNED_BYTES, 0, TOKEN_BYTES - SIGNED_BYTES);
    return bytes.toString('base64url');
  }

  /** Null for whatever this service did not make. */
  open(token: string): OpenedToken | null {
    if (token.length !== TOKEN_LENGTH) return null;
    const bytes = Buffer.from(token, 'base64url');
    if (bytes.length !== TOKEN_BYTES) return null;
    const tag = this.#tag(bytes).subarray(0, TOKEN_BYTES - SIGNED_BYTES);
    if (!timingSafeEqual(tag, bytes.subarray(SIGNED_BYTES))) return null;
    return { session: bytes.toString('hex', 0, ID_BYTES) as SessionId, step: bytes.readUInt32BE(ID_BYTES) };
  }

  #tag(bytes: Buffer): Buffer {
    return createHmac('sha256', this.#key).update(bytes.subarray(0, SIGNED_BYTES)).digest();
  }
}
