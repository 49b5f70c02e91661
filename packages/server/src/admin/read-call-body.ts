// The body of a request to the admin interface as JSON.

import { Refusal } from '../refusals/refusal.ts';

/** Bytes of a JSON body: far more than the largest advisor file. */
export const MOST_JSON = 4 * 1024 * 1024;

/** Undefined without a body. */
export function parseCallBody(bytes: Uint8Array): unknown {
  if (bytes.length === 0) return undefined;
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    return new Refusal('malformed-json', 'The body is not UTF-8.');
  }
  if (text.trim() === '') return undefined;
  try {
    const parsed: unknown = JSON.parse(text);
    return hasPrototype(parsed) ? new Refusal('malformed-json', 'A member has the name `__proto__`.') : parsed;
  } catch {
    return new Refusal('malformed-json', 'The body is not JSON.');
  }
}

function hasPrototype(value: unknown): boolean {
  const left: unknown[] = [value];
  for (let each = left.pop(); each !== undefined || left.length > 0; each = left.pop()) {
    if (typeof each !== 'object' || each === null) continue;
    if (Object.hasOwn(each, '__proto__')) return true;
    left.push(...Object.values(each).filter((member) => typeof member === 'object' && member !== null));
  }
  return false;
}
