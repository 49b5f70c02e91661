// The link with which the first person signs in to the admin interface, for whoever started the server.

import type { Logger } from 'pino';
import { makeFirstOwnerLink } from '../people/make-links.ts';
import type { Config } from '../settings/config.ts';
import { openDefinitions } from '../storage/definitions/open-definitions.ts';
import { locateStore } from '../storage/store-location.ts';
import { addressOfLink } from '../views/person-view.ts';

/**
 * Null: there is somebody who can sign in, or the admin interface is switched off. A link that was made before works no more. If none can be
 * made, because the disk is full, say, that is logged: it keeps nobody from being served, and the next start makes one.
 */
export async function makeOwnerLink(
  config: Config,
  adminUrl: string | null,
  log: Pick<Logger, 'warn'>,
): Promise<string | null> {
  if (adminUrl === null) return null;
  try {
    return await makeLink(config, adminUrl);
  } catch (error) {
    log.warn({ err: error }, 'the link for the first owner could not be made; the next start makes one');
    return null;
  }
}

async function makeLink(config: Config, adminUrl: string): Promise<string | null> {
  const stores = await openDefinitions(locateStore(config), 'never');
  try {
    // Asked first, because making one waits for whoever writes.
    if (await stores.people.hasPeople()) return null;
    const link = await makeFirstOwnerLink(stores.people);
    return link && addressOfLink(link.secret, adminUrl);
  } finally {
    await stores.close();
  }
}
