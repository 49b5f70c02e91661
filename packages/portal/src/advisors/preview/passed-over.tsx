// Questions that a conversation left out, and why: whoever waits for one of them learns that nothing is broken.

import type { PreviewExplanationView } from '@guidepost/contract/views/preview-view';
import { fillIn, sayCount, useLanguage, useWords } from '../../words/words.ts';
import type { DraftDocument } from '../draft/draft-document.ts';
import { justPassed } from './place-passed.ts';

type PassedOver = PreviewExplanationView['passed_over'][number];

export function PassedOverItem({ of }: { readonly of: PassedOver }) {
  const say = useReason();
  return (
    <li className="preview-passed quiet">
      <strong>{of.question_title}</strong> <span>{say(of)}</span>
    </li>
  );
}

const MOST_NAMED = 2;

/** Where one of them has just been left out: beside the question that came in its place. */
export function JustPassed({
  explanation,
  document,
}: {
  readonly explanation: PreviewExplanationView;
  readonly document: DraftDocument;
}) {
  const { left } = useWords().preview;
  const language = useLanguage();
  const passed = justPassed(explanation, document);
  if (passed.length > MOST_NAMED) {
    const isAllInView = passed.every(({ because }) => because === 'in-view');
    const said = isAllInView ? left.passedInView : left.passedNow;
    return <p className="quiet">{sayCount(language, said, passed.length)}</p>;
  }
  return (
    passed.length > 0 && (
      <ul className="preview-passed-now">
        {passed.map((each) => (
          <PassedOverItem key={each.question_id} of={each} />
        ))}
      </ul>
    )
  );
}

function useReason(): (of: PassedOver) => string {
  const { left: words } = useWords().preview;
  const language = useLanguage();
  return ({ because, answers, left }) => {
    const text = sayCount(language, words.passed[because], left);
    const quoted = answers.map((answer) => fillIn(words.quoted, { answer }));
    return fillIn(text, { answers: new Intl.ListFormat(language).format(quoted) });
  };
}
