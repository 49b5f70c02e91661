// All operations of the admin interface, by name.

import { ABOUT_ROUTES } from './about-routes.ts';
import { ADVISOR_ROUTES } from './advisor-routes.ts';
import { AUDIT_ROUTES } from './audit-routes.ts';
import { CATALOG_ROUTES } from './catalog-routes.ts';
import { CLIENT_ROUTES } from './client-routes.ts';
import { DRAFT_ROUTES } from './draft-routes.ts';
import { FEED_ROUTES } from './feed-routes.ts';
import { INSIGHT_ROUTES } from './insight-routes.ts';
import { INSTALLATION_ROUTES } from './installation-routes.ts';
import { JOB_ROUTES } from './job-routes.ts';
import { KEY_ROUTES } from './key-routes.ts';
import { LINK_ROUTES } from './link-routes.ts';
import { PEOPLE_ROUTES } from './people-routes.ts';
import { PREVIEW_ROUTES } from './preview-routes.ts';
import { PROVIDER_ROUTES } from './provider-routes.ts';
import { QUESTION_ROUTES } from './question-routes.ts';
import { SIGN_IN_ROUTES } from './sign-in-routes.ts';
import { TALLY_ROUTES } from './tally-routes.ts';
import { TOKEN_ROUTES } from './token-routes.ts';
import { UPLOAD_ROUTES } from './upload-routes.ts';

export const ADMIN_ROUTES = {
  ...ABOUT_ROUTES,
  ...CLIENT_ROUTES,
  ...CATALOG_ROUTES,
  ...TALLY_ROUTES,
  ...QUESTION_ROUTES,
  ...FEED_ROUTES,
  ...ADVISOR_ROUTES,
  ...DRAFT_ROUTES,
  ...PREVIEW_ROUTES,
  ...UPLOAD_ROUTES,
  ...JOB_ROUTES,
  ...INSIGHT_ROUTES,
  ...KEY_ROUTES,
  ...AUDIT_ROUTES,
  ...SIGN_IN_ROUTES,
  ...PROVIDER_ROUTES,
  ...LINK_ROUTES,
  ...PEOPLE_ROUTES,
  ...INSTALLATION_ROUTES,
  ...TOKEN_ROUTES,
};

export type AdminOperation = keyof typeof ADMIN_ROUTES;
