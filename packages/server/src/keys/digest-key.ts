// What is stored of a key and what it is found by. A key has 178 random bits, so a plain hash cannot be guessed back.

import { hash } from 'node:crypto';

/** SHA-256 of the whole key, lower-case hexadecimal. */
export const digestKey = (key: string): string => hash('sha256', key, 'hex');
