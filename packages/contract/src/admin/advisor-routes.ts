// Advisors and their versions, which never change. Checking and publishing are long work and stand with the jobs.

import { ListedAdvisorView, UnpublishedView, VersionFileView, VersionsPageView } from '../views/advisor-view.ts';
import { type AdminRoutes, changes, PAGE_QUERY, pageOf, reads } from './admin-route.ts';

export const ADVISOR_ROUTES = {
  listAdvisors: {
    method: 'GET',
    path: '/clients/:client/advisors',
    needs: reads('advisors'),
    summary: 'List advisors that were ever published',
    query: PAGE_QUERY,
    status: 200,
    answer: pageOf(ListedAdvisorView),
  },
  listVersions: {
    method: 'GET',
    path: '/clients/:client/advisors/:advisor/versions',
    needs: reads('advisors'),
    summary: 'List the versions of an advisor, newest first',
    query: PAGE_QUERY,
    status: 200,
    answer: VersionsPageView,
  },
  findVersion: {
    method: 'GET',
    path: '/clients/:client/advisors/:advisor/versions/:version',
    needs: reads('advisors'),
    summary: 'See a version as its file; `published` stands for the one with which sessions start',
    status: 200,
    answer: VersionFileView,
  },
  unpublishAdvisor: {
    method: 'DELETE',
    path: '/clients/:client/advisors/:advisor/publication',
    needs: changes('advisors'),
    summary: 'Take an advisor off; its versions stay',
    status: 200,
    answer: UnpublishedView,
    logged: 'advisor unpublished',
  },
} as const satisfies AdminRoutes;
