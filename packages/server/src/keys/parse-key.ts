// Tells whether a text can be a key at all, at the cost of one CRC: what cannot is refused without a look-up.

import { CHECKSUM_LENGTH, computeChecksum, KEY_PREFIXES, RANDOM_LENGTH } from './key-format.ts';
import type { ApiKey } from './key-store.ts';

/** Null: prefix, length, alphabet or checksum are wrong. Says nothing about whether the key is in force. */
export const parseKey = (text: string): { readonly kind: ApiKey['kind'] } | null => {
  if (text.length !== LENGTH || !SHAPE.test(text)) return null;
  if (text.slice(-CHECKSUM_LENGTH) !== computeChecksum(text.slice(0, -CHECKSUM_LENGTH))) return null;
  return { kind: text.startsWith(KEY_PREFIXES.publishable) ? 'publishable' : 'secret' };
};

const SHAPE = new RegExp(`^(?:${KEY_PREFIXES.publishable}|${KEY_PREFIXES.secret})[0-9A-Za-z]+$`);
const LENGTH = KEY_PREFIXES.secret.length + RANDOM_LENGTH + CHECKSUM_LENGTH;
