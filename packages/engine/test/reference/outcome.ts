// A whole step by the rules: the current question, whether results are due, and what is shown.

import type { Advisor, Question } from '../../src/advisor.ts';
import type { Product } from '../../src/product.ts';
import type { Reply, Session } from '../../src/session.ts';
import { narrowing, scopeOf } from './candidates.ts';
import type { Catalog } from './catalog.ts';
import { countingReplies, holds, mayBeAsked } from './counting-replies.ts';
import { mostTelling } from './gain.ts';
import { canStillHelp } from './in-view.ts';
import { nearest } from './nearest.ts';
import { isPassedOver, type Offered, offered } from './offer.ts';
import { ranking } from './ranking.ts';

export interface ReferenceOutcome {
  readonly question: Offered | null;
  readonly results: readonly number[] | null;
  /** Numbers of products in the catalog. */
  readonly candidates: readonly number[];
}

export function afterReply(
  catalog: Catalog,
  advisor: Advisor,
  before: Session,
  question: string,
  reply: Reply,
): Session {
  const changed = new Set([...(before.changed ?? []), ...(question in before.replies ? [question] : [])]);
  const replied: Session = {
    ...before,
    replies: { ...before.replies, [question]: reply },
    ...(changed.size > 0 && { changed: [...changed] }),
  };
  const current = currentQuestion(catalog, advisor, replied);
  const resultsGiven = before.resultsGiven || areResultsDue(catalog, advisor, replied, current);
  return { ...replied, shown: current?.id ?? null, resultsGiven };
}

export function firstQuestion(catalog: Catalog, advisor: Advisor): Question {
  const [firstListed] = advisor.questions;
  const fixed = advisor.questions.find(({ id }) => id === advisor.first);
  const eligible = advisor.questions.filter(({ askIf }) => askIf === null);
  const first =
    advisor.order === 'listed'
      ? firstListed
      : (fixed ?? mostTelling(catalog, advisor, eligible, scopeOf(catalog, advisor)));
  if (!first) throw new Error('An advisor has a question without a condition.');
  return first;
}

/**
 * Listed: the first that has no reply, whose `ask_if` holds, and that is not passed over. Adaptive: of all whose `ask_if` holds
 * whatever is replied to the others, the one that tells most.
 */
function currentQuestion(catalog: Catalog, advisor: Advisor, session: Session): Question | null {
  const { candidates } = narrowing(catalog, advisor, session);
  const counting = countingReplies(advisor, session);
  const isAskable = askableAmong(catalog, advisor, session, candidates);
  if (advisor.order === 'listed') {
    return advisor.questions.filter(({ askIf }) => holds(askIf, counting)).find(isAskable) ?? null;
  }
  const open = advisor.questions
    .filter(isAskable)
    .filter((question) => mayBeAsked(advisor, session, question, isAskable) === 1);
  return mostTelling(catalog, advisor, open, candidates);
}

/** Which questions could get a reply, their `ask_if` left aside. */
const askableAmong =
  (catalog: Catalog, advisor: Advisor, session: Session, candidates: readonly Product[]) =>
  (question: Question): boolean => {
    if (Object.hasOwn(session.replies, question.id)) return false;
    if (isPassedOver(catalog, question, candidates)) return false;
    return advisor.order === 'listed' || question.alwaysAsk || canStillHelp(catalog, advisor, session, question);
  };

function areResultsDue(catalog: Catalog, advisor: Advisor, session: Session, current: Question | null): boolean {
  if (current === null) return true;
  const { show } = advisor.results;
  if (show === 'at_end') return false;
  if (show !== 'after_filters') return Object.keys(session.replies).length >= show.afterQuestions;
  const { candidates } = narrowing(catalog, advisor, session);
  const isAskable = askableAmong(catalog, advisor, session, candidates);
  return !advisor.questions.some(
    (question) =>
      question.role === 'filter' && isAskable(question) && mayBeAsked(advisor, session, question, isAskable) > 0,
  );
}

/** `canTell`: the caller can say what a product misses. */
export function outcomeOf(catalog: Catalog, advisor: Advisor, session: Session, canTell = false): ReferenceOutcome {
  const { candidates } = narrowing(catalog, advisor, session);
  const isFirst = Object.keys(session.replies).length === 0;
  const shown = advisor.questions.find(({ id }) => id === session.shown);
  return {
    question: shown ? offered(catalog, shown, candidates, isFirst) : null,
    results: session.resultsGiven
      ? (canTell && advisor.results.nearest ? nearest : ranking)(catalog, advisor, session).slice(
          0,
          advisor.results.limit,
        )
      : null,
    candidates: candidates.map((product) => catalog.products.indexOf(product)),
  };
}
