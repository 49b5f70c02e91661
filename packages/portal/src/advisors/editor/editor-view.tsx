// The conversation that is being made, question by question, up to the results.

import { Title } from '@mantine/core';
import { useWords } from '../../words/words.ts';
import { type DraftObject, itemsIn } from '../draft/draft-document.ts';
import { useDraft } from '../draft-in-hand.ts';
import { CatalogFactsProvider } from './catalog-facts.tsx';
import { ItemList } from './item-list.tsx';
import { newQuestion } from './new-items.ts';
import { QuestionForm } from './question-form.tsx';
import { AdvisorForm, ResultsForm } from './results-form.tsx';

export function EditorView() {
  const { document } = useDraft();
  const { editor } = useWords();
  return (
    <CatalogFactsProvider priceName={editor.price}>
      <div className="editor">
        <AdvisorForm />
        <section aria-label={editor.questions}>
          <Title order={2} size="h4">
            {editor.questions}
          </Title>
          {itemsIn(document, ['questions']).length === 0 && <p className="nothing">{editor.noQuestions}</p>}
          <ItemList
            path={['questions']}
            label={editor.questions}
            addText={editor.addQuestion}
            untitled={editor.untitled}
            make={newQuestion}
            about={(question) => <AboutQuestion question={question} />}
            open={(question, path) => <QuestionForm question={question} path={path} />}
          />
        </section>
        <ResultsForm />
      </div>
    </CatalogFactsProvider>
  );
}

function AboutQuestion({ question }: { readonly question: DraftObject }) {
  const { editor } = useWords();
  const { type, role } = question;
  const kind = type === 'MULTIPLE' || type === 'RANGE' ? type : 'SINGLE';
  return (
    <>
      {editor.kinds[kind]} · {role === 'preference' ? editor.roleShort.preference : editor.roleShort.filter}
      {question.ask_if !== undefined && ` · ${editor.sometimes}`}
    </>
  );
}
