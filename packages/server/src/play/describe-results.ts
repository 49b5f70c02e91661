// Results in the terminal: each with its price and why it is there, in the words that the shopper read; and, where there
// is none or a reply could not be kept, which reply is to blame.

import type { Step } from '@guidepost/engine/converse';
import { reasons } from '@guidepost/engine/converse';
import type { Reason } from '@guidepost/engine/explain';
import { narrow } from '@guidepost/engine/narrow';
import { acceptedRange, type Range } from '@guidepost/engine/range-id';
import { percentWith } from '@guidepost/fault/say-number';
import { describeLeft, rangeText } from './describe-question.ts';
import type { Play } from './load-play.ts';
import { plainText } from './plain-text.ts';
import type { PlayWords } from './play-words.ts';
import { playWordsIn } from './play-words-in.ts';
import type { ShownQuestion, ShownRange } from './shown-question.ts';

/** The questions asked so far, in the order of asking. */
export type Asked = readonly ShownQuestion[];

interface DescribedResults {
  readonly headline: string;
  readonly body: string;
}

export function describeResults(play: Play, step: Step, asked: Asked): DescribedResults {
  const { session, outcome } = step;
  const results = outcome.results ?? [];
  const words = playWordsIn(play.renderer.language);
  const lines: string[] = [];
  let near = 0;
  for (const [rank, index] of results.entries()) {
    const product = play.products[index];
    if (product === undefined) continue;
    const own = reasons(play.compiled, session, index);
    if (missesOf(play, own).length > 0) near++;
    const why = own.flatMap((reason) => describeReason(reason, asked, words));
    const price = priceText(product.price, play.currency, play.renderer.language);
    lines.push(`  ${rank + 1}. ${plainText(product.title)}  ${price}${why.length > 0 ? `   [${why.join(', ')}]` : ''}`);
  }
  lines.push(...describeLosses(play, step, asked));
  const mayAskAgain = outcome.question === null && outcome.said?.reconsidered != null;
  if (mayAskAgain) lines.push(`  ${words.noneIsRight}`);
  return { headline: describeCount(play, step, results.length - near, near), body: lines.join('\n') };
}

/** `shown`: how many are shown that miss nothing; `near`: how many others. */
function describeCount({ compiled, renderer }: Play, { session, outcome }: Step, shown: number, near: number): string {
  const words = playWordsIn(renderer.language);
  const left = describeLeft(compiled, session, words);
  const so = outcome.question === null ? words.results : words.resultsSoFar;
  if (shown === 0) return `${so}: ${near === 0 ? words.none : words.onlyNearest(near)}`;
  const fitting = left.startsWith(`${shown} `) ? left : words.best(shown, left);
  return `${so}: ${near === 0 ? fitting : words.andNearest(fitting, near)}`;
}

/** Replies that no product satisfies together with the others: set aside, or, with `must`, what emptied the results. */
function describeLosses({ compiled, renderer }: Play, { session }: Step, asked: Asked): string[] {
  const words = playWordsIn(renderer.language);
  return narrow(compiled, session).applied.flatMap(({ place, effect }) => {
    const id = compiled.advisor.questions[place]?.id ?? '';
    const at = asked.findIndex(({ question_id }) => question_id === id);
    const question = asked[at];
    if (effect === 'narrowed' || question === undefined) return [];
    const reply = describeReply(question, session.replies[id] ?? [], words);
    return effect === 'emptied'
      ? [`  ${words.nothingFitsMust(reply, question.title)}`, `  ${words.typeToChange(at + 1)}`]
      : [`  ${words.nothingFits(reply, question.title)}`];
  });
}

/** A reply in the words of the question. */
export function describeReply(question: ShownQuestion, reply: readonly string[], words: PlayWords): string {
  if (reply.length === 0) return question.skip_text ?? words.skipped;
  return reply.map((id) => describeAnswer(question, id, words)).join(', ');
}

function describeAnswer({ answers, range }: ShownQuestion, id: string, words: PlayWords): string {
  const title = answers.find(({ answer_id }) => answer_id === id)?.title;
  if (title !== undefined || range === null) return title ?? plainText(id);
  const asked = acceptedRange([id]);
  return asked === null ? plainText(id) : describeRange(asked, range, words);
}

/** An end that was left open is not read back as a number that nobody typed. */
function describeRange({ from, to }: Range, { whole, label }: ShownRange, words: PlayWords): string {
  const withUnit = (number: number) => `${words.number(number)}${label === '' ? '' : ` ${label}`}`;
  if (from <= whole.from && to < whole.to) return words.upTo(withUnit(to));
  if (to >= whole.to && from > whole.from) return words.atLeast(withUnit(from));
  return rangeText(from, to, label, words);
}

/** A wish that the product does not satisfy, as far as the catalog knows. With `missing: keep` that is no miss. */
const isUnmet = ({ role, fit }: Reason): boolean => role === 'filter' && fit !== 'met';

function missesOf({ compiled }: Play, given: readonly Reason[]): string[] {
  const keeps = (id: string) => compiled.questions[compiled.places.get(id) ?? -1]?.question.missing === 'keep';
  const missed = given.filter((reason) => isUnmet(reason) && !(reason.fit === 'unknown' && keeps(reason.question)));
  return missed.map(({ question }) => question);
}

function describeReason(reason: Reason, asked: Asked, words: PlayWords): string[] {
  const { question: id, satisfaction, met } = reason;
  const question = asked.find(({ question_id }) => question_id === id);
  if (question === undefined) return [];
  const said = met.map((answer) => describeAnswer(question, answer, words));
  if (isUnmet(reason)) return [...said, describeMiss(reason, question, words)];
  if (satisfaction === 0 || said.length > 0) return said;
  return [`${question.title} ${percentWith(0, satisfaction)}`];
}

function describeMiss({ fit, missed, missedBy }: Reason, question: ShownQuestion, words: PlayWords): string {
  const reply = missed.map((answer) => describeAnswer(question, answer, words)).join(', ');
  if (fit === 'unknown') return words.notKnown(reply);
  if (missedBy === null) return words.misses(reply);
  const unit = question.range?.label ?? '';
  const by = `${words.number(Math.abs(missedBy))}${unit === '' ? '' : ` ${unit}`}`;
  return words.missesBy(reply, by, missedBy > 0);
}

/** As people of that language write it; the number alone where the currency is not known. */
function priceText(price: string, currency: string | null, language: string): string {
  if (currency === null) return plainText(price);
  try {
    return new Intl.NumberFormat(language, { style: 'currency', currency }).format(Number(price));
  } catch {
    return plainText(`${price} ${currency}`);
  }
}

/** `misses`: ids of the questions whose replies the product misses. */
export const listResults = (play: Play, { session, outcome }: Step) =>
  (outcome.results ?? []).flatMap((index) => {
    const product = play.products[index];
    if (product === undefined) return [];
    const { sku, title, price } = product;
    return [{ sku, title, price, misses: missesOf(play, reasons(play.compiled, session, index)) }];
  });
