// How the values of a property lie over the products of a catalog: bars for numbers, the most frequent ones for words. It is counted when it
// comes into sight, as a catalog may have hundreds of properties.

import type { AttributeView } from '@guidepost/contract/views/attribute-view';
import type { AttributeTallyView } from '@guidepost/contract/views/tally-view';
import { useEffect, useRef, useState } from 'react';
import { useAsked } from '../../asking.ts';
import { fillIn, sayCount, useLanguage, useWords } from '../../words/words.ts';
import { Histogram } from '../mapping/bars.tsx';
import { WhichProducts } from '../products/which-products.tsx';

/** Values that are shown; more are a click away. */
const FEW = 5;
const MANY = 50;

export function ValueSpread(props: {
  readonly client: string;
  readonly catalog: string;
  readonly attribute: AttributeView;
  readonly products: number;
}) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const { current } = place;
    if (current === null) return;
    const watch = new IntersectionObserver((seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      setIsSeen(true);
    });
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  return (
    <div className="spread" ref={place}>
      {isSeen && <Counted {...props} />}
    </div>
  );
}

function Counted({
  client,
  catalog,
  attribute: { name, unit },
  products,
}: {
  readonly client: string;
  readonly catalog: string;
  readonly attribute: AttributeView;
  readonly products: number;
}) {
  const { attributes } = useWords().catalogs;
  const language = useLanguage();
  const [asked] = useAsked('tallyValues', { client, catalog, query: { attribute: name, limit: MANY } });
  if (asked.state === 'loading') return null;
  if (asked.state === 'failed') return <span className="quiet">{attributes.notCounted}</span>;
  const { known, range } = asked.answer;
  const number = new Intl.NumberFormat(language);
  const lacking = products - known;
  return (
    <>
      {range === null ? (
        <Frequent tally={asked.answer} />
      ) : (
        <figure>
          <Histogram
            counts={range.bars}
            label={fillIn(attributes.bars, { from: number.format(range.least), to: number.format(range.most) })}
          />
          <figcaption>
            <span>{withUnit(number.format(range.least), unit)}</span>
            {range.most > range.least && <span>{withUnit(number.format(range.most), unit)}</span>}
          </figcaption>
        </figure>
      )}
      {lacking > 0 && (
        <>
          <p className="quiet">{sayCount(language, attributes.lacking, lacking)}</p>
          <WhichProducts {...{ client, catalog }} where={{ [name]: { exists: false } }} />
        </>
      )}
    </>
  );
}

const withUnit = (text: string, unit: string | null): string => (unit === null ? text : `${text} ${unit}`);

function Frequent({ tally: { type, values, distinct } }: { readonly tally: AttributeTallyView }) {
  const { attributes, settings } = useWords().catalogs;
  const language = useLanguage();
  const [isLong, setIsLong] = useState(false);
  const most = values[0]?.products ?? 1;
  const shown = values.slice(0, isLong ? MANY : FEW);
  const say = (value: string): string =>
    type !== 'boolean' ? value : value === 'true' ? settings.yesNo.yes : settings.yesNo.no;
  return (
    <>
      <ul>
        {shown.map(({ value, products }) => (
          <li key={value}>
            <span className="spread-value">{say(value)}</span>
            <span className="spread-count">{new Intl.NumberFormat(language).format(products)}</span>
            <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
              <rect className="fill-part" width={Math.max((products / most) * 100, 1)} height="4" rx="1" />
            </svg>
          </li>
        ))}
      </ul>
      {!isLong && distinct > shown.length && (
        <button type="button" className="spread-more" onClick={() => setIsLong(true)}>
          {sayCount(language, attributes.moreValues, distinct - shown.length)}
        </button>
      )}
      {isLong && distinct > shown.length && (
        <p className="quiet">{sayCount(language, attributes.furtherValues, distinct - shown.length)}</p>
      )}
    </>
  );
}
