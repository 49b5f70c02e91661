// What a newer file changes, said before it is imported.

import { Button, Loader } from '@mantine/core';
import { Failed } from '../../parts/states.tsx';
import { sayCount, useLanguage, useWords } from '../../words/words.ts';
import { Why } from '../report/stop-report.tsx';
import { type Difference, DifferenceList } from './difference-list.tsx';
import { SeenByShoppers } from './seen-by-shoppers.tsx';
import type { ComingChange } from './use-coming-change.ts';

export function ComingPanel({
  client,
  catalog,
  coming,
  currency,
}: {
  readonly client: string;
  readonly catalog: string;
  readonly coming: ComingChange;
  /** Of the catalog. */
  readonly currency: string | null;
}) {
  const { coming: words } = useWords();
  const { job, isLooking, error, isOld, again } = coming;
  if (job === null && error === null && !isLooking) return null;
  return (
    <section
      className="panel coming"
      aria-label={words.title}
      aria-busy={isLooking}
      data-old={isOld || isLooking || undefined}
    >
      <h2>
        {words.title} {isLooking && <Loader size="xs" aria-hidden />}
      </h2>
      {isLooking && job === null && <p role="status">{words.looking}</p>}
      {error !== null && <Failed error={error} again={again} />}
      {error === null && job !== null && <Outcome result={job.result} currency={currency} />}
      {error === null && job !== null && <SeenByShoppers client={client} catalog={catalog} />}
      {isOld && (
        <p>
          {words.old}{' '}
          <Button size="compact-sm" variant="default" onClick={again}>
            {words.again}
          </Button>
        </p>
      )}
    </section>
  );
}

function Outcome({
  result,
  currency,
}: {
  readonly result: NonNullable<ComingChange['job']>['result'];
  readonly currency: string | null;
}) {
  const { coming: words } = useWords();
  const language = useLanguage();
  if (result === null || !('rejection_groups' in result))
    return (
      <>
        <p>{words.unknown}</p>
        {result !== null && 'error' in result && typeof result.error === 'string' && <p lang="en">{result.error}</p>}
      </>
    );
  const difference = result.difference ?? null;
  const others = 'changed' in result && difference !== null ? result.changed - difference.prices.count : 0;
  return (
    <>
      {'stopped' in result && (
        <div className="trouble">
          <p>{words.stops}</p>
          <ul>
            {result.stopped.map((stop) => (
              <li key={stop.code}>
                <Why stop={stop} currency={currency} isListed={difference !== null} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {difference === null
        ? !('stopped' in result) && <p>{words.first}</p>
        : isNothing(difference) && others <= 0 && <p>{words.nothing}</p>}
      {difference !== null && <DifferenceList difference={difference} currency={currency} />}
      {others > 0 && <p className="quiet">{sayCount(language, words.others, others)}</p>}
      {result.rejected > 0 && <p className="quiet">{sayCount(language, words.rejected, result.rejected)}</p>}
    </>
  );
}

const isNothing = ({ added, gone, prices }: Difference): boolean => added.count + gone.count + prices.count === 0;
