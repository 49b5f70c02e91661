// How far a check looked at the conversations of a state, and a way to look longer.

import type { CheckView } from '@guidepost/contract/views/check-view';
import { Button, Loader } from '@mantine/core';
import type { JobState } from '../../jobs/use-job.ts';
import { sayPercent } from '../../say-percent.ts';
import { fillIn, useLanguage, useWords } from '../../words/words.ts';
import { useDraft } from '../draft-in-hand.ts';

/** `proof` null: they were not looked at, because errors come first. */
export function Extent({
  proof,
  now,
  isGoingOn,
  longer,
}: Pick<CheckView, 'proof'> & {
  readonly now: JobState;
  /** It takes more time, because the first look did not get through. */
  readonly isGoingOn: boolean;
  readonly longer: () => void;
}) {
  const { isSaved } = useDraft();
  const { checking } = useWords();
  const language = useLanguage();
  if (proof === null) return null;
  if (proof.complete) return <p className="quiet">{checking.extent.whole}</p>;
  const percent = Math.floor(100 * proof.covered);
  const isKnown = percent >= 1 && percent < 100;
  const { partly, open, goesOn, goesOnPartly } = checking.extent;
  const said = isGoingOn ? (isKnown ? goesOnPartly : goesOn) : isKnown ? partly : open;
  return (
    <div className="check-extent">
      <p role="status">
        {isGoingOn && <Loader size="xs" aria-hidden />} {fillIn(said, { share: sayPercent(language, percent / 100) })}
      </p>
      {isSaved && now.state !== 'running' && (
        <Button size="compact-sm" variant="default" onClick={longer}>
          {checking.extent.longer}
        </Button>
      )}
    </div>
  );
}
