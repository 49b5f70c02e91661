// A function for every operation of the admin interface.

import { openApiOfAdmin } from '@guidepost/contract/admin/admin-openapi';
import { ADMIN_ROUTES } from '@guidepost/contract/admin/admin-routes';
import type { FeedLimits } from '../feeds/feed-limits.ts';
import type { RunningLongWork } from '../jobs/open-long-work.ts';
import type { AddressOf } from '../limits/client-address.ts';
import type { LiveCatalogs } from '../live/live-catalogs.ts';
import type { NewestSnapshots } from '../live/newest-snapshot.ts';
import type { SigningParts } from '../people/log-in.ts';
import type { OpenIdProvider } from '../people/open-id-provider.ts';
import type { DraftPreviews } from '../preview/draft-previews.ts';
import { VERSION } from '../settings/version.ts';
import type { DefinitionStore } from '../storage/definitions/definition-store.ts';
import type { Handlers } from './admin-call.ts';
import { advisorHandlers } from './advisor-handlers.ts';
import { auditHandlers } from './audit-handlers.ts';
import { catalogHandlers } from './catalog-handlers.ts';
import { clientHandlers } from './client-handlers.ts';
import { draftHandlers } from './draft-handlers.ts';
import { feedHandlers } from './feed-handlers.ts';
import { insightHandlers } from './insight-handlers.ts';
import { JobEvents } from './job-events.ts';
import { jobHandlers } from './job-handlers.ts';
import { keyHandlers } from './key-handlers.ts';
import { linkHandlers } from './link-handlers.ts';
import type { LinkPost } from './link-post.ts';
import { installationHandlers, peopleHandlers } from './people-handlers.ts';
import { type PreviewHandlersParts, previewHandlers } from './preview-handlers.ts';
import { providerHandlers } from './provider-handlers.ts';
import { questionHandlers } from './question-handlers.ts';
import { signInHandlers } from './sign-in-handlers.ts';
import { tallyHandlers } from './tally-handlers.ts';
import { tokenHandlers } from './token-handlers.ts';
import { trialHandlers } from './trial-handlers.ts';
import { uploadHandlers } from './upload-handlers.ts';

export interface AdminParts {
  readonly stores: DefinitionStore;
  readonly liveCatalogs: LiveCatalogs;
  readonly snapshots: NewestSnapshots;
  readonly feedLimits: FeedLimits;
  readonly publicUrl: () => string;
  readonly adminUrl: () => string;
  readonly signing: SigningParts;
  readonly addressOf: AddressOf;
  readonly provider: OpenIdProvider | null;
  readonly post: LinkPost;
  readonly warn: (error: unknown, what: string) => void;
  readonly longWork: () => Promise<RunningLongWork>;
  readonly previews: DraftPreviews;
  readonly published: PreviewHandlersParts['published'];
  readonly isServing: () => boolean;
}

export const adminHandlers = ({
  stores,
  liveCatalogs,
  snapshots,
  feedLimits,
  publicUrl,
  adminUrl,
  signing,
  addressOf,
  provider,
  post,
  warn,
  longWork,
  previews,
  published,
  isServing,
}: AdminParts): Handlers<typeof ADMIN_ROUTES> => ({
  ...tallyHandlers(snapshots, stores.catalogs),
  ...questionHandlers({ snapshots, catalogs: stores.catalogs, longWork, warn }),
  describe: async () => ({ view: openApiOfAdmin(ADMIN_ROUTES, adminUrl(), VERSION) }),
  ...clientHandlers(stores.clients),
  ...catalogHandlers(stores),
  ...feedHandlers(stores, feedLimits),
  ...advisorHandlers(stores),
  ...draftHandlers(stores),
  ...previewHandlers({ previews, published }),
  ...uploadHandlers(async () => (await longWork()).uploads),
  ...trialHandlers(longWork, warn, publicUrl),
  ...jobHandlers(longWork, new JobEvents({ isServing }), stores),
  ...insightHandlers(stores, liveCatalogs),
  ...keyHandlers(stores),
  ...auditHandlers(stores.audit),
  ...signInHandlers({ signing, addressOf, audit: stores.audit, post }),
  ...providerHandlers({ signing, addressOf, audit: stores.audit, post, provider, adminUrl, warn }),
  ...linkHandlers({ signing, audit: stores.audit }),
  ...peopleHandlers({ people: stores.people, clients: stores.clients, adminUrl, post }),
  ...installationHandlers({ people: stores.people, clients: stores.clients, adminUrl, post }),
  ...tokenHandlers(stores.people, stores.clients),
});
