// What a draft does not ask about, with the reasons and with what each would do. One that is ticked shows its question in its place.

import type { CatalogView } from '@guidepost/contract/views/catalog-view';
import type { DraftView } from '@guidepost/contract/views/draft-view';
import { Checkbox, Paper } from '@mantine/core';
import { useRead } from '../../asking.ts';
import { Answered } from '../../parts/states.tsx';
import { fillIn, sayCount, useLanguage, useWords, wordsOf } from '../../words/words.ts';
import type { QuestionAsker } from './question-asker.ts';
import { QuestionCard } from './question-card.tsx';
import { sortLeftOut } from './sort-left-out.ts';

type LeftOut = DraftView['left_out'][number];

export interface Adding {
  /** Names of attributes that are asked about after all. */
  readonly added: ReadonlySet<string>;
  readonly add: (attributes: ReadonlySet<string>) => void;
  readonly ask: QuestionAsker;
}

export function LeftOutList({
  leftOut,
  products,
  attributes,
  ...adding
}: Adding & {
  readonly leftOut: readonly LeftOut[];
  /** How many there are. */
  readonly products: number;
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
            {...{ left, products, ...adding }}
            name={attributes.find(({ name }) => name === left.attribute)?.label ?? left.attribute}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <details>
      <summary>{making.leftOut}</summary>
      {list(sensible)}
      {others.length > 0 && (
        <details open={sensible.length === 0}>
          <summary>{sayCount(language, making.notSensible, others.length)}</summary>
          {list(others)}
        </details>
      )}
    </details>
  );
}

function OneLeftOut({
  left,
  name,
  products,
  added,
  add,
  ask,
}: Adding & { readonly left: LeftOut; readonly name: string; readonly products: number }) {
  const { making } = useWords();
  const isAdded = added.has(left.attribute);
  return (
    <>
      <Checkbox
        label={name}
        description={[...(isAdded ? [] : [wordsOf(making.reasons, left.why)]), ...useFigures(left, products)].join(
          ' · ',
        )}
        checked={isAdded}
        onChange={(event) => {
          const all = new Set(added);
          if (event.currentTarget.checked) all.add(left.attribute);
          else all.delete(left.attribute);
          add(all);
        }}
      />
      {isAdded && <AddedQuestion {...{ left, products, ask }} />}
    </>
  );
}

/** What it would do if it were asked; nothing for what cannot be asked sensibly. */
function useFigures({ helps, bits_alone, known, values, why }: LeftOut, products: number): string[] {
  const { making } = useWords();
  const language = useLanguage();
  const number = (value: number): string => new Intl.NumberFormat(language).format(value);
  if (why === 'one-broad-word') return [fillIn(sayCount(language, making.why, values), { known: number(known) })];
  const percent = Math.round(100 * (helps ?? 0));
  const left = Math.max(1, Math.round(products * 2 ** -(bits_alone ?? 0)));
  const isSeldomKnown = known > 0 && known * 2 < products;
  return [
    ...(isSeldomKnown ? [fillIn(making.knownOf, { known: number(known), products: number(products) })] : []),
    ...(percent > 0 ? [sayCount(language, making.helps, percent)] : []),
    ...(bits_alone === null ? [] : [fillIn(making.narrows, { products: number(products), left: number(left) })]),
  ];
}

function AddedQuestion({
  left: { attribute, known, values },
  products,
  ask,
}: { readonly left: LeftOut; readonly products: number } & Pick<Adding, 'ask'>) {
  const [asked, again] = useRead(() => ask(attribute), attribute);
  return (
    <Paper withBorder p="sm" className="added-question" role="status">
      <Answered asked={asked} again={again}>
        {({ question: { title, type, role }, answers }) => (
          <>
            <p className="name">{String(title)}</p>
            <QuestionCard
              question={{ type: kindOf(type), role: role === 'preference' ? role : 'filter', known, values }}
              answers={answers}
              of={products}
              isOpen={answers.length <= FEW}
            />
          </>
        )}
      </Answered>
    </Paper>
  );
}

/** A longer list would hide what comes below it. */
const FEW = 12;

const kindOf = (type: unknown): 'SINGLE' | 'MULTIPLE' | 'RANGE' =>
  type === 'MULTIPLE' || type === 'RANGE' ? type : 'SINGLE';
