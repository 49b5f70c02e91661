// What a check found, for tools: members stay the same from release to release.

import type { Proof, Said } from '@guidepost/advice/prove/proof';
import type { CheckView } from '@guidepost/contract/views/check-view';
import type { FindingView } from '@guidepost/contract/views/finding-view';
import type { CheckReport } from '../advisors/check-report.ts';
import { operationsOfFix, pathInContent } from '../drafts/operations-of-fix.ts';
import { viewOperation } from './advisor-draft-view.ts';
import type { Door } from './door.ts';

export const viewFindings = (
  { findings, content }: Pick<CheckReport, 'findings' | 'content'>,
  door: Door,
): readonly FindingView[] =>
  findings.map(({ conversation, share, conversations, values, ...finding }) => ({
    ...finding,
    path: pathInContent(content, finding.pointer),
    operations: finding.fix === undefined ? [] : operationsOfFix(content, finding.fix).map(viewOperation),
    mend: door.say(finding.mend),
    conversation: conversation ? viewConversation(conversation) : null,
    share: share ?? null,
    conversations: conversations ?? null,
    ...(values !== undefined && { values: { first: [...values.first], count: values.count } }),
  }));

const viewConversation = (said: readonly Said[]) =>
  said.map(({ question, reply }) => ({ question_id: question, answers: reply }));

/** `data`: the data folder that was looked into; only for whoever works on the machine. */
export const viewCheck = (file: string, report: CheckReport, door: Door, data?: string): CheckView => {
  const { advisor, catalog, proof } = report;
  return {
    file,
    ...(data !== undefined && { data }),
    catalog: advisor && catalog ? { client: advisor.client, catalog: advisor.catalog, ...catalog } : null,
    findings: viewFindings(report, door),
    proof: proof && viewProof(proof),
  };
};

const viewProof = ({ questions, untilResults, results, products, ...proof }: Proof) => ({
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
    never_conversations: products.neverSaid.map(viewConversation),
    undecided: products.undecided,
  },
});
