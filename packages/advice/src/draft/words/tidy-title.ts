// Writes a value of the catalog as people like to read it. Only titles are tidied. Ids and conditions keep the catalog's spelling.

import { capital } from '@guidepost/fault/say-names';
import { titleAsShown } from '../../title-as-shown.ts';

/**
 * `dark_blue` and `DARK BLUE` become `Dark blue`; `macOS`, `HDMI` and `AM5` stay as they are. `beside`: the other values; among such in
 * capitals, a short one that can be spoken is a word, too.
 */
export function tidyTitle(value: string, beside: readonly string[] = []): string {
  let title = value.replace(/\s+/g, ' ').trim();
  const screen = SCREENS.get(title.toUpperCase().replace(/[\s-]/g, ''));
  if (screen !== undefined) return screen;
  if (!title.includes(' ') && /^\p{Ll}+([_-]\p{Ll}+)+$/u.test(title) && title.includes('_')) {
    title = title.replaceAll('_', ' ');
  }
  if (isShouted(title) || (SPOKEN.test(title) && beside.filter(isShouted).length >= ENOUGH_SHOUTED))
    title = title.toLowerCase();
  if (/^\p{Ll}+([\s/,'’-]|$)/u.test(title)) title = capital(title);
  return title;
}

/** `Tag heuer` → `Tag Heuer`. */
export const properName = (title: string): string =>
  title.replace(/(?<![\p{L}\p{M}'’])\p{Ll}[\p{L}\p{M}]*/gu, (word) => (SMALL_WORDS.test(word) ? word : capital(word)));

const SMALL_WORDS = /^(?:and|of|the|et|de|du|la|le|y|e|di|da|do|und|von|van|der)$/;

/** How sharp a screen is, as shops write it. Few say `FHD`. */
const SCREENS: ReadonlyMap<string, string> = new Map([
  ['FHD', 'Full HD'],
  ['FULLHD', 'Full HD'],
  ['4KUHD', '4K UHD'],
  ['UHD4K', '4K UHD'],
]);

/** Capitals only, without a digit, and too long for an abbreviation. */
export const isShouted = (text: string): boolean =>
  /^[\p{Lu}\s/,&'’-]+$/u.test(text) &&
  !/LED\b/.test(text) &&
  /\p{Lu}{5,}/u.test(text) &&
  /[AEIOUYÄÖÜАЕЁИОУЫЭЮЯІЇЄ]/u.test(text);

/** `SONY`, `BOSE`: a vowel behind each consonant. `ASUS`, `HDMI` and `IKEA` may be abbreviations. */
const SPOKEN = /^(?!NASA$|NATO$|SATA$|VESA$|WIFI$|HIFI$|MIDI$)(?:[BCDFGHJKLMNPQRSTVWXZ][AEIOUY]){2}$/;
const ENOUGH_SHOUTED = 2;

/** The last piece of each path (`Parts > Batteries > Li-ion`), if the last pieces tell the values apart. */
export function tidyTitles(values: readonly string[]): string[] {
  const ends = values.map((value) => value.split(/\s+>\s+/).at(-1) ?? value);
  const cut = ends.map((end) => tidyTitle(end, ends));
  const titles =
    new Set(cut.map(titleAsShown)).size === values.length ? cut : values.map((value) => tidyTitle(value, values));
  return distinctTitles(titles, values).map((title) => title || '–');
}

/** If two values would get the same title, people must see how they differ. */
export function distinctTitles(titles: readonly string[], values: readonly string[]): string[] {
  const seen = new Map<string, number>();
  for (const title of titles.map(titleAsShown)) seen.set(title, (seen.get(title) ?? 0) + 1);
  return titles.map((title, nth) =>
    (seen.get(titleAsShown(title)) ?? 0) > 1 ? (values[nth] ?? title).trim() || title : title,
  );
}
