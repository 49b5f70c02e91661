// The edit view of an advisor: the conversation that is being made.

import { CheckPane } from '../checking/check-pane.tsx';
import { PublishButton } from '../checking/publish-dialog.tsx';
import { DraftBar } from '../draft/draft-bar.tsx';
import { idOf, itemsIn } from '../draft/draft-document.ts';
import { useDraft } from '../draft-in-hand.ts';

export function EditorView() {
  const { document } = useDraft();
  return (
    <>
      <DraftBar />
      <PublishButton />
      <ol>
        {itemsIn(document, ['questions']).map((question) => (
          <li key={idOf(question)}>{String(question.title ?? '')}</li>
        ))}
      </ol>
      <CheckPane />
    </>
  );
}
