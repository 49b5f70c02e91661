// The draft of an advisor for all that works on it: loaded, kept, saved, and brought to what others make of it.

import { AdminProblem } from '@guidepost/contract/admin/admin-client';
import type { DraftOperation } from '@guidepost/contract/requests/draft-edit-request';
import { type ReactNode, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { SignedOutContext, useAsked } from '../../asking.ts';
import { Answered } from '../../parts/states.tsx';
import { may } from '../../shop/rights.ts';
import type { AdvisorViewProps } from '../advisor-view-props.ts';
import { DraftContext, type DraftInHand } from '../draft-in-hand.ts';
import { BeginDraft } from './begin-draft.tsx';
import { DoubtfulEdit } from './doubtful-edit.tsx';
import { DraftKeeper } from './draft-keeper.ts';
import { draftService, type SavedDraft, tagOf } from './draft-service.ts';
import { KeeperShelfContext } from './keeper-shelf.ts';
import { type FreedQuestion, wholeEdit } from './whole-edit.ts';

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
}: AdvisorViewProps & { readonly first: SavedDraft & { readonly created_at: string }; readonly children: ReactNode }) {
  const { client } = shop;
  const signedOut = useContext(SignedOutContext);
  const shelf = useContext(KeeperShelfContext);
  const [keeper] = useState(() =>
    shelf.take(
      `${client} ${advisor} ${first.created_at}`,
      () => new DraftKeeper({ service: draftService(client, advisor), first, signedOut }),
    ),
  );
  const [doubt, setDoubt] = useState<Doubt | null>(null);
  const kept = useSyncExternalStore(
    (changed) => keeper.listen(changed),
    () => keeper.kept,
  );
  const isSaved = kept.state === 'saved';
  useEffect(() => {
    const look = (): void => {
      // What cannot be read now is read the next time.
      if (document.visibilityState === 'visible') keeper.look().catch(() => {});
    };
    const timer = setInterval(look, LOOK);
    look();
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
      edit: (operations, done) => {
        if (!mayChange || operations.length === 0) return;
        const { operations: whole, freed } = wholeEdit(keeper.kept.document, operations);
        if (freed.length > 0) {
          setDoubt({ operations, freed, done });
          return;
        }
        keeper.edit(whole);
        done?.();
      },
      undo: () => keeper.undo(),
      redo: () => keeper.redo(),
      choose: (keepsMine) => void keeper.choose(keepsMine),
      forgetDropped: () => keeper.forgetDropped(),
      saveNow: () => keeper.flush(),
      reload: () => void keeper.reload().catch(() => {}),
    }),
    [client, advisor, mayChange, isSaved, kept, keeper],
  );
  const decide = (isWanted: boolean): void => {
    setDoubt(null);
    if (!isWanted || doubt === null) return;
    keeper.edit(wholeEdit(keeper.kept.document, doubt.operations).operations);
    doubt.done?.();
  };
  return (
    <DraftContext value={draft}>
      {children}
      <DoubtfulEdit freed={doubt?.freed ?? null} decide={decide} />
    </DraftContext>
  );
}

/** A change that waits for whether it is wanted with all that goes with it. */
interface Doubt {
  readonly operations: readonly DraftOperation[];
  readonly freed: readonly FreedQuestion[];
  readonly done: (() => void) | undefined;
}
