// What a check found, for tools: members stay the same from release to release.

import type { Proof } from '@guidepost/advice/prove/proof';
import type { CheckFinding, CheckReport } from '../advisors/check-advisor.ts';

export const findingsJson = (findings: readonly CheckFinding[]): readonly unknown[] =>
  findings.map(({ conversation, share, conversations, ...finding }) => ({
    ...finding,
    conversation: conversation?.map(({ question, reply }) => ({ question_id: question, answers: reply })) ?? null,
    share: share ?? null,
    conversations: conversations ?? null,
  }));

/** `data`: the data folder that was looked into. */
export const checkJson = (file: string, { advisor, catalog, findings, proof }: CheckReport, data: string): object => ({
  file,
  data,
  catalog: advisor && catalog ? { client: advisor.client, catalog: advisor.catalog, ...catalog } : null,
  findings: findingsJson(findings),
  proof: proof && proofJson(proof),
});

const proofJson = ({ questions, untilResults, results, products, ...proof }: Proof): unknown => ({
  complete: proof.isComplete,
  every_reply: proof.isOfEveryReply,
  covered: proof.covered,
  states: proof.states,
  conversations: proof.conversations,
  questions,
  replies_until_results: untilResults,
  results: { at_end: results.shown, beyond_limit: results.beyondLimit, none: results.none },
  products: {
    unit: products.unit,
    in_scope: products.inScope,
    recommended: products.recommended,
    never: products.never,
    never_skus: products.neverSkus,
    undecided: products.undecided,
  },
});
