// What is said of a conversation with a draft, in the titles that its shopper reads.

import type { PreviewExplanationView } from '@guidepost/contract/views/preview-view';
import type { LiveAdvisor } from '../live/live-advisor.ts';
import type { Explained } from '../preview/explain-preview.ts';
import { Titles, viewProductExplanation } from './product-explanation-view.ts';

export function viewPreviewExplanation(
  live: LiveAdvisor,
  revision: number,
  { language, effects, passed, often, left, product }: Explained,
): PreviewExplanationView {
  const { compiled, catalog } = live;
  const { priceImpact } = compiled.advisor.results;
  const titles = new Titles(live, language);
  return {
    revision,
    catalog: catalog.catalog,
    catalog_revision: catalog.revision,
    unit: compiled.advisor.results.onePer === 'group' && compiled.snapshot.groups !== null ? 'group' : 'product',
    scope: effects.scope,
    equals_by: priceImpact === 'none' ? 'catalog' : priceImpact,
    replies: effects.replies.map(({ place, reply, status, left: after, removed }) => ({
      ...titles.reply(place, reply),
      role: compiled.questions[place]?.question.role ?? 'filter',
      ...{ status, left: after, removed },
    })),
    passed_over: passed.map(({ place, because, left: then }) => ({
      ...titles.question(place),
      because: because.kind,
      answers: 'answers' in because ? because.answers.map((id) => titles.named(place, id)) : [],
      left: then,
    })),
    counted_often: often && {
      unknown: often.unknown.length,
      products: often.unknown.slice(0, MOST_NAMED).map((each) => titles.product(each)),
      overlap: often.overlap,
    },
    not_taken: left.map(({ question, answers }) => ({ question_id: question, answers })),
    product: product && viewProductExplanation(live, titles, product),
  };
}

/** A list that somebody reads. */
const MOST_NAMED = 50;
