// Where a store is, as a value for threads and commands. What an operator wrote is only read here. Only
// `open-definitions.ts` and `open-sessions.ts` know what a location means.

import { tmpdir } from 'node:os';
import { mend, type Remedy } from '@guidepost/fault/remedy';
import type { SessionServers } from '../settings/database-urls.ts';
import { DataFolderError, requireDataFolder } from './data-folder.ts';

const CHOOSE: Remedy = { kind: 'choose-folder' };

/** Plain data, so that it can be passed to a thread. */
export type StoreLocation = EmbeddedLocation | PostgresLocation;

/** One folder on this machine, which belongs to one server. */
export interface EmbeddedLocation {
  readonly kind: 'embedded';
  /** It is made if it is missing. */
  readonly folder: string;
}

/** Databases that any number of servers share. */
export interface PostgresLocation {
  readonly kind: 'postgres';
  /** Of the definitions. It may hold a password. */
  readonly url: string;
  /** Each session lives on one of them. */
  readonly sessionServers: SessionServers;
}

export interface LocationSettings {
  readonly GUIDEPOST_DATA: string;
  readonly DATABASE_URL: string | null;
  readonly SESSION_URL: SessionServers | null;
}

/** Throws a {@link DataFolderError}. */
export function locateStore({ GUIDEPOST_DATA, DATABASE_URL, SESSION_URL }: LocationSettings): StoreLocation {
  if (DATABASE_URL !== null) {
    return {
      kind: 'postgres',
      url: DATABASE_URL,
      sessionServers: SESSION_URL ?? [{ url: DATABASE_URL, drains: false }],
    };
  }
  if (SESSION_URL !== null) {
    throw new DataFolderError(
      'SESSION_URL',
      mend`sessions can only be in PostgreSQL if the definitions are, too. Set DATABASE_URL.`,
    );
  }
  if (/^[a-z][a-z+]+:\/\//i.test(GUIDEPOST_DATA)) {
    // It may hold a password, and everybody on the machine can see how a command was started.
    const wrong = mend`this is an address. Set DATABASE_URL to it, or ${CHOOSE}.`;
    throw new DataFolderError('The data folder', wrong);
  }
  return { kind: 'embedded', folder: GUIDEPOST_DATA };
}

/** Throws a {@link DataFolderError} if nothing has been stored yet. A database tells that itself when it is opened. */
export function requireStore(location: StoreLocation): void {
  if (location.kind === 'embedded') requireDataFolder(location.folder);
}

/** For files of passing use. */
export const workFolderOf = (location: StoreLocation): string =>
  location.kind === 'embedded' ? location.folder : tmpdir();

/** As messages may show it. */
export const showLocation = (location: StoreLocation): string =>
  location.kind === 'embedded' ? location.folder : showDatabase(location.url);

/** The address of a database without its password. */
export function showDatabase(url: string): string {
  const { protocol, username, host, pathname } = new URL(url);
  return `${protocol}//${username === '' ? '' : `${username}@`}${host}${pathname}`;
}
