// Shops that nobody made up by hand: a random catalog with gaps, and a random advisor over it, as the files that are imported and
// published. The same seed makes the same shop.

import { pick, type Random, randomBelow, seededRandom } from '../../../../bench/random.ts';
import type { PlainAdvisor, PlainProduct, PlainQuestion, Where } from './plain-shop.ts';

export interface AnyShop {
  readonly advisor: PlainAdvisor & { readonly client: string; readonly catalog: string; readonly name: string };
  readonly products: readonly PlainProduct[];
  readonly currency: string | null;
}

const TEXTS = { kind: ['road', 'forest', 'town', 'sea'], brand: ['Alba', 'Bruma', 'Corda', 'Dune', 'Esker'] };
const TAGS = ['light', 'fast', 'warm', 'quiet'];

/** `name`: the id of the advisor and of its catalog. */
export function makeShop(seed: number, client: string, name: string): AnyShop {
  const random = seededRandom(seed * 7919 + 17);
  const maker = new Maker(random);
  return {
    currency: [null, 'EUR', 'CZK'][seed % 3] ?? null,
    products: maker.products(),
    advisor: { advisor: name, client, name, catalog: name, language: 'en', ...maker.advisor() },
  };
}

class Maker {
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
  }

  products(): PlainProduct[] {
    const isGrouped = this.#chance(0.6);
    // Some catalogs have gaps nowhere, and the engine takes a shorter way.
    const gaps = this.#pick([0, 0.1, 0.4]);
    return Array.from({ length: 12 + randomBelow(this.#random, 60) }, (_, nth): PlainProduct => {
      const price = 5 * (1 + randomBelow(this.#random, 60));
      const attributes = {
        kind: this.#pick(TEXTS.kind),
        brand: this.#pick(TEXTS.brand),
        tags: TAGS.filter(() => this.#chance(0.4)),
        size: randomBelow(this.#random, 20) / 2,
        coldest: randomBelow(this.#random, 9) * 5 - 30,
        touch: this.#chance(0.5),
      };
      // The first has all, so that the types can be told.
      const known = Object.entries(attributes).filter(
        ([, value]) => (nth === 0 || !this.#chance(gaps)) && !(Array.isArray(value) && value.length === 0),
      );
      return {
        sku: `S${nth}`,
        title: `Thing ${nth}`,
        price: price.toFixed(2),
        ...(this.#chance(0.2) && { list_price: (price + 10 * randomBelow(this.#random, 3) - 5).toFixed(2) }),
        ...(isGrouped && { group: `G${randomBelow(this.#random, 20)}` }),
        ...(this.#chance(0.1) && { available: false }),
        attributes: nth === 0 ? { ...attributes, tags: ['light', 'fast'] } : Object.fromEntries(known),
      };
    });
  }

  advisor(): Pick<PlainAdvisor, 'where' | 'order' | 'questions' | 'results' | 'texts'> {
    const isAdaptive = this.#chance(0.5);
    const ids = this.#ids(3 + randomBelow(this.#random, 6));
    const questions: PlainQuestion[] = [];
    for (const id of ids) questions.push(this.#question(id, questions, isAdaptive));
    const first = questions.filter(({ ask_if }) => ask_if === undefined);
    return {
      ...(this.#chance(0.3) && { where: this.#condition(1) }),
      ...(isAdaptive && { order: 'adaptive' as const, ...(this.#chance(0.5) && { first: this.#pick(first).id }) }),
      results: {
        limit: this.#pick([1, 2, 3, 5, 8, 12]),
        show: this.#pick(['after_filters', 'at_end', { after_questions: 1 }, { after_questions: 2 }]),
        price_impact: this.#pick(['none', 'cheaper', 'dearer']),
        unavailable: this.#pick(['hide', 'last']),
        one_per: this.#pick(['group', 'group_first', 'product']),
        nearest: this.#chance(0.85),
        attributes: ['brand', 'tags', 'size', 'touch'].filter(() => this.#chance(0.5)),
      } as PlainAdvisor['results'],
      questions,
      texts: {
        de: Object.fromEntries(ids.filter(() => this.#chance(0.5)).map((id) => [`${id}.title`, `Frage ${id}?`])),
      },
    };
  }

  /** Some are whole numbers, in no order. */
  #ids(count: number): string[] {
    const names = ['use', 'q', 'ground', '12', '7', 'how-far', '3', 'look', 'zeal', '100'];
    return Array.from({ length: count }, () => names.splice(randomBelow(this.#random, names.length), 1)[0] ?? '');
  }

  #question(id: string, earlier: readonly PlainQuestion[], isAdaptive: boolean): PlainQuestion {
    const role = this.#chance(0.7) ? 'filter' : 'preference';
    const isFirm = role === 'filter' && this.#chance(0.2);
    const shared = {
      id,
      role,
      title: `Question ${id}?`,
      ...(this.#chance(0.3) && { weight: this.#pick([0, 0.5, 2, 3]) }),
      ...(isFirm && { firm: true }),
      ...(role === 'filter' && this.#chance(0.12) && { must: true }),
      ...(role === 'filter' && !isFirm && this.#chance(0.3) && { missing: 'keep' as const }),
      ...(this.#chance(0.3) && { always_ask: true }),
      ...(isAdaptive && this.#chance(0.3) && { stage: 1 + randomBelow(this.#random, 3) }),
      ...(earlier.length > 0 && this.#chance(0.35) && { ask_if: this.#askIf(earlier, 1) }),
    } as const;
    if (this.#chance(0.3)) return { ...shared, type: 'RANGE', ...this.#range() };
    const type = this.#pick(['SINGLE', 'MULTIPLE'] as const);
    const match = type === 'MULTIPLE' ? { match: this.#pick(['any', 'all'] as const) } : {};
    if (this.#chance(0.35))
      return { ...shared, type, ...match, attribute: this.#pick(['kind', 'brand', 'tags', 'size']) };
    const answers = Array.from({ length: 2 + randomBelow(this.#random, 4) }, (_, nth) => ({
      id: `a${nth}`,
      title: `Answer ${nth}`,
      ...(this.#chance(0.88) && { where: this.#condition(2) }),
    }));
    return { ...shared, type, ...match, answers };
  }

  #range(): Pick<PlainQuestion, 'attribute' | 'range'> {
    const { attribute, least, most, step } = this.#pick([
      { attribute: 'price', least: 5, most: 300, step: 10 },
      { attribute: 'size', least: 0, most: 10, step: 0.5 },
      { attribute: 'coldest', least: -30, most: 15, step: 5 },
    ]);
    const at = (share: number) => least + Math.round(((most - least) * share) / step) * step;
    const groupings = [
      { title: 'Little', to: at(0.3) },
      { title: 'Some', from: at(0.3), to: at(0.6) },
      { title: 'Much', from: at(0.6) },
    ];
    return {
      attribute,
      range: {
        from: this.#chance(0.6) ? 'auto' : at(0.1),
        to: this.#chance(0.6) ? 'auto' : at(0.9),
        step,
        ...(this.#chance(0.6) && { groupings }),
      },
    };
  }

  #condition(depth: number): Where {
    if (depth > 0 && this.#chance(0.3)) {
      if (this.#chance(0.3)) return { not: this.#condition(depth - 1) };
      return { [this.#pick(['any', 'all'])]: [this.#condition(depth - 1), this.#condition(depth - 1)] };
    }
    return this.#pick<() => Where>([
      () => ({ kind: this.#pick(TEXTS.kind) }),
      () => ({ brand: [this.#pick(TEXTS.brand), this.#pick(TEXTS.brand)] }),
      () => ({ brand: { not_in: [this.#pick(TEXTS.brand)] } }),
      () => ({ tags: this.#pick(TAGS) }),
      () => ({ size: { gte: randomBelow(this.#random, 10) } }),
      () => ({ size: { gt: 2, lt: 3 + randomBelow(this.#random, 7) } }),
      () => ({ coldest: { lte: -5 * randomBelow(this.#random, 5) } }),
      () => ({ price: { lte: 50 + randomBelow(this.#random, 250) } }),
      () => ({ touch: this.#chance(0.5) }),
      () => ({ size: { exists: this.#chance(0.7) } }),
      () => ({ kind: this.#pick(TEXTS.kind), touch: true }),
    ])();
  }

  /** Over questions listed earlier. */
  #askIf(earlier: readonly PlainQuestion[], depth: number): Where {
    if (depth > 0 && this.#chance(0.3)) {
      if (this.#chance(0.4)) return { not: this.#askIf(earlier, depth - 1) };
      return { [this.#pick(['any', 'all'])]: [this.#askIf(earlier, depth - 1), this.#askIf(earlier, depth - 1)] };
    }
    const { id, answers, attribute, range } = this.#pick(earlier);
    if (this.#chance(0.25)) return { [id]: { replied: this.#chance(0.5) } };
    if (range !== undefined) {
      const bound = attribute === 'price' ? 100 : 0;
      return { [id]: this.#pick<Where>([{ gte: bound }, { lte: bound }]) };
    }
    const known = answers?.map((answer) => answer.id) ?? (attribute === 'kind' ? TEXTS.kind : ['Alba', 'light', '2']);
    return { [id]: { [this.#pick(['any_of', 'none_of', 'all_of'])]: [this.#pick(known)] } };
  }

  readonly #chance = (share: number): boolean => this.#random() < share;
  readonly #pick = <One>(from: readonly One[]): One => pick(this.#random, from);
}
