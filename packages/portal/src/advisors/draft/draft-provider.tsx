// The draft of an advisor for all that works on it: loaded, kept, saved, and brought to what others make of it.

import { AdminProblem } from '@guidepost/contract/admin/admin-client';
import { type ReactNode, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { SignedOutContext, useAsked } from '../../asking.ts';
import { Answered } from '../../parts/states.tsx';
import { may } from '../../shop/rights.ts';
import type { AdvisorViewProps } from '../advisor-view-props.ts';
import { DraftContext, type DraftInHand } from '../draft-in-hand.ts';
import { BeginDraft } from './begin-draft.tsx';
import { DraftKeeper } from './draft-keeper.ts';
import { draftService, type SavedDraft, tagOf } from './draft-service.ts';

export function DraftProvider({ shop, advisor, children }: AdvisorViewProps & { readonly children: ReactNode }) {
  const { client } = shop;
  const [asked, again] = useAsked('findDraft', { client, advisor });
  const isMissing = asked.state === 'failed' && asked.error instanceof AdminProblem && asked.error.slug === 'not-found';
  if (isMissing) return <BeginDraft shop={shop} advisor={advisor} begun={again} />;
  return (
    <Answered asked={asked} again={again}>
      {(first) => (
        <Keeping key={first.created_at} shop={shop} advisor={advisor} first={first}>
          {children}
        </Keeping>
      )}
    </Answered>
  );
}

/** Milliseconds between two looks at what others do. */
const LOOK = 3000;

function Keeping({
  shop,
  advisor,
  first,
  children,
}: AdvisorViewProps & { readonly first: SavedDraft; readonly children: ReactNode }) {
  const { client } = shop;
  const signedOut = useContext(SignedOutContext);
  const [keeper] = useState(() => new DraftKeeper({ service: draftService(client, advisor), first, signedOut }));
  const kept = useSyncExternalStore(
    (changed) => keeper.listen(changed),
    () => keeper.kept,
  );
  const isSaved = kept.state === 'saved';
  useEffect(() => {
    const timer = setInterval(() => {
      // What cannot be read now is read the next time.
      if (document.visibilityState === 'visible') keeper.look().catch(() => {});
    }, LOOK);
    const online = (): void => void keeper.flush();
    window.addEventListener('online', online);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', online);
      void keeper.flush();
    };
  }, [keeper]);
  useEffect(() => {
    if (isSaved) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isSaved]);
  const mayChange = may(shop, 'advisors', 'change');
  const draft = useMemo(
    (): DraftInHand => ({
      ...{ client, advisor, mayChange, isSaved },
      ...kept,
      tag: tagOf(kept.revision),
      edit: (operations) => mayChange && keeper.edit(operations),
      undo: () => keeper.undo(),
      redo: () => keeper.redo(),
      choose: (keepsMine) => void keeper.choose(keepsMine).catch(() => {}),
      forgetDropped: () => keeper.forgetDropped(),
      saveNow: () => keeper.flush(),
      reload: () => void keeper.reload().catch(() => {}),
    }),
    [client, advisor, mayChange, isSaved, kept, keeper],
  );
  return <DraftContext value={draft}>{children}</DraftContext>;
}
