// Whether all that a response says is true, and whether it says all that a shopper has to know: what became of each reply, how
// many products fit, and for each result which wishes it misses.

import type { NextResponse } from '@guidepost/contract/next-response';
import { checkQuestion } from './check-question.ts';
import { asSet, checkReason, checkTitle } from './check-reason.ts';
import { checkOrder, missesOf } from './check-results.ts';
import { inWords } from './in-words.ts';
import { narrow } from './plain-narrowing.ts';
import type { PlainReading } from './plain-reading.ts';
import { knownValue, type PlainProduct, type Replies } from './plain-shop.ts';
import { demand, demandSame } from './untrue.ts';

/** How often each thing was seen that a conversation need not have. */
export type Seen = Map<string, number>;

/** Throws for the first claim that is not true. */
export function checkResponse(
  reading: PlainReading,
  said: NextResponse,
  replies: Replies,
  language: string,
  seen: Seen,
): void {
  const see = (what: string, count = 1) => void seen.set(what, (seen.get(what) ?? 0) + count);
  const counting = reading.counting(replies);
  const narrowing = narrow(reading, counting, replies);
  const { left, wishes, relaxed } = narrowing;
  const count = (places: readonly number[]) => new Set(places.map((place) => reading.alternatives[place])).size;

  const told = said.replies ?? [];
  demandSame(
    told.map(({ question_id, answers }) => [question_id, asSet(answers.map(({ answer_id }) => answer_id))]),
    [...replies].map(([id, reply]) => [id, asSet(reply)]),
    () => 'the replies',
  );
  for (const { question_id, question_title, answers, status } of told) {
    const question = reading.question(question_id);
    demandSame(question_title, reading.text(language, `${question_id}.title`, question.title), () => 'a title');
    for (const { answer_id, title } of answers) checkTitle(reading, language, question, answer_id, title);
    const truth = !counting.has(question_id) ? 'not-asked' : relaxed.has(question_id) ? 'relaxed' : 'counts';
    demandSame(status, truth, () => `what became of ${question_id}`);
    if (status !== 'counts') see(status);
  }

  demandSame(
    [said.candidates, said.candidates_of],
    [relaxed.size > 0 ? 0 : count(left), reading.all],
    () => 'how many fit',
  );
  demandSame(said.currency, reading.currency, () => 'the currency');
  if (said.question !== null) checkQuestion(reading, said.question, left, see);
  if (said.reconsider) {
    const { question, answers } = said.reconsider;
    demandSame(asSet(answers), asSet(replies.get(question.question_id) ?? []), () => 'the reply to reconsider');
    demand(
      counting.has(question.question_id),
      () => `${question.question_id} is asked again, and is not asked any more`,
    );
    see('reconsider');
  }
  if (said.results === null) return;

  see('results', said.results.length);
  const shown = said.results.map((result) => {
    const place = reading.placeOf(result.sku);
    const product = place === undefined ? undefined : reading.scope[place];
    if (place === undefined || product === undefined)
      throw new Error(`${result.sku} is none of the advisor's products.`);
    checkProduct(reading, product, result, language);
    const reasons = new Map((result.reasons ?? []).map((reason) => [reason.question_id, reason]));
    for (const [id, reason] of reasons) {
      demand(counting.has(id), () => `${result.sku} has a reason for ${id}, to which no reply counts`);
      checkReason(reading, reason, reading.question(id), counting.get(id) ?? [], place, language);
      if (reason.fit !== 'met') see(`${reason.role} ${reason.fit}`);
    }
    for (const { question, passes, isWhole } of wishes) {
      const fit = reasons.get(question.id)?.fit;
      if (passes[place] === true)
        demand(isWhole || fit !== undefined, () => `${result.sku}: ${question.id} goes unsaid`);
      else demand(fit !== undefined && fit !== 'met', () => `${result.sku} misses ${question.id} unsaid`);
    }
    const misses = missesOf(wishes, place);
    if (misses > 0) see('misses', misses);
    return place;
  });
  checkOrder(reading, shown, narrowing);
}

function checkProduct(
  reading: PlainReading,
  product: PlainProduct,
  result: NonNullable<NextResponse['results']>[number],
  language: string,
): void {
  const { price, list_price = null, available = true } = product;
  const title = product.attributes?.[`title_${language}`] ?? product.title;
  const before = Number(list_price) > Number(price) ? list_price : null;
  demandSame(
    [result.title, result.price, result.list_price, result.available],
    [title, price, before, available],
    () => result.sku,
  );
  const { attributes: names = [] } = reading.advisor.results;
  const own = names.filter((name) => knownValue(product, name) !== undefined);
  const shown = result.attributes ?? [];
  demandSame(
    shown.map(({ name }) => name),
    own,
    () => `what ${result.sku} shows`,
  );
  for (const { name, value } of shown) {
    const parts = [knownValue(product, name)].flat().flatMap((part) => {
      if (typeof part === 'boolean') return [];
      if (typeof part === 'number') return [inWords(part, language)];
      return [reading.text(language, `results.${name}.${part}.title`, String(part))];
    });
    demand(
      parts.every((part) => value.includes(part)),
      () => `${result.sku}: ${name} is not ${value}`,
    );
  }
}
