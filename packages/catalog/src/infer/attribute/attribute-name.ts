// Names and labels of attributes from the names of columns.

import { refuseAttributeName } from '../../mapping/read-rule.ts';
import { plainName } from '../column/column-names.ts';

/** `Screen Size` → `screen_size`; never one that is refused, and never one that is `taken`. */
export function attributeName(column: string, taken: ReadonlySet<string>): string {
  const wanted = plainName(withoutFormat(column)).replaceAll(' ', '_').slice(0, 60) || 'column';
  const allowed = refuseAttributeName(wanted) === null ? wanted : `${wanted}_value`;
  if (!taken.has(allowed)) return allowed;
  for (let number = 2; ; number++) if (!taken.has(`${allowed}_${number}`)) return `${allowed}_${number}`;
}

/** `ScreenSize` and `screen_size` → `Screen size`; abbreviations stand in capitals. */
export function attributeLabel(column: string): string {
  const words = withoutFormat(column)
    .replace(/(\p{Ll})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[\s_./]+/)
    .filter((word) => word !== '');
  const label = words
    .map((word, index) => (ABBREVIATION.test(word) ? word.toUpperCase() : lowered(word, index)))
    .join(' ');
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** What the formats put before a column's own name tells a shopper nothing. */
const withoutFormat = (column: string): string => column.replace(/^(?:g:|product_detail\.|Google Shopping \/ )/i, '');

const lowered = (word: string, index: number): string =>
  index > 0 && /^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLowerCase() : word;

const ABBREVIATION =
  /^(?:[bcdfghjklmnpqrstvwxz]{2,4}|cpu|gpu|ram|rom|ssd|hdd|usb|os|led|lcd|oled|rgb|cas|sim|nfc|gps|hdmi|psu|fov|dpi|ups|va|ean|ip|id|uv|ai)$/i;
