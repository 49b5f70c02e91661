// Pairs of a name and a value, in which many formats write the properties of a product: `{ "label": "Frame", "value": "Alloy" }`, or
// `<PARAM><PARAM_NAME>Barva</PARAM_NAME><VAL>modrá</VAL></PARAM>`. Each name is a column: `specifications[Frame]`.

import { quantityOf } from './infer/cell/known-units.ts';
import { plainName } from './infer/column/column-names.ts';

export interface NamedPair {
  readonly name: string;
  /** With its unit, if the pair has one. */
  readonly value: unknown;
}

/** Members that hold the name of the pair, by the last word of their own name. Names for people come first. */
const NAMES = ['label', 'title', 'name', 'attribute', 'property', 'feature', 'param', 'fname', 'nazev', 'key', 'code'];
const VALUES = new Set(['value', 'values', 'val', 'option', 'options', 'fvalue', 'text', 'content', 'hodnota']);
/** Such a value is part of a pair only beside a single name. Reviews have texts, too. */
const TEXTS = new Set(['text', 'content']);
const UNITS = new Set(['unit', 'units', 'uom', 'funit']);

type Part = 'name' | 'value' | 'unit';

/** The rank of a value in words, which counts even beside another value. */
const SPELT = -1;

interface Held {
  readonly part: Part;
  /** If there are several names or units, the one with the lowest rank counts. */
  readonly rank: number;
}

const parts = new Map<string, Held | null>();
const MOST_KNOWN = 10_000;

/** Which part of a pair a member of this name holds. Null: none. */
export const partOfPair = (member: string): Part | null => heldBy(member)?.part ?? null;

function heldBy(member: string): Held | null {
  const known = parts.get(member);
  if (known !== undefined) return known;
  const words = plainName(member).split(' ');
  const word = words.at(-1) ?? '';
  // schema.org has `unitText` beside `unitCode`.
  const isUnit = UNITS.has(word) || (words.length === 2 && words[0] === 'unit');
  // `value_name` of an interface is its value in words, beside the value's number.
  const isSpelt = words.length === 2 && words[0] === 'value' && NAMES.includes(word);
  const held = isSpelt
    ? { part: 'value' as const, rank: SPELT }
    : isUnit
      ? { part: 'unit' as const, rank: word === 'code' ? 1 : 0 }
      : NAMES.includes(word)
        ? { part: 'name' as const, rank: NAMES.indexOf(word) }
        : VALUES.has(word)
          ? { part: 'value' as const, rank: TEXTS.has(word) ? 1 : 0 }
          : null;
  if (parts.size < MOST_KNOWN) parts.set(member, held);
  return held;
}

/** The pair that these members are. Null: they are something else. */
export function pairOf(members: Readonly<Record<string, unknown>>): NamedPair | null {
  const found: Partial<Record<Part, { readonly rank: number; readonly said: unknown }>> = {};
  let names = 0;
  for (const [member, written] of Object.entries(members)) {
    const held = heldBy(member);
    if (held === null || written === null) continue;
    const said = sayOf(written);
    // `{ "value": "S", "option": { "title": "Size" } }`: what is an object with a name is named by it.
    const isName =
      held.part === 'value' &&
      isNamed(written) &&
      Object.keys(members).some((one) => one !== member && VALUE_ALONE.test(one));
    const { part, rank } = isName ? { part: 'name' as const, rank: 0 } : held;
    const before = found[part];
    if (part === 'value' && before !== undefined && Math.min(rank, before.rank) !== SPELT) return null;
    if (part !== 'value' && typeof said !== 'string') return null;
    if (part === 'name') names++;
    if (before === undefined || rank < before.rank) found[part] = { rank, said };
  }
  const name = String(found.name?.said ?? '').trim();
  const unit = String(found.unit?.said ?? '').trim();
  const { said, rank = 0 } = found.value ?? {};
  const value = Array.isArray(said) && said.length === 1 ? said[0] : said;
  if (name === '' || name.length > LONGEST || value === undefined || (rank > 0 && names > 1)) return null;
  return { name, value: unit === '' || typeof value === 'object' ? value : withUnit(value, unit) };
}

/** `{ "value": 1200, "unit": "km" }` → `1200 km`. Null: the members are something else. */
export function measureOf(members: Readonly<Record<string, unknown>>): string | null {
  let value = '';
  let unit = { rank: 2, text: '' };
  for (const [member, written] of Object.entries(members)) {
    const held = heldBy(member);
    const isText = typeof written === 'string' || typeof written === 'number';
    if (member === '@type' && written === 'QuantitativeValue') continue;
    if (held === null || held.part === 'name' || !isText) return null;
    if (held.part === 'value' && value === '') value = String(written).trim();
    else if (held.part === 'unit')
      unit = held.rank < unit.rank ? { rank: held.rank, text: String(written).trim() } : unit;
    else return null;
  }
  return /^[-+]?\d[\d.,]*$/.test(value) && unit.text !== '' ? withUnit(value, unit.text) : null;
}

const withUnit = (value: unknown, unit: string): string => {
  const known = Object.hasOwn(UNIT_CODES, unit) ? (UNIT_CODES[unit] ?? '') : unit;
  return known === '' ? String(value) : `${value} ${known}`;
};

/** Codes of UN/ECE recommendation 20, as schema.org and BMEcat have them; pieces have no unit. */
const UNIT_CODES: Readonly<Record<string, string>> = {
  ...{
    KGM: 'kg',
    GRM: 'g',
    MGM: 'mg',
    LBR: 'lb',
    ONZ: 'oz',
    MTR: 'm',
    CMT: 'cm',
    MMT: 'mm',
    INH: 'in',
    FOT: 'ft',
    KMT: 'km',
    SMI: 'mi',
  },
  ...{
    LTR: 'l',
    MLT: 'ml',
    CLT: 'cl',
    WTT: 'W',
    KWT: 'kW',
    VLT: 'V',
    AMP: 'A',
    HTZ: 'Hz',
    MHZ: 'MHz',
    GHZ: 'GHz',
    CEL: '°C',
    P1: '%',
  },
  ...{ HUR: 'h', MIN: 'min', SEC: 's', MON: 'months', ANN: 'years', E34: 'GB', C62: '', PCE: '', EA: '', H87: '' },
};

const VALUE_ALONE = /^values?$/;

const isFields = (written: unknown): written is Readonly<Record<string, unknown>> =>
  typeof written === 'object' && written !== null && !Array.isArray(written);

/** A thing that is said by its name: `{ "id": 7, "name": "Red" }`, `{ "key": "red", "label": { "en": "Red" } }`. */
const nameIn = (written: Readonly<Record<string, unknown>>): unknown =>
  inOneLanguage(written.label ?? written.name ?? written.title ?? null);

const isNamed = (written: unknown): boolean => isFields(written) && typeof nameIn(written) === 'string';

/** Things come out as their names, and texts in languages as the text in one. Everything else stays as it is. */
function sayOf(written: unknown): unknown {
  if (Array.isArray(written)) return written.some(isFields) && written.every(isSayable) ? written.map(sayOf) : written;
  if (!isFields(written)) return written;
  const name = nameIn(written);
  if (typeof name === 'string') return name;
  return isValueWithId(written) ? written.value : inOneLanguage(written);
}

/** `{ "id": "v1", "value": "Red" }` */
const isValueWithId = (written: Readonly<Record<string, unknown>>): boolean =>
  typeof written.value === 'string' &&
  Object.keys(written).every((name) => /^(?:value|_?id|\w+_id|slug|rank|position)$/.test(name));

const isSayable = (written: unknown): boolean => !isFields(written) || isNamed(written) || isValueWithId(written);

/** `{ "en": "Colour", "de": "Farbe" }` → `Colour`. The first language is the shop's own. Everything else stays as it is. */
function inOneLanguage(written: unknown): unknown {
  if (typeof written !== 'object' || written === null || Array.isArray(written)) return written;
  const texts = Object.entries(written);
  return texts.length > 0 && texts.every(([language, text]) => LANGUAGE.test(language) && typeof text === 'string')
    ? texts[0]?.[1]
    : written;
}

const LANGUAGE = /^[a-z]{2,3}(?:[-_][A-Za-z]{2,4})?$/;

/** Longer texts are not names. */
const LONGEST = 120;

export const pairColumn = (path: string, name: string): string => `${path}[${name}]`;

/** `specifications[Frame]` → the path of the pairs, and the name. Null: no such column, such as `Weight [kg]` or `Width[mm]`. */
export function splitPairColumn(column: string): { readonly path: string; readonly name: string } | null {
  const open = column.indexOf('[');
  if (open < 1 || !column.endsWith(']') || column[open - 1] === ' ') return null;
  const name = column.slice(open + 1, -1);
  return UNIT_ALONE.test(name) && quantityOf(name) !== null ? null : { path: column.slice(0, open), name };
}

/** A short sign, not a word that may name a property, such as `Feet`. */
const UNIT_ALONE = /^(?:[a-zµ]{2,3}|[kMG]?(?:Hz|Wh?|VA?)|mAh|[GMT]B|dB)$/;

/**
 * `specifications[].group`: what a list has beside the names and values of its pairs, or what its first element lacks. It is
 * told, and nothing is made of it.
 */
export const besideColumn = (path: string, name: string): string => `${path}[].${name}`;

/** `specifications[].group` → the path of the list, and the name. Null: no such column. */
export function splitBesideColumn(column: string): { readonly path: string; readonly name: string } | null {
  const at = column.indexOf('[].');
  return at < 1 ? null : { path: column.slice(0, at), name: column.slice(at + 3) };
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
  /** The lists among them that are made here, of names that come several times. */
  const several = new Map<string, unknown[]>();
  for (const element of list) {
    if (typeof element !== 'object' || element === null || Array.isArray(element)) return null;
    const pair = pairOf(element as Readonly<Record<string, unknown>>);
    if (pair === null) return null;
    const same = several.get(pair.name);
    if (same !== undefined) same.push(pair.value);
    else if (!values.has(pair.name)) values.set(pair.name, pair.value);
    else {
      const before = values.get(pair.name);
      const list = [...(Array.isArray(before) ? before : [before]), pair.value];
      several.set(pair.name, list);
      values.set(pair.name, list);
    }
  }
  return values;
}
