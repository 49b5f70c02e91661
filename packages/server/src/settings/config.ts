// Every setting, once: the variable, its default, how it is read and what it is for. The table in the documentation and
// `.env.example` are made from this list; nothing else reads the environment.

import proxyAddress from '@fastify/proxy-addr';
import { readDatabaseUrl, readSessionServers } from './database-urls.ts';
import { InvalidSettings } from './invalid-settings.ts';

interface Setting<Value> {
  /** As a person would write it. */
  readonly standard: string;
  readonly about: string;
  /** Throws an Error whose message says what is wanted. */
  readonly read: (text: string) => Value;
}

const setting = <Value>(standard: string, about: string, read: (text: string) => Value): Setting<Value> => ({
  standard,
  about,
  read,
});

const integer = (least: number, most: number) => (text: string) => {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most) throw new Error(`a whole number from ${least} to ${most}`);
  return value;
};

const oneOf =
  <Name extends string>(...names: readonly Name[]) =>
  (text: string): Name => {
    const found = names.find((name) => name === text);
    if (found === undefined) throw new Error(`one of ${names.join(', ')}`);
    return found;
  };

const UNITS = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** Milliseconds from `30m`, `24h`, `7d`. */
const duration = (text: string): number => {
  const [, count, unit] = /^(\d{1,6})([smhd])$/.exec(text) ?? [];
  if (count === undefined || unit === undefined || Number(count) === 0) {
    throw new Error('a duration such as 30s, 30m, 24h or 7d');
  }
  return Number(count) * UNITS[unit as keyof typeof UNITS];
};

const SIZES = { K: 1024, M: 1024 ** 2, G: 1024 ** 3 } as const;

/** Bytes from `500K`, `200M`, `1G`. */
const size = (text: string): number => {
  const [, count, unit] = /^(\d{1,6})([KMG])$/.exec(text) ?? [];
  if (count === undefined || unit === undefined || Number(count) === 0) throw new Error('a size such as 200M or 1G');
  return Number(count) * SIZES[unit as keyof typeof SIZES];
};

const networks = (text: string): readonly string[] => {
  const parts = text.split(/[\s,]+/).filter((part) => part !== '');
  try {
    proxyAddress.compile(parts);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`addresses, networks such as 10.0.0.0/8, loopback, linklocal or uniquelocal (${why})`);
  }
  return parts;
};

/** Where the admin interface is: at the service's own port, nowhere, or at an address of its own. */
export type AdminPlace = 'here' | 'nowhere' | { readonly host: string | null; readonly port: number };

const adminPlace = (text: string): AdminPlace => {
  if (text === 'on') return 'here';
  if (text === 'off') return 'nowhere';
  const [, host = null, port] = /^(?:([\w.-]+|\[[\da-fA-F:.]+\]):)?(\d{1,5})$/.exec(text) ?? [];
  if (port === undefined || Number(port) > 65_535) {
    throw new Error('`on`, `off`, a port such as 7071, or an address with a port such as 10.0.0.5:7071');
  }
  return { host: host?.replace(/^\[|\]$/g, '') ?? null, port: Number(port) };
};

/** Null: none. Without encryption only on this very machine, where it is tried out. */
const issuerUrl = (text: string): URL | null => {
  if (text === '') return null;
  const url = URL.parse(text);
  const isLocal = url?.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (url === null || (url.protocol !== 'https:' && !isLocal)) throw new Error('an address that begins with https://');
  return url;
};

const httpUrl = (text: string): string | null => {
  if (text === '') return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username) {
    throw new Error('an address such as https://advisor.example, without query');
  }
  return url.href.replace(/\/+$/, '');
};

const smtpUrl = (text: string): URL | null => {
  if (text === '') return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname || !/^\/?$/.test(url.pathname) || url.search || url.hash)
    throw new Error('an address such as smtp://user:password@mail.example:587');
  return url;
};

const SETTINGS = {
  GUIDEPOST_DATA: setting('./data', 'Folder of the embedded store: definitions and sessions.', (text) => text),
  GUIDEPOST_HOST: setting('127.0.0.1', 'Address to listen on; `0.0.0.0` for all of this machine.', (text) => text),
  GUIDEPOST_PORT: setting('7070', 'Port to listen on; 0 takes a free one.', integer(0, 65_535)),
  PUBLIC_URL: setting(
    '',
    'How the service is reached from outside; used in links. Empty: `http://localhost:{port}`.',
    httpUrl,
  ),
  DATABASE_URL: setting(
    '',
    'Empty: the embedded store. `postgres://user:password@host/database`: everything is in PostgreSQL 15 or newer, and any number of servers share it.',
    (text) => (text === '' ? null : readDatabaseUrl(text)),
  ),
  SESSION_URL: setting(
    '',
    'Empty: sessions are where the definitions are. `postgres://…`: sessions are in a PostgreSQL of their own, or in several, with commas between their addresses. One with `?drain=true` gets no new sessions.',
    (text) => (text === '' ? null : readSessionServers(text)),
  ),
  GUIDEPOST_DURABILITY: setting(
    'full',
    '`full`: every reply that was answered survives a power cut. `normal`: it survives a crash of the process, but a power cut may lose the newest; faster on slow disks.',
    oneOf('full', 'normal'),
  ),
  GUIDEPOST_HOT_SESSIONS: setting(
    '50000',
    'Sessions kept in memory; others are read from disk when used.',
    integer(100, 10_000_000),
  ),
  GUIDEPOST_SESSION_IDLE: setting('24h', 'A session ends this long after its last step.', duration),
  GUIDEPOST_SESSION_TOTAL: setting('7d', 'A session ends this long after its start in any case.', duration),
  GUIDEPOST_SESSION_UNREPLIED: setting('30m', 'A session without any reply ends this long after its start.', duration),
  GUIDEPOST_SESSION_STEPS: setting(
    '1000',
    'A session takes at most this many replies, skips and changes together, far more than any person makes. The server answers the next one with 409.',
    integer(1, 1_000_000),
  ),
  GUIDEPOST_EVENTS_KEPT: setting(
    '90d',
    'The server keeps the events of single steps this long, and after that only daily counts.',
    duration,
  ),
  GUIDEPOST_RATE: setting('10', 'Requests a second of a publishable key from one address.', integer(1, 1_000_000)),
  GUIDEPOST_RATE_BURST: setting(
    '120',
    'How many requests may come at once before the rate counts.',
    integer(1, 1_000_000),
  ),
  GUIDEPOST_MAX_WAITING: setting(
    '5000',
    'How many requests may wait for their answer at the same time at most. How many may really wait, the server finds out from how long they wait; it answers further ones with 503 and `Retry-After`.',
    integer(1, 1_000_000),
  ),
  GUIDEPOST_REQUEST_TIMEOUT: setting('10s', 'A request has to arrive within this time, including its body.', duration),
  GUIDEPOST_RESPONSE_TIMEOUT: setting(
    '60s',
    'A client has to take its response within this time; the server ends the connection of a slower one.',
    duration,
  ),
  GUIDEPOST_MAX_UNREAD: setting(
    '64M',
    'Clients may leave this many bytes of responses untaken, all of them together. Beyond it, the server ends the connections that wait longest.',
    size,
  ),
  GUIDEPOST_MAX_CONNECTIONS: setting(
    '10000',
    'How many connections may be open at the same time; the server closes further ones.',
    integer(1, 1_000_000),
  ),
  GUIDEPOST_HTTP_READER: setting(
    'quick',
    "`quick`: the service reads plain requests itself, and Node's HTTP server all others. `node`: Node's HTTP server reads every request; slower, for the case that the quick reader has a fault.",
    oneOf('quick', 'node'),
  ),
  GUIDEPOST_TRUST_PROXY: setting(
    '',
    'Proxies whose `X-Forwarded-For` the server believes: addresses, networks (`10.0.0.0/8`), `loopback`, `linklocal`, `uniquelocal`; separated by commas.',
    networks,
  ),
  GUIDEPOST_FEED_SIZE: setting(
    '1G',
    'A feed may have this size, packed and unpacked; the server does not pull a larger one. A file that is uploaded may have it, too.',
    size,
  ),
  GUIDEPOST_FEED_TIME: setting('10m', 'The whole feed has to arrive within this time.', duration),
  GUIDEPOST_FEED_PRIVATE: setting(
    'refuse',
    '`refuse`: feeds are pulled from the public internet only. `allow`: also from this machine and its network, except from link-local addresses, where clouds keep passwords of the machine.',
    oneOf('refuse', 'allow'),
  ),
  GUIDEPOST_ADMIN: setting(
    'on',
    'The admin interface and the portal. `on`: at `/admin`, on the same port. `off`: nowhere. A port such as `7071`, or an address with a port such as `10.0.0.5:7071`: only there, so that a firewall can keep the public away.',
    adminPlace,
  ),
  GUIDEPOST_ADMIN_URL: setting(
    '',
    'How the admin interface is reached from outside, if it has an address of its own; used in links that people get. Empty: `PUBLIC_URL`, or `http://localhost:{port}` with a port of its own.',
    httpUrl,
  ),
  GUIDEPOST_MCP: setting(
    '',
    '`on`: AI assistants reach the advisors as tools of the Model Context Protocol at `/mcp`, with a key of the shop. Empty: `off`, but `on` with the demo shop.',
    (text) => (text === '' ? null : oneOf('on', 'off')(text)),
  ),
  GUIDEPOST_OIDC_ISSUER: setting(
    '',
    'The address of a provider of OpenID Connect, with which people sign in to the admin interface beside passwords. Only who was invited or has an account by a verified e-mail address gets in.',
    issuerUrl,
  ),
  GUIDEPOST_OIDC_CLIENT_ID: setting('', 'How the provider knows this server.', (text) => text),
  GUIDEPOST_OIDC_CLIENT_SECRET: setting(
    '',
    'What proves this server to the provider. Without it, it is a public client.',
    (text) => text,
  ),
  GUIDEPOST_SMTP_URL: setting(
    '',
    'The mail server by which people get invitations and links for new passwords: `smtp://user:password@host:587`, or `smtps://…`. Empty: whoever makes a link hands it over.',
    smtpUrl,
  ),
  GUIDEPOST_SMTP_FROM: setting(
    '',
    'From whom these e-mails come, such as `Guidepost <guidepost@shop.example>`.',
    (text) => text,
  ),
  GUIDEPOST_LOG: setting(
    'info',
    'How much is logged: silent, error, warn, info or debug.',
    oneOf('silent', 'error', 'warn', 'info', 'debug'),
  ),
} satisfies Record<string, Setting<unknown>>;

/** Their values may hold a password, which must not get into a log. */
const SECRETIVE = new Set(['DATABASE_URL', 'SESSION_URL', 'GUIDEPOST_OIDC_CLIENT_SECRET', 'GUIDEPOST_SMTP_URL']);

type Settings = typeof SETTINGS;

export type Config = { readonly [Name in keyof Settings]: ReturnType<Settings[Name]['read']> };

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads all settings; an empty variable counts as absent. Throws InvalidSettings with every fault at once. */
export function readConfig(environment: Environment = process.env): Config {
  const faults: string[] = [];
  const values = Object.entries(SETTINGS).map(([name, { standard, read }]: [string, Setting<unknown>]) => {
    const text = environment[name]?.trim() || standard;
    try {
      return [name, read(text)];
    } catch (error) {
      faults.push(
        `${name}: wanted ${error instanceof Error ? error.message : 'something else'}, got ${SECRETIVE.has(name) ? 'something else (not shown: it may hold a password)' : `"${text}"`}.`,
      );
      return [name, null];
    }
  });
  for (const name of Object.keys(environment)) {
    if (name.startsWith('GUIDEPOST_') && !Object.hasOwn(SETTINGS, name) && !FOREIGN.has(name)) {
      faults.push(`${name}: there is no such setting. There are: ${Object.keys(SETTINGS).join(', ')}.`);
    }
  }
  if (
    values.some(([name, value]) => name === 'GUIDEPOST_OIDC_ISSUER' && value !== null) &&
    !environment.GUIDEPOST_OIDC_CLIENT_ID?.trim()
  )
    faults.push('GUIDEPOST_OIDC_CLIENT_ID: wanted with GUIDEPOST_OIDC_ISSUER, got nothing.');
  if (
    values.some(([name, value]) => name === 'GUIDEPOST_SMTP_URL' && value !== null) &&
    !environment.GUIDEPOST_SMTP_FROM?.includes('@')
  )
    faults.push('GUIDEPOST_SMTP_FROM: wanted an e-mail address with GUIDEPOST_SMTP_URL, got none.');
  if (faults.length > 0) throw new InvalidSettings(faults);
  return Object.fromEntries(values) as Config;
}

/** The settings. What the command line says wins over the environment. */
export const readConfigWith = (said: Environment): Config =>
  readConfig({
    ...process.env,
    ...Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)),
  });

/** The whole environment with something more, for threads and processes. */
export const environmentWith = (more: Environment): Environment => ({ ...process.env, ...more });

/** Variables of the project's own tests and benchmarks. */
const FOREIGN = new Set(['GUIDEPOST_CATALOGS']);

/** `.env.example`: every setting with its default, commented out. */
export const writeEnvironmentExample = (): string =>
  [
    '# Settings of Guidepost. Uncomment what differs; the values shown are the defaults.',
    ...Object.entries(SETTINGS).map(([name, { standard, about }]) => `\n# ${about}\n#${name}=${standard}`),
    '',
  ].join('\n');

/** The same as a table for the documentation. */
export const writeSettingsTable = (): string =>
  [
    '| variable | default | meaning |',
    '|---|---|---|',
    ...Object.entries(SETTINGS).map(
      ([name, { standard, about }]) => `| \`${name}\` | ${standard === '' ? '' : `\`${standard}\``} | ${about} |`,
    ),
    '',
  ].join('\n');
