// Asks before shoppers get something else, or the draft becomes something else, and then does it.

import type { DraftStateView } from '@guidepost/contract/views/advisor-draft-view';
import { Alert } from '@mantine/core';
import { useContext, useRef, useState } from 'react';
import { admin, useDoing } from '../../asking.ts';
import { Confirm } from '../../parts/confirm.tsx';
import { sayTime } from '../../times.ts';
import { fillIn, SpokenContext } from '../../words/words.ts';
import type { Kept } from './kept.ts';
import { publishAgain, restoreState, takeIntoDraft } from './version-work.ts';

export type Act =
  | { readonly act: 'again' | 'into-draft'; readonly version: number }
  | { readonly act: 'restore'; readonly state: DraftStateView }
  | { readonly act: 'off' };

export function VersionQuestions({
  client,
  advisor,
  kept,
  act,
  close,
  again,
}: {
  readonly client: string;
  readonly advisor: string;
  readonly kept: Kept;
  /** Null: nothing is asked. */
  readonly act: Act | null;
  readonly close: () => void;
  /** Reads what is kept anew. */
  readonly again: () => void;
}) {
  const { words, language } = useContext(SpokenContext);
  const { versions } = words;
  const [refused, setRefused] = useState<readonly string[]>([]);
  const doing = useDoing();
  const of = { client, advisor };
  const leave = (): void => {
    doing.forget();
    setRefused([]);
    close();
  };
  const work = async (wanted: Act): Promise<void> => {
    if (wanted.act === 'again') {
      const reasons = await publishAgain(of, wanted.version, words);
      if (reasons !== null) return setRefused(reasons);
    } else if (wanted.act === 'into-draft') await takeIntoDraft(of, wanted.version, kept, words);
    else if (wanted.act === 'restore') await restoreState(of, wanted.state, kept);
    else await admin.call('unpublishAdvisor', of);
    leave();
  };
  /** While the dialog closes it says what it said. */
  const last = useRef<Act>({ act: 'off' });
  if (act !== null) last.current = act;
  const shown = last.current;
  const version = 'version' in shown ? shown.version : '';
  const time = shown.act === 'restore' ? sayTime(language, shown.state.at) : '';
  const texts = {
    again: [versions.againTitle, versions.againHint, versions.again],
    'into-draft': [versions.intoDraftTitle, versions.intoDraftHint, versions.intoDraft],
    restore: [versions.restoreTitle, versions.restoreHint, versions.restore],
    off: [versions.offTitle, versions.offHint, versions.off],
  } as const;
  const [title, hint, yes] = texts[shown.act];
  return (
    <Confirm
      opened={act !== null}
      title={fillIn(title, { version, time })}
      {...{ hint, yes, doing }}
      isGrave={shown.act === 'off'}
      close={leave}
      // Also after a refusal: somebody else may have changed something, which is why it was refused.
      confirm={() => void doing.run(() => work(shown)).then(again)}
    >
      {refused.length > 0 && (
        <Alert color="red" variant="outline" role="alert">
          {refused.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </Alert>
      )}
    </Confirm>
  );
}
