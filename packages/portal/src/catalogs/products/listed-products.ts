// The products of a catalog as they are scrolled through: pages are asked for as they come near, and a search goes on until it has some to show.

import type { AdminAnswer } from '@guidepost/contract/admin/admin-client';
import type { ProductView } from '@guidepost/contract/views/product-view';
import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { admin, isSignedOut, SignedOutContext } from '../../asking.ts';

export interface ListedProducts {
  readonly products: readonly ProductView[];
  readonly isWhole: boolean;
  readonly isAsking: boolean;
  readonly error: unknown;
  readonly more: () => void;
}

const PAGE = 200;

/** `start`: how many are left out before the first one; only without a search. */
export function useListedProducts(client: string, catalog: string, search: string, start: number): ListedProducts {
  const [known, setKnown] = useState<{ readonly products: readonly ProductView[]; readonly next: string | null }>({
    ...{ products: [], next: '' },
  });
  const [isAsking, setIsAsking] = useState(true);
  const [error, setError] = useState<unknown>(null);
  const signedOut = useContext(SignedOutContext);
  const stop = useRef(new AbortController());
  const busy = useRef(false);

  const ask = useCallback(
    async (after: string, before: readonly ProductView[]): Promise<void> => {
      const { signal } = stop.current;
      busy.current = true;
      setIsAsking(true);
      setError(null);
      try {
        let products = before;
        let next: string | null = after;
        // A page of a search may be empty though others follow.
        do {
          const query: { limit: number; after?: string; search?: string; start?: number } = {
            limit: PAGE,
            ...(next !== '' && { after: next }),
            ...(search !== '' && { search }),
            ...(next === '' && search === '' && start > 0 && { start }),
          };
          const page: AdminAnswer<'listProducts'> = await admin.call('listProducts', {
            client,
            catalog,
            query,
            signal,
          });
          products = [...products, ...page.entries];
          next = page.next;
          if (!signal.aborted) setKnown({ products, next });
        } while (next !== null && products.length < before.length + 40 && !signal.aborted);
      } catch (problem) {
        if (signal.aborted) return;
        if (isSignedOut(problem)) signedOut();
        else setError(problem);
      } finally {
        if (!signal.aborted) {
          busy.current = false;
          setIsAsking(false);
        }
      }
    },
    [client, catalog, search, start, signedOut],
  );
  useEffect(() => {
    stop.current = new AbortController();
    const { current } = stop;
    // Until it begins, what is there is of the search before, and nothing is added to it.
    busy.current = true;
    const timer = setTimeout(() => {
      setKnown({ products: [], next: '' });
      void ask('', []);
    }, 150);
    return () => {
      clearTimeout(timer);
      current.abort();
    };
  }, [ask]);
  const { products, next } = known;
  const more = useCallback(() => {
    if (next !== null && !busy.current) void ask(next, products);
  }, [ask, next, products]);
  return { products, isWhole: next === null, isAsking, error, more };
}
