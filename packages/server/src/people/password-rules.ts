// Which passwords may be chosen (NIST SP 800-63B-4, section 3.1.1.2): long ones that are not easily guessed. There are no rules on kinds of
// characters, and nothing is ever cut off.

import type { Given } from '../values/given-values.ts';
import { guessBits } from './guess-bits.ts';
import { spellPassword } from './password-hash.ts';

/** What is known of somebody, and so is tried first. */
export interface KnownOfPerson {
  readonly name: string;
  readonly email: string;
  /** Ids of their shops. */
  readonly clients: readonly string[];
}

/** Gives the password in the one spelling in which it is hashed. */
export function judgePassword(text: string, person: KnownOfPerson): Given<string> {
  const password = spellPassword(text);
  const length = [...password].length;
  if (!password.isWellFormed()) return { wrong: 'It has half of a character. Type it again.' };
  if (length < SHORTEST)
    return {
      wrong: `Use at least ${SHORTEST} characters. Four words that have nothing to do with each other are a good password.`,
    };
  if (length > LONGEST) return { wrong: `Use at most ${LONGEST} characters.` };
  if (guessBits(password, wordsAbout(person)) < ENOUGH_BITS) return { wrong: EASY };
  return { value: password };
}

const EASY =
  'It is among those that are tried first: common words, names, years or rows of keys. Use four words that have nothing to do with each other, or let your browser suggest one.';

const SHORTEST = 12;
/** No secret gets better beyond, and longer texts would only cost time. */
const LONGEST = 1000;
/** With the parameters in use, so many tries take one core about forty years. */
const ENOUGH_BITS = 36;

const wordsAbout = ({ name, email, clients }: KnownOfPerson): string[] =>
  [name, email, ...clients]
    .flatMap((text) => [text, text.replace(/[^\p{L}\p{N}]+/gu, ''), ...text.split(/[^\p{L}\p{N}]+/u)])
    .filter((word) => word.length >= 3);
