// What a draft does not ask about, with the reasons and with what each would do. One that is ticked shows its question in its place.

import type { CatalogView } from '@guidepost/contract/views/catalog-view';
import type { DraftView } from '@guidepost/contract/views/draft-view';
import { Checkbox, Paper } from '@mantine/core';
import { useRead } from '../../asking.ts';
import { Answered } from '../../parts/states.tsx';
import { fillIn, sayCount, useLanguage, useWords, wordsOf } from '../../words/words.ts';
import { type ProposedText, proposedTexts } from './proposed-texts.ts';
import type { QuestionAsker } from './question-asker.ts';
import { QuestionCard } from './question-card.tsx';
import { sayLeaves } from './say-leaves.ts';
import { sortLeftOut } from './sort-left-out.ts';
import { NO_WORDS, type Wording } from './wording.ts';

type LeftOut = DraftView['left_out'][number];

export interface Adding {
  readonly client: string;
  readonly catalog: string;
  /** Names of attributes that are asked about after all. */
  readonly added: ReadonlySet<string>;
  readonly add: (attributes: ReadonlySet<string>) => void;
  readonly ask: QuestionAsker;
  /** The products that the draft speaks of, as JSON; undefined: all of the catalog. */
  readonly within: string | undefined;
  readonly wording: Wording;
  /** `attribute`: what the question asks about. */
  readonly word: (attribute: string, proposed: ProposedText, said: string) => void;
}

export function LeftOutList({
  leftOut,
  products,
  attributes,
  isWhole,
  ...adding
}: Adding & {
  readonly leftOut: readonly LeftOut[];
  /** How many there are. */
  readonly products: number;
  /** The proposal is taken as it is. */
  readonly isWhole: boolean;
  /** Of the catalog. */
  readonly attributes: CatalogView['attributes'];
}) {
  const { making } = useWords();
  const language = useLanguage();
  const { sensible, others } = sortLeftOut(leftOut);
  const list = (some: readonly LeftOut[]) => (
    <ul className="left-out">
      {some.map((left) => (
        <li key={left.attribute}>
          <OneLeftOut
            {...{ left, products, isWhole, ...adding }}
            name={attributes.find(({ name }) => name === left.attribute)?.label ?? left.attribute}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <details>
      <summary>{making.leftOut}</summary>
      {/* Always, so that nothing moves below a box that is ticked. */}
      {sensible.some(({ helps }) => shareOf(helps) > 0) && <p className="quiet">{making.helpsAsProposed}</p>}
      {list(sensible)}
      {others.length > 0 && (
        <>
          {sensible.length > 0 && <p className="name">{sayCount(language, making.notSensible, others.length)}</p>}
          {list(others)}
        </>
      )}
    </details>
  );
}

function OneLeftOut({
  left,
  name,
  products,
  isWhole,
  added,
  add,
  ...asking
}: Adding & {
  readonly left: LeftOut;
  readonly name: string;
  readonly products: number;
  readonly isWhole: boolean;
}) {
  const { making } = useWords();
  const isAdded = added.has(left.attribute);
  const { decides, further } = useFigures(left, products, isWhole);
  return (
    <>
      <Checkbox
        label={name}
        description={isAdded ? undefined : decides.join(' · ')}
        checked={isAdded}
        onChange={(event) => {
          const all = new Set(added);
          if (event.currentTarget.checked) all.add(left.attribute);
          else all.delete(left.attribute);
          add(all);
        }}
      />
      {!isAdded && further.length > 0 && (
        <details className="quiet why-left-out">
          <summary>
            <span aria-hidden="true">{making.whyLeftOut}</span>
            <span className="unseen">{fillIn(making.whyLeftOutOf, { name })}</span>
          </summary>
          {further.join(' · ')}
        </details>
      )}
      {isAdded && <AddedQuestion {...{ left, products, ...asking }} />}
    </>
  );
}

/** Of 100 shoppers. */
const shareOf = (helps: number | null): number => Math.round(100 * (helps ?? 0));

/**
 * Why it is not asked, and what it would do if it were: first what helps to decide, which is told at once. How many more would find their
 * product was counted beside the questions that were proposed, and says nothing of another choice.
 */
function useFigures(
  { helps, leaves, known, values, why }: LeftOut,
  products: number,
  isWhole: boolean,
): { readonly decides: readonly string[]; readonly further: readonly string[] } {
  const { making } = useWords();
  const language = useLanguage();
  const number = (value: number): string => new Intl.NumberFormat(language).format(value);
  const reason = wordsOf(making.reasons, why);
  if (why === 'one-broad-word')
    return { decides: [reason], further: [fillIn(sayCount(language, making.why, values), { known: number(known) })] };
  const percent = isWhole ? shareOf(helps) : 0;
  const isSeldomKnown = known > 0 && known * 2 < products;
  const seldom = isSeldomKnown ? [fillIn(making.knownOf, { known: number(known), products: number(products) })] : [];
  const further = leaves === null ? [] : [sayLeaves(leaves, products, language, making)];
  const helping = percent === 0 ? [] : [sayCount(language, making.helps, percent)];
  return { decides: [...helping, reason, ...seldom], further };
}

function AddedQuestion({
  left: { attribute, known, values },
  products,
  client,
  catalog,
  ask,
  within,
  wording,
  word,
}: { readonly left: LeftOut; readonly products: number } & Omit<Adding, 'added' | 'add'>) {
  const [asked, again] = useRead(() => ask(attribute), attribute);
  return (
    <Paper withBorder p="sm" className="added-question" role="status">
      <Answered asked={asked} again={again}>
        {({ question, answers, unknown }) => (
          <QuestionCard
            {...{ client, catalog, within }}
            question={{
              attribute,
              type: kindOf(question.type),
              role: question.role === 'preference' ? question.role : 'filter',
              known,
              values,
              unknown,
            }}
            texts={proposedTexts(question, answers)}
            own={wording.get(attribute) ?? NO_WORDS}
            word={(proposed, said) => word(attribute, proposed, said)}
            of={products}
          />
        )}
      </Answered>
    </Paper>
  );
}

const kindOf = (type: unknown): 'SINGLE' | 'MULTIPLE' | 'RANGE' =>
  type === 'MULTIPLE' || type === 'RANGE' ? type : 'SINGLE';
