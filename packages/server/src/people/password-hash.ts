// How passwords are kept: hashed with argon2id (RFC 9106), in the thread pool of Node, so that nobody else waits for it. The parameters
// stand in the hash, so they can grow from release to release; a password is hashed again when its owner signs in.

import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';

interface Cost {
  /** KiB. */
  readonly memory: number;
  readonly passes: number;
  readonly lanes: number;
}

/**
 * The first choice of OWASP's "Password Storage Cheat Sheet" with less than 20 MiB: as hard to guess as those with more memory and fewer passes, and
 * a small machine has room for several at once.
 */
const COST: Cost = { memory: 19_456, passes: 2, lanes: 1 };

/** Bytes. */
const SALT = 16;
const TAG = 32;

/** `password`: as {@link judgePassword} gives it. The format is the one that other programs write, too (PHC). */
export async function hashPassword(password: string, cost: Cost = COST): Promise<string> {
  const salt = randomBytes(SALT);
  const tag = await derive(password, salt, cost, TAG);
  const { memory, passes, lanes } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${lanes}$${encode(salt)}$${encode(tag)}`;
}

/**
 * Whether it is the password of this hash. Of a hash that cannot be read nothing is the password, nor of none, but it takes as long to say so.
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const parts = stored === null ? null : readHash(stored);
  const { salt, tag, cost } = parts ?? NOBODY;
  const derived = await derive(password, salt, cost, tag.length);
  return timingSafeEqual(derived, tag) && parts !== null;
}

/** Whether the hash should be made anew, with more cost. */
export function isWeaker(stored: string): boolean {
  const cost = readHash(stored)?.cost;
  if (cost === undefined) return true;
  return cost.memory * cost.passes < COST.memory * COST.passes || cost.lanes !== COST.lanes;
}

/** Unicode's compatible spelling: the same password from every keyboard (NIST SP 800-63B-4, section 3.1.1.2). */
export const spellPassword = (text: string): string => text.normalize('NFKC');

/** Nobody's: no password has a tag of zeros. */
const NOBODY = { salt: Buffer.alloc(SALT), tag: Buffer.alloc(TAG), cost: COST };

function derive(password: string, salt: Buffer, { memory, passes, lanes }: Cost, length: number): Promise<Buffer> {
  const parameters = { message: password, nonce: salt, parallelism: lanes, tagLength: length, memory, passes };
  return new Promise((resolve, reject) => {
    argon2('argon2id', parameters, (error, derived) => (error === null ? resolve(derived) : reject(error)));
  });
}

const PHC = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,3})\$([\w+/-]{11,86})\$([\w+/-]{22,171})$/;

function readHash(stored: string): { salt: Buffer; tag: Buffer; cost: Cost } | null {
  const [, memory, passes, lanes, salt, tag] = PHC.exec(stored) ?? [];
  if (salt === undefined || tag === undefined) return null;
  const cost = { memory: Number(memory), passes: Number(passes), lanes: Number(lanes) };
  // What argon2 demands; damaged numbers are no error of whoever signs in.
  if (cost.passes < 1 || cost.lanes < 1 || cost.memory < 8 * cost.lanes || cost.memory > MOST_MEMORY) return null;
  return { salt: Buffer.from(salt, 'base64'), tag: Buffer.from(tag, 'base64'), cost };
}

/** KiB: a damaged number must not take the memory of the machine. */
const MOST_MEMORY = 1_048_576;

const encode = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');
