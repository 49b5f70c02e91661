// Verifies a signed statement of the service about a product (docs/statements.md): a file of its own, without any other of this package, for
// browsers and Node. What was changed by a single character is refused.

/** The keys of a service, as it publishes them at `/.well-known/guidepost-statements.json`. */
export interface StatementKeys {
  readonly issuer: string;
  readonly keys: readonly {
    readonly kid: string;
    /** The public key, base64url. */
    readonly x: string;
    /** Seconds since 1970: it signs from then on, and until then. */
    readonly nbf: number;
    readonly exp: number;
  }[];
}

export interface VerifiedStatement {
  /** The service, by its public address. */
  readonly iss: string;
  /** Seconds since 1970. */
  readonly iat: number;
  readonly client: string;
  readonly advisor: string;
  readonly advisor_version: number;
  readonly catalog: string;
  readonly catalog_revision: number;
  readonly language: string;
  readonly replies: readonly { readonly question_id: string; readonly answers: readonly string[] }[];
  readonly product: {
    readonly sku: string;
    readonly title: string;
    readonly link: string;
    readonly price: string;
    readonly currency: string | null;
    readonly available: boolean;
  };
  readonly place: number;
  readonly claims: readonly {
    readonly question_id: string;
    readonly question_title: string;
    readonly role: 'filter' | 'preference';
    readonly fit: 'met' | 'partly' | 'missed' | 'unknown';
    readonly answers: readonly {
      readonly answer_id: string;
      readonly title: string;
      readonly fit: 'met' | 'missed';
      readonly condition: unknown;
    }[];
    readonly values: Readonly<Record<string, unknown>>;
  }[];
}

export type Verdict =
  | { readonly valid: true; readonly statement: VerifiedStatement }
  /** `why`: for people who look after it. */
  | { readonly valid: false; readonly why: string };

/** Never rejects: whatever is wrong with the statement or the keys is a verdict. */
export async function verifyStatement(statement: string, { issuer, keys }: StatementKeys): Promise<Verdict> {
  const parts = statement.split('.');
  const [head, body, signature] = parts.map(decode);
  if (parts.length !== 3 || !head || !body || !signature)
    return refused('It is no statement: three parts in base64url.');
  const header = readJson(head);
  if (header === null || header.alg !== 'EdDSA' || header.typ !== 'guidepost-statement')
    return refused('It is no statement: its header says something else.');
  const key = keys.find(({ kid }) => kid === header.kid);
  if (key === undefined) return refused('The service has published no such key.');
  const signed = new TextEncoder().encode(statement.slice(0, statement.lastIndexOf('.')));
  if (!(await isSigned(key.x, signature, signed))) return refused('It was changed, or somebody else has signed it.');
  const said = readJson(body);
  if (said === null || typeof said.iat !== 'number') return refused('It does not say when it was made.');
  if (said.iss !== issuer) return refused('It is of another service.');
  if (said.iat < key.nbf || said.iat >= key.exp) return refused('Its key was not in force when it was made.');
  return { valid: true, statement: said as unknown as VerifiedStatement };
}

const refused = (why: string): Verdict => ({ valid: false, why });

/** Null if it is no base64url, or not the only way to write these bytes. */
function decode(part: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]+$/.test(part)) return null;
  try {
    const binary = atob(part.replaceAll('-', '+').replaceAll('_', '/'));
    const again = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    return again === part ? Uint8Array.from(binary, (char) => char.charCodeAt(0)) : null;
  } catch {
    return null;
  }
}

function readJson(bytes: Uint8Array): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

async function isSigned(
  x: string,
  signature: Uint8Array<ArrayBuffer>,
  signed: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  try {
    const jwk = { kty: 'OKP', crv: 'Ed25519', x };
    const key = await crypto.subtle.importKey('jwk', jwk, 'Ed25519', false, ['verify']);
    return await crypto.subtle.verify('Ed25519', key, signature, signed);
  } catch {
    return false;
  }
}
