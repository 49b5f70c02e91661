// Drafts tried as shoppers would, and what is live looked at: conversations that are stored nowhere and counted nowhere.

import { NextRequest } from '../next-request.ts';
import { NextResponse } from '../next-response.ts';
import { PreviewExplanationRequest } from '../requests/preview-request.ts';
import { PreviewExplanationView } from '../views/preview-view.ts';
import { type AdminRoutes, reads } from './admin-route.ts';

const PREVIEW = '/clients/:client/advisors/:advisor/draft/preview';

export const PREVIEW_ROUTES = {
  previewNext: {
    method: 'POST',
    path: `${PREVIEW}/next`,
    needs: reads('advisors'),
    summary:
      'Lead a conversation with a draft: takes and answers what `/api/v7/next/` does, with the same headers but without key and advisor; nothing of it is stored',
    body: NextRequest,
    onlyAsks: true,
    repeatable: false,
    status: 200,
    answer: NextResponse,
  },
  publishedNext: {
    method: 'POST',
    path: '/clients/:client/advisors/:advisor/published/next',
    needs: reads('advisors'),
    summary:
      'Lead a conversation with what is live, as shoppers have it: takes and answers what `/api/v7/next/` does, with the same headers but without key and advisor; nothing of it is stored',
    body: NextRequest,
    onlyAsks: true,
    repeatable: false,
    status: 200,
    answer: NextResponse,
  },
  explainPreview: {
    method: 'POST',
    path: `${PREVIEW}/explanation`,
    needs: reads('advisors'),
    summary:
      'See how many products each reply of a conversation with a draft left, and why a product is there or what would bring it back',
    body: PreviewExplanationRequest,
    onlyAsks: true,
    repeatable: false,
    status: 200,
    answer: PreviewExplanationView,
  },
} as const satisfies AdminRoutes;
