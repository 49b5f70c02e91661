// What is wrong with the draft, in plain words, as one works on it: where it is, the conversation that shows it, and what can be done.

import type { FindingView } from '@guidepost/contract/views/finding-view';
import { Button, Loader, Title } from '@mantine/core';
import { useEffect } from 'react';
import { Failed, Nothing } from '../../parts/states.tsx';
import { sayCount, useLanguage, useWords } from '../../words/words.ts';
import { useDraft } from '../draft-in-hand.ts';
import { Extent } from './check-extent.tsx';
import { FindingList } from './finding-list.tsx';
import { NoteGroup } from './note-group.tsx';
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
  // One line for both, so that nothing moves while a check runs.
  return (
    <div className="check-state" role="status">
      {!isSaved ? (
        <p className="quiet">{checking.unsaved}</p>
      ) : isBusy ? (
        <p className="quiet">
          <Loader size="xs" aria-hidden /> {checking.running}
        </p>
      ) : (
        <Judged findings={checked.found.findings} />
      )}
    </div>
  );
}

/** Whether it can be published. */
function Judged({ findings }: { readonly findings: readonly FindingView[] }) {
  const { checking } = useWords();
  const has = (severity: FindingView['severity']): boolean => findings.some((finding) => finding.severity === severity);
  if (has('error')) return <p className="check-blocked">{checking.notFine}</p>;
  return <p className="check-fine">{has('warning') ? checking.fineButLook : checking.fine}</p>;
}

function Findings({ checked: { found, document } }: { readonly checked: Checked }) {
  const { checking } = useWords();
  const language = useLanguage();
  const of = (severity: FindingView['severity']) => found.findings.filter((finding) => finding.severity === severity);
  const [errors, warnings] = [of('error'), of('warning')];
  return (
    <>
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
      <NoteGroup findings={of('note')} {...{ found, document }} />
    </>
  );
}
