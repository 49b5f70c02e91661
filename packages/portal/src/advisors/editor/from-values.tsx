// Answers that are made from the values of the catalog: those that are offered at first, and all others that there are.

import type { AttributeTallyView } from '@guidepost/contract/views/tally-view';
import { Button } from '@mantine/core';
import { useFirstFew } from '../../parts/first-few.tsx';
import { fillIn, sayCount, useLanguage, useWords } from '../../words/words.ts';
import type { PartPath } from '../draft/draft-document.ts';
import { ownTitlesOf, withOwnTitles } from '../draft/own-titles.ts';
import { useDraft } from '../draft-in-hand.ts';
import { ANSWERS_OF_VALUES, MOST_ANSWERS_OF_VALUES, mostOffered } from './answers-from-values.ts';
import { useTally } from './catalog-facts.tsx';
import { NumberPart, usePart } from './draft-fields.tsx';
import { AttributeField } from './test-row.tsx';

/** Values that are shown at once. */
const FEW = 30;

export function FromValues({
  attribute,
  path,
  write,
}: {
  readonly attribute: string;
  readonly path: PartPath;
  /** The answers are written from now on; null: not now. */
  readonly write: ((nth?: number) => void) | null;
}) {
  const { editor, home } = useWords();
  const language = useLanguage();
  const { document } = useDraft();
  const [, change] = usePart([...path, 'attribute']);
  const [max] = usePart([...path, 'max']);
  const tally = useTally(attribute, '', MOST_ANSWERS_OF_VALUES);
  const most = mostOffered(max);
  const values = withOwnTitles(tally?.values ?? [], ownTitlesOf(document, path[1] ?? ''));
  const offered = values.slice(0, most);
  const { shown, more } = useFirstFew(offered, { most: FEW });
  const beyond = (tally?.distinct ?? 0) - offered.length;
  return (
    <>
      <div className="fields">
        <div>
          <p className="field-label">{editor.attribute}</p>
          <AttributeField attribute={attribute} label={editor.attribute} choose={({ name }) => change(name)} />
        </div>
        <NumberPart
          path={[...path, 'max']}
          label={editor.most}
          placeholder={String(ANSWERS_OF_VALUES)}
          least={1}
          most={MOST_ANSWERS_OF_VALUES}
          isWhole
        />
      </div>
      {offered.length > 0 && (
        <p className="quiet">
          {beyond > 0
            ? fillIn(sayCount(language, editor.offeredSome, beyond), {
                most: new Intl.NumberFormat(language).format(most),
              })
            : sayCount(language, editor.offeredAll, offered.length)}
        </p>
      )}
      <ul className="values" aria-label={editor.answers}>
        {shown.map(({ value, title, products }, nth) => (
          <li key={value}>
            <button type="button" title={editor.writeThis} disabled={write === null} onClick={() => write?.(nth)}>
              {title} <span className="quiet">{sayCount(language, home.products, products)}</span>
            </button>
          </li>
        ))}
      </ul>
      {more}
      <FurtherValues values={values.slice(most)} all={beyond} />
      {write !== null && (
        <div>
          <Button size="xs" variant="default" onClick={() => write()}>
            {editor.writeAnswers}
          </Button>
        </div>
      )}
    </>
  );
}

/** What is offered once replies have narrowed the choice, to be looked at. `all`: also those that are not known here. */
function FurtherValues({ values, all }: { readonly values: AttributeTallyView['values']; readonly all: number }) {
  const { editor, home } = useWords();
  const language = useLanguage();
  const { shown, search, more } = useFirstFew(values, {
    ...{ most: FEW, all },
    textOf: ({ value, title = value }) => title,
  });
  if (values.length === 0) return null;
  return (
    <details>
      <summary className="quiet">{sayCount(language, editor.furtherValues, all)}</summary>
      {search}
      <ul className="values further-values" aria-label={editor.furtherValuesLabel}>
        {shown.map(({ value, title = value, products }) => (
          <li key={value}>
            {title} <span className="quiet">{sayCount(language, home.products, products)}</span>
          </li>
        ))}
      </ul>
      {more}
    </details>
  );
}
