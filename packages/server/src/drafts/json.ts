// Values of JSON, as drafts are made of them.

import { isDeepStrictEqual } from 'node:util';

/** Levels of a value; as of advisor files. */
export const DEEPEST_JSON = 64;

export type Json = string | number | boolean | null | readonly Json[] | JsonObject;

export interface JsonObject {
  readonly [name: string]: Json;
}

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** Whatever the order of members. Undefined: there is nothing. */
export const sameJson = (a: Json | undefined, b: Json | undefined): boolean => isDeepStrictEqual(a, b);

/** Whether it is a value of JSON, and no deeper than anybody writes. */
export const isJson = (value: unknown, levels: number = DEEPEST_JSON): value is Json => {
  if (typeof value === 'object' && value !== null) {
    return levels > 0 && Object.values(value).every((inner) => isJson(inner, levels - 1));
  }
  return value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
};
