// Why a result is there, in the language of the session. What a reply says of a product is always the same, and shoppers give the
// same few replies and see the same few products, so it is kept as it was rendered.

import type { Explainer, Reason } from '@guidepost/engine/explain';
import { type BinaryText, inOnePiece } from './binary-text.ts';
import type { RenderedReplies } from './rendered-replies.ts';

/** What one reply says, by product; empty if nothing. */
type SaidOfProducts = Map<number, BinaryText>;

/** One advisor version for one snapshot in one language. */
export class RenderedReasons {
  readonly #replies: RenderedReplies;
  /** By the key of the explainer. */
  readonly #kept = new Map<string, SaidOfProducts>();
  #count = 0;

  constructor(replies: RenderedReplies) {
    this.#replies = replies;
  }

  /** For each product the elements of its list of reasons. */
  of(explainers: readonly Explainer[]): (product: number) => string {
    const kept = explainers.map(({ key }) => this.#find(key));
    return (product) => {
      let joined = '';
      for (let nth = 0; nth < kept.length; nth++) {
        const own = kept[nth] as SaidOfProducts;
        let said = own.get(product);
        if (said === undefined) {
          const { place, explain } = explainers[nth] as Explainer;
          said = this.#render(place, explain(product));
          own.set(product, said);
          this.#count++;
        }
        joined = said === '' ? joined : joined === '' ? said : `${joined},${said}`;
      }
      return joined;
    };
  }

  #find(key: string): SaidOfProducts {
    if (this.#count >= KEPT) {
      this.#kept.clear();
      this.#count = 0;
    }
    let found = this.#kept.get(key);
    if (found === undefined) {
      found = new Map();
      this.#count++;
      this.#kept.set(key, found);
    }
    return found;
  }

  #render(place: number, reason: Reason | null): BinaryText {
    if (reason === null) return NOTHING;
    const { role, fit, met, missed, isRange, value, missedBy } = reason;
    let answers = '';
    for (const id of met) answers += `${answers && ','}{${this.#replies.answer(place, id)},"fit":"met"}`;
    for (const id of missed) answers += `${answers && ','}{${this.#replies.answer(place, id)},"fit":"missed"}`;
    const ofRange = isRange ? `,"value":${value},"missed_by":${missedBy}` : '';
    return inOnePiece(
      `{${this.#replies.question(place)},"role":"${role}","fit":"${fit}","answers":[${answers}]${ofRange}}`,
    );
  }
}

const NOTHING = '' as BinaryText;

/** When so many are kept, keeping begins anew. */
const KEPT = 16_384;
