// A catalog and an advisor as their files spell them. Nothing here comes from the engine.

export interface PlainProduct {
  readonly sku: string;
  readonly title: string;
  readonly price: string;
  readonly list_price?: string;
  readonly group?: string;
  readonly available?: boolean;
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** A condition over a product's attributes, or over replies. */
export type Where = Readonly<Record<string, unknown>>;

interface PlainAnswer {
  readonly id: string;
  readonly title?: string;
  readonly where?: Where;
}

interface PlainGrouping {
  readonly title: string;
  readonly from?: number;
  readonly to?: number;
}

export interface PlainRange {
  readonly from: number | 'auto';
  readonly to: number | 'auto';
  readonly step: number;
  readonly groupings?: readonly PlainGrouping[];
}

export interface PlainQuestion {
  readonly id: string;
  readonly type: 'SINGLE' | 'MULTIPLE' | 'RANGE';
  readonly role: 'filter' | 'preference';
  readonly title: string;
  readonly match?: 'any' | 'all';
  readonly missing?: 'keep';
  readonly must?: boolean;
  readonly firm?: boolean;
  readonly attribute?: string;
  readonly answers?: readonly PlainAnswer[];
  readonly range?: PlainRange;
  readonly ask_if?: Where;
}

export interface PlainAdvisor {
  readonly advisor: string;
  readonly language?: string;
  readonly where?: Where;
  readonly order?: 'listed' | 'adaptive';
  readonly questions: readonly PlainQuestion[];
  readonly results: {
    readonly limit: number;
    readonly unavailable?: 'hide' | 'last';
    readonly one_per?: 'group' | 'group_first' | 'product';
    readonly nearest?: boolean;
    readonly attributes?: readonly string[];
  };
  readonly texts?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Question id → ids of the answers chosen, in the order in which the questions were replied to first. */
export type Replies = ReadonlyMap<string, readonly string[]>;

export function knownValue({ price, attributes }: PlainProduct, attribute: string): unknown {
  return attribute === 'price' ? Number(price) : attributes[attribute];
}
