// The link with which the first person signs in to the admin interface, for whoever started the server.

import { makeFirstOwnerLink } from '../people/make-links.ts';
import type { Config } from '../settings/config.ts';
import { openDefinitions } from '../storage/definitions/open-definitions.ts';
import { locateStore } from '../storage/store-location.ts';
import { addressOfLink } from '../views/person-view.ts';

/** Null: there is somebody who can sign in, or the admin interface is switched off. A link that was made before works no more. */
export async function makeOwnerLink(config: Config, adminUrl: string): Promise<string | null> {
  if (config.GUIDEPOST_ADMIN === 'nowhere') return null;
  const stores = await openDefinitions(locateStore(config), 'never');
  try {
    if (await stores.people.hasPeople()) return null;
    const link = await makeFirstOwnerLink(stores.people);
    return link && addressOfLink(link.secret, adminUrl);
  } finally {
    await stores.close();
  }
}
