// The members that `Service-Include` adds to a response. They are put at the end of what is there anyway, so that a client that
// knows nothing of them reads the same as ever.

import type { Outcome } from '@guidepost/engine/converse';
import { type Elaboration, elaborate } from '@guidepost/engine/elaborate';
import type { Reason } from '@guidepost/engine/explain';
import type { Reply } from '@guidepost/engine/session';
import { type BinaryText, jsonToBinary } from '../rendering/binary-text.ts';
import type { QuestionRenderer } from '../rendering/render-question.ts';
import type { ReplyTitles } from '../rendering/reply-titles.ts';
import type { Lead } from './lead.ts';
import type { Include } from './read-include.ts';

export interface IncludedParts {
  /** JSON of the question; `null` if there is none. */
  readonly question: string;
  /** JSON of the results; `null` while there are none. */
  readonly results: string;
  /** Further members of the response, each with a comma before it. */
  readonly members: string;
}

export function renderIncluded(lead: Lead, include: Include, renderer: QuestionRenderer): IncludedParts {
  const { live, session, outcome, language } = lead;
  const titles = live.titles.get(language);
  if (titles === undefined) throw new Error(`The advisor has no texts in "${language}".`);
  const said = elaborate(live.compiled, session, outcome, include);
  return {
    question: renderQuestion(outcome, said, include, renderer),
    results: renderResults(lead, said, include, titles),
    members: renderMembers(lead, said, include, titles, renderer),
  };
}

function renderQuestion(
  { question }: Outcome,
  { counts, histogram }: Elaboration,
  include: Include,
  renderer: QuestionRenderer,
): string {
  if (question === null) return 'null';
  const rendered = renderer.render(question, counts?.answers ?? null);
  if (!include.histogram || question.kind !== 'range') return rendered;
  return withMember(
    rendered,
    'histogram',
    histogram.map(({ from, to, count }) => ({ range_from: from, range_to: to, count })),
  );
}

function renderResults(
  { live, outcome, language }: Lead,
  { reasons }: Elaboration,
  include: Include,
  titles: ReplyTitles,
): string {
  const { results } = outcome;
  if (results === null) return 'null';
  const details = include.details ? live.details.get(language) : undefined;
  const rendered = results.map((product, rank) => {
    let result: string = live.catalog.rendered.at(product);
    if (details !== undefined) {
      const { list_price, available, attributes } = details.read(product);
      result = withMember(result, 'list_price', list_price);
      result = withMember(result, 'available', available);
      result = withMember(result, 'attributes', attributes);
    }
    const own = reasons?.[rank];
    if (own === undefined) return result;
    return withMember(
      result,
      'reasons',
      own.map((reason) => spellReason(live.compiled.places, reason, titles)),
    );
  });
  return `[${rendered.join(',')}]`;
}

/** Both ends of JSON: `{…}` with one member more. */
const withMember = (object: string, name: string, value: unknown): BinaryText =>
  `${object.slice(0, -1)},"${name}":${jsonToBinary(value)}}` as BinaryText;

function spellReason(places: ReadonlyMap<string, number>, reason: Reason, titles: ReplyTitles) {
  const { question, role, fit, met, missed, value, missedBy } = reason;
  const place = places.get(question) ?? -1;
  const spell = (fits: 'met' | 'missed') => (id: string) => ({
    answer_id: id,
    title: titles.answerTitle(place, id),
    fit: fits,
  });
  return {
    question_id: question,
    question_title: titles.questionTitle(place),
    role,
    fit,
    answers: [...met.map(spell('met')), ...missed.map(spell('missed'))],
    ...(reason.isRange ? { value, missed_by: missedBy } : {}),
  };
}

function renderMembers(
  { live, session }: Lead,
  { counts, replies, reconsidered }: Elaboration,
  include: Include,
  titles: ReplyTitles,
  renderer: QuestionRenderer,
): string {
  const { questions } = live.compiled;
  const spellReply = (place: number, reply: Reply) => ({
    question_id: questions[place]?.question.id,
    question_title: titles.questionTitle(place),
    answers: reply.map((id) => ({ answer_id: id, title: titles.answerTitle(place, id) })),
  });
  let members = '';
  if (counts !== null) members += `,"candidates":${counts.candidates},"candidates_of":${counts.scope}`;
  if (replies !== null) {
    const told = replies.map(({ place, reply, status }) => ({ ...spellReply(place, reply), status }));
    members += `,"replies":${jsonToBinary(told)}`;
  }
  if (include.reconsider) {
    members +=
      reconsidered === null
        ? ',"reconsider":null'
        : `,"reconsider":{"question":${renderer.render(reconsidered.offer, null)},"answers":${jsonToBinary(session.replies[reconsidered.offer.question.id] ?? [])}}`;
  }
  return members;
}
