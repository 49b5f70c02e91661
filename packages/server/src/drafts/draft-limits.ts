// How large a draft may be: as large as an advisor file.

import type { JsonObject } from './json.ts';

const MOST_BYTES = 1024 * 1024;

export const isTooLargeDraft = (document: JsonObject): boolean =>
  Buffer.byteLength(JSON.stringify(document)) > MOST_BYTES;
