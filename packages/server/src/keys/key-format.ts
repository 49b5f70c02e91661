// How a key is spelled: a prefix that tells its kind, 30 random base-62 characters, and a checksum of both in six more, so
// that a mistyped or cut key is recognised without asking any store, and scanners for leaked secrets can be sure.

import { crc32 } from 'node:zlib';
import type { ApiKey } from './key-store.ts';

export const KEY_PREFIXES: Readonly<Record<ApiKey['kind'], string>> = { publishable: 'gp_pk_', secret: 'gp_sk_' };

/** 178 bits. */
export const RANDOM_LENGTH = 30;
export const CHECKSUM_LENGTH = 6;

export const BASE_62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Of the prefix and the random characters: their CRC-32, most significant digit first; 62⁶ is more than 2³². */
export const computeChecksum = (text: string): string => {
  let rest = crc32(text);
  let digits = '';
  while (digits.length < CHECKSUM_LENGTH) {
    digits = BASE_62.charAt(rest % BASE_62.length) + digits;
    rest = Math.floor(rest / BASE_62.length);
  }
  return digits;
};
