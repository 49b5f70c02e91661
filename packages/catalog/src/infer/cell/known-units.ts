// The units of product data by quantity, so that several units of one quantity can be converted to one.

import { plainName } from '../column/column-names.ts';

/**
 * For each quantity: how a unit is written, and how many of the first unit it is. A drive of 1 TB is sold as 1000 GB.
 */
const QUANTITIES: readonly (readonly (readonly [string, number])[])[] = [
  [
    ['GB', 1],
    ['TB', 1000],
    ['MB', 1 / 1024],
    ['KB', 1 / 1048576],
  ],
  [
    ['kg', 1],
    ['g', 0.001],
    ['mg', 0.000001],
    ['lb', 0.45359237],
    ['lbs', 0.45359237],
    ['oz', 0.028349523],
  ],
  [
    ['mm', 1],
    ['cm', 10],
    ['m', 1000],
    ['in', 25.4],
    ['"', 25.4],
    ['″', 25.4],
    ['inch', 25.4],
    ['inches', 25.4],
    ['Zoll', 25.4],
    ['ft', 304.8],
  ],
  [
    ['s', 1],
    ['sec', 1],
    ['sek', 1],
    ['sek.', 1],
    ['Sekunden', 1],
    ['seconds', 1],
    ['ms', 0.001],
    ['min', 60],
    ['min.', 60],
    ['minutes', 60],
    ['Minuten', 60],
    ['h', 3600],
    ['hrs', 3600],
    ['hours', 3600],
    ['Std', 3600],
    ['Std.', 3600],
    ['Stunden', 3600],
  ],
  [
    ['W', 1],
    ['kW', 1000],
    ['mW', 0.001],
    ['Watt', 1],
  ],
  [
    ['V', 1],
    ['kV', 1000],
    ['mV', 0.001],
  ],
  [
    ['A', 1],
    ['mA', 0.001],
  ],
  [
    ['mAh', 1],
    ['Ah', 1000],
  ],
  [
    ['Wh', 1],
    ['kWh', 1000],
  ],
  [
    ['VA', 1],
    ['kVA', 1000],
  ],
  [
    ['Hz', 1],
    ['kHz', 1000],
    ['MHz', 1_000_000],
    ['GHz', 1_000_000_000],
  ],
  [
    ['l', 1],
    ['ml', 0.001],
    ['cl', 0.01],
    ['dl', 0.1],
    ['Liter', 1],
    ['Litre', 1],
    ['Liters', 1],
    ['Litres', 1],
  ],
  [['MP', 1]],
  [['dB', 1]],
  [['px', 1]],
  [['%', 1]],
  [['°C', 1]],
  [['rpm', 1]],
  [['lm', 1]],
  [['cd/m²', 1]],
];

/** The quantity of a unit, with all its units. Null for an unknown unit. */
export function quantityOf(unit: string): readonly (readonly [string, number])[] | null {
  const exact = QUANTITIES.find((units) => units.some(([name]) => name === unit));
  if (exact !== undefined) return exact;
  const lower = unit.toLowerCase();
  return QUANTITIES.find((units) => units.some(([name]) => name.toLowerCase() === lower)) ?? null;
}

/** The usual way to write a unit, which is the first in the table: `gb` → `GB`, `"` → `in`, `Minuten` → `min`. */
export function usualUnit(unit: string): string {
  if (/^(?:"|″|”|''|inch|inches|zoll)$/i.test(unit)) return 'in';
  const lower = unit.toLowerCase();
  const quantity = quantityOf(unit) ?? [];
  const known = quantity.find(([name]) => name === unit) ?? quantity.find(([name]) => name.toLowerCase() === lower);
  return known === undefined ? unit : (quantity.find(([, factor]) => factor === known[1])?.[0] ?? unit);
}

/**
 * How many of the other unit one is, written as short as possible without loss. Null: they measure different quantities.
 */
export function unitFactor(unit: string, other: string): number | null {
  const quantity = quantityOf(unit);
  const worth = (name: string) => quantity?.find(([one]) => one === usualUnit(name))?.[1];
  const [one, base] = [worth(unit), worth(other)];
  if (one === undefined || base === undefined) return null;
  const rounded = Number((one / base).toPrecision(12));
  return Math.abs(rounded * base - one) <= one * 1e-15 ? rounded : one / base;
}

/** The unit in a column's name: `Weight (kg)`, `capacity_w`, `Inches`. Null if there is none. */
export function unitOfName(name: string): string | null {
  const inside = /[([]\s*(?:in\s+)?([^()[\]]{1,8})\s*[)\]]\s*$/.exec(name)?.[1]?.trim();
  if (inside !== undefined && quantityOf(inside) !== null) return usualUnit(inside);
  const words = plainName(name).split(' ');
  if (words.some((word) => PER.has(word))) return null;
  const last = words.at(-1) ?? '';
  if (last === 'inches' || last === 'inch' || last === 'zoll') return 'in';
  if (last === 'euros' || last === 'euro') return '€';
  const loose = words.length > 1 && last.length + (LETTERS.has(last) ? 1 : 0) > 1 && !DOUBTFUL.has(last);
  return loose && quantityOf(last) !== null ? usualUnit(last) : null;
}

const PER = new Set(['per', 'pro', 'par', 'por', 'je']);
const LETTERS = new Set(['w', 'v', 'g']);
const DOUBTFUL = new Set(['in', 'min', 'sec', 'm', 's', 'l', 'a', 'h', 'mp']);
