// Results in the terminal: each with its price and why it is there, in the words that the shopper read; and, where there
// is none or a reply could not be kept, which reply is to blame.

import type { Outcome, Step } from '@guidepost/engine/converse';
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
  for (const [rank, index] of results.entries()) {
    const product = play.products[index];
    if (product === undefined) continue;
    const why = reasons(play.compiled, session, index).flatMap((reason) => describeReason(reason, asked, words));
    const price = priceText(product.price, play.currency, play.renderer.language);
    lines.push(`  ${rank + 1}. ${plainText(product.title)}  ${price}${why.length > 0 ? `   [${why.join(', ')}]` : ''}`);
  }
  lines.push(...describeLosses(play, step, asked));
  return { headline: describeCount(play, step, results.length), body: lines.join('\n') };
}

function describeCount({ compiled, renderer }: Play, { session, outcome }: Step, shown: number): string {
  const words = playWordsIn(renderer.language);
  const left = describeLeft(compiled, session, words);
  const so = outcome.question === null ? words.results : words.resultsSoFar;
  if (shown === 0) return `${so}: ${words.none}`;
  return left.startsWith(`${shown} `) ? `${so}: ${left}` : `${so}: ${words.best(shown, left)}`;
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

function describeReason({ question: id, satisfaction, met }: Reason, asked: Asked, words: PlayWords): string[] {
  const question = asked.find(({ question_id }) => question_id === id);
  if (question === undefined || satisfaction === 0) return [];
  if (met.length > 0) return met.map((answer) => describeAnswer(question, answer, words));
  return [`${question.title} ${percentWith(0, satisfaction)}`];
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

export const listResults = ({ products }: Play, { results }: Outcome) =>
  (results ?? []).flatMap((index) => {
    const product = products[index];
    return product ? [{ sku: product.sku, title: product.title, price: product.price }] : [];
  });
