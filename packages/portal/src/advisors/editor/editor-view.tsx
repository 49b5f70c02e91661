// The conversation that is being made, question by question, up to the results.

import { Title } from '@mantine/core';
import { sayCount, useLanguage, useWords } from '../../words/words.ts';
import { CatalogFactsProvider, useSoldOut } from './catalog-facts.tsx';
import { QuestionList } from './question-list.tsx';
import { AdvisorForm, ResultsForm } from './results-form.tsx';

export function EditorView() {
  const { editor } = useWords();
  return (
    <CatalogFactsProvider priceName={editor.price}>
      <div className="editor">
        <AdvisorForm />
        <section aria-label={editor.questions}>
          <Title order={2} size="h4">
            {editor.questions}
          </Title>
          <SoldOutNote />
          <QuestionList />
        </section>
        <ResultsForm />
      </div>
    </CatalogFactsProvider>
  );
}

/** What no number in the editor and in the preview counts. */
function SoldOutNote() {
  const { editor } = useWords();
  const language = useLanguage();
  const soldOut = useSoldOut();
  return soldOut === 0 ? null : <p className="quiet">{sayCount(language, editor.unfit.soldOut, soldOut)}</p>;
}
