// Catalogs that the server pulls by itself.

import { FeedRequest } from '../requests/feed-request.ts';
import { FeedOrderView, FeedView } from '../views/feed-view.ts';
import { type AdminRoutes, changes, PAGE_QUERY, pageOf, reads } from './admin-route.ts';

export const FEED_ROUTES = {
  listFeeds: {
    method: 'GET',
    path: '/clients/:client/feeds',
    needs: reads('catalogs'),
    summary: 'List feeds and how their pulls go',
    query: PAGE_QUERY,
    status: 200,
    answer: pageOf(FeedView),
  },
  findFeed: {
    method: 'GET',
    path: '/clients/:client/catalogs/:catalog/feed',
    needs: reads('catalogs'),
    summary: 'See a feed with the report of its last import',
    status: 200,
    answer: FeedView,
  },
  addFeed: {
    method: 'POST',
    path: '/clients/:client/catalogs/:catalog/feed',
    needs: changes('catalogs'),
    summary: 'Let the server pull a catalog regularly',
    body: FeedRequest,
    status: 201,
    answer: FeedOrderView,
    logged: 'feed added',
  },
  hastenFeed: {
    method: 'POST',
    path: '/clients/:client/catalogs/:catalog/feed/pulls',
    needs: changes('catalogs'),
    summary: 'Have a feed pulled as soon as a server can, not only when it is due',
    status: 202,
    answer: FeedView,
    logged: 'feed hastened',
  },
  removeFeed: {
    method: 'DELETE',
    path: '/clients/:client/catalogs/:catalog/feed',
    needs: changes('catalogs'),
    summary: 'Stop pulling a catalog; its products stay',
    status: 204,
    answer: null,
    logged: 'feed removed',
  },
} as const satisfies AdminRoutes;
