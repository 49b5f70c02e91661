// Whether a body is what the interface takes: JSON in UTF-8, not compressed (rows 42 to 44).

import { Refusal } from '../refusals/refusal.ts';

/** Null if it is. */
export function checkMediaType(contentType: string | null, contentEncoding: string | null): Refusal | null {
  if (contentType === 'application/json' && contentEncoding === null) return null;
  if (contentEncoding !== null && contentEncoding.trim().toLowerCase() !== 'identity') {
    return new Refusal('unsupported-media-type', 'The body must not be compressed.', { wanted: 'uncompressed' });
  }
  const [type = '', ...parameters] = (contentType ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/json') {
    return new Refusal('unsupported-media-type', 'A body needs `Content-Type: application/json`.', { wanted: 'json' });
  }
  for (const parameter of parameters) {
    const [name = '', value = ''] = parameter.split('=');
    if (name.trim().toLowerCase() === 'charset' && !/^"?utf-?8"?$/i.test(value.trim())) {
      return new Refusal('unsupported-media-type', 'The body must be in UTF-8.', { wanted: 'json' });
    }
  }
  return null;
}
