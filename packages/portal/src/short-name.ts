import { NAME_PATTERN } from '@guidepost/contract/name-pattern';

/** A name for addresses that is made from one for people: letters without accents, digits and `-`. */
export function shortNameOf(name: string): string {
  const letters = name
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, (other) => (/^\p{M}+$/u.test(other) ? '' : '-'));
  return letters.slice(0, 40).replace(/^-+|-+$/g, '');
}

/** What somebody types as a name for addresses, in small letters, so that an address is the same however it is written; anything else becomes one. */
export function typedShortName(typed: string): string {
  const small = typed.trim().toLowerCase();
  return new RegExp(NAME_PATTERN, 'v').test(small) ? small : shortNameOf(typed);
}
