// How many products are left after each reply, as bars that get shorter.

import type { PreviewExplanationView } from '@guidepost/contract/views/preview-view';
import { fillIn, sayCount, useLanguage, useWords, type Words } from '../../words/words.ts';
import type { DraftDocument } from '../draft/draft-document.ts';
import { PassedOverItem } from './passed-over.tsx';
import { placePassed } from './place-passed.ts';

type Effect = PreviewExplanationView['replies'][number];

interface Left {
  readonly explanation: PreviewExplanationView;
  readonly document: DraftDocument;
}

export function ProductsLeft({ explanation, document }: Left) {
  const { preview } = useWords();
  const words = preview.left;
  const language = useLanguage();
  const { unit, scope, replies, not_taken } = explanation;
  const say = (count: number) => sayCount(language, words.products, count);
  return (
    <div className="preview-left">
      <ol>
        <li>
          <strong>{words.before}</strong>
          <Bar left={scope} of={scope} />
          <span>{say(scope)}</span>
        </li>
        {placePassed(explanation, document).map((line) =>
          line.kind === 'reply' ? (
            <ReplyItem key={line.of.question_id} effect={line.of} scope={scope} />
          ) : (
            <PassedOverItem key={line.of.question_id} of={line.of} />
          ),
        )}
      </ol>
      {unit === 'group' && <p className="quiet">{words.grouped}</p>}
      {replies.length === 0 && <p className="quiet">{words.nothing}</p>}
      {not_taken.length > 0 && (
        <p className="quiet" role="status">
          {sayCount(language, words.dropped, not_taken.length)}
        </p>
      )}
    </div>
  );
}

/** At the end of a conversation it stands above the results, which are long; in one line, until somebody wants more of it. */
export function ProductsLeftAtEnd({ isOpen, ...of }: Left & { readonly isOpen: boolean }) {
  const { left: words } = useWords().preview;
  const language = useLanguage();
  const { scope, replies, passed_over } = of.explanation;
  const number = new Intl.NumberFormat(language);
  const narrowed = fillIn(words.narrowed, {
    before: number.format(scope),
    after: number.format(replies.at(-1)?.left ?? scope),
  });
  return (
    <details open={isOpen}>
      <summary>
        {narrowed}
        {passed_over.length > 0 && sayCount(language, words.andPassed, passed_over.length)}
      </summary>
      <ProductsLeft {...of} />
    </details>
  );
}

function ReplyItem({ effect, scope }: { readonly effect: Effect; readonly scope: number }) {
  const { left: words } = useWords().preview;
  const language = useLanguage();
  return (
    <li>
      <span>
        <strong>{effect.question_title}</strong>{' '}
        <span className="preview-answer">{sayReply(effect.answers, words.skipped)}</span>
      </span>
      <Bar left={effect.left} of={scope} />
      <span>
        {sayCount(language, words.products, effect.left)}, {sayEffect(effect, words, language)}
      </span>
      {effect.status === 'relaxed' && <span className="quiet">{words.relaxed}</span>}
      {effect.status === 'not-asked' && <span className="quiet">{words.notAsked}</span>}
    </li>
  );
}

/** `none`: what is said of a skip. */
export const sayReply = (answers: readonly { readonly title: string }[], none: string): string =>
  answers.length === 0 ? none : answers.map(({ title }) => title).join(', ');

function sayEffect(
  { role, status, removed }: Effect,
  words: Words['preview']['left'],
  language: ReturnType<typeof useLanguage>,
): string {
  if (removed > 0) return sayCount(language, words.removed, removed);
  if (removed < 0) return sayCount(language, words.broughtBack, -removed);
  return role === 'preference' && status === 'counts' ? words.onlyOrders : words.removesNothing;
}

/** The count beside it says the same. */
function Bar({ left, of }: { readonly left: number; readonly of: number }) {
  return (
    <span className="preview-track" aria-hidden>
      <span className="preview-fill" style={{ scale: `${of === 0 ? 0 : left / of} 1` }} />
    </span>
  );
}
