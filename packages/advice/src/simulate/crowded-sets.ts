// Among which products truthful shoppers are lost: those that get the same replies to every question, and those that fit
// the replies as well. Says what differs among them, so that an author knows what could be asked.

import { eachBit } from '@guidepost/engine/bits';
import type { CompiledAdvisor } from '@guidepost/engine/compile';
import { narrow } from '@guidepost/engine/narrow';
import type { Session } from '@guidepost/engine/session';
import { type AlternativeOf, countAlternatives } from './alternatives.ts';
import { attributesAsked } from './attributes-asked.ts';
import { findDiffering } from './find-differing.ts';
import type { Crowded, CrowdedBy, CrowdedSet } from './lost-figures.ts';
import type { NameProduct } from './name-product.ts';

const MOST_SETS = 10;
const MOST_EXAMPLES = 5;
const MOST_ATTRIBUTES = 8;

export class CrowdedSets {
  readonly #compiled: CompiledAdvisor;
  readonly #strict: CompiledAdvisor;
  readonly #attributes: readonly string[];
  readonly #alternativeOf: AlternativeOf;
  readonly #nameProduct: NameProduct;
  readonly #asked: ReadonlyMap<string, ReadonlySet<string>>;
  readonly #alike = new Sets();
  readonly #overlapping = new Sets();
  readonly #differing = new Map<string, { attribute: string; asked: boolean; shoppers: number; bits: number }>();
  #indistinguishable = 0;

  /** `strict`: see `makeStrict`. `attributes`: the names of those that may be named. */
  constructor(
    compiled: CompiledAdvisor,
    strict: CompiledAdvisor,
    attributes: readonly string[],
    alternativeOf: AlternativeOf,
    nameProduct: NameProduct,
  ) {
    this.#compiled = compiled;
    this.#strict = strict;
    this.#attributes = attributes;
    this.#alternativeOf = alternativeOf;
    this.#nameProduct = nameProduct;
    this.#asked = new Map(compiled.advisor.questions.map((question) => [question.id, attributesAsked(question)]));
  }

  /** `alike` products got the replies of the session; `lost` of their shoppers were not shown theirs. */
  add(session: Session, alike: readonly number[], lost: number): void {
    const { advisor, snapshot } = this.#compiled;
    const { candidates } = narrow(this.#strict, session);
    const fitting = [...eachBit(candidates)];
    const alikes = countAlternatives(alike, this.#alternativeOf);
    const isAlike = alikes > advisor.results.limit;
    const replied = Object.keys(session.replies).flatMap((id) => [...(this.#asked.get(id) ?? [])]);
    const differing = findDiffering(
      snapshot,
      this.#attributes,
      isAlike ? alike : fitting,
      this.#alternativeOf,
      new Set(replied),
    );
    this.#addDiffering(differing, lost);
    (isAlike ? this.#alike : this.#overlapping).add({
      lost,
      sameReplies: alike.length,
      fitting: fitting.length,
      alternatives: isAlike ? alikes : countAlternatives(fitting, this.#alternativeOf),
      examples: alike.slice(0, MOST_EXAMPLES).map(this.#nameProduct),
      replies: session.replies,
      differing: differing.slice(0, MOST_ATTRIBUTES),
    });
  }

  summarize(): Crowded {
    return {
      alike: this.#alike.summarize(),
      overlapping: this.#overlapping.summarize(),
      differing: [...this.#differing.values()]
        .sort((a, b) => b.bits - a.bits)
        .map(({ bits, ...helping }) => ({ ...helping, bits: bits / helping.shoppers })),
      indistinguishable: this.#indistinguishable,
    };
  }

  #addDiffering(differing: CrowdedSet['differing'], lost: number): void {
    if (differing.length === 0) this.#indistinguishable += lost;
    for (const { attribute, asked, bits } of differing) {
      const key = `${asked} ${attribute}`;
      const sum = this.#differing.get(key) ?? { attribute, asked, shoppers: 0, bits: 0 };
      sum.shoppers += lost;
      sum.bits += lost * bits;
      this.#differing.set(key, sum);
    }
  }
}

/** How many sets there are, and the largest of them. */
class Sets {
  #sets = 0;
  #shoppers = 0;
  #examples: CrowdedSet[] = [];

  add(set: CrowdedSet): void {
    this.#sets++;
    this.#shoppers += set.lost;
    if (this.#examples.length === MOST_SETS && set.lost <= (this.#examples.at(-1)?.lost ?? 0)) return;
    this.#examples = [...this.#examples, set].sort((a, b) => b.lost - a.lost).slice(0, MOST_SETS);
  }

  summarize(): CrowdedBy {
    return { shoppers: this.#shoppers, sets: this.#sets, examples: this.#examples };
  }
}
