// Pairs of a name and a value, as many formats write what a product has: `{ "label": "Frame", "value": "Alloy" }`, or
// `<PARAM><PARAM_NAME>Barva</PARAM_NAME><VAL>modrá</VAL></PARAM>`. Each name is a column: `specifications[Frame]`.

import { plainName } from './infer/column/column-names.ts';

export interface NamedPair {
  readonly name: string;
  /** With its unit, if the pair has one. */
  readonly value: unknown;
}

/** Members that hold the name, by the last word of what they are called. */
const NAMES = new Set(['name', 'label', 'key', 'title', 'attribute', 'property', 'feature', 'param', 'fname', 'nazev']);
const VALUES = new Set(['value', 'values', 'val', 'fvalue', 'text', 'content', 'hodnota']);
const UNITS = new Set(['unit', 'units', 'uom', 'funit']);

type Part = 'name' | 'value' | 'unit';

const parts = new Map<string, Part | null>();
const MOST_KNOWN = 10_000;

/** What a member of this name holds of a pair. Null: nothing. */
export function partOfPair(member: string): Part | null {
  const known = parts.get(member);
  if (known !== undefined) return known;
  const word = plainName(member).split(' ').at(-1) ?? '';
  const part = NAMES.has(word) ? 'name' : VALUES.has(word) ? 'value' : UNITS.has(word) ? 'unit' : null;
  if (parts.size < MOST_KNOWN) parts.set(member, part);
  return part;
}

/** The pair that these members are. Null: they are something else. */
export function pairOf(members: Readonly<Record<string, unknown>>): NamedPair | null {
  let name: string | null = null;
  let value: unknown;
  let unit = '';
  for (const [member, held] of Object.entries(members)) {
    const part = partOfPair(member);
    if (part === 'name' && name === null && typeof held === 'string') name = held.trim();
    else if (part === 'value' && value === undefined) value = held;
    else if (part === 'unit' && typeof held === 'string') unit = held.trim();
    else if (part !== null) return null;
  }
  if (name === null || name === '' || name.length > LONGEST || value === undefined) return null;
  return { name, value: unit === '' || typeof value === 'object' ? value : `${value} ${unit}` };
}

/** Longer texts are no names. */
const LONGEST = 120;

export const pairColumn = (path: string, name: string): string => `${path}[${name}]`;

/** `specifications[Frame]` → the path of the pairs, and the name. Null: no such column. */
export function splitPairColumn(column: string): { readonly path: string; readonly name: string } | null {
  const open = column.indexOf('[');
  if (open < 1 || !column.endsWith(']')) return null;
  return { path: column.slice(0, open), name: column.slice(open + 1, -1) };
}

const grouped = new WeakMap<readonly unknown[], ReadonlyMap<string, unknown> | null>();

/**
 * Name → value of a list in which every element is a pair. If a name comes several times, its value is a list. Null: the
 * list is something else.
 */
export function pairsOf(list: readonly unknown[]): ReadonlyMap<string, unknown> | null {
  const known = grouped.get(list);
  if (known !== undefined) return known;
  const found = groupPairs(list);
  grouped.set(list, found);
  return found;
}

function groupPairs(list: readonly unknown[]): ReadonlyMap<string, unknown> | null {
  if (list.length === 0) return null;
  const values = new Map<string, unknown>();
  for (const element of list) {
    if (typeof element !== 'object' || element === null || Array.isArray(element)) return null;
    const pair = pairOf(element as Readonly<Record<string, unknown>>);
    if (pair === null) return null;
    const before = values.get(pair.name);
    if (before === undefined) values.set(pair.name, pair.value);
    else values.set(pair.name, Array.isArray(before) ? [...before, pair.value] : [before, pair.value]);
  }
  return values;
}
