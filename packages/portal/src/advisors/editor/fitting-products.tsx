// Which products a condition means, and which ones none of a question's answers means.

import { Button } from '@mantine/core';
import { WhichProducts } from '../../catalogs/products/which-products.tsx';
import { fillIn, sayCount, useLanguage, useWords } from '../../words/words.ts';
import { type DraftObject, idOf, type PartPath } from '../draft/draft-document.ts';
import { useDraft } from '../draft-in-hand.ts';
import { answerBeyond, type Beyond, beyondAnswers } from './beyond-answers.ts';
import { useCount, useFacts } from './catalog-facts.tsx';
import { focusPlace } from './focus-place.ts';
import { isForAll, knownToFitNone, whereFitsNone } from './known-to-fit-none.ts';
import { becomesOfUnfit } from './unfit-products.ts';

/** `where` undefined: not finished yet. */
export function FittingProducts({ where }: { readonly where: unknown }) {
  const { client, catalog, within, unavailable } = useFacts();
  const count = useCount(where);
  if (where === undefined || count === null || count.products === 0) return null;
  return <WhichProducts key={JSON.stringify(where)} {...{ client, catalog, within, unavailable, where }} />;
}

/** Of written answers: how many products none of them stands for, what becomes of these, and a way to give them an answer. */
export function FittingNone({
  question,
  path,
  answers,
  attribute,
}: {
  readonly question: DraftObject;
  /** Of the question. */
  readonly path: PartPath;
  readonly answers: readonly DraftObject[];
  readonly attribute: string;
}) {
  const { becomes, editor } = useWords();
  const language = useLanguage();
  const { document, mayChange } = useDraft();
  const where = knownToFitNone(question, answers, attribute);
  const count = useCount(where);
  if (where === undefined || count === null || count.products === 0) return null;
  return (
    <div>
      {/* Where an answer is for all products, there is nothing that fits none. */}
      {!isForAll(answers, attribute) && (
        <>
          <p className="quiet">
            {sayCount(language, editor.unfit.told, count.products)}{' '}
            {sayCount(language, becomes[becomesOfUnfit(question, document)], count.products)}
          </p>
          <FittingProducts where={where} />
        </>
      )}
      {mayChange &&
        beyondAnswers(answers, attribute).map((beyond) => (
          <GiveAnswer key={beyond.end} {...{ path, answers, beyond }} />
        ))}
    </div>
  );
}

/** The same in short, for the row of a question that is closed. */
export function FittingNoneInShort({ question }: { readonly question: DraftObject }) {
  const { editor } = useWords();
  const language = useLanguage();
  const count = useCount(whereFitsNone(question));
  if (count === null || count.products === 0) return null;
  return ` · ${sayCount(language, editor.unfit.inShort, count.products)}`;
}

function GiveAnswer({
  path,
  answers,
  beyond,
}: {
  readonly path: PartPath;
  readonly answers: readonly DraftObject[];
  readonly beyond: Beyond;
}) {
  const { editor } = useWords();
  const language = useLanguage();
  const { edit } = useDraft();
  const { attributes } = useFacts();
  const count = useCount(beyond.where);
  if (count === null || count.products === 0) return null;
  const unit = attributes.find(({ name }) => name === beyond.attribute)?.unit ?? null;
  const border = [new Intl.NumberFormat(language).format(beyond.border), ...(unit === null ? [] : [unit])].join(' ');
  const give = (): void => {
    const { answer, operations } = answerBeyond(path, answers, beyond);
    edit(operations, () => focusPlace([...path, 'answers', idOf(answer)]));
  };
  return (
    <Button size="compact-sm" variant="default" onClick={give}>
      {fillIn(sayCount(language, editor.unfit.giveAnswer[beyond.end], count.products), { border })}
    </Button>
  );
}
