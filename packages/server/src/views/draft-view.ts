// A drafted advisor with its reasoning as data and the file's text, or why none could be drafted.

import type { UnaskedAttribute } from '@guidepost/advice/draft/draft';
import type { DraftView, NoDraftView } from '@guidepost/contract/views/draft-view';
import type { DraftReport } from '../advisors/draft-from-catalog.ts';

interface DraftTarget {
  readonly client: string;
  readonly catalog: string;
}

type Drafted = Extract<DraftReport, { kind: 'drafted' }>;

export function viewDraft({ revision, draft, text }: Drafted, { client, catalog }: DraftTarget): DraftView {
  const { advisor, questions, forecast } = draft;
  return {
    client,
    catalog,
    revision,
    advisor: advisor.id,
    language: advisor.language,
    currency: draft.currency,
    products: forecast.products,
    unavailable: forecast.unavailable,
    groups: forecast.groups,
    questions: advisor.questions.flatMap(({ type, role, title }, nth) => {
      const reasons = questions[nth];
      if (reasons === undefined) return [];
      return {
        id: reasons.id,
        ...{ type, role, title },
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
      };
    }),
    not_in_its_language: draft.foreign,
    prices_that_stand_out: draft.outlying?.examples ?? [],
    left_out: draft.leftOut.map(viewLeftOut),
    forecast: {
      shoppers: forecast.shoppers,
      found: round(forecast.found),
      alike: forecast.alike,
    },
    file: text,
  };
}

/** `error`: why, in words of the door. */
export const viewNoDraft = (
  report: Exclude<DraftReport, Drafted>,
  { client, catalog }: DraftTarget,
  error: string,
): NoDraftView =>
  report.kind === 'unknown-catalog'
    ? { error, client, catalog, catalogs: report.known }
    : {
        ...{ error, client, catalog, revision: report.revision, products: report.draft.products },
        left_out: report.draft.leftOut.map(viewLeftOut),
      };

const viewLeftOut = ({ attribute, why, known, values, bits, measured }: UnaskedAttribute) => ({
  attribute,
  why,
  known,
  values,
  bits_alone: bits === null ? null : round(bits),
  unit: measured?.unit ?? null,
});

const round = (number: number): number => Math.round(number * 10_000) / 10_000;
