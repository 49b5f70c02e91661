// How a key is spelled: a prefix that tells its kind, 30 random base-62 characters, and a checksum of both in six more, so
// that a mistyped or cut key is recognised without asking any store, and scanners for leaked secrets can be sure. A key
// leaves this process once, to whoever asked for it; only its digest is kept.

import { hash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { ApiKey } from './key-store.ts';

export const makeKey = (kind: ApiKey['kind']): string => makeChecked(PREFIXES[kind]);

/** A text that begins with this prefix and is spelled as keys are. */
export const makeChecked = (prefix: string): string => {
  const body = prefix + drawBase62(RANDOM_LENGTH);
  return body + computeChecksum(body);
};

/**
 * Tells whether a text can be a key at all, at the cost of one CRC: what cannot is refused without a look-up. Null: prefix,
 * length, alphabet or checksum are wrong. Says nothing about whether the key is in force.
 */
export const parseKey = (text: string): { readonly kind: ApiKey['kind'] } | null => {
  if (isChecked(PREFIXES.secret, text)) return { kind: 'secret' };
  return isChecked(PREFIXES.publishable, text) ? { kind: 'publishable' } : null;
};

/** Whether {@link makeChecked} can have made the text with this prefix. */
export const isChecked = (prefix: string, text: string): boolean =>
  text.length === prefix.length + RANDOM_LENGTH + CHECKSUM_LENGTH &&
  text.startsWith(prefix) &&
  BASE_62_ONLY.test(text.slice(prefix.length)) &&
  text.slice(-CHECKSUM_LENGTH) === computeChecksum(text.slice(0, -CHECKSUM_LENGTH));

/**
 * What is stored of a key and what it is found by: SHA-256 of the whole key, lower-case hexadecimal. A key has 178 random
 * bits, so a plain hash cannot be guessed back.
 */
export const digestKey = (key: string): string => hash('sha256', key, 'hex');

/** Every character is as likely as every other. */
export const drawBase62 = (length: number): string =>
  Array.from({ length }, () => BASE_62.charAt(randomInt(BASE_62.length))).join('');

const PREFIXES: Readonly<Record<ApiKey['kind'], string>> = { publishable: 'gp_pk_', secret: 'gp_sk_' };

/** 178 bits. */
const RANDOM_LENGTH = 30;
const CHECKSUM_LENGTH = 6;

export const BASE_62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

const BASE_62_ONLY = /^[0-9A-Za-z]+$/;

/** Of the prefix and the random characters: their CRC-32, most significant digit first; 62⁶ is more than 2³². */
function computeChecksum(text: string): string {
  let rest = crc32(text);
  let digits = '';
  while (digits.length < CHECKSUM_LENGTH) {
    digits = BASE_62.charAt(rest % BASE_62.length) + digits;
    rest = Math.floor(rest / BASE_62.length);
  }
  return digits;
}
