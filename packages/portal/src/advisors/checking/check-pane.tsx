// What is wrong with the draft, in plain words, as one works on it: where it is, the conversation that shows it, and what can be done.

import type { FindingView } from '@guidepost/contract/views/finding-view';
import { Button, Loader, Title } from '@mantine/core';
import { useEffect } from 'react';
import { Failed, Nothing } from '../../parts/states.tsx';
import { sayCount, useLanguage, useWords } from '../../words/words.ts';
import { useDraft } from '../draft-in-hand.ts';
import { Extent } from './check-extent.tsx';
import { FindingList } from './finding-list.tsx';
import { SimulatePart } from './simulate-part.tsx';
import { type Checked, type DraftCheck, useCheck } from './use-check.ts';
import type { Simulation } from './use-simulation.ts';

export function CheckPane({
  simulation,
  known,
  tell,
}: {
  readonly simulation: Simulation;
  /** What is known of the newest state that was checked, maybe by somebody who publishes it; null: nothing. */
  readonly known: Checked | null;
  /** Is given each result, so that whoever publishes this state need not check it again. */
  readonly tell: (checked: Checked) => void;
}) {
  const { mayChange } = useDraft();
  const { checking } = useWords();
  const check = useCheck();
  const { checked: own } = check;
  useEffect(() => {
    if (own !== null) tell(own);
  }, [own, tell]);
  const checked = known !== null && known.revision === own?.revision ? known : own;
  if (!mayChange) return <Nothing>{checking.viewer}</Nothing>;
  return (
    <div className="check-pane">
      <CheckState {...check} checked={checked} />
      {checked !== null && <Findings checked={checked} />}
      {checked !== null && <Extent proof={checked.found.proof} {...check} />}
      <SimulatePart simulation={simulation} />
    </div>
  );
}

function CheckState({ checked, now, isGoingOn, again }: DraftCheck) {
  const { isSaved } = useDraft();
  const { checking } = useWords();
  if (now.state === 'failed') return <Failed error={now.error} again={again} />;
  if (now.state === 'ended' && now.job.outcome !== 'done')
    return (
      <div role="alert">
        <p>{checking.unreadable}</p>
        <Button variant="default" onClick={again}>
          {checking.again}
        </Button>
      </div>
    );
  const isBusy = (now.state === 'running' && !isGoingOn) || checked === null;
  return (
    <div className="check-state" role="status">
      {isSaved ? isBusy && <Loader size="xs" aria-hidden /> : null}
      <span className="quiet">{isSaved ? isBusy && checking.running : checking.unsaved}</span>
    </div>
  );
}

function Findings({ checked: { found, document } }: { readonly checked: Checked }) {
  const { checking } = useWords();
  const language = useLanguage();
  const of = (severity: FindingView['severity']) => found.findings.filter((finding) => finding.severity === severity);
  const [errors, warnings, notes] = [of('error'), of('warning'), of('note')];
  return (
    <>
      {errors.length === 0 && (
        <p className="check-fine">{warnings.length === 0 ? checking.fine : checking.fineButLook}</p>
      )}
      {(['error', 'warning'] as const).map((severity) => {
        const own = severity === 'error' ? errors : warnings;
        return (
          own.length > 0 && (
            <section key={severity} className="check-group" data-severity={severity}>
              <Title order={2} size="h5">
                {sayCount(language, checking.groups[severity], own.length)}
              </Title>
              <FindingList findings={own} {...{ found, document }} />
            </section>
          )
        );
      })}
      {notes.length > 0 && (
        <details className="check-group">
          <summary>{sayCount(language, checking.groups.note, notes.length)}</summary>
          <FindingList findings={notes} {...{ found, document }} />
        </details>
      )}
    </>
  );
}
