// Where an advisor is made: the editor, and beside it the preview or what is wrong, all of the same draft. On a narrow screen one of the
// three is shown. What is hidden keeps its state and does nothing: no check runs unless somebody looks at it. Only made-up shoppers that
// somebody sent go on.

import { Tabs } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useCoveringBar } from '../parts/use-covering-bar.ts';
import { useWords } from '../words/words.ts';
import { tellAdvisorNews } from './advisor-news.ts';
import { betterCheck } from './checking/better-check.ts';
import { carryProof } from './checking/carry-proof.ts';
import { CheckPane } from './checking/check-pane.tsx';
import { PublishButton } from './checking/publish-dialog.tsx';
import type { Checked } from './checking/use-check.ts';
import { useSimulation } from './checking/use-simulation.ts';
import { DraftBar } from './draft/draft-bar.tsx';
import { useDraft } from './draft-in-hand.ts';
import { EditorView } from './editor/editor-view.tsx';
import { useFocusedPlace } from './editor/focus-place.ts';
import { PreviewPane } from './preview/preview-pane.tsx';
import { useWay } from './preview/show-way.ts';

const PANES = ['editor', 'preview', 'check'] as const;
type Pane = (typeof PANES)[number];

interface Known {
  readonly checked: Checked | null;
  /** The last one that looked at every way. */
  readonly whole: Checked | null;
}

/** As in the style sheet. */
const WIDE = '(min-width: 64em)';

export function Workbench() {
  const { advisors } = useWords();
  const bar = useCoveringBar('start', '--workbench-bar');
  const tabs = useCoveringBar('start');
  const isWide = useMediaQuery(WIDE, false, { getInitialValueInEffect: false });
  const [chosen, setChosen] = useState<Pane>('editor');
  const { revision } = useDraft();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each state that is saved is news
  useEffect(tellAdvisorNews, [revision]);
  const simulation = useSimulation();
  /** What is known of the newest state that was checked, by whatever looked furthest. */
  const [{ checked }, setKnown] = useState<Known>({ checked: null, whole: null });
  const tellChecked = useCallback(
    (told: Checked) =>
      setKnown((before) => {
        const next = carryProof(before.whole, told);
        const whole = next.found.proof?.complete === true ? next : before.whole;
        return { checked: betterCheck(before.checked, next), whole };
      }),
    [],
  );
  const [way, place] = [useWay(), useFocusedPlace()];
  useEffect(() => {
    if (way !== null) setChosen('preview');
  }, [way]);
  useEffect(() => {
    if (place !== null && !isWide) setChosen('editor');
  }, [place, isWide]);
  const beside = useRef<HTMLDivElement>(null);
  const pane = isWide && chosen === 'editor' ? 'preview' : chosen;
  return (
    <div className="workbench">
      <div className="workbench-bar" ref={bar}>
        <DraftBar />
        <PublishButton checked={checked} tell={tellChecked} />
      </div>
      {isWide && <EditorView />}
      <Tabs
        className="workbench-beside"
        value={pane}
        ref={beside}
        onChange={(value) => {
          setChosen(PANES.find((each) => each === value) ?? 'preview');
          if (!isWide) showBeginning(beside.current);
        }}
      >
        {/* However far one has scrolled, the other panes stay in reach. */}
        <Tabs.List aria-label={advisors.panes} ref={tabs}>
          {PANES.filter((each) => !isWide || each !== 'editor').map((each) => (
            <Tabs.Tab key={each} value={each}>
              {advisors.paneNames[each]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {!isWide && (
          <Tabs.Panel value="editor">
            <EditorView />
          </Tabs.Panel>
        )}
        <Tabs.Panel value="preview">
          <PreviewPane />
        </Tabs.Panel>
        <Tabs.Panel value="check">
          <CheckPane simulation={simulation} known={checked} tell={tellChecked} />
        </Tabs.Panel>
      </Tabs>
    </div>
  );
}

/** Of a pane that takes the place of another one, in which one had scrolled down. */
function showBeginning(pane: HTMLElement | null): void {
  requestAnimationFrame(() => {
    if (pane !== null && pane.getBoundingClientRect().top < 0) pane.scrollIntoView({ block: 'start' });
  });
}
