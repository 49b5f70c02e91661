// The admin interface on the parts of a running server. It is loaded at the first request for it: a server starts without it.

import { ADMIN_ROUTES } from '@guidepost/contract/admin/admin-routes';
import type { FeedLimits } from '../feeds/feed-limits.ts';
import type { RunningLongWork } from '../jobs/open-long-work.ts';
import type { AddressOf } from '../limits/client-address.ts';
import type { LiveCatalogs } from '../live/live-catalogs.ts';
import type { NewestSnapshots } from '../live/newest-snapshot.ts';
import { MailSender, type MailSettings } from '../mail/mail-sender.ts';
import { Callers } from '../people/callers.ts';
import { HashQueue } from '../people/hash-queue.ts';
import { LogInLimits, type MakeTries } from '../people/log-in-limits.ts';
import { OpenIdProvider, type ProviderSettings } from '../people/open-id-provider.ts';
import { DraftPreviews } from '../preview/draft-previews.ts';
import { makeRequestId } from '../refusals/request-id.ts';
import type { DefinitionStore } from '../storage/definitions/definition-store.ts';
import { REQUEST_DOOR } from '../views/request-door.ts';
import { type AdminHandler, type AdminSettings, makeAdminApp } from './admin-app.ts';
import { adminHandlers } from './admin-handlers.ts';
import { LinkPost } from './link-post.ts';
import { isOfPortal, PortalFiles } from './portal-files.ts';
import type { PreviewHandlersParts } from './preview-handlers.ts';

export interface AdminParts extends Pick<AdminSettings, 'publicUrl' | 'isServing' | 'failed'> {
  readonly stores: DefinitionStore;
  readonly liveCatalogs: LiveCatalogs;
  readonly snapshots: NewestSnapshots;
  /** What shoppers are served now; null: nothing. */
  readonly published: PreviewHandlersParts['published'];
  /** How people reach it, without a slash at its end. */
  readonly adminUrl: () => string;
  readonly feedLimits: FeedLimits;
  readonly longWork: () => Promise<RunningLongWork>;
  /** The address by which limits count a request. */
  readonly addressOf: AddressOf;
  /** Over all processes that serve. */
  readonly makeTries: MakeTries;
  /** Of OpenID Connect; null: the operator set none up. */
  readonly provider: ProviderSettings | null;
  /** Null: the operator set no mail server up. */
  readonly mail: MailSettings | null;
  /** For the operator's log. */
  readonly warn: (error: unknown, what: string) => void;
}

export async function openAdmin({
  stores,
  liveCatalogs,
  snapshots,
  published,
  adminUrl,
  feedLimits,
  longWork,
  addressOf,
  makeTries,
  provider,
  mail,
  warn,
  ...parts
}: AdminParts): Promise<AdminHandler> {
  const { people } = stores;
  const limits = new LogInLimits(await stores.secret('known-browsers'), makeTries);
  const signing = { people, hashes: new HashQueue(), limits };
  const { publicUrl } = parts;
  const { drafts, catalogs: stored } = stores;
  const { spell } = REQUEST_DOOR;
  const previews = new DraftPreviews({ drafts, catalogs: stored, live: liveCatalogs, publicUrl, spell });
  const answer = await makeAdminApp({
    routes: ADMIN_ROUTES,
    handlers: adminHandlers({
      ...{ stores, liveCatalogs, snapshots, feedLimits, longWork, signing, addressOf, warn },
      ...{ publicUrl, adminUrl, previews, published, isServing: parts.isServing },
      provider: provider && new OpenIdProvider(provider),
      post: new LinkPost(mail && new MailSender(mail), adminUrl, warn),
    }),
    callers: new Callers(stores),
    audit: stores.audit,
    repeats: stores.repeats,
    ...parts,
  });
  const portal = new PortalFiles(answer, (error) => parts.failed(error, makeRequestId()));
  return (request, response) => (isOfPortal(request) ? portal.answer(request, response) : answer(request, response));
}
