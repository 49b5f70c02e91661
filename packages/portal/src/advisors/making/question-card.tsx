// A question of a proposal as shoppers will read it, with all of its answers and the products that each stands for. Every text is changed where
// it stands.

import type { DraftView } from '@guidepost/contract/views/draft-view';
import type { ReactNode } from 'react';
import { WhichProducts } from '../../catalogs/products/which-products.tsx';
import { useFirstFew } from '../../parts/first-few.tsx';
import { TextInPlace } from '../../parts/text-in-place.tsx';
import { fillIn, sayCount, useLanguage, useWords } from '../../words/words.ts';
import type { DraftObject } from '../draft/draft-document.ts';
import { FitsNone } from './fits-none.tsx';
import type { ProposedText, ProposedTexts } from './proposed-texts.ts';
import type { OwnWords } from './wording.ts';

type Question = Pick<DraftView['questions'][number], 'attribute' | 'type' | 'role' | 'known' | 'values' | 'unknown'>;

/** More are hard to take in. */
const MANY_ANSWERS = 20;
/** More would hide the questions that follow. */
const FIRST_ANSWERS = 12;
/** Characters, as the file may have. */
const [LONGEST_TITLE, LONGEST_DESCRIPTION] = [500, 2000];

export interface QuestionCardProps {
  readonly client: string;
  readonly catalog: string;
  /** The products that the draft speaks of, as JSON; undefined: all of the catalog. */
  readonly within: string | undefined;
  readonly question: Question;
  readonly texts: ProposedTexts;
  readonly own: OwnWords;
  /** Null: nothing can be worded here. */
  readonly word: ((proposed: ProposedText, said: string) => void) | null;
  /** How many products there are. */
  readonly of: number;
  /** As the draft has it; undefined: that is not known here. */
  readonly written?: DraftObject | undefined;
  /** What stands before the title. */
  readonly children?: ReactNode;
}

export function QuestionCard({
  client,
  catalog,
  within,
  question: { attribute, type, role, known, values, unknown },
  texts: { title, description, answers },
  own,
  word,
  of,
  written,
  children,
}: QuestionCardProps) {
  const { becomes, becomesElse, making, editor, home } = useWords();
  const language = useLanguage();
  const { shown, more } = useFirstFew(answers, { most: FIRST_ANSWERS });
  const question = own.get(title.key) ?? title.text;
  // Drafts leave it at what is usual: what does not fit comes last.
  const told = {
    stay: [making.unknown, becomes.stay],
    go: [making.unknown, becomes.near],
    answered: [making.unknown, making.oneAnswer, becomesElse.near],
  }[unknown];
  // An answer such as a no may be for what nothing is known of, and its number has it.
  const areUnknownCounted = answers.reduce((sum, { products }) => sum + (products ?? 0), 0) > known;
  const text = (proposed: ProposedText, label: string, isTitle: boolean, className?: string) => (
    <TextInPlace
      text={own.get(proposed.key) ?? proposed.text}
      usual={isTitle ? proposed.text : ''}
      label={label}
      change={(said) => word?.(proposed, said)}
      most={isTitle ? LONGEST_TITLE : LONGEST_DESCRIPTION}
      isReadOnly={word === null}
      {...(className !== undefined && { className })}
    />
  );
  return (
    <>
      <div className="proposed-question">
        {children}
        {text(title, making.titleOfQuestion, true, 'name')}
      </div>
      {description !== null && text(description, fillIn(making.descriptionOf, { title: question }), false)}
      <p className="quiet about-question">
        {editor.kinds[type]} · {editor.roleShort[role]}
        {' · '}
        {fillIn(sayCount(language, making.why, values), { known: new Intl.NumberFormat(language).format(known) })}
        {known < of && ` ${told.map((text) => sayCount(language, text, of - known)).join(' ')}`}
      </p>
      {/* A draft shows nothing that is sold out, and none of its numbers counts that. */}
      {known < of && (
        <WhichProducts {...{ client, catalog, within }} unavailable="hide" where={{ [attribute]: { exists: false } }} />
      )}
      {answers.length > MANY_ANSWERS && <p className="many-answers">{making.manyAnswers}</p>}
      {answers.length > 0 && (
        <>
          <ol className="proposed-answers" aria-label={fillIn(making.answersOf, { question })}>
            {shown.map(({ title: answer, description: further, products }, nth) => (
              <li key={answer.key}>
                {text(answer, fillIn(making.titleOfAnswer, { nth: nth + 1, question }), true)}
                {products !== null && <span className="quiet">{sayCount(language, home.products, products)}</span>}
                {further !== null &&
                  text(further, fillIn(making.descriptionOf, { title: answer.text }), false, 'quiet')}
              </li>
            ))}
          </ol>
          {more}
          {written !== undefined && <FitsNone {...{ client, catalog, within }} question={written} />}
          {known < of && unknown !== 'answered' && !areUnknownCounted && <p className="quiet">{making.onlyKnown}</p>}
        </>
      )}
    </>
  );
}
