// The units of product data by quantity, so that several units of one quantity can be converted to one.

import { plainName } from '../column/column-names.ts';
import { QUANTITIES } from './unit-table.ts';

/** The quantity of a unit, with all its units. Null for an unknown unit. */
export function quantityOf(unit: string): readonly (readonly [string, number])[] | null {
  const exact = QUANTITIES.find((units) => units.some(([name]) => name === unit));
  if (exact !== undefined) return exact;
  const lower = unit.toLowerCase();
  return QUANTITIES.find((units) => units.some(([name]) => name.toLowerCase() === lower)) ?? null;
}

/** The usual way to write a unit, which is the first in the table: `gb` → `GB`, `"` → `in`, `Minuten` → `min`. */
export function usualUnit(unit: string): string {
  if (/^(?:"|″|”|''|inch|inches|zoll|インチ|英寸|吋|인치|นิ้ว|ίντσες|инча|inci)$/i.test(unit)) return 'in';
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

/** The unit in a column's name: `Weight (kg)`, `Вага, г`, `capacity_w`, `Inches`. Null if there is none. */
export function unitOfName(name: string): string | null {
  const inside = /[([]\s*(?:in\s+)?([^()[\]]{1,8})\s*[)\]]\s*$/.exec(name)?.[1]?.trim();
  if (inside !== undefined && quantityOf(inside) !== null) return usualUnit(inside);
  const behind = /,\s*([^\s,]{1,6})\s*$/.exec(name)?.[1];
  if (behind !== undefined && quantityOf(behind) !== null) return usualUnit(behind);
  const [, written] = END_OF_NAME.exec(name) ?? [];
  if (written !== undefined) return written;
  const words = plainName(name).split(' ');
  if (words.some((word) => PER.has(word))) return null;
  const last = words.at(-1) ?? '';
  if (last === 'inches' || last === 'inch' || last === 'zoll') return 'in';
  if (last === 'grams' || last === 'gramm') return 'g';
  if (last === 'euros' || last === 'euro') return '€';
  const loose = words.length > 1 && last.length + (LETTERS.has(last) ? 1 : 0) > 1 && !DOUBTFUL.has(last);
  return loose && quantityOf(last) !== null ? usualUnit(last) : null;
}

/** `Alcohol-%`, `Sugar g/l`, `Energy kcal/100 g`: units that no other word looks like. */
const END_OF_NAME = /(?:^|[\s_,-])(%|(?:mg|g|kg|µg|mmol|kcal|kJ|l|ml)\/(?:100 ?)?(?:g|kg|ml|l|m²|m2|h|min))\s*$/;

const PER = new Set(['per', 'pro', 'par', 'por', 'je']);
const LETTERS = new Set(['w', 'v', 'g']);
const DOUBTFUL = new Set(['in', 'min', 'sec', 'm', 's', 'l', 'a', 'h', 'mp']);
