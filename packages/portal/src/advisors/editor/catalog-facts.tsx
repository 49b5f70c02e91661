// What the editor knows of the catalog that the advisor speaks of: its attributes, which values they have, and how many products satisfy
// a condition, among those that the advisor can recommend.

import type { AttributeView } from '@guidepost/contract/views/attribute-view';
import type { AttributeTallyView, ProductCountView } from '@guidepost/contract/views/tally-view';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { admin, useAsked } from '../../asking.ts';
import { fewAtATime } from '../../few-at-a-time.ts';
import { type DraftDocument, isRecord } from '../draft/draft-document.ts';
import { useDraft } from '../draft-in-hand.ts';
import { textIn } from './draft-fields.tsx';

export interface CatalogFacts {
  readonly client: string;
  readonly catalog: string;
  /** With `price` as the first one. */
  readonly attributes: readonly AttributeView[];
  readonly currency: string | null;
  /** What shoppers read of an attribute; while the catalog is read, a sign that it is not known yet, and never the name in the file. */
  readonly nameOf: (attribute: string) => string;
  /** As JSON; undefined: the whole catalog. */
  readonly within: string | undefined;
  /** `hide`: products that are not available are not shown, so they are not counted either; undefined: they are. */
  readonly unavailable: 'hide' | undefined;
}

const FactsContext = createContext<CatalogFacts | null>(null);

export function CatalogFactsProvider({
  priceName,
  children,
}: {
  readonly priceName: string;
  readonly children: ReactNode;
}) {
  const { client, document } = useDraft();
  const catalog = textIn(document.catalog);
  const [asked] = useAsked('findCatalog', { client, catalog: catalog || '-' });
  const found = asked.state === 'there' ? asked.answer : null;
  // Of a catalog that cannot be read, there is nothing but the name in the file.
  const isRead = asked.state !== 'loading' || catalog === '';
  const within = document.where ? JSON.stringify(document.where) : undefined;
  const unavailable = hidesUnavailable(document) ? 'hide' : undefined;
  const facts = useMemo((): CatalogFacts => {
    const currency = found?.currency ?? null;
    const price: AttributeView = { name: 'price', type: 'number', unit: currency, label: priceName };
    const attributes = found === null ? [] : [price, ...found.attributes];
    const nameOf = (name: string): string => nameOfAttribute(isRead ? attributes : null, name);
    return { client, catalog, currency, within, unavailable, attributes, nameOf };
  }, [client, catalog, within, unavailable, found, isRead, priceName]);
  return <FactsContext value={facts}>{children}</FactsContext>;
}

/** As the format has it where nothing is said. */
const hidesUnavailable = ({ results }: DraftDocument): boolean => !isRecord(results) || results.unavailable !== 'last';

export function useFacts(): CatalogFacts {
  const facts = useContext(FactsContext);
  if (facts === null) throw new Error('Nothing is known of a catalog here.');
  return facts;
}

/** Stands for a name that is not known yet. */
const UNKNOWN_YET = '…';

/** What shoppers read of it. `attributes` null: they are not known yet. */
export const nameOfAttribute = (
  attributes: readonly Pick<AttributeView, 'name' | 'label'>[] | null,
  name: string,
): string => {
  if (attributes === null) return UNKNOWN_YET;
  return attributes.find((each) => each.name === name)?.label || name;
};

/** Milliseconds without a key, so that not every letter is asked for. */
const SOON = 200;

/** The newest answer; what was there stays until then. Null: nothing is asked, or it cannot be told. */
function useSoon<Answer>(question: string | null, ask: (signal: AbortSignal) => Promise<Answer>): Answer | null {
  const [told, setTold] = useState<Answer | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question stands for what is asked
  useEffect(() => {
    if (question === null) {
      setTold(null);
      return;
    }
    const stop = new AbortController();
    const timer = setTimeout(() => {
      ask(stop.signal).then(
        (answer) => stop.signal.aborted || setTold(answer),
        // A condition that is not finished yet counts nothing.
        () => stop.signal.aborted || setTold(null),
      );
    }, SOON);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [question]);
  return told;
}

/** Longer ones do not fit into an address. */
const LONGEST = 6000;

/** `where` undefined: nothing is counted. */
export function useCount(where: unknown): ProductCountView | null {
  return useCountOf(where, useFacts().unavailable);
}

/** How many products the advisor does not show because they are not available; 0 while that is not known. */
export function useSoldOut(): number {
  const { unavailable } = useFacts();
  const where = unavailable === undefined ? undefined : {};
  const [all, available] = [useCountOf(where, undefined), useCountOf(where, unavailable)];
  return all === null || available === null ? 0 : Math.max(0, all.of - available.of);
}

function useCountOf(where: unknown, unavailable: CatalogFacts['unavailable']): ProductCountView | null {
  const { client, catalog, within } = useFacts();
  const text = JSON.stringify(where);
  const isAsked = where !== undefined && text.length < LONGEST && catalog !== '';
  const query = { where: text, ...(within && { within }), ...(unavailable && { unavailable }) };
  return useSoon(isAsked ? `${catalog} ${text} ${within} ${unavailable}` : null, (signal) =>
    admin.call('countProducts', { client, catalog, signal, query }),
  );
}

/** `attribute` empty: nothing is asked. Each value has the title that shoppers read. */
export function useTally(attribute: string, search = '', limit = 50): AttributeTallyView | null {
  const { key, ask } = useAskTally(attribute, search, limit);
  return useSoon(key, ask);
}

/** The values with a text in them; those found before stay until it is answered. `tally` null then: they could not be told. */
export function useValueSearch(
  attribute: string,
  search: string,
  limit = 50,
): { readonly tally: AttributeTallyView | null; readonly isAnswered: boolean } {
  const { key, ask } = useAskTally(attribute, search, limit);
  const found = useSoon(key, (signal) =>
    ask(signal).then(
      (tally) => ({ key, tally }),
      () => ({ key, tally: null }),
    ),
  );
  return { tally: found?.tally ?? null, isAnswered: found !== null && found.key === key };
}

function useAskTally(attribute: string, search: string, limit: number) {
  const { client, catalog, within, unavailable } = useFacts();
  const language = textIn(useDraft().document.language);
  const isAsked = attribute !== '' && catalog !== '';
  return {
    /** What is asked; null: nothing. */
    key: isAsked ? `${catalog} ${attribute} ${search} ${within} ${unavailable} ${language}` : null,
    ask: (signal: AbortSignal): Promise<AttributeTallyView> =>
      admin.call('tallyValues', {
        ...{ client, catalog, signal },
        query: {
          attribute,
          limit,
          ...(search && { search }),
          ...(within && { within }),
          ...(unavailable && { unavailable }),
          ...(language && { language }),
        },
      }),
  };
}

export interface AttributeWithValues {
  readonly attribute: AttributeView;
  /** How many of its values have the text in them. */
  readonly values: number;
}

/** Looked into at most, so that one word does not keep the service busy. */
const MOST_LOOKED_INTO = 24;
const AT_ONCE = 4;
const LEAST_LETTERS = 3;
const MOST_COUNTED = 200;

/** Attributes of words of which values have a text in them, the most values first. Empty: none, or it is too short to be looked for. */
export function useAttributesWithValue(search: string): readonly AttributeWithValues[] {
  const { client, catalog, within, unavailable, attributes } = useFacts();
  const text = search.trim();
  const looked = attributes.filter(({ type }) => type === 'text' || type === 'list').slice(0, MOST_LOOKED_INTO);
  const isAsked = text.length >= LEAST_LETTERS && catalog !== '' && looked.length > 0;
  const found = useSoon(isAsked ? `${catalog} ${text} ${within} ${unavailable}` : null, async (signal) => {
    const few = fewAtATime(AT_ONCE);
    const query = { search: text, limit: MOST_COUNTED, ...(within && { within }), ...(unavailable && { unavailable }) };
    const tallies = await Promise.all(
      looked.map(async (attribute) => {
        const asked = { client, catalog, signal, query: { ...query, attribute: attribute.name } };
        const tally = await few(() => admin.call('tallyValues', asked)).catch(() => null);
        return { attribute, values: tally?.values.length ?? 0 };
      }),
    );
    return tallies.filter(({ values }) => values > 0).toSorted((a, b) => b.values - a.values);
  });
  return isAsked ? (found ?? []) : [];
}
