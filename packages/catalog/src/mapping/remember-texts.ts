// Most columns have few different texts, so what a text means is found out once and looked up from then on. A column in which
// nearly every text is another one is noticed, and read without.

import { detached } from '../text/detached.ts';

/** Different texts that are remembered. */
const MOST = 1_000;
/** A longer text hardly comes twice. */
const LONGEST = 100;
/** How often each remembered text must have come again on average for the memory to be worth a look. */
const WORTH = 2;

/** The same function. What it returns must not be changed by anybody. */
export function rememberTexts<Meaning extends {}>(read: (text: string) => Meaning): (text: string) => Meaning {
  const known = new Map<string, Meaning>();
  let again = 0;
  let isWorthIt = true;
  return (text) => {
    if (!isWorthIt || text.length > LONGEST) return read(text);
    const found = known.get(text);
    if (found !== undefined) {
      again++;
      return found;
    }
    if (known.size === MOST) {
      if (again < MOST * WORTH) {
        isWorthIt = false;
        known.clear();
      }
      return read(text);
    }
    // What is kept must not hold on to the piece of the file that the text was cut out of.
    const own = detached(text);
    const meaning = read(own);
    known.set(own, meaning);
    return meaning;
  };
}
