// Whose results would have been others with the draft, how many they are, and what they would have seen.

import type { ReplayView } from '@guidepost/contract/views/replay-view';
import { sayPercent } from '../../say-percent.ts';
import { fillIn, sayCount, useLanguage, useWords } from '../../words/words.ts';

/** From what nobody needs to look at to what matters most; `unseen` is nobody's change. */
const CHANGES = ['same', 'other_behind', 'other_first', 'filled', 'earlier', 'emptied', 'unseen'] as const;

export function ReplaySummary({ of }: { readonly of: ReplayView }) {
  const { replay } = useWords().checking;
  const language = useLanguage();
  const { conversations, changes, asked, questions, examples } = of;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const shares = CHANGES.filter((change) => changes[change] > 0).map((change) => ({
    change,
    share: changes[change] / conversations,
  }));
  const isNothing = changes.same + changes.unseen === conversations;
  return (
    <>
      <p>{sayCount(language, replay[of.source], conversations)}</p>
      {isNothing && <p className="check-fine">{replay.nothing}</p>}
      {!isNothing && (
        <>
          <div className="replay-bar" aria-hidden>
            {shares.map(({ change, share }) => (
              <span key={change} data-change={change} style={{ flexGrow: share }} />
            ))}
          </div>
          <ul className="replay-list">
            {shares.map(({ change, share }) => (
              <li key={change}>
                <strong>{sayPercent(language, share)}</strong> {replay.changes[change]}
              </li>
            ))}
          </ul>
        </>
      )}
      {number.format(asked.before) !== number.format(asked.after) && (
        <p>{fillIn(replay.asked, { before: number.format(asked.before), after: number.format(asked.after) })}</p>
      )}
      {questions.length > 0 && (
        <ul className="replay-list">
          {questions.flatMap(({ question_id, title, not_asked, not_understood, newly_asked }) =>
            (
              [
                ['not_asked', not_asked, replay.notAsked],
                ['not_understood', not_understood, replay.notUnderstood],
                ['newly_asked', newly_asked, replay.newlyAsked],
              ] as const
            )
              .filter(([, count]) => count > 0)
              .map(([what, count, text]) => (
                <li key={`${what} ${question_id}`}>{fillIn(sayCount(language, text, count), { title })}</li>
              )),
          )}
        </ul>
      )}
      {examples.length > 0 && (
        <details>
          <summary>{replay.examples}</summary>
          {examples.map((example, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes in place
            <Example key={nth} example={example} />
          ))}
        </details>
      )}
    </>
  );
}

function Example({ example }: { readonly example: ReplayView['examples'][number] }) {
  const { replay } = useWords().checking;
  const language = useLanguage();
  const { change, times, replies, before, after } = example;
  return (
    <div className="replay-example">
      <p>
        <strong>{sayCount(language, replay.times, times)}</strong> {replay.changes[change]}
      </p>
      <ul className="replay-list">
        {replies.map(({ question_id, title, answers }) => (
          <li key={question_id}>
            {title}{' '}
            <strong>
              {answers.length === 0
                ? replay.skippedReply
                : new Intl.ListFormat(language, { type: 'unit' }).format(answers.map((answer) => answer.title))}
            </strong>
          </li>
        ))}
      </ul>
      <div className="replay-sides">
        <Side name={replay.before} products={before} />
        <Side name={replay.after} products={after} />
      </div>
    </div>
  );
}

function Side({
  name,
  products,
}: {
  readonly name: string;
  readonly products: ReplayView['examples'][number]['before'];
}) {
  const { replay } = useWords().checking;
  return (
    <div>
      <span className="quiet">{name}</span>
      {products === null || products.length === 0 ? (
        <p>{products === null ? replay.notYet : replay.none}</p>
      ) : (
        <ol>
          {products.map(({ sku, title }) => (
            <li key={sku}>{title}</li>
          ))}
        </ol>
      )}
    </div>
  );
}
