// How to correct a number that is written as people write it: with a comma, with spaces between thousands, with its unit.

import type { PlacedNode } from './placed-node.ts';

/** Null if it is not clear which number is meant. */
export const mendNumber = (node: PlacedNode): string | null => {
  if (node.kind !== 'scalar' || typeof node.value !== 'string') return null;
  const parts = /^([^\d\s.,-]{1,3})?\s*(-?\d[\d.,' \u00a0\u202f]*)(.{0,12})$/u.exec(node.value.trim());
  const number = parts === null ? null : plainNumber((parts[2] ?? '').trim());
  if (number === null) return null;
  const unit = (parts?.[1] ?? parts?.[3] ?? '').trim();
  return `Write \`${number}\`${unit === '' ? '' : ', without the unit'}.`;
};

/** `1.000,5` as `1000.5`; null if it is not a number. */
export const plainNumber = (text: string): string | null => {
  const plain = text.replaceAll(/[' \u00a0\u202f]/gu, '');
  if (/^-?\d+(\.\d+)?$/.test(plain)) return plain;
  if (/^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(plain)) return plain.replaceAll(',', '');
  if (/^-?\d{1,3}(\.\d{3})+(,\d+)?$/.test(plain)) return plain.replaceAll('.', '').replace(',', '.');
  return /^-?\d+,\d+$/.test(plain) ? plain.replace(',', '.') : null;
};
