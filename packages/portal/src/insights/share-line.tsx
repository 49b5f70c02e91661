// A share of shoppers: a bar, how many they are, and how far it can be trusted.

import { useContext } from 'react';
import { sayPercent } from '../say-percent.ts';
import { fillIn, SpokenContext } from '../words/words.ts';
import { isTooFew, type ShareSeen, sayHowSure, sayNumber } from './say-share.ts';

export function ShareBar({ share }: { readonly share: ShareSeen }) {
  const { words, language } = useContext(SpokenContext);
  return (
    <div className="share">
      <span className="share-bar" aria-hidden>
        <span style={{ width: `calc(${share.share ?? 0} * 100%)` }} />
      </span>
      <ShareInWords share={share} />
      {!isTooFew(share) && (
        <span className="quiet">
          {fillIn(words.insights.ofCount, {
            count: sayNumber(language, share.count),
            of: sayNumber(language, share.of),
          })}
        </span>
      )}
    </div>
  );
}

export function ShareInWords({ share }: { readonly share: ShareSeen }) {
  const { words, language } = useContext(SpokenContext);
  // A percentage of three shoppers would look like knowledge.
  if (share.share === null || isTooFew(share))
    return (
      <span className="quiet">
        {share.of > 0 && `${fillIn(words.insights.ofCount, { count: share.count, of: share.of })}, `}
        {words.insights.tooFew}
      </span>
    );
  return (
    <span>
      {sayPercent(language, share.share)} <span className="quiet">{sayHowSure(language, words, share)}</span>
    </span>
  );
}
