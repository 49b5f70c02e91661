// How large a draft may be: as large as an advisor file, and as deep.

import type { Json, JsonObject } from './json.ts';

const MOST_BYTES = 1024 * 1024;

export const DEEPEST_JSON = 64;

export const isTooLargeDraft = (document: JsonObject): boolean =>
  Buffer.byteLength(JSON.stringify(document)) > MOST_BYTES;

export const isTooDeep = (value: Json, levels = DEEPEST_JSON): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isTooDeep(inner, levels - 1)));
