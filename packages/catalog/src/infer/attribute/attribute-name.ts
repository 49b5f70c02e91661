// Names and labels of attributes from the names of columns.

import { refuseAttributeName } from '../../mapping/read-rule.ts';
import { plainName } from '../column/column-names.ts';
import { baseOf } from './label-words.ts';

/** `Screen Size` → `screen_size`, `Höhe` → `hoehe`. Never a name that is refused or already `taken`. */
export function attributeName(column: string, taken: ReadonlySet<string>, language: string | null): string {
  const spelt = WITHOUT_UMLAUTS.has(baseOf(language)) ? column : withoutUmlauts(column);
  const wanted = plainName(withoutFormat(spelt)).replaceAll(' ', '_').slice(0, 60) || 'column';
  const allowed = refuseAttributeName(wanted) === null ? wanted : `${wanted}_value`;
  if (!taken.has(allowed)) return allowed;
  for (let number = 2; ; number++) if (!taken.has(`${allowed}_${number}`)) return `${allowed}_${number}`;
}

/** Languages in which nobody writes `ae` for `ä`: the dots separate vowels, as in `poësie`, or make a letter of its own, as in `väri`. */
const WITHOUT_UMLAUTS = new Set('fr es it nl cs pl sv fi da nb sk hu tr et pt ro'.split(' '));

const withoutUmlauts = (text: string): string =>
  text.normalize('NFC').replace(/[äöüÄÖÜ]/g, (letter) => `${letter.normalize('NFD').charAt(0)}e`);

/** `ScreenSize` and `screen_size` → `Screen size`. Abbreviations are in capitals. German nouns keep their capitals. */
export function attributeLabel(column: string, language: string | null): string {
  const words = withoutFormat(column)
    .replace(/(\p{Ll})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[\s_./]+/)
    .filter((word) => word !== '');
  const label = words
    .map((word, index) => (ABBREVIATION.test(word) ? word.toUpperCase() : lowered(word, index, language)))
    .join(' ');
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** Removes hints for those who fill in the file, which tell shoppers nothing: prefixes (`C:` of eBay), `(x,y,z...)`, `(0/1)`, `*`. */
const withoutFormat = (column: string): string =>
  column
    .replace(/^\*?C:(?=\S)|^\*(?=\S)/, '')
    .replace(/^(?:g:|product_detail\.|Google Shopping \/ )/i, '')
    .replace(/^[\s*_–—:.-]+(?=[\p{L}\d])|(?<=[\p{L}\d)])[\s*_–—:-]+$/gu, '')
    .replace(KEBAB, (name) => name.replaceAll('-', ' '))
    .replace(/\s*\((?:[a-z],\s*[a-z].*|0\s*\/\s*1.*|[^)]*:[^)]*:[^)]*)\)|\s*\*$/i, '');

/** `card-slot`, as programs write it; `Wi-Fi` is one word. */
const KEBAB = /^(?!(?:wi-fi|hi-fi|e-\p{L}+|t-shirt|x-ray|add-on|plug-in|built-in)$)[\p{Ll}\d]+(?:-[\p{Ll}\d]+)+$/u;

const lowered = (word: string, index: number, language: string | null): string =>
  index > 0 && baseOf(language) !== 'de' && /^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLowerCase() : word;

const ABBREVIATION =
  /^(?:[bcdfghjklmnpqrstvwxz]{2,4}|cpu|gpu|ram|rom|ssd|hdd|usb|os|led|lcd|oled|rgb|cas|sim|nfc|gps|hdmi|psu|fov|dpi|ups|va|ean|ip|id|uv|ai)$/i;
