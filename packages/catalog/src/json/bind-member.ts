// A column of a JSON file: a member by its name, or a nested member or element of an array by a path with dots.

import {
  besideColumn,
  measureOf,
  pairColumn,
  pairsOf,
  partOfPair,
  splitBesideColumn,
  splitPairColumn,
} from '../named-pairs.ts';
import { areThings } from '../named-things.ts';
import { isFields, type JsonFields } from './json-fields.ts';

/**
 * `price`, `attributes.ram_gb`, `resolution.0`, and `specifications[Frame]` for the pair of that name in a list of pairs. If a
 * member's own name has the dots or brackets, that member is found first.
 */
export function bindMember(column: string): (fields: JsonFields) => unknown {
  const beside = splitBesideColumn(column);
  if (beside !== null) return bindBeside(column, beside.path, beside.name);
  const pair = splitPairColumn(column);
  if (pair !== null) {
    const list = bindMember(pair.path);
    const plain = bindPath(column);
    return (fields) => {
      if (Object.hasOwn(fields, column)) return fields[column];
      const found = list(fields);
      return Array.isArray(found) ? pairsOf(found)?.get(pair.name) : plain(fields);
    };
  }
  return bindPath(column);
}

function bindBeside(column: string, path: string, name: string): (fields: JsonFields) => unknown {
  const list = bindPath(path);
  return (fields) => {
    if (Object.hasOwn(fields, column)) return fields[column];
    const found = list(fields);
    if (!Array.isArray(found)) return undefined;
    return found.flatMap((each) => (isFields(each) && Object.hasOwn(each, name) ? [each[name]] : []));
  };
}

function bindPath(column: string): (fields: JsonFields) => unknown {
  const path = column.split('.');
  const others = joinedPaths(path);
  return (fields) => {
    if (path.length === 1 || Object.hasOwn(fields, column)) {
      return Object.hasOwn(fields, column) ? fields[column] : undefined;
    }
    let value = follow(fields, path);
    for (let nth = 0; value === undefined && nth < others.length; nth++) value = follow(fields, others[nth] ?? []);
    return value;
  };
}

function follow(fields: JsonFields, path: readonly string[]): unknown {
  let value: unknown = fields;
  for (const name of path) {
    if (Array.isArray(value)) value = PLACE.test(name) ? value[Number(name)] : undefined;
    else if (!isFields(value)) return undefined;
    else if (Object.hasOwn(value, name)) value = value[name];
    // A variant takes the place of its list, so `0` is the variant itself.
    else if (name !== '0') return undefined;
  }
  return value;
}

/** The same path if one of its names has dots itself: `specs.max.load` may be the member `max.load` of `specs`. */
function joinedPaths(path: readonly string[]): readonly (readonly string[])[] {
  if (path.length > MOST_JOINED) return [];
  return path.flatMap((_, begin) =>
    path.slice(begin + 1).flatMap((_, nth) => {
      const end = begin + nth + 2;
      return end - begin === path.length
        ? []
        : [[...path.slice(0, begin), path.slice(begin, end).join('.'), ...path.slice(end)]];
    }),
  );
}

const MOST_JOINED = 8;

/**
 * All members, also nested ones, by the paths that `bindMember` takes. Lists are values, except lists of pairs and lists of objects without a name. Of
 * a list of objects, the first one counts (`images.0.src`). What only others have is told (`images[].alt`), as are members that
 * pairs have beside their names and values.
 */
export function memberNames(fields: JsonFields): readonly string[] {
  const names: string[] = [];
  const add = (members: JsonFields, path: string, depth: number): void => {
    for (const [name, value] of Object.entries(members)) {
      const pairs = Array.isArray(value) ? pairsOf(value) : null;
      const isInner = depth < DEEPEST && path.length + name.length < LONGEST_PATH;
      if (pairs !== null) {
        for (const pair of pairs.keys()) names.push(pairColumn(path + name, pair));
        for (const other of namesBeside(value, (one) => partOfPair(one) !== null))
          names.push(besideColumn(path + name, other));
      } else if (isFields(value) && measureOf(value) === null && isInner) add(value, `${path}${name}.`, depth + 1);
      else if (Array.isArray(value) && isFields(value[0]) && isInner && !areThings(value)) {
        const [first] = value;
        add(first, `${path}${name}.0.`, depth + 1);
        for (const other of namesBeside(value, (one) => Object.hasOwn(first, one)))
          names.push(besideColumn(path + name, other));
      } else names.push(path + name);
    }
  };
  add(fields, '', 1);
  return names;
}

/** Names of members that elements of a list have and that are not known. */
function namesBeside(list: unknown, isKnown: (name: string) => boolean): ReadonlySet<string> {
  const found = new Set<string>();
  if (!Array.isArray(list)) return found;
  for (const element of list) {
    if (!isFields(element)) continue;
    for (const name in element) if (!isKnown(name)) found.add(name);
  }
  return found;
}

const DEEPEST = 5;
/** Each of the members inside would have such a path before its name. */
const LONGEST_PATH = 300;
const PLACE = /^(?:0|[1-9]\d{0,5})$/;
