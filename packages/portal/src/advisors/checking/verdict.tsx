// What came of made-up shoppers, in a few sentences, and what helps those who did not find their product.

import type { SimulationView } from '@guidepost/contract/views/simulation-view';
import { Button } from '@mantine/core';
import { admin, useAsked, useDoing } from '../../asking.ts';
import { Problem } from '../../parts/states.tsx';
import { fillIn, useLanguage, useWords } from '../../words/words.ts';
import { type DraftDocument, itemsIn } from '../draft/draft-document.ts';
import { orderOf } from '../draft/order-edits.ts';
import { useDraft } from '../draft-in-hand.ts';
import { nameOfAttribute } from '../editor/catalog-facts.tsx';
import { focusPlace } from '../editor/focus-place.ts';
import { withFreeId } from '../editor/new-items.ts';
import { placeInDraft } from './place-in-draft.ts';
import { type Helping, whatHelps } from './what-helps.ts';

export function Verdict({ of, document }: { readonly of: SimulationView; readonly document: DraftDocument }) {
  const { simulate } = useWords().checking;
  const language = useLanguage();
  const { truthful, mistaken } = of.shoppers;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const helping = whatHelps(of);
  // What is short of the goal is not rounded up to it.
  const ofHundred = (found: number, goal: number): number =>
    found < goal ? Math.floor(100 * found) : Math.round(100 * found);
  const { found } = truthful.near;
  const grade = gradeOf(found, of.goals.truthful);
  return (
    <>
      <ul className="verdict">
        <li className="check-judged" data-grade={grade}>
          {fillIn(simulate.grades[grade], {
            ...{ count: ofHundred(found, of.goals.truthful), of: number.format(truthful.shoppers) },
          })}
        </li>
        <li>{fillIn(simulate.mistaken, { count: ofHundred(mistaken.near.found, of.goals.mistaken) })}</li>
        <li>{fillIn(simulate.questions, { count: number.format(truthful.questions.mean) })}</li>
      </ul>
      {helping.length > 0 && (
        <section className="what-helps" aria-label={simulate.helps}>
          <p className="check-judged">{simulate.helps}</p>
          <ul>
            {helping.map((each) => (
              <Help key={JSON.stringify(each)} of={each} tried={document} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Of the goal: what is less than this part of it is not called good. */
const NEARLY = 0.75;

const gradeOf = (found: number, goal: number): 'best' | 'good' | 'poor' =>
  found >= goal ? 'best' : found >= NEARLY * goal ? 'good' : 'poor';

function Help({ of, tried }: { readonly of: Helping; readonly tried: DraftDocument }) {
  const { simulate, untitled, goThere } = useWords().checking;
  const { document, edit } = useDraft();
  if (of.kind === 'question') return <HelpByQuestion of={of} />;
  if (of.kind === 'more-results') {
    const show = (): void => edit([{ op: 'set', path: ['results', 'limit'], value: of.limit }]);
    return (
      <li>
        <p>{fillIn(simulate.outranked, { count: of.lost })}</p>
        <Button size="compact-sm" variant="light" onClick={show} disabled={limitOf(document) >= of.limit}>
          {fillIn(simulate.showMore, { limit: of.limit })}
        </Button>
      </li>
    );
  }
  const path = ['questions', of.question];
  const { question } = placeInDraft(tried, path, untitled);
  return (
    <li>
      <p>{fillIn(of.kind === 'filter' ? simulate.lost : simulate.lostByMistake, { question, count: of.lost })}</p>
      <div className="finding-actions">
        <Button size="compact-sm" variant="subtle" onClick={() => focusPlace(path)}>
          {fillIn(goThere, { title: question })}
        </Button>
      </div>
    </li>
  );
}

/** Guidepost makes it; its words may be mended then. */
function HelpByQuestion({ of }: { readonly of: Helping & { readonly kind: 'question' } }) {
  const { checking, editor } = useWords();
  const { client, document, edit } = useDraft();
  const doing = useDoing();
  const catalog = String(document.catalog ?? '-');
  const [asked] = useAsked('findCatalog', { client, catalog });
  const { attribute } = of;
  const name = nameOfAttribute(
    asked.state === 'loading'
      ? null
      : [{ name: 'price', label: editor.price }, ...(asked.state === 'there' ? asked.answer.attributes : [])],
    attribute,
  );
  const add = () =>
    doing.run(async () => {
      const query = { attribute, language: String(document.language ?? 'en'), order: orderOf(document) };
      const { question } = await admin.call('draftQuestion', { client, catalog, query });
      const value = withFreeId(question, itemsIn(document, ['questions']));
      edit([{ op: 'insert', path: ['questions'], value }], () => focusPlace(['questions', String(value.id)]));
    });
  return (
    <li>
      <p>
        {fillIn(of.helped === of.of ? checking.simulate.questionAll : checking.simulate.question, {
          ...{ attribute: name, count: of.helped, of: of.of },
        })}
      </p>
      <Button size="compact-sm" variant="light" onClick={() => void add()} loading={doing.isBusy}>
        {fillIn(checking.simulate.addQuestion, { attribute: name })}
      </Button>
      <Problem error={doing.error} />
    </li>
  );
}

/** As the format has it where nothing is said. */
const USUAL_LIMIT = 10;

function limitOf({ results }: DraftDocument): number {
  const limit = (results as { readonly limit?: unknown } | undefined)?.limit;
  return typeof limit === 'number' ? limit : USUAL_LIMIT;
}
