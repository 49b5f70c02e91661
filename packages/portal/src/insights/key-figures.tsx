// The numbers that one looks at first: how many conversations, and how many of them came how far. A click draws one day by day.

import type { InsightsView } from '@guidepost/contract/views/insight-view';
import { useContext } from 'react';
import { sayMoney } from '../say-money.ts';
import { sayPercent } from '../say-percent.ts';
import { SpokenContext } from '../words/words.ts';
import { DRAWN, type Drawn } from './bars.ts';
import { sayCountChange, sayHowSure, sayNumber, sayShareChange } from './say-share.ts';

export function KeyFigures({
  seen,
  before,
  drawn,
  draw,
}: {
  readonly seen: InsightsView;
  readonly before: InsightsView | null;
  readonly drawn: Drawn;
  readonly draw: (what: Drawn) => void;
}) {
  const {
    words: { insights },
  } = useContext(SpokenContext);
  return (
    <section aria-label={insights.figures}>
      <ul className="key-figures">
        {DRAWN.map((what) => (
          <li key={what}>
            <button type="button" aria-pressed={what === drawn} onClick={() => draw(what)}>
              {what === 'started' ? (
                <Started seen={seen} before={before} />
              ) : (
                <Share what={what} seen={seen} before={before} />
              )}
            </button>
          </li>
        ))}
        <Revenue seen={seen} />
      </ul>
      <p className="quiet">{insights.howSure}</p>
    </section>
  );
}

interface FigureProps {
  readonly seen: InsightsView;
  readonly before: InsightsView | null;
}

function Started({ seen, before }: FigureProps) {
  const { words, language } = useContext(SpokenContext);
  const { started } = seen.funnel;
  return (
    <>
      <span className="figure">{sayNumber(language, started)}</span>
      <span className="figure-name">{words.insights.figure.started}</span>
      {before !== null && (
        <span className="quiet">{sayCountChange(language, words, started, before.funnel.started)}</span>
      )}
    </>
  );
}

function Share({ what, seen, before }: FigureProps & { readonly what: Exclude<Drawn, 'started'> }) {
  const { words, language } = useContext(SpokenContext);
  const share = seen.funnel[what];
  const change = before === null ? null : sayShareChange(language, words, share, before.funnel[what]);
  return (
    <>
      <span className="figure">{sayPercent(language, share.share ?? 0)}</span>
      <span className="figure-name">{words.insights.figure[what]}</span>
      <span className="quiet">
        {sayNumber(language, share.count)} · {sayHowSure(language, words, share)}
      </span>
      {change !== null && <span className="quiet">{change}</span>}
    </>
  );
}

function Revenue({ seen: { revenue } }: Pick<FigureProps, 'seen'>) {
  const {
    words: { insights },
    language,
  } = useContext(SpokenContext);
  return (
    <li className="figure-revenue">
      {revenue.length === 0 && <span className="figure">–</span>}
      {revenue.map((each) => (
        <span key={each.currency} className="figure">
          {sayMoney(language, each)}
        </span>
      ))}
      <span className="figure-name">{insights.revenue}</span>
      {revenue.length === 0 && <span className="quiet">{insights.noRevenue}</span>}
    </li>
  );
}
