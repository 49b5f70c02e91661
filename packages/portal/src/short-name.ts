import { NAME_PATTERN } from '@guidepost/contract/name-pattern';
import { inLatinLetters } from './latin-letters.ts';

/** A name for addresses that is made from one for people: letters without accents, digits and `-`. */
export function shortNameOf(name: string): string {
  const letters = inLatinLetters(name).replace(/[^a-z0-9]+/g, '-');
  return letters.replace(/^-+/, '').slice(0, 40).replace(/-+$/, '');
}

/** Whether a name for addresses can be this, in small letters or large ones. */
export const isShortName = (typed: string): boolean => new RegExp(NAME_PATTERN, 'v').test(typed);

/** What somebody types as a name for addresses, in small letters, so that an address is the same however it is written; anything else becomes one. */
export function typedShortName(typed: string): string {
  const small = typed.trim().toLowerCase();
  return isShortName(small) ? small : shortNameOf(typed);
}
