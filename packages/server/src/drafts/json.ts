// Values of JSON, as drafts are made of them.

import { isDeepStrictEqual } from 'node:util';

export type Json = string | number | boolean | null | readonly Json[] | JsonObject;

export interface JsonObject {
  readonly [name: string]: Json;
}

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** Whatever the order of members. Undefined: there is nothing. */
export const sameJson = (a: Json | undefined, b: Json | undefined): boolean => isDeepStrictEqual(a, b);
