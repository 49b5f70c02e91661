// Recognises the names of the header fields that are looked at, in the bytes in which they came. No string is made of a name.

const NAMES = [
  'host',
  'origin',
  'expect',
  'te',
  'trailer',
  'upgrade',
  'connection',
  'keep-alive',
  'proxy-connection',
  'transfer-encoding',
  'content-type',
  'content-length',
  'content-encoding',
  'accept-language',
  'x-forwarded-for',
  'service-api-key',
  'service-advisor-id',
  'service-session-token',
  'service-include',
] as const;

export type FieldName = (typeof NAMES)[number];

interface Candidate {
  readonly name: FieldName;
  readonly codes: Uint8Array;
}

const BY_LENGTH: (Candidate[] | undefined)[] = [];
for (const name of NAMES) {
  const candidate = { name, codes: new TextEncoder().encode(name) };
  const same = BY_LENGTH[name.length];
  if (same === undefined) BY_LENGTH[name.length] = [candidate];
  else same.push(candidate);
}

/** The name that stands in `bytes` from `from` up to `to`, in any case; null for any other. */
export function fieldNameAt(bytes: Uint8Array, from: number, to: number): FieldName | null {
  const candidates = BY_LENGTH[to - from];
  if (candidates === undefined) return null;
  for (const { name, codes } of candidates) if (isAt(codes, bytes, from)) return name;
  return null;
}

/** Setting one bit makes an upper-case letter lower-case. It makes no other character of a token a letter or a hyphen. */
function isAt(codes: Uint8Array, bytes: Uint8Array, from: number): boolean {
  for (let i = 0; i < codes.length; i++) if (((bytes[from + i] as number) | 0x20) !== codes[i]) return false;
  return true;
}

/** The same for a text. */
export function fieldName(sent: string): FieldName | null {
  const candidates = BY_LENGTH[sent.length];
  if (candidates === undefined) return null;
  const lower = sent.toLowerCase();
  for (const { name } of candidates) if (lower === name) return name;
  return null;
}
