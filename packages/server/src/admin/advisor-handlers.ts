// Advisors and their versions, by the admin interface.

import type { ADVISOR_ROUTES } from '@guidepost/contract/admin/advisor-routes';
import { findVersion } from '../advisors/find-version.ts';
import { unpublishAdvisor } from '../advisors/unpublish-advisor.ts';
import { findPublishers } from '../audit/find-publishers.ts';
import { documentOf } from '../drafts/document-of.ts';
import { readFile } from '../drafts/draft-content.ts';
import { Refusal } from '../refusals/refusal.ts';
import type { DefinitionStore } from '../storage/definitions/definition-store.ts';
import { readVersion } from '../values/given-values.ts';
import { viewListedAdvisor, viewUnpublished, viewVersionFile, viewVersionsPage } from '../views/advisor-view.ts';
import type { Handlers } from './admin-call.ts';
import { NOT_FOUND } from './check-call.ts';
import { readPage } from './read-query.ts';

export const advisorHandlers = ({ advisors, audit }: DefinitionStore): Handlers<typeof ADVISOR_ROUTES> => ({
  listAdvisors: async ({ client, query }) => {
    const page = readPage(query);
    if (page instanceof Refusal) return page;
    const { entries, next } = await advisors.list(page, client);
    return { view: { entries: entries.map(viewListedAdvisor), next } };
  },

  listVersions: async ({ client, params: { advisor = '' }, query }) => {
    const page = readPage(query);
    if (page instanceof Refusal) return page;
    const versions = await advisors.listVersions(client, advisor, page);
    if (versions.entries.length === 0 && page.after === null) return NOT_FOUND;
    const publishers = await findPublishers(audit, client, advisor);
    return { view: viewVersionsPage({ client, advisor }, versions, publishers) };
  },

  findVersion: async ({ client, params: { advisor = '', version = '' } }) => {
    const number = version === 'published' ? { value: null } : readVersion(version);
    if ('wrong' in number) return NOT_FOUND;
    const found = await findVersion(advisors, client, advisor, number.value);
    if (found.kind !== 'found') return NOT_FOUND;
    const read = readFile({ client, advisor }, found.version.source, '');
    return { view: viewVersionFile(found.version, 'faults' in read ? null : documentOf(read.cells)) };
  },

  unpublishAdvisor: async ({ client, params: { advisor = '' } }) => {
    const before = await advisors.findPublished(client, advisor);
    const { kind } = await unpublishAdvisor(advisors, client, advisor);
    if (kind !== 'unpublished') return NOT_FOUND;
    return {
      view: viewUnpublished({ client, advisor }, true, ''),
      log: { before: { published_version: before?.version ?? null }, after: { published_version: null } },
    };
  },
});
