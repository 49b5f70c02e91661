// The very products that a number stands for: opened by whoever wants to know which, some at once, and all of them as one goes on.

import { useState } from 'react';
import { useLongList } from '../../long-list.tsx';
import { Answered, Nothing } from '../../parts/states.tsx';
import { useWords } from '../../words/words.ts';

interface Which {
  readonly client: string;
  readonly catalog: string;
  /** A condition as in `where` of an advisor file. */
  readonly where: unknown;
  /** Of the products that satisfy this one, as JSON; undefined: of all. */
  readonly within?: string | undefined;
  /** `hide`: without those that are not available. */
  readonly unavailable?: 'hide' | undefined;
}

/** Products of a page. */
const PAGE = 20;
/** Longer conditions do not fit into an address. */
const LONGEST = 6000;

export function WhichProducts(which: Which) {
  const { catalogs } = useWords();
  const [isOpen, setIsOpen] = useState(false);
  if (JSON.stringify(which.where).length > LONGEST) return null;
  return (
    <details className="which-products" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{catalogs.products.which}</summary>
      {isOpen && <Listed {...which} />}
    </details>
  );
}

function Listed({ client, catalog, where, within, unavailable }: Which) {
  const { catalogs } = useWords();
  const query = {
    ...{ where: JSON.stringify(where), limit: PAGE },
    ...(within !== undefined && { within }),
    ...(unavailable !== undefined && { unavailable }),
  };
  const { asked, again, more } = useLongList('listSatisfying', { client, catalog, query }, ({ entries }) => entries);
  return (
    <Answered asked={asked} again={again}>
      {(products) =>
        products.length === 0 ? (
          <Nothing>{catalogs.products.none}</Nothing>
        ) : (
          <>
            <ul>
              {products.map(({ sku, title }) => (
                <li key={sku}>
                  {title} <span className="quiet id">{sku}</span>
                </li>
              ))}
            </ul>
            {more}
          </>
        )
      }
    </Answered>
  );
}
