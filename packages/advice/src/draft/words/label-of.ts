// Says what an attribute is called in a question: by the catalog's label if it has one, otherwise by its name, made readable.

import type { Attribute } from '@guidepost/engine/product';
import { capital } from '@guidepost/fault/say-names';
import { nameWithoutUnit, withoutHint } from '../attribute/concept.ts';
import { foldText } from './fold-text.ts';
import { isShouted } from './tidy-title.ts';

/** Written in capitals even if a catalog writes them in lower case. */
const ACRONYMS = new Set(
  'cpu gpu ram rom ssd hdd usb rgb argb pwm psu dpi tdp ips led oled lcd os gps nfc hdmi sim lte pc tv ac dc uv spf bpa vga dvi cd dvd bd ups nas dac anc fov eu us uk cas pcie nvme sata ddr atx'.split(
    ' ',
  ),
);

const SPELT_OUT: ReadonlyMap<string, string> = new Map([
  ['op sys', 'operating system'],
  ['opsys', 'operating system'],
  ['dimension', 'size'],
]);

/** What is measured, where a column is called by its unit alone: nobody is asked which kg they need. Single letters mean other things, too. */
const QUANTITIES: ReadonlyMap<string, string> = new Map(
  [
    ['weight', 'kg kgs kilo kilos kilogram kilograms kilogramm'],
    ['size', 'cm mm centimetres centimeters'],
    ['volume', 'ml cl litres liters'],
    ['power', 'kw watt watts'],
    ['voltage', 'volt volts'],
    ['storage', 'gb tb'],
    ['capacity', 'mah'],
  ].flatMap(([quantity = '', units = '']) => units.split(' ').map((unit) => [unit, quantity] as const)),
);

const PREPOSITION = /^(for|from|to|of|with|für|von|bis|mit)$/i;

/** Begins with a capital letter: `RAM`, `Screen size`, `Weight`. */
export function labelOf({ name, label, unit }: Pick<Attribute, 'name' | 'label' | 'unit'>): string {
  // A label such as `For` makes sense only with its answers.
  const written = PREPOSITION.test(label ?? '')
    ? ''
    : withoutFilter(withoutUnit(withoutHint(innermost(label?.trim() ?? '')), unit));
  const words =
    written !== ''
      ? nameWithoutUnit(written, unit)
          .split(/[_\s]+/)
          .map((word) => (isAcronym(word) ? word.toUpperCase() : word))
      : nameWithoutUnit(name, unit)
          .replace(/^(g:|pa_)/, '')
          .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
          .split(/[_\s.:/-]+/)
          .filter((word) => word !== '')
          .map((word) => (isAcronym(word) ? word.toUpperCase() : word.toLowerCase()));
  while (words.length > 1 && (FILTER.test(words.at(-1) ?? '') || OF_DATA.test(words.at(-1) ?? ''))) words.pop();
  const all = words.join(' ');
  const said = SPELT_OUT.get(all.toLowerCase()) ?? QUANTITIES.get(all.toLowerCase()) ?? (all || name);
  return capital(isShouted(said) && !isAcronym(said) ? said.toLowerCase() : said);
}

/** `Specifications[Brakes]` becomes `Brakes`. */
const innermost = (label: string): string => /^[^[\]]+\[([^[\]]+)\](.*)$/.exec(label)?.slice(1).join('') ?? label;

/** `Hapot g/l` with the unit `g/l` becomes `Hapot`, and `Alkoholi-%` becomes `Alkoholi`. */
function withoutUnit(label: string, unit: string | null): string {
  if (unit === null) return label;
  // `Вага, кг`: a unit in letters that the catalog's own unit does not have.
  const bare = label.replace(/[\s,(-]+%\)?$/, '').replace(/,\s*\p{L}{1,3}\.?$/u, '');
  const words = bare.split(/\s+/);
  const parts = foldText(unit)
    .split(' ')
    .filter((part) => part !== '');
  const end = words.slice(-parts.length).map(foldText).join(' ');
  return parts.length > 0 && words.length > parts.length && end === parts.join(' ')
    ? words
        .slice(0, -parts.length)
        .join(' ')
        .replace(/[\s,(-]+$/, '')
    : bare;
}

/** `Značka filtr` is what a shop filters its list by: `Značka`. */
const withoutFilter = (label: string): string =>
  label.replace(/\s+\(?(filter|filtr|filtre|filtro|фильтр|фільтр)\)?$/i, '');
/** Words about a column, not about what it says: `Brand ref`, `Motor (short info)`. */
const OF_DATA = /^\(?(ref|slug|infos?|texts?|details?|kurzinfo|kurztext|beschreibung)\)?$|^\((short|kurz|raw)$/i;
const FILTER = /^(filter|filtr|filtre|filtro)$/i;

/** As inside a sentence: `screen size`, but `RAM` and `eSIM` stay as they are. */
export const withinSentence = (label: string): string =>
  /^\p{Lu}\p{Ll}*(\s|$)/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

const isAcronym = (word: string): boolean => ACRONYMS.has(word.toLowerCase());
