// Names and labels of attributes from the names of columns.

import { refuseAttributeName } from '../mapping/read-rule.ts';
import { plainName } from './column-names.ts';

/** `Screen Size` → `screen_size`; never one that is refused, and never one that is `taken`. */
export function attributeName(column: string, taken: ReadonlySet<string>): string {
  const wanted = plainName(column).replaceAll(' ', '_').slice(0, 60) || 'column';
  const allowed = refuseAttributeName(wanted) === null ? wanted : `${wanted}_value`;
  if (!taken.has(allowed)) return allowed;
  for (let number = 2; ; number++) if (!taken.has(`${allowed}_${number}`)) return `${allowed}_${number}`;
}

/** `Screen Size` and `screen_size` → `Screen size`; capitals inside of a word stay (`WLAN`, `OpSys`). */
export function attributeLabel(column: string): string {
  const words = column
    .replace(/^g:/, '')
    .split(/[\s_./]+/)
    .filter((word) => word !== '');
  const lowered = words.map((word, index) => (index > 0 && /^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLowerCase() : word));
  const label = lowered.join(' ');
  return label.charAt(0).toUpperCase() + label.slice(1);
}
