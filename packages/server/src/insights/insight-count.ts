// How much happened on one day, as numbers of conversations. Nothing in it says who; a year of it is read at once.

/**
 * Each conversation counts once for each kind, question and answer, on the day on which it started, however often it came to it:
 * so a share of two of these numbers is a share of conversations.
 */
export const INSIGHT_KINDS = [
  // Without a question: conversations that started; replied to something; showed results; came to the end; led to a click, and so on.
  ...(['started', 'engaged', 'results', 'ended', 'clicked', 'added', 'bought'] as const),
  // Of those that started: made up, as the demo's are.
  'made-up',
  // Of a question: it was shown; has a reply in the end; was skipped in the end; the reply was changed; the shopper left at it.
  ...(['viewed', 'replied', 'skipped', 'changed', 'left'] as const),
  // Of an answer: it was chosen in the end; and led to a click, or to a purchase.
  ...(['chosen', 'chosen-clicked', 'chosen-bought'] as const),
  // Of a product (as `answer`).
  ...(['product-clicked', 'product-added', 'product-bought'] as const),
  // Without a question: it is known what the last results were. Of a product: it was among the first of them; was the very first; was
  // among them, and opened.
  ...(['recommended', 'product-recommended', 'product-first', 'recommended-clicked'] as const),
  // Of an answer that was chosen in the end: it is known what the last results were; no product satisfied the reply together with the
  // others; some of the first results missed it.
  ...(['chosen-recommended', 'set-aside', 'missed'] as const),
  // Ten-thousandths of the currency (as `question`) that were paid for all, or for a product (as `answer`).
  ...(['revenue', 'product-revenue'] as const),
  // Of all replies together (as `answer`), in their order.
  ...(['path', 'path-clicked', 'path-bought'] as const),
];

export type InsightKind = (typeof INSIGHT_KINDS)[number];

export interface InsightCount {
  /** UTC, `2026-11-21`. */
  readonly day: string;
  readonly client: string;
  readonly advisor: string;
  readonly version: number;
  readonly kind: InsightKind;
  /** Empty where the kind has none. */
  readonly question: string;
  /** Empty where the kind has none; {@link OTHERS} for all that are too rare to be counted separately. */
  readonly answer: string;
  readonly count: number;
}

/** No answer, sku or path is called this: ids have no dots, and a path begins with a bracket. */
export const OTHERS = '...';

export const dayOfTime = (at: number): string => new Date(at).toISOString().slice(0, 10);
