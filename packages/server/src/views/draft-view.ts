// A drafted advisor with its reasoning as data and the file's text, or why none could be drafted.

import type { DraftedAdvisor, UnaskedAttribute } from '@guidepost/advice/draft/draft';
import type { DraftVerdict } from '@guidepost/advice/draft/draft-verdict';
import type { DraftView, NoDraftView } from '@guidepost/contract/views/draft-view';
import type { SpellRemedy } from '@guidepost/fault/remedy';
import type { DraftReport } from '../advisors/draft-from-catalog.ts';
import { sayVerdict } from '../advisors/say-verdict.ts';

interface DraftTarget {
  readonly client: string;
  readonly catalog: string;
}

type Drafted = Extract<DraftReport, { kind: 'drafted' }>;

/** `spell`: the door's words for what helps. */
export function viewDraft(
  { revision, draft, text, addresses, verdict }: Drafted,
  { client, catalog }: DraftTarget,
  spell: SpellRemedy,
): DraftView {
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
    questions: advisor.questions.flatMap((question, nth) => {
      const { type, role, title } = question;
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
        answers: reasons.answers,
        unknown: reasons.unknown,
        unanswered_values: reasons.unanswered.values,
        unanswered_products: reasons.unanswered.products,
        lacks_unit: reasons.lacksUnit,
        found: round(reasons.found),
      };
    }),
    not_in_its_language: draft.foreign,
    no_words_for: draft.unspoken,
    language_not_found: draft.isLanguageUnknown,
    helpers: draft.helpers && {
      products: draft.helpers.products,
      free: draft.helpers.free,
      kinds: draft.helpers.kinds,
    },
    prices_that_stand_out: draft.outlying?.examples ?? [],
    left_out: draft.leftOut.map(viewLeftOut),
    forecast: {
      shoppers: forecast.shoppers,
      found: round(forecast.found),
      alike: forecast.alike,
    },
    verdict: verdict && viewVerdict(verdict, draft, addresses, spell),
    file: text,
  };
}

function viewVerdict(
  verdict: DraftVerdict,
  { leftOut, advisor, unspoken, currency }: DraftedAdvisor,
  addresses: readonly string[],
  spell: SpellRemedy,
) {
  const { shoppers, against, improve, isReady } = verdict;
  const said = sayVerdict(verdict, leftOut, { language: unspoken ?? advisor.language, addresses, currency }, spell);
  return {
    ready: isReady,
    shoppers: {
      simulated: shoppers.simulated,
      truthful: round(shoppers.truthful),
      truthful_told_apart: round(shoppers.whereToldApart),
      mistaken: round(shoppers.mistaken),
      mistaken_asked_once: shoppers.askedOnce === null ? null : round(shoppers.askedOnce),
      mistaken_asked_twice: shoppers.askedTwice === null ? null : round(shoppers.askedTwice),
      questions: round(shoppers.questions),
    },
    not_ready_because: against.map(({ kind }, nth) => ({ kind, said: said.against[nth] ?? '' })),
    improve:
      improve === null
        ? null
        : {
            kind: improve.kind,
            attribute: improve.kind === 'supply' ? null : improve.attribute,
            said: said.improve ?? '',
          },
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

const viewLeftOut = ({ attribute, why, known, values, bits, helps, leaves, measured }: UnaskedAttribute) => ({
  attribute,
  why,
  known,
  values,
  bits_alone: bits === null ? null : round(bits),
  helps: helps === null ? null : round(helps),
  leaves: leaves && { products: leaves.left, staying: leaves.staying },
  unit: measured?.unit ?? null,
});

const round = (number: number): number => Math.round(number * 10_000) / 10_000;
