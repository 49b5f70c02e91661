// The members that `Service-Include` adds to a response. They are put at the end of what is there anyway, so that a client that
// knows nothing of them reads the same as ever. Like all of a response they are joined from pieces that were rendered before.

import type { Outcome } from '@guidepost/engine/converse';
import type { Elaboration } from '@guidepost/engine/elaborate';
import type { Bar } from '@guidepost/engine/histogram';
import type { Reconsidered } from '@guidepost/engine/reconsider';
import type { ToldReply } from '@guidepost/engine/tell-replies';
import { type WholeGroupings, wholeGroupings } from '@guidepost/engine/whole-groupings';
import type { QuestionRenderer } from '../rendering/render-question.ts';
import type { RenderedReplies } from '../rendering/rendered-replies.ts';
import type { Lead } from './lead.ts';
import type { Include } from './read-include.ts';

/** All members of the response but the token. */
export function renderIncluded(
  lead: Omit<Lead, 'outcome'>,
  outcome: Outcome,
  include: Include,
  renderer: QuestionRenderer,
): string {
  const { live, language } = lead;
  const { said } = outcome;
  const replies = live.replies.get(language);
  if (replies === undefined) throw new Error(`The advisor has no texts in "${language}".`);
  if (said === null) throw new Error('The step was taken for a caller who wants nothing beside it.');
  // Whoever says what a product misses of a range says so of the range that the shopper chose.
  const wholes = include.reasons ? wholeGroupings(live.compiled) : null;
  const question = renderQuestion(outcome, said, include, renderer, wholes);
  const results = renderResults(lead, outcome, said, include);
  const currency = include.details ? live.details.get(language)?.currency : undefined;
  const members = renderMembers(said, include, replies, renderer, wholes);
  return `"question":${question},"results":${results}${members}${currency ?? ''}`;
}

function renderQuestion(
  { question }: Outcome,
  { counts, histogram }: Elaboration,
  include: Include,
  renderer: QuestionRenderer,
  wholes: WholeGroupings | null,
): string {
  if (question === null) return 'null';
  const bars = include.histogram && question.kind === 'range' ? `,"histogram":[${renderBars(histogram)}]` : '';
  return renderer.render(question, counts?.answers ?? null, bars, wholes);
}

function renderBars(bars: readonly Bar[]): string {
  let rendered = '';
  for (const { from, to, count } of bars) {
    rendered += `${rendered && ','}{"range_from":${from},"range_to":${to},"count":${count}}`;
  }
  return rendered;
}

function renderResults(
  { live, language }: Pick<Lead, 'live' | 'language'>,
  { results }: Outcome,
  { reasons }: Elaboration,
  include: Include,
): string {
  if (results === null) return 'null';
  const details = include.details ? live.details.get(language) : undefined;
  const reasonsOf = reasons === null ? null : live.reasons.get(language)?.of(reasons);
  const own = live.results.get(language) ?? live.catalog.rendered;
  const end = reasonsOf ? ']}' : '}';
  const between = `${end},`;
  let rendered = '[';
  for (let rank = 0; rank < results.length; rank++) {
    const product = results[rank] as number;
    rendered += details === undefined ? own.at(product).slice(0, -1) : details.at(product);
    if (reasonsOf) rendered += reasonsOf(product);
    rendered += rank + 1 < results.length ? between : end;
  }
  return `${rendered}]`;
}

function renderMembers(
  { counts, replies: told, reconsidered }: Elaboration,
  include: Include,
  replies: RenderedReplies,
  renderer: QuestionRenderer,
  wholes: WholeGroupings | null,
): string {
  let members = '';
  if (counts !== null) members += `,"candidates":${counts.candidates},"candidates_of":${counts.scope}`;
  if (told !== null) members += `,"replies":[${renderTold(told, replies)}]`;
  if (include.reconsider) members += `,"reconsider":${renderReconsidered(reconsidered, replies, renderer, wholes)}`;
  return members;
}

function renderTold(told: readonly ToldReply[], replies: RenderedReplies): string {
  let rendered = '';
  for (const one of told) rendered += `${rendered && ','}${replies.told(one)}`;
  return rendered;
}

function renderReconsidered(
  reconsidered: Reconsidered | null,
  replies: RenderedReplies,
  renderer: QuestionRenderer,
  wholes: WholeGroupings | null,
): string {
  if (reconsidered === null) return 'null';
  const { offer, reply } = reconsidered;
  let answers = '';
  for (const id of reply) answers += `${answers && ','}${replies.answer(offer.place, id).id}`;
  return `{"question":${renderer.render(offer, null, '', wholes)},"answers":[${answers}]}`;
}
