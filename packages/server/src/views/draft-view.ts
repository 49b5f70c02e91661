// What `guidepost draft --json` prints: the reasoning as data, and the file's text.

import type { LeftOut } from '@guidepost/advice/draft/draft';
import type { DraftReport } from '../advisors/draft-advisor.ts';

export function viewDraft(
  report: DraftReport,
  { client, catalog }: { readonly client: string; readonly catalog: string },
): Record<string, unknown> {
  if (report.kind === 'unknown-catalog') return { client, catalog, catalogs: report.known };
  const { revision, draft } = report;
  const leftOut = draft.leftOut.map(viewLeftOut);
  if (report.kind === 'nothing') {
    return { client, catalog, revision, products: report.draft.products, left_out: leftOut };
  }
  const { advisor, questions, forecast } = report.draft;
  return {
    client,
    catalog,
    revision,
    advisor: advisor.id,
    language: advisor.language,
    currency: report.draft.currency,
    products: forecast.products,
    unavailable: forecast.unavailable,
    groups: forecast.groups,
    questions: questions.map((reasons, nth) => ({
      id: reasons.id,
      type: advisor.questions[nth]?.type,
      role: advisor.questions[nth]?.role,
      title: advisor.questions[nth]?.title,
      attribute: reasons.attribute,
      known: reasons.known,
      values: reasons.values,
      bits: round(reasons.bits),
      bits_alone: round(reasons.firstBits),
      shares: reasons.shares.map(round),
      unanswered_values: reasons.unanswered.values,
      unanswered_products: reasons.unanswered.products,
      lacks_unit: reasons.lacksUnit,
      found: round(reasons.found),
    })),
    not_in_its_language: report.draft.foreign,
    prices_that_stand_out: report.draft.outlying?.examples ?? [],
    left_out: leftOut,
    forecast: {
      shoppers: forecast.shoppers,
      found: round(forecast.found),
      alike: forecast.alike,
    },
    file: report.text,
  };
}

const viewLeftOut = ({ attribute, why, known, values, bits, measured }: LeftOut) => ({
  attribute,
  why,
  known,
  values,
  bits_alone: bits === null ? null : round(bits),
  unit: measured?.unit ?? null,
});

const round = (number: number): number => Math.round(number * 10_000) / 10_000;
