// One advisor, with its views: each is a screen of its own, loaded when somebody opens it.

import { type ComponentType, useEffect, useState } from 'react';
import { later } from '../parts/later.tsx';
import { Page } from '../parts/page.tsx';
import { Nothing } from '../parts/states.tsx';
import { TabsOfPlaces } from '../parts/tabs-of-places.tsx';
import { useWords } from '../words/words.ts';
import type { AdvisorViewProps } from './advisor-view-props.ts';
import { SimulationContext, useHeldSimulation } from './checking/use-simulation.ts';
import { useDocumentToShow } from './document-to-show.ts';
import { KeeperShelf, KeeperShelfContext } from './draft/keeper-shelf.ts';
import { useDraft } from './draft-in-hand.ts';
import { focusPlace } from './editor/focus-place.ts';
import { StateOfAdvisor } from './state-of-advisor.tsx';

const DraftProvider = later(async () => (await import('./draft/draft-provider.tsx')).DraftProvider);

/** Views of the draft that is in hand: going from one to the other, it stays the same, with all that can be undone. */
const OF_DRAFT: readonly string[] = ['edit', 'languages'];

/** By the name in the address, in the order in which they are linked; the first is shown where the address names none. */
const VIEWS = {
  edit: later(async () => (await import('./workbench.tsx')).Workbench),
  flow: later(async () => (await import('./flow/flow-view.tsx')).FlowView),
  languages: later(async () => (await import('./languages/languages-view.tsx')).LanguagesView),
  versions: later(async () => (await import('./versions/versions-view.tsx')).VersionsView),
  live: later(async () => (await import('./live/live-view.tsx')).LiveView),
  integration: later(async () => (await import('./integration/integration-view.tsx')).IntegrationView),
} satisfies Readonly<Record<string, ComponentType<AdvisorViewProps>>>;

type ViewName = keyof typeof VIEWS;
const NAMES = Object.keys(VIEWS) as ViewName[];

type AdvisorScreenProps = AdvisorViewProps & {
  readonly view: string | undefined;
  readonly question: string | undefined;
};

/** What one advisor holds is none of another one's. */
export const AdvisorScreen = (props: AdvisorScreenProps) => (
  <OneAdvisor key={`${props.shop.client} ${props.advisor}`} {...props} />
);

function OneAdvisor({ shop, advisor, view = 'edit', question }: AdvisorScreenProps) {
  const { advisors, common } = useWords();
  const { client } = shop;
  const known = useName(client, advisor);
  /** As the draft in hand says it, which somebody may be changing. */
  const [written, setWritten] = useState<{ readonly advisor: string; readonly name: string | null } | null>(null);
  const name = written?.advisor === advisor ? written.name : known;
  const [shelf] = useState(() => new KeeperShelf());
  const simulation = useHeldSimulation();
  const current = NAMES.find((name) => name === view);
  const View = current === undefined ? null : VIEWS[current];
  useEffect(() => {
    if (view === 'edit' && question !== undefined) focusPlace(['questions', question]);
  }, [view, question]);
  return (
    <Page
      title={name ?? advisor}
      of={advisor}
      about={
        <>
          {name !== null && <span className="id">{advisor}</span>} <StateOfAdvisor client={client} advisor={advisor} />
        </>
      }
    >
      <TabsOfPlaces
        label={advisors.views}
        views={NAMES.map((name) => ({
          name: advisors.viewNames[name],
          to: { page: 'advisors', client, inside: name === 'edit' ? [advisor] : [advisor, name] },
          isCurrent: name === current,
        }))}
      />
      {View === null ? (
        <Nothing>{common.notFoundHint}</Nothing>
      ) : OF_DRAFT.includes(view) ? (
        <KeeperShelfContext value={shelf}>
          <SimulationContext value={simulation}>
            <DraftProvider shop={shop} advisor={advisor}>
              <NameInHand tell={setWritten} />
              <View shop={shop} advisor={advisor} />
            </DraftProvider>
          </SimulationContext>
        </KeeperShelfContext>
      ) : (
        <View shop={shop} advisor={advisor} />
      )}
    </Page>
  );
}

/** As shoppers may see it: of the draft, or of what is live. Null: not known yet, or it has none. */
function useName(client: string, advisor: string): string | null {
  const [asked] = useDocumentToShow(client, advisor);
  return asked.state === 'there' ? nameIn(asked.answer?.document) : null;
}

function NameInHand({
  tell,
}: {
  readonly tell: (told: { readonly advisor: string; readonly name: string | null }) => void;
}) {
  const { advisor, document } = useDraft();
  const name = nameIn(document);
  useEffect(() => tell({ advisor, name }), [advisor, name, tell]);
  return null;
}

const nameIn = (document: Readonly<Record<string, unknown>> | undefined): string | null => {
  const name = document?.name;
  return typeof name === 'string' && name.trim() !== '' ? name : null;
};
