// The questions: where they are asked as they are listed, numbered and moved; where the advisor chooses what comes next, only the one that
// comes first is named.

import { Badge, Button } from '@mantine/core';
import { useState } from 'react';
import { useCoveringBar } from '../../parts/use-covering-bar.ts';
import { useWords } from '../../words/words.ts';
import { type DraftObject, idOf, itemsIn } from '../draft/draft-document.ts';
import { firstAsked, orderOf, reorderQuestions } from '../draft/order-edits.ts';
import { useDraft } from '../draft-in-hand.ts';
import { AddQuestion } from './add-question.tsx';
import { FittingNoneInShort } from './fitting-products.tsx';
import { ItemList } from './item-list.tsx';
import type { ItemAction } from './item-menu.tsx';
import { copyOfQuestion } from './new-items.ts';
import { OrderForm } from './order-form.tsx';
import { QuestionForm } from './question-form.tsx';

export function QuestionList() {
  const { document, edit, mayChange } = useDraft();
  const { editor } = useWords();
  const bar = useCoveringBar('end');
  const isAdaptive = orderOf(document) === 'adaptive';
  const first = isAdaptive ? firstAsked(document) : null;
  const count = itemsIn(document, ['questions']).length;
  /** Somebody moved one although its place does not count. */
  const [isMoved, setIsMoved] = useState(false);
  const actions = (question: DraftObject): ItemAction[] => {
    const id = idOf(question);
    if (!isAdaptive || id === first) return [];
    return [
      {
        text: editor.askFirst,
        notNow: question.ask_if === undefined ? undefined : editor.askFirstNot,
        run: () => edit([{ op: 'set', path: ['first'], value: id }]),
      },
    ];
  };
  return (
    <>
      {count > 1 && <OrderForm />}
      {count === 0 && <p className="nothing">{editor.noQuestions}</p>}
      <ItemList
        path={['questions']}
        label={editor.questions}
        deleteText={editor.deleteQuestion}
        duplicateText={editor.duplicateQuestion}
        copy={copyOfQuestion}
        untitled={editor.untitled}
        isUnordered={isAdaptive}
        actions={actions}
        moved={() => setIsMoved(isAdaptive)}
        about={(question) => <AboutQuestion question={question} isFirst={idOf(question) === first} />}
        open={(question, path) => <QuestionForm question={question} path={path} />}
        adding={(add) => <AddQuestion add={add} />}
      />
      {isAdaptive && isMoved && mayChange && (
        <div className="moved-in-vain" ref={bar} role="status">
          <p>{editor.movedInVain}</p>
          <Button size="xs" onClick={() => edit(reorderQuestions(document, 'listed'), () => setIsMoved(false))}>
            {editor.askAsListed}
          </Button>
          <Button size="xs" variant="default" onClick={() => setIsMoved(false)}>
            {editor.leaveOrder}
          </Button>
        </div>
      )}
    </>
  );
}

function AboutQuestion({ question, isFirst }: { readonly question: DraftObject; readonly isFirst: boolean }) {
  const { editor } = useWords();
  const { type, role } = question;
  const kind = type === 'MULTIPLE' || type === 'RANGE' ? type : 'SINGLE';
  return (
    <>
      {isFirst && (
        <>
          <Badge variant="outline" className="state" component="span">
            {editor.askedFirst}
          </Badge>{' '}
        </>
      )}
      {editor.kinds[kind]} · {role === 'preference' ? editor.roleShort.preference : editor.roleShort.filter}
      {question.ask_if !== undefined && ` · ${editor.sometimes}`}
      <FittingNoneInShort question={question} />
    </>
  );
}
