// How large a draft may be: some hundred questions in ten languages. What an edit costs grows with it, and nobody may wait for that.

import type { JsonObject } from './json.ts';

const MOST_BYTES = 512 * 1024;

export const isTooLargeDraft = (document: JsonObject): boolean =>
  Buffer.byteLength(JSON.stringify(document)) > MOST_BYTES;
