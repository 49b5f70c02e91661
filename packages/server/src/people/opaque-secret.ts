// Secrets that mean nothing by themselves: of sign-ins and links. They leave this process once; only their digests are kept.

import { hash, randomBytes } from 'node:crypto';
import { drawBase62 } from '../keys/key-format.ts';

/** 256 random bits in 43 characters that stand in a cookie and in an address as they are. */
export const makeSecret = (): string => randomBytes(BYTES).toString('base64url');

/** SHA-256, lower-case hexadecimal: nobody can guess so many bits back. Null: the text can be no such secret. */
export const digestSecret = (text: string): string | null => (SHAPE.test(text) ? hash('sha256', text, 'hex') : null);

/** 95 bits: no two are the same. It opens nothing. */
export const makeId = (kind: 'person' | 'signin' | 'link' | 'token'): string => `${kind}_${drawBase62(16)}`;

const BYTES = 32;
const SHAPE = /^[\w-]{43}$/;
