// What a question could be about, and a question about it: for whoever adds one to an advisor.

import { DraftedQuestionView, KnownAttributesView } from '../views/question-view.ts';
import { type AdminRoutes, reads } from './admin-route.ts';

const CATALOG = '/clients/:client/catalogs/:catalog';

export const QUESTION_ROUTES = {
  tallyAttributes: {
    method: 'GET',
    path: `${CATALOG}/attributes`,
    needs: reads('catalogs'),
    summary: 'Count the products that have each attribute',
    status: 200,
    answer: KnownAttributesView,
  },
  draftQuestion: {
    method: 'GET',
    path: `${CATALOG}/question`,
    needs: reads('catalogs'),
    summary: 'Draft a question about one attribute, or about `price`, as a draft of a whole advisor asks it',
    query: {
      attribute: 'The name of the attribute, or `price`.',
      language: 'The language of the question, such as `de`. Usually, and if it has no words for it, English.',
      within:
        'A condition as in `where` of an advisor file, as JSON: the question is about the products that satisfy it, and counts only these.',
      order: '`adaptive` if the advisor chooses the order of its questions.',
    },
    status: 200,
    answer: DraftedQuestionView,
  },
} as const satisfies AdminRoutes;
