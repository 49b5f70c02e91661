// Made-up shoppers talk to the draft, and what came of it is said in a few sentences.

import type { SimulationView } from '@guidepost/contract/views/simulation-view';
import { Button, Progress, Title } from '@mantine/core';
import { Problem } from '../../parts/states.tsx';
import { sayPercent } from '../../say-percent.ts';
import { fillIn, useLanguage, useWords } from '../../words/words.ts';
import { type DraftDocument, idOf, itemsIn } from '../draft/draft-document.ts';
import { useDraft } from '../draft-in-hand.ts';
import type { Simulation } from './use-simulation.ts';

export function SimulatePart({ simulation }: { readonly simulation: Simulation }) {
  const { document } = useDraft();
  const { checking, common } = useWords();
  const { now, stop, tried, order } = simulation;
  const { simulate } = checking;
  const isRunning = now.state === 'running';
  return (
    <section className="check-group">
      <Title order={2} size="h5">
        {simulate.title}
      </Title>
      <p className="quiet">{simulate.hint}</p>
      <div className="finding-actions" role="status">
        {isRunning && (
          <>
            <span>{simulate.running}</span>
            <Progress value={now.share * 100} aria-label={simulate.running} className="check-progress" />
          </>
        )}
      </div>
      <div>
        <Button size="xs" variant="default" onClick={isRunning ? stop : order}>
          {isRunning ? common.cancel : simulate.button}
        </Button>
      </div>
      {now.state === 'failed' && <Problem error={now.error} />}
      {now.state === 'ended' &&
        (now.job.outcome === 'done' && now.job.result !== null ? (
          <>
            {tried !== document && <p className="quiet">{simulate.old}</p>}
            <Verdict of={now.job.result as SimulationView} document={tried} />
          </>
        ) : (
          <p role="alert">{checking.unreadable}</p>
        ))}
    </section>
  );
}

function Verdict({ of, document }: { readonly of: SimulationView; readonly document: DraftDocument }) {
  const { simulate } = useWords().checking;
  const language = useLanguage();
  const { truthful, mistaken } = of.shoppers;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const share = (value: number) => ({ share: sayPercent(language, value) });
  const isShort = truthful.near.found < of.goals.truthful;
  const isGood = !isShort && mistaken.near.found >= of.goals.mistaken;
  const goal = { goal: sayPercent(language, isShort ? of.goals.truthful : of.goals.mistaken) };
  const [worst] = of.lost.filtered_out.toSorted((a, b) => b.shoppers - a.shoppers);
  const title = itemsIn(document, ['questions']).find((question) => idOf(question) === worst?.question)?.title;
  return (
    <ul className="verdict">
      <li className="check-judged" data-good={isGood}>
        {isGood ? simulate.good : fillIn(isShort ? simulate.short : simulate.shortByMistake, goal)}
      </li>
      <li>{fillIn(simulate.truthful, share(truthful.near.found))}</li>
      <li>{fillIn(simulate.mistaken, share(mistaken.near.found))}</li>
      <li>{fillIn(simulate.questions, { count: number.format(truthful.questions.mean) })}</li>
      {worst !== undefined && worst.shoppers > 0 && (
        <li>
          {fillIn(simulate.lost, {
            question: typeof title === 'string' ? title : worst.question,
            ...share(worst.shoppers / truthful.shoppers),
          })}
        </li>
      )}
      <li className="quiet">{fillIn(simulate.of, { count: number.format(truthful.shoppers) })}</li>
    </ul>
  );
}
