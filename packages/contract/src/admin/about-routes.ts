// What the interface says of itself.

import { Type } from 'typebox';
import type { AdminRoutes } from './admin-route.ts';

export const ABOUT_ROUTES = {
  describe: {
    method: 'GET',
    path: '/openapi.json',
    needs: 'nobody',
    summary: 'This document',
    status: 200,
    answer: Type.Object({}, { description: 'OpenAPI 3.1' }),
  },
} as const satisfies AdminRoutes;
