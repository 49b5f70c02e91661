// The conversation of a draft, as a list of its questions.

import { useAsked } from '../../asking.ts';
import { Answered } from '../../parts/states.tsx';
import type { AdvisorViewProps } from '../advisor-view-props.ts';

export function EditorView({ shop: { client }, advisor }: AdvisorViewProps) {
  const [asked, again] = useAsked('findDraft', { client, advisor });
  return (
    <Answered asked={asked} again={again}>
      {({ document }) => (
        <ol>
          {questionsOf(document).map(({ id, title }) => (
            <li key={id}>{title}</li>
          ))}
        </ol>
      )}
    </Answered>
  );
}

const questionsOf = (document: unknown): readonly { readonly id: string; readonly title: string }[] =>
  (document as { readonly questions?: readonly { readonly id: string; readonly title: string }[] }).questions ?? [];
