// The conversation as a graph, with the share of shoppers on each branch.

import { AdminProblem } from '@guidepost/contract/admin/admin-client';
import type { InsightsView } from '@guidepost/contract/views/insight-view';
import { useAsked } from '../../asking.ts';
import { MadeUpNote } from '../../insights/made-up-note.tsx';
import { Answered, Nothing, Waiting } from '../../parts/states.tsx';
import { may } from '../../shop/rights.ts';
import { fillIn, sayCount, useLanguage, useWords } from '../../words/words.ts';
import type { AdvisorViewProps } from '../advisor-view-props.ts';
import { type ShownDocument, useDocumentToShow } from '../document-to-show.ts';
import { FlowGraph } from './flow-graph.tsx';
import { readFlow } from './read-flow.ts';

export function FlowView({ shop, advisor }: AdvisorViewProps) {
  const { flow } = useWords();
  const [asked, again] = useDocumentToShow(shop.client, advisor);
  return (
    <Answered asked={asked} again={again}>
      {(shown) => {
        if (shown === null) return <Nothing>{flow.noAdvisor}</Nothing>;
        const props = { client: shop.client, advisor, shown };
        return may(shop, 'insights', 'read') ? (
          <WithShares {...props} />
        ) : (
          <Shown {...props} insights="not permitted" />
        );
      }}
    </Answered>
  );
}

interface ShownProps {
  readonly client: string;
  readonly advisor: string;
  readonly shown: ShownDocument;
}

function WithShares(props: ShownProps) {
  const { client, advisor } = props;
  const [asked] = useAsked('findInsights', { client, advisor });
  if (asked.state === 'loading') return <Waiting />;
  return <Shown {...props} insights={asked.state === 'there' ? asked.answer : whyNot(asked.error)} />;
}

type Known = InsightsView | 'not permitted' | 'not read' | 'none';

/** An advisor that was never published has none. */
const whyNot = (error: unknown): Known =>
  error instanceof AdminProblem && error.slug === 'not-found' ? 'none' : 'not read';

function Shown({ client, advisor, shown: { document, version }, insights }: ShownProps & { readonly insights: Known }) {
  const { flow: texts } = useWords();
  const flow = readFlow(document, typeof insights === 'string' ? null : insights);
  if (flow.questions.length === 0) return <Nothing>{texts.none}</Nothing>;
  return (
    <>
      <div>
        <p>{texts.about}</p>
        <p className="quiet">
          {version === null ? texts.ofDraft : fillIn(texts.ofVersion, { version })} <Basis insights={insights} />{' '}
          {typeof insights !== 'string' && <MadeUpNote insights={[insights]} />} {flow.isAdaptive && texts.adaptive}
        </p>
      </div>
      <FlowGraph {...{ client, advisor, flow }} />
    </>
  );
}

function Basis({ insights }: { readonly insights: Known }) {
  const { flow } = useWords();
  const language = useLanguage();
  if (insights === 'not permitted') return flow.notPermitted;
  if (insights === 'not read') return flow.notRead;
  const started = insights === 'none' ? 0 : insights.funnel.started;
  return started === 0 ? flow.unknown : sayCount(language, flow.conversations, started);
}
