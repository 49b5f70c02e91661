// Makes a new key. It leaves this process once, to whoever asked for it; only its digest is kept.

import { randomInt } from 'node:crypto';
import { BASE_62, computeChecksum, KEY_PREFIXES, RANDOM_LENGTH } from './key-format.ts';
import type { ApiKey } from './key-store.ts';

export const makeKey = (kind: ApiKey['kind']): string => {
  const body = KEY_PREFIXES[kind] + drawBase62(RANDOM_LENGTH);
  return body + computeChecksum(body);
};

/** Every character is as likely as every other. */
export const drawBase62 = (length: number): string =>
  Array.from({ length }, () => BASE_62.charAt(randomInt(BASE_62.length))).join('');
