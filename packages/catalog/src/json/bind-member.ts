// A column of a JSON file: a member by its name, or a nested member or element of an array by a path with dots.

import { isFields, type JsonFields } from './parse-element.ts';

/** `price`, `attributes.ram_gb`, `resolution.0`. If a member's own name has the dots, that member is found first. */
export function bindMember(column: string): (fields: JsonFields) => unknown {
  const path = column.split('.');
  return (fields) => {
    if (path.length === 1 || Object.hasOwn(fields, column)) {
      return Object.hasOwn(fields, column) ? fields[column] : undefined;
    }
    let value: unknown = fields;
    for (const name of path) {
      if (Array.isArray(value)) value = PLACE.test(name) ? value[Number(name)] : undefined;
      else if (!isFields(value) || !Object.hasOwn(value, name)) return undefined;
      else value = value[name];
    }
    return value;
  };
}

/** All members, also nested ones, by the paths that `bindMember` takes. Lists are values. */
export function memberNames(fields: JsonFields): readonly string[] {
  const names: string[] = [];
  const add = (members: JsonFields, path: string, depth: number): void => {
    for (const [name, value] of Object.entries(members)) {
      if (isFields(value) && depth < DEEPEST) add(value, `${path}${name}.`, depth + 1);
      else names.push(path + name);
    }
  };
  add(fields, '', 1);
  return names;
}

const DEEPEST = 5;
const PLACE = /^(?:0|[1-9]\d{0,5})$/;
