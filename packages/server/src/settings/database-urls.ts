// Addresses of databases, as an operator writes them.

export interface SessionServer {
  /** It may hold a password. */
  readonly url: string;
  /** It gets no new sessions, so that it is empty once those that it has have ended. */
  readonly drains: boolean;
}

/** At least one. Each session lives on one of them. */
export type SessionServers = readonly [SessionServer, ...SessionServer[]];

/** Throws an error that says what is wanted. */
export function readDatabaseUrl(text: string): string {
  if (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text) && new URL(text).pathname.length > 1) return text;
  throw new Error('an address such as postgres://user:password@host/database');
}

/** Of one address or of several with commas between them; `drain=true` in the query of one is for us. Throws an error that says what is wanted. */
export function readSessionServers(text: string): SessionServers {
  const addresses = text.split(',').map((each) => each.trim());
  const [first, ...others] = addresses.filter((each) => each !== '').map(readServer);
  if (first === undefined) throw new Error('an address such as postgres://user:password@host/database');
  const databases = [first, ...others].map(({ url }) => new URL(url)).map(({ host, pathname }) => host + pathname);
  if (new Set(databases).size < databases.length) throw new Error('each database only once');
  return [first, ...others];
}

function readServer(address: string): SessionServer {
  const url = new URL(readDatabaseUrl(address));
  const drain = url.searchParams.get('drain');
  if (drain === null) return { url: address, drains: false };
  if (drain !== 'true' && drain !== 'false') throw new Error('drain=true or drain=false');
  url.searchParams.delete('drain');
  return { url: url.href, drains: drain === 'true' };
}
