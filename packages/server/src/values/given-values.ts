// Values as people give them, judged alike at every door and before anything is done with them: a wrong currency, say, would
// be kept with the catalog and fail every import after it.

import { NAME_PATTERN } from '@guidepost/contract/name-pattern';
import type { Mend } from '@guidepost/fault/remedy';
import { grouped } from '@guidepost/fault/say-number';

/** `wrong`: what to give instead, as a sentence. */
export type Given<Value> = { readonly value: Value } | { readonly wrong: string };

/** A member of a request that cannot be meant. */
export interface MemberFault<Member extends string> {
  readonly member: Member;
  /** What to give instead. */
  readonly wrong: string | Mend;
}

/** The member's fault, or none; nothing is wrong with what is not given. */
export function judgeMember<Member extends string>(
  member: Member,
  text: string | null | undefined,
  read: (text: string) => Given<unknown>,
): MemberFault<Member>[] {
  const given = typeof text === 'string' ? read(text) : { value: null };
  return 'wrong' in given ? [{ member, wrong: given.wrong }] : [];
}

/** Of a client, a catalog or an advisor: the same alphabet as in advisor files, so that an id goes anywhere. */
export const readId = (text: string): Given<string> =>
  ID.test(text)
    ? { value: text }
    : {
        wrong: 'Use at most 64 letters without accents, digits, `-`, `_` and `.`, beginning with a letter or digit.',
      };

const ID = new RegExp(NAME_PATTERN);

/** ISO 4217. */
export function readCurrency(text: string): Given<string> {
  if (CURRENCY.test(text)) return { value: text };
  const upper = text.trim().toUpperCase();
  return {
    wrong: CURRENCY.test(upper) ? `Write it in capital letters: ${upper}.` : 'Use three capital letters such as EUR.',
  };
}

const CURRENCY = /^[A-Z]{3}$/;

/** BCP 47, in its canonical spelling. */
export function readLanguage(text: string): Given<string> {
  try {
    return { value: Intl.getCanonicalLocales(text)[0] ?? text };
  } catch {
    return { wrong: 'Use a language tag such as en or de-AT.' };
  }
}

/** What completes links without a host. */
export function readWebAddress(text: string): Given<string> {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && /^https?:\/\//i.test(text)
    ? { value: text }
    : { wrong: 'Use an address that begins with https:// or http://.' };
}

export function readWholeNumber(text: string, least: number, most: number): Given<number> {
  const number = Number(text);
  return /^\d+$/.test(text) && number >= least && number <= most
    ? { value: number }
    : { wrong: `Use a whole number from ${least} to ${grouped(most)}.` };
}

/** From 0 to 1. */
export function readShare(text: string): Given<number> {
  const number = Number(text);
  return /^\d*\.?\d+$/.test(text) && number <= 1
    ? { value: number }
    : { wrong: 'Use a share from 0 to 1, such as 0.1 for one in ten.' };
}

/** `usual`: for the example. */
export function readSeconds(text: string, most: number, usual: number): Given<number> {
  const number = Number(text);
  return /^\d*\.?\d+$/.test(text) && number > 0 && number <= most
    ? { value: number }
    : { wrong: `Use a number of seconds above 0, such as ${usual}.` };
}

/** The version of an advisor. */
export const readVersion = (text: string): Given<number> =>
  /^[1-9]\d{0,8}$/.test(text) ? { value: Number(text) } : { wrong: 'Write the number of a version, such as 3.' };
