// What a newer file is: the whole catalog or only what has changed. It is chosen beforehand by what the file has, and whoever looks can say otherwise.

import type { SurveyView } from '@guidepost/contract/views/survey-view';
import { useEffect, useState } from 'react';
import { fromColumn, withField } from '../mapping/edited-mapping.ts';
import type { MappingInHand } from '../mapping/mapping-in-hand.ts';
import { isPartOfCatalog, priceInPart } from './is-part-of-catalog.ts';

export interface PartOfCatalog {
  readonly mode: 'replace' | 'update';
  readonly setMode: (mode: 'replace' | 'update') => void;
  /** Whether it is known what the file is likely to be. */
  readonly isJudged: boolean;
  /** Whether it was found by the columns of the file that it is only a part. */
  readonly isFound: boolean;
  /** The column that was taken as the price by itself; null: none. */
  readonly price: string | null;
}

export function usePartOfCatalog(catalog: string | null, survey: SurveyView, inHand: MappingInHand): PartOfCatalog {
  /** Null: nobody has said it. */
  const [said, setSaid] = useState<'replace' | 'update' | null>(null);
  const [judged, setJudged] = useState<Pick<PartOfCatalog, 'isFound' | 'price'> | null>(null);
  const { mapping, tried, fill } = inHand;
  // By what the catalog was made with: what somebody says of the columns later on does not change what the file is.
  if (judged === null && mapping !== null && tried !== null) {
    const isFound = catalog !== null && isPartOfCatalog(survey, mapping, tried);
    setJudged({ isFound, price: isFound ? priceInPart(survey, mapping, tried) : null });
  }
  const price = judged?.price ?? null;
  useEffect(() => {
    if (price !== null) fill((now) => withField(now, 'price', fromColumn(price)));
  }, [price, fill]);
  return {
    mode: said ?? (judged?.isFound ? 'update' : 'replace'),
    setMode: setSaid,
    isJudged: judged !== null,
    isFound: judged?.isFound ?? false,
    price,
  };
}
