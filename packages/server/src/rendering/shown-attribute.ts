// What an attribute is called beside a result. A catalog in Guidepost's own shape has no labels, and says units in names:
// `weight_kg` is the weight, in kg.

import type { Attribute } from '@guidepost/engine/product';

export interface ShownAttribute {
  readonly name: string;
  readonly label: string;
  /** What is added to its values; null where they have their unit already, or none. */
  readonly unit: string | null;
}

/** Units that names end in and that can be read in no other way, as they are written. */
const UNITS = new Map(
  ['kg', 'km', 'cm', 'mm', 'ml', 'Wh', 'kWh', 'kW', 'mAh', 'MB', 'GB', 'TB', 'Hz', 'kHz', 'MHz', 'GHz', 'dB'].map(
    (unit) => [unit.toLowerCase(), unit],
  ),
);

export function shownAttribute({ name, type, unit, label }: Attribute): ShownAttribute {
  if (label !== null) return { name, label, unit: null };
  const words = name.split('_').filter((word) => word !== '');
  const last = words.length > 1 ? words.at(-1) : undefined;
  const named = type === 'number' && unit === null ? (UNITS.get(last?.toLowerCase() ?? '') ?? null) : null;
  const said = named ?? unit;
  if (said !== null && last?.toLowerCase() === said.toLowerCase()) words.pop();
  const spelt = words.join(' ') || name;
  return { name, label: spelt.charAt(0).toUpperCase() + spelt.slice(1), unit: named };
}
