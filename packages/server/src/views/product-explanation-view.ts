// Why a product is in a conversation or not, in the titles that its shopper reads.

import type { GivenReply } from '@guidepost/advice/why/take-replies';
import type { Result } from '@guidepost/contract/next-response';
import type { ProductExplanationView } from '@guidepost/contract/views/preview-view';
import { hasBit } from '@guidepost/engine/bits';
import type { Reason } from '@guidepost/engine/explain';
import type { Reply } from '@guidepost/engine/session';
import type { LiveAdvisor } from '../live/live-advisor.ts';
import type { ExplainedProduct } from '../preview/explain-product.ts';
import type { RenderedReplies } from '../rendering/rendered-replies.ts';

export function viewProductExplanation(
  { compiled: { places } }: LiveAdvisor,
  titles: Titles,
  { product, standing, reasons, equals, change }: ExplainedProduct,
): ProductExplanationView {
  const placeOf = (question: string): number => places.get(question) ?? -1;
  const reply = ({ question, answers }: GivenReply) => titles.reply(placeOf(question), answers);
  return {
    ...titles.product(product),
    standing: standing.kind,
    place: 'place' in standing ? standing.place : null,
    shown_instead: standing.kind === 'variant' ? titles.product(standing.shown) : null,
    outside_because: standing.kind === 'outside' ? standing.why : null,
    equally_good: equals,
    reasons: reasons.map((reason) => viewReason(titles, placeOf(reason.question), reason)),
    change: change && { replies: change.replies.map(reply), smallest: change.isSmallest },
  };
}

const viewReason = (titles: Titles, place: number, { role, fit, met, missed, value, missedBy }: Reason) => ({
  ...titles.question(place),
  ...{ role, fit },
  answers: [
    ...met.map((id) => ({ ...titles.answer(place, id), fit: 'met' as const })),
    ...missed.map((id) => ({ ...titles.answer(place, id), fit: 'missed' as const })),
  ],
  ...{ value, missed_by: missedBy },
});

/** Pieces that were rendered for responses, read again. */
export class Titles {
  readonly #live: LiveAdvisor;
  readonly #language: string;
  readonly #replies: RenderedReplies;

  constructor(live: LiveAdvisor, language: string) {
    const replies = live.replies.get(language);
    if (replies === undefined) throw new Error(`The advisor has no texts in "${language}".`);
    this.#live = live;
    this.#language = language;
    this.#replies = replies;
  }

  question(place: number): { readonly question_id: string; readonly question_title: string } {
    return read(`{${this.#replies.question(place)}}`);
  }

  answer(place: number, id: string): { readonly answer_id: string; readonly title: string } {
    return read(`{${this.#replies.answer(place, id).members}}`);
  }

  /** An answer, or a value of what a range asks for. */
  named(place: number, id: string): string {
    const { compiled } = this.#live;
    return compiled.questions[place]?.kind === 'range'
      ? this.#replies.valueInRange(place, Number(id))
      : this.answer(place, id).title;
  }

  reply(place: number, reply: Reply) {
    return { ...this.question(place), answers: reply.map((id) => this.answer(place, id)) };
  }

  product(product: number): { readonly sku: string; readonly title: string } {
    const { sku, title } = this.#result(product);
    return { sku, title };
  }

  /** With what a shopper decides by. */
  details(product: number) {
    const { sku, title, link, price } = this.#result(product);
    return { sku, title, link, price, available: hasBit(this.#live.compiled.snapshot.available, product) };
  }

  #result(product: number) {
    const { results, catalog } = this.#live;
    return read<Pick<Result, 'sku' | 'title' | 'link' | 'price'>>(
      (results.get(this.#language) ?? catalog.rendered).at(product),
    );
  }
}

const read = <Part>(binary: string): Part => JSON.parse(Buffer.from(binary, 'latin1').toString('utf8')) as Part;
