// A column of a JSON file: a member by its name, or a nested member or element of an array by a path with dots.

import { measureOf, pairColumn, pairsOf, splitPairColumn } from '../named-pairs.ts';
import { isFields, type JsonFields } from './json-fields.ts';

/**
 * `price`, `attributes.ram_gb`, `resolution.0`, and `specifications[Frame]` for the pair of that name in a list of pairs. If a
 * member's own name has the dots or brackets, that member is found first.
 */
export function bindMember(column: string): (fields: JsonFields) => unknown {
  const pair = splitPairColumn(column);
  if (pair !== null) {
    const list = bindMember(pair.path);
    return (fields) => {
      if (Object.hasOwn(fields, column)) return fields[column];
      const found = list(fields);
      return Array.isArray(found) ? pairsOf(found)?.get(pair.name) : undefined;
    };
  }
  const path = column.split('.');
  return (fields) => {
    if (path.length === 1 || Object.hasOwn(fields, column)) {
      return Object.hasOwn(fields, column) ? fields[column] : undefined;
    }
    let value: unknown = fields;
    for (const name of path) {
      if (Array.isArray(value)) value = PLACE.test(name) ? value[Number(name)] : undefined;
      else if (!isFields(value)) return undefined;
      else if (Object.hasOwn(value, name)) value = value[name];
      // A variant takes the place of its list, so `0` is the variant itself.
      else if (name !== '0') return undefined;
    }
    return value;
  };
}

/**
 * All members, also nested ones, by the paths that `bindMember` takes. Lists are values, except lists of pairs and lists of objects. Of
 * a list of objects, the first one counts (`images.0.src`).
 */
export function memberNames(fields: JsonFields): readonly string[] {
  const names: string[] = [];
  const add = (members: JsonFields, path: string, depth: number): void => {
    for (const [name, value] of Object.entries(members)) {
      const pairs = Array.isArray(value) ? pairsOf(value) : null;
      const isInner = depth < DEEPEST && path.length + name.length < LONGEST_PATH;
      if (pairs !== null) for (const pair of pairs.keys()) names.push(pairColumn(path + name, pair));
      else if (isFields(value) && measureOf(value) === null && isInner) add(value, `${path}${name}.`, depth + 1);
      else if (Array.isArray(value) && isFields(value[0]) && isInner) add(value[0], `${path}${name}.0.`, depth + 2);
      else names.push(path + name);
    }
  };
  add(fields, '', 1);
  return names;
}

const DEEPEST = 5;
/** Each of the members inside would have such a path before its name. */
const LONGEST_PATH = 300;
const PLACE = /^(?:0|[1-9]\d{0,5})$/;
