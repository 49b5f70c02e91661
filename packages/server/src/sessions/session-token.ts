// Session tokens: base64url of session id (16 bytes), step (4 bytes) and a tag (16 bytes). An even step
// and the next one share one HMAC-SHA-256 over the session id and half of the step; each tag is one half of it. A token shows
// by itself whether it is ours, so a forgery costs no read. It also shows its step, so "used" is told from "unknown" without
// a list of used tokens. The same step always has the same token.

import { hash } from 'node:crypto';
import type { SessionId } from './session-store.ts';

export interface OpenedToken {
  readonly session: SessionId;
  readonly step: number;
  /** The tags of this step and its neighbour, one character a byte. */
  readonly tags: string;
  readonly slot: TokenSlot;
}

/** The current token of a session, if it was made or opened lately. It need not be checked again when it comes back. */
interface TokenSlot {
  token: string;
  opened: OpenedToken | null;
}

const ID_BYTES = 16;
const SIGNED_BYTES = ID_BYTES + 4;
const TAG_BYTES = 16;
const TOKEN_BYTES = SIGNED_BYTES + TAG_BYTES;
/** Sessions in a generation. */
const RECENT = 10_000;
/** The characters that all tokens of a session have in common: 15 of the 16 bytes of its id. */
const PREFIX = 20;
/** Of SHA-256. */
const BLOCK_BYTES = 64;
const HASH_BYTES = 32;
/** Base64url without padding, because the bytes are a multiple of 3. */
const TOKEN_LENGTH = (TOKEN_BYTES / 3) * 4;

/** The session that a token names, whether or not the token is ours; null if the text is no token. */
export function sessionOfToken(token: string): SessionId | null {
  if (token.length !== TOKEN_LENGTH || !/^[\w-]+$/.test(token)) return null;
  return Buffer.from(token, 'base64url').toString('hex', 0, ID_BYTES) as SessionId;
}

export class SessionTokens {
  /** The two keyed blocks of HMAC (RFC 2104), each followed by what is hashed. After the first there is room for a whole token. */
  readonly #inner = Buffer.alloc(BLOCK_BYTES + TOKEN_BYTES, 0x36);
  readonly #signed = this.#inner.subarray(0, BLOCK_BYTES + SIGNED_BYTES);
  readonly #outer = Buffer.alloc(BLOCK_BYTES + HASH_BYTES, 0x5c);

  /** By the beginning of their tokens. There are two generations, and the older one is forgotten as a whole. */
  #recent = new Map<string, TokenSlot>();
  #before = new Map<string, TokenSlot>();

  /** `secret` has 32 bytes. */
  constructor(secret: Uint8Array) {
    if (secret.length > BLOCK_BYTES) throw new RangeError('The secret is longer than a block of the hash.');
    for (const [at, byte] of secret.entries()) {
      this.#inner[at] = 0x36 ^ byte;
      this.#outer[at] = 0x5c ^ byte;
    }
  }

  make(session: SessionId, step: number): string {
    return this.#make(session, step, null, { token: '', opened: null });
  }

  /** The token of the step after the one that was opened. Every second token costs no hash. */
  makeNext({ session, step, tags, slot }: OpenedToken): string {
    return this.#make(session, step + 1, step % 2 === 0 ? tags : null, slot);
  }

  #make(session: SessionId, step: number, known: string | null, slot: TokenSlot): string {
    const bytes = this.#inner;
    bytes.write(session, BLOCK_BYTES, ID_BYTES, 'hex');
    const tags = known ?? this.#tags(step);
    bytes.writeUInt32BE(step, BLOCK_BYTES + ID_BYTES);
    const tag = step % 2 === 0 ? tags.slice(0, TAG_BYTES) : tags.slice(TAG_BYTES);
    bytes.write(tag, BLOCK_BYTES + SIGNED_BYTES, TAG_BYTES, 'latin1');
    const token = bytes.toString('base64url', BLOCK_BYTES);
    if (slot.opened === null) this.#remember(token, slot);
    slot.token = token;
    slot.opened = { session, step, tags, slot };
    return token;
  }

  /** Null for anything that this service did not make. */
  open(token: string): OpenedToken | null {
    if (token.length !== TOKEN_LENGTH) return null;
    const prefix = token.slice(0, PREFIX);
    const known = this.#recent.get(prefix) ?? this.#before.get(prefix);
    if (known !== undefined && isSameText(token, known.token)) return known.opened;
    const bytes = Buffer.from(token, 'base64url');
    if (bytes.length !== TOKEN_BYTES) return null;
    const session = bytes.toString('hex', 0, ID_BYTES) as SessionId;
    const step = bytes.readUInt32BE(ID_BYTES);
    bytes.copy(this.#inner, BLOCK_BYTES, 0, ID_BYTES);
    const tags = this.#tags(step);
    if (!isSameTag(bytes, tags, step % 2 === 0 ? 0 : TAG_BYTES)) return null;
    return { session, step, tags, slot: { token: '', opened: null } };
  }

  #remember(token: string, slot: TokenSlot): void {
    if (this.#recent.size === RECENT) {
      this.#before = this.#recent;
      this.#recent = new Map();
    }
    this.#recent.set(token.slice(0, PREFIX), slot);
  }

  /** The tags of the session whose id follows the first block. Two one-shot hashes cost half as much as an Hmac object. */
  #tags(step: number): string {
    this.#inner.writeUInt32BE(step >>> 1, BLOCK_BYTES + ID_BYTES);
    this.#outer.write(hash('sha256', this.#signed, 'binary'), BLOCK_BYTES, HASH_BYTES, 'latin1');
    return hash('sha256', this.#outer, 'binary');
  }
}

/**
 * Looks at every character, whichever differ, so that the time it takes tells nothing. `===` would stop at the first
 * difference, and a forger could find the tag of a remembered token character by character.
 */
function isSameText(sent: string, known: string): boolean {
  if (sent.length !== known.length) return false;
  let difference = 0;
  for (let i = 0; i < known.length; i++) difference |= sent.charCodeAt(i) ^ known.charCodeAt(i);
  return difference === 0;
}

/** Looks at every byte, as above. */
function isSameTag(token: Buffer, tags: string, from: number): boolean {
  let difference = 0;
  for (let i = 0; i < TAG_BYTES; i++) difference |= (token[SIGNED_BYTES + i] as number) ^ tags.charCodeAt(from + i);
  return difference === 0;
}
