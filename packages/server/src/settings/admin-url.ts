// How people reach the admin interface, for links that they get: decided by whoever runs the service, and never by what a request says,
// because such links hold secrets.

import type { Config } from './config.ts';

type AdminSettings = Pick<Config, 'GUIDEPOST_ADMIN' | 'GUIDEPOST_ADMIN_URL'>;

/**
 * Without a slash at its end; null: it is switched off. `ownPort`: where it listens if it has a port of its own, which may be known only
 * once it does.
 */
export function adminUrlOf(
  { GUIDEPOST_ADMIN: place, GUIDEPOST_ADMIN_URL: given }: AdminSettings,
  publicUrl: string,
  ownPort: number | null = null,
): string | null {
  if (place === 'nowhere') return null;
  if (given !== null) return given;
  return place === 'here' ? publicUrl : `http://localhost:${ownPort ?? place.port}`;
}
