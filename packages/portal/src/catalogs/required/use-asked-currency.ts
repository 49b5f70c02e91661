// Whether the currency of a new catalog is in sight: if its file does not say it, it is asked for. What is likely is filled in, and can be
// changed, as what the importer took a sign for that several currencies share.

import { useEffect, useState } from 'react';
import { currencyIn, withCurrency } from '../mapping/edited-mapping.ts';
import type { MappingInHand } from '../mapping/mapping-in-hand.ts';

export interface AskedCurrency {
  /** Whether the question stands there, also when it is answered. */
  readonly isAsked: boolean;
  /** Whether the answer is missing. */
  readonly isOpen: boolean;
  readonly choose: (code: string) => void;
}

export function useAskedCurrency({ mapping, tried, change, fill }: MappingInHand, isNew: boolean): AskedCurrency {
  const said = mapping === null ? null : currencyIn(mapping);
  const [isAsked, setAsked] = useState(false);
  const { currency_sign: sign = null, presumed_currency: presumed = null, missing = ['price'] } = tried ?? {};
  // Before there are prices, they are in no currency.
  const isOpen = isNew && mapping !== null && said === null && !missing.includes('price');
  const isTaken = isNew && said !== null && sign !== null;
  useEffect(() => {
    if (isOpen || isTaken) setAsked(true);
    if (isOpen && presumed !== null) fill((now) => withCurrency(now, presumed));
  }, [isOpen, isTaken, presumed, fill]);
  return {
    ...{ isAsked: isAsked && !missing.includes('price'), isOpen },
    choose: (code) => change((now) => withCurrency(now, code)),
  };
}
