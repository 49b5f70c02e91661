// The graph: a list of cards, which every browser and screen reader can go through, and behind it the lines between them, drawn from where
// the cards are.

import { Fragment, useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '../../words/words.ts';
import { drawLines, type Line, type Stop } from './draw-lines.ts';
import { EndStop, QuestionStop, ResultsStop, StartStop } from './flow-stops.tsx';
import type { Flow } from './read-flow.ts';

export interface FlowGraphProps {
  readonly client: string;
  readonly advisor: string;
  readonly flow: Flow;
}

export function FlowGraph({ client, advisor, flow }: FlowGraphProps) {
  const texts = useWords().flow;
  const list = useRef<HTMLOListElement>(null);
  const [lines, setLines] = useState<readonly Line[]>([]);
  useLayoutEffect(() => {
    const { current } = list;
    if (current === null) return;
    const draw = () => setLines(drawLines(stopsIn(current)));
    // Also when an answer list opens, or a font comes.
    const sizes = new ResizeObserver(draw);
    sizes.observe(current);
    draw();
    return () => sizes.disconnect();
  }, []);
  const results = <ResultsStop flow={flow} />;
  return (
    <div className="flow">
      <svg className="flow-lines" aria-hidden="true">
        {lines.map(({ path, width, isKnown }) => (
          <path key={path} d={path} strokeWidth={width} strokeDasharray={isKnown ? undefined : '5 5'} />
        ))}
      </svg>
      <ol ref={list} aria-label={texts.list}>
        <StartStop />
        {flow.questions.map((question, nth) => (
          <Fragment key={question.id}>
            {flow.resultsAfter === nth && results}
            <QuestionStop {...{ client, advisor, question }} number={nth + 1} titles={flow.titles} />
          </Fragment>
        ))}
        {flow.resultsAfter === flow.questions.length && results}
        <EndStop />
      </ol>
    </div>
  );
}

const stopsIn = (list: HTMLElement): Stop[] =>
  [...list.children]
    .filter((child) => child instanceof HTMLElement)
    .map((card) => ({
      lane: Number(card.dataset.lane ?? 0),
      ...{ left: card.offsetLeft, top: card.offsetTop, bottom: card.offsetTop + card.offsetHeight },
      share: card.dataset.share === undefined ? null : Number(card.dataset.share),
    }));
