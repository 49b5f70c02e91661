// What is wrong with the draft, in plain words, as one works on it: where it is, the conversation that shows it, and what can be done.

import type { CheckView } from '@guidepost/contract/views/check-view';
import type { FindingView } from '@guidepost/contract/views/finding-view';
import { Button, Loader, Title } from '@mantine/core';
import { Failed, Nothing } from '../../parts/states.tsx';
import { sayPercent } from '../../say-percent.ts';
import { fillIn, sayCount, useLanguage, useWords } from '../../words/words.ts';
import type { DraftDocument } from '../draft/draft-document.ts';
import { useDraft } from '../draft-in-hand.ts';
import { FindingItem } from './finding-item.tsx';
import { keysOf } from './finding-keys.ts';
import { SimulatePart } from './simulate-part.tsx';
import { type Checked, type DraftCheck, useCheck } from './use-check.ts';
import type { Simulation } from './use-simulation.ts';

export function CheckPane({ simulation }: { readonly simulation: Simulation }) {
  const { mayChange } = useDraft();
  const { checking } = useWords();
  const check = useCheck();
  if (!mayChange) return <Nothing>{checking.viewer}</Nothing>;
  return (
    <div className="check-pane">
      <CheckState {...check} />
      {check.checked !== null && <Findings checked={check.checked} />}
      <Extent {...check} />
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

/** How far the conversations of the state that is shown were looked at. */
function Extent({ checked, now, isGoingOn, longer }: DraftCheck) {
  const { isSaved } = useDraft();
  const { checking } = useWords();
  const language = useLanguage();
  const proof = checked?.found.proof ?? null;
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

function FindingList({
  findings,
  found,
  document,
}: {
  readonly found: CheckView;
  readonly findings: readonly FindingView[];
  readonly document: DraftDocument;
}) {
  const keys = keysOf(findings);
  return (
    <ul className="finding-list">
      {findings.map((finding, nth) => (
        <FindingItem
          key={keys[nth]}
          finding={finding}
          document={document}
          never={finding.code === 'never-recommended' ? found : undefined}
        />
      ))}
    </ul>
  );
}
