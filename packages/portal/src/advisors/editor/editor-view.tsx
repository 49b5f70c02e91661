// The conversation that is being made, question by question, up to the results.

import { Title } from '@mantine/core';
import { useWords } from '../../words/words.ts';
import { CatalogFactsProvider } from './catalog-facts.tsx';
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
          <QuestionList />
        </section>
        <ResultsForm />
      </div>
    </CatalogFactsProvider>
  );
}
