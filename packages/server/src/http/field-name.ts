// The names of the header fields that are looked at, told without making a lower-case copy of every name: nearly all
// clients spell them in one of two ways.

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
] as const;

export type FieldName = (typeof NAMES)[number];

interface Spelled {
  readonly name: FieldName;
  /** `Content-Type`; of ours as the documents have it, `Service-API-Key`. */
  readonly usual: string;
}

const usual = (name: string): string =>
  name
    .replace(/(?<=^|-)[a-z]/g, (letter) => letter.toUpperCase())
    .replace('-Api-', '-API-')
    .replace(/-Id$/, '-ID');

/** By length. */
const BY_LENGTH: (Spelled[] | undefined)[] = [];
for (const name of NAMES) {
  const same = BY_LENGTH[name.length] ?? [];
  same.push({ name, usual: usual(name) });
  BY_LENGTH[name.length] = same;
}

/** Null for any other name. */
export function fieldName(sent: string): FieldName | null {
  const spelled = BY_LENGTH[sent.length];
  if (spelled === undefined) return null;
  for (const { name, usual } of spelled) if (sent === usual || sent === name) return name;
  const lower = sent.toLowerCase();
  for (const { name } of spelled) if (lower === name) return name;
  return null;
}
