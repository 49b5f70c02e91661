// Why a result is there, in the language of the session. What a reply says of a product is always the same, and shoppers give the
// same few replies and see the same few products, so it is kept as it was rendered. But hardly two shoppers set the ends of a range
// alike, and all that a range says is the same for all products but two numbers. A response shows a dozen products with some reasons
// each, and what it costs grows with the number of pieces that it is joined from: so each reason is one piece, with what stands before
// it, and replies beside each other that a product satisfies all are one piece together.

import { type Bits, hasBit } from '@guidepost/engine/bits';
import type { Explainer, Reason } from '@guidepost/engine/explain';
import { type BinaryText, inOnePiece } from './binary-text.ts';
import { ByReply } from './by-reply.ts';
import type { RenderedReplies } from './rendered-replies.ts';

/**
 * Reasons, or the beginning of one, with what stands before them in the list of a product's reasons. Nearly always what a reply
 * says is the first of them, or never.
 */
class Said {
  readonly #make: (isFirst: boolean) => string;
  #first: BinaryText | null = null;
  #next: BinaryText | null = null;

  constructor(make: (isFirst: boolean) => string) {
    this.#make = make;
  }

  /** `isFirst`: with the name of the member. */
  at(isFirst: boolean): BinaryText {
    return isFirst ? (this.#first ?? this.#makeFirst()) : (this.#next ?? this.#makeNext());
  }

  #makeFirst(): BinaryText {
    this.#first = inOnePiece(this.#make(true));
    return this.#first;
  }

  #makeNext(): BinaryText {
    this.#next = inOnePiece(this.#make(false));
    return this.#next;
  }
}

/** What a reply says by the number of the product, and under {@link MET} what it says of all that satisfy it. */
type SaidOfProducts = Map<number, Said>;

const MET = -1;

type Fit = Reason['fit'];

/** The beginnings of what a range says. */
type SaidOfRange = Map<Fit, Said>;

type Say = (product: number, isFirst: boolean) => string;

/** A reply that says the same of all products in a set. */
interface SayOfSet {
  readonly satisfied: Bits;
  readonly say: Say;
}

/** One advisor version for one snapshot in one language. */
export class RenderedReasons {
  readonly #replies: RenderedReplies;
  readonly #choices = new ByReply<SaidOfProducts>(() => this.#makeMap());
  readonly #ranges = new ByReply<SaidOfRange>(() => this.#makeMap());
  /** The end of what a range says of products whose value lies inside, by value. */
  readonly #inside = new Map<number, BinaryText>();
  #count = 0;

  constructor(replies: RenderedReplies) {
    this.#replies = replies;
  }

  /** For each product the member with its reasons, after a comma and without the bracket at its end. */
  of(explainers: readonly Explainer[]): (product: number) => string {
    if (this.#count >= KEPT) this.#clear();
    const says: Say[] = [];
    let run: SayOfSet[] = [];
    for (const explainer of explainers) {
      const say = explainer.kind === 'range' ? this.#sayOfRange(explainer) : this.#sayOfChoice(explainer);
      if (explainer.satisfied !== null) run.push({ satisfied: explainer.satisfied, say });
      else {
        says.push(...sayTogether(run), say);
        run = [];
      }
    }
    says.push(...sayTogether(run));
    return (product) => {
      let joined = '';
      for (let nth = 0; nth < says.length; nth++) joined += (says[nth] as Say)(product, joined === '');
      return joined === '' ? OPEN : joined;
    };
  }

  #sayOfChoice({ place, reply, satisfied, explain }: Explainer): Say {
    const kept = this.#choices.find(place, reply);
    return (product, isFirst) => {
      const key = satisfied !== null && hasBit(satisfied, product) ? MET : product;
      let said = kept.get(key);
      if (said === undefined) {
        const reason = explain(product);
        said = reason === null ? NOTHING : saying(`${this.#begin(place, reason)}}`);
        kept.set(key, said);
        this.#count++;
      }
      return said.at(isFirst);
    };
  }

  #sayOfRange({ place, reply, explain }: Explainer): Say {
    const kept = this.#ranges.find(place, reply);
    return (product, isFirst) => {
      const reason = explain(product);
      if (reason === null) return '';
      const { fit, value, missedBy } = reason;
      let begun = kept.get(fit);
      if (begun === undefined) {
        begun = saying(`${this.#begin(place, reason)},"value":`);
        kept.set(fit, begun);
        this.#count++;
      }
      const end = value !== null && missedBy === 0 ? this.#endInside(value) : `${value},"missed_by":${missedBy}}`;
      return begun.at(isFirst) + end;
    };
  }

  #endInside(value: number): BinaryText {
    let end = this.#inside.get(value);
    if (end === undefined) {
      end = inOnePiece(`${value},"missed_by":0}`);
      this.#inside.set(value, end);
      this.#count++;
    }
    return end;
  }

  /** Without its end. */
  #begin(place: number, { role, fit, met, missed }: Reason): string {
    let answers = '';
    for (const id of met) answers += `${answers && ','}{${this.#replies.answer(place, id).members},"fit":"met"}`;
    for (const id of missed) answers += `${answers && ','}{${this.#replies.answer(place, id).members},"fit":"missed"}`;
    return `{${this.#replies.question(place)},"role":"${role}","fit":"${fit}","answers":[${answers}]`;
  }

  #makeMap<Key, Value>(): Map<Key, Value> {
    this.#count++;
    return new Map();
  }

  #clear(): void {
    this.#choices.clear();
    this.#ranges.clear();
    this.#inside.clear();
    this.#count = 0;
  }
}

/** What several replies say, one after the other. */
function sayTogether(run: readonly SayOfSet[]): readonly Say[] {
  if (run.length < 2) return run.map(({ say }) => say);
  const join = (product: number, isFirst: boolean): string => {
    let joined = '';
    for (let nth = 0; nth < run.length; nth++) joined += (run[nth] as SayOfSet).say(product, isFirst && joined === '');
    return joined;
  };
  /** What they say of products that satisfy them all. */
  let ofAll: Said | null = null;
  return [
    (product, isFirst) => {
      for (let nth = 0; nth < run.length; nth++) {
        if (!hasBit((run[nth] as SayOfSet).satisfied, product)) return join(product, isFirst);
      }
      ofAll ??= new Said((isFirstOfAll) => join(product, isFirstOfAll));
      return ofAll.at(isFirst);
    },
  ];
}

const OPEN = ',"reasons":[';

const saying = (text: string): Said => new Said((isFirst) => (isFirst ? OPEN : ',') + text);

const NOTHING = new Said(() => '');

/** When so many are kept, keeping begins anew. */
const KEPT = 16_384;
