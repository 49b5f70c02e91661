// The states of a draft, newest first; single changes of one piece of work open below it.

import type { DraftStateView } from '@guidepost/contract/views/advisor-draft-view';
import { Button, Group } from '@mantine/core';
import { sayTime } from '../../times.ts';
import { fillIn, sayCount, useLanguage, useWords, type Words } from '../../words/words.ts';
import { groupStates, type PieceOfWork } from './group-states.ts';
import { sayActor } from './say-actor.ts';

export interface StateActs {
  /** Null: there is nothing to compare with. */
  readonly compare: ((revision: number) => void) | null;
  /** Null: not allowed. */
  readonly restore: ((state: DraftStateView) => void) | null;
}

export function StateList({ states, acts }: { readonly states: readonly DraftStateView[]; readonly acts: StateActs }) {
  const newest = states[0]?.revision ?? 0;
  return (
    <ol className="draft-states">
      {groupStates(states).map((piece) => (
        <Piece key={piece.last.revision} {...{ piece, newest, acts }} />
      ))}
    </ol>
  );
}

function Piece({
  piece: { last, states },
  newest,
  acts,
}: {
  readonly piece: PieceOfWork;
  readonly newest: number;
  readonly acts: StateActs;
}) {
  const words = useWords();
  const { versions } = words;
  const language = useLanguage();
  const first = states.at(-1) ?? last;
  const count = states.reduce((sum, { why }) => sum + (why.kind === 'edited' ? why.operations.length : 0), 0);
  return (
    <li>
      <div className="draft-state-head">
        <div>
          <strong>{sayTime(language, last.at)}</strong>
          {last.revision === newest && <span className="quiet"> · {versions.now}</span>}
          <div>
            {last.why.kind === 'edited' ? sayCount(language, versions.edits, count) : sayReason(last.why, words)}
            <span className="quiet"> · {sayActor(last.by, words)}</span>
          </div>
        </div>
        <Acts state={last} {...{ newest, acts }} />
      </div>
      {states.length > 1 && (
        <details>
          <summary>
            {versions.single}:{' '}
            {fillIn(versions.until, { from: sayTime(language, first.at), to: sayTime(language, last.at) })}
          </summary>
          <ol className="draft-states">
            {states.slice(1).map((state) => (
              <li key={state.revision} className="draft-state-head">
                {sayTime(language, state.at)}
                <Acts {...{ state, newest, acts }} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </li>
  );
}

function Acts({
  state,
  newest,
  acts: { compare, restore },
}: {
  readonly state: DraftStateView;
  readonly newest: number;
  readonly acts: StateActs;
}) {
  const { versions } = useWords();
  const time = sayTime(useLanguage(), state.at);
  if (state.revision === newest || state.why.kind === 'discarded') return null;
  return (
    <Group gap="xs">
      {compare !== null && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={`${versions.compareWithDraft}: ${time}`}
          onClick={() => compare(state.revision)}
        >
          {versions.compareWithDraft}
        </Button>
      )}
      {restore !== null && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={`${versions.restore}: ${time}`}
          onClick={() => restore(state)}
        >
          {versions.restore}
        </Button>
      )}
    </Group>
  );
}

function sayReason(why: Exclude<DraftStateView['why'], { kind: 'edited' }>, { versions }: Words): string {
  const { reasons } = versions;
  if (why.kind === 'restored' || why.kind === 'discarded') return reasons[why.kind];
  if (why.kind === 'replaced') return reasons.replaced;
  switch (why.origin.from) {
    case 'version':
      return fillIn(reasons.version, { version: why.origin.version });
    case 'copy':
      return fillIn(reasons.copy, { advisor: why.origin.advisor });
    default:
      return reasons[why.origin.from];
  }
}
