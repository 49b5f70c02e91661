// The draft as shoppers would see it, always beside the editor, and what each reply does to the products.

import { Button, ColorInput, NativeSelect, Tabs } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Failed, Waiting } from '../../parts/states.tsx';
import { fillIn, useLanguage, useWords } from '../../words/words.ts';
import { itemsIn } from '../draft/draft-document.ts';
import { useDraft } from '../draft-in-hand.ts';
import { sayLanguage } from '../languages/say-language.ts';
import { isColor, useShopColor, wearing } from '../shop-color.ts';
import { BrokenDraft, faultsOfDraft } from './broken-draft.tsx';
import { CountsNote } from './counts-note.tsx';
import { knownToFit } from './known-to-fit.ts';
import { languagesIn } from './languages-in.ts';
import { JustPassed } from './passed-over.tsx';
import { ProductsLeft, ProductsLeftAtEnd } from './products-left.tsx';
import { unfinishedIn } from './unfinished.ts';
import { UnfinishedNote } from './unfinished-note.tsx';
import { usePreview } from './use-preview.ts';
import { WhyPane } from './why-pane.tsx';
import { WireView } from './wire-view.tsx';

export function PreviewPane() {
  const { preview: words } = useWords();
  const spoken = useLanguage();
  const { client, advisor, revision, document } = useDraft();
  const [language, setLanguage] = useState<string | null>(null);
  const [sku, setSku] = useState<string | null>(null);
  const [tab, setTab] = useState('left');
  const [color, chooseColor] = useShopColor(client);
  const languages = languagesIn(document);
  const chosen = languages.find((each) => each === language) ?? languages[0] ?? 'en';
  const preview = usePreview({ client, advisor, revision, sku, language: chosen });
  const { place, isLoading, played, error, explanation, shown, steps } = preview;
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (played === null) return;
    if (played.sku !== null) {
      setSku(played.sku);
      setTab('why');
    } else if (played.isUnderWay) setTab((now) => (now === 'why' ? 'left' : now));
    else bringIntoSight(told.current);
  }, [played]);
  // What is told of the conversation stands in a card of its own below it, or above it once there are results, which are long.
  const more = useRef<HTMLDivElement>(null);
  const [chosenTab, setChosenTab] = useState(0);
  useEffect(() => {
    if (chosenTab > 0) more.current?.scrollIntoView({ block: 'nearest' });
  }, [chosenTab]);
  const unfinished = unfinishedIn(document);
  const left = itemsIn(document, ['questions']).length - unfinished.filter(({ isWhole }) => isWhole).length;
  const faults = faultsOfDraft(error);
  const isPlaying = played?.isUnderWay === true;
  const chooseProduct = (of: string): void => {
    setSku(of);
    setTab('why');
  };
  const hasEnded = shown !== null && shown.question === null;
  const often = explanation?.counted_often ?? null;
  // Groups are counted otherwise than their products.
  const isByProduct = explanation?.unit === 'product' && often !== null;
  const known = shown?.question && isByProduct ? knownToFit(shown.question, often.unknown, document) : [];
  const isShown = error === null && !isLoading && !isPlaying;
  return (
    <section className="preview" aria-label={words.label}>
      <div className="preview-bar">
        {languages.length > 1 && (
          <NativeSelect
            aria-label={words.language}
            value={chosen}
            onChange={({ currentTarget }) => setLanguage(currentTarget.value)}
            data={languages.map((each) => ({ value: each, label: sayLanguage(each, spoken) }))}
          />
        )}
        <ColorInput
          aria-label={words.color}
          placeholder={words.color}
          description={words.colorHint}
          inputWrapperOrder={['input', 'description']}
          className="preview-color"
          value={color ?? ''}
          format="hex"
          withEyeDropper={false}
          popoverProps={{ withinPortal: false }}
          onChange={(text) => {
            if (text === '') chooseColor(null);
            else if (isColor(text)) chooseColor(text);
          }}
        />
        <Button variant="default" onClick={() => preview.restart([])} disabled={!isShown}>
          {words.restart}
        </Button>
      </div>
      <Tabs
        value={tab}
        onChange={(next) => {
          setTab(next ?? 'left');
          setChosenTab(chosenTab + 1);
        }}
        keepMounted={false}
        className="preview-columns"
      >
        <div className="preview-stage">
          <UnfinishedNote unfinished={unfinished} isAll={left === 0} />
          {faults !== null && left > 0 && <BrokenDraft faults={faults} document={document} />}
          {faults === null && error !== null && <Failed error={error} again={() => preview.restart()} />}
          <div role="status" ref={told}>
            {played !== null && played.shows !== '' && (
              <p className="preview-played">{fillIn(words.played, { shows: played.shows })}</p>
            )}
            {isPlaying && <p className="quiet">{words.playing}</p>}
            {played?.isMissed && <p className="preview-played">{words.notReached}</p>}
          </div>
          {isShown && explanation !== null && <JustPassed {...{ explanation, document }} />}
          {(isLoading || isPlaying) && error === null && <Waiting />}
          <div ref={place} hidden={!isShown} style={wearing(color)} />
          {isShown && <CountsNote of={often} known={known} choose={chooseProduct} />}
        </div>
        <div
          className="preview-more"
          ref={more}
          data-above={(tab === 'why' && (shown?.results ?? []).length > 0) || undefined}
          data-ended={hasEnded || undefined}
        >
          <Tabs.List aria-label={words.more}>
            <Tabs.Tab value="left">{words.tabs.left}</Tabs.Tab>
            <Tabs.Tab value="why">{words.tabs.why}</Tabs.Tab>
            <Tabs.Tab value="wire">{words.tabs.wire}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="left">
            {explanation !== null &&
              (hasEnded ? (
                <ProductsLeftAtEnd {...{ explanation, document }} isOpen={chosenTab > 0} />
              ) : (
                <ProductsLeft {...{ explanation, document }} />
              ))}
          </Tabs.Panel>
          <Tabs.Panel value="why">
            <WhyPane
              {...{ client, explanation, sku, results: shown?.results ?? [] }}
              language={chosen}
              choose={setSku}
              change={preview.change}
            />
          </Tabs.Panel>
          <Tabs.Panel value="wire">
            <WireView steps={steps} />
          </Tabs.Panel>
        </div>
      </Tabs>
    </section>
  );
}

/** Only where it is not: nothing moves without need. */
function bringIntoSight(element: Element | null): void {
  const top = element?.getBoundingClientRect().top ?? 0;
  if (top < TOP_BAR || top > innerHeight / 2) element?.scrollIntoView({ block: 'center' });
}

/** Pixels at the top of the window that the bar over the draft may take. */
const TOP_BAR = 64;
