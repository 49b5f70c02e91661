// How people are called, on screens of others: any script, but nothing that changes how a line reads.

import type { Given } from '../values/given-values.ts';

/** Of a person, or of what a person made. */
export function readName(text: string): Given<string> {
  const name = text.normalize('NFC').trim().replace(/\s+/gu, ' ');
  if (name === '' || name.length > LONGEST || UNSEEN.test(name) || !/[\p{L}\p{N}]/u.test(name))
    return { wrong: `Use 1 to ${LONGEST} characters, among them a letter or digit, and none that cannot be seen.` };
  return { value: name };
}

const LONGEST = 100;

/** Controls, halves of characters, what turns the direction of a line, and what takes no room. Joiners belong to words of some scripts. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Cn}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e0fff}]/u;
