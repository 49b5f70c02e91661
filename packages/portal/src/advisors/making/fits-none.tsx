// How many products none of a proposed question's answers stands for, and which: whoever needs one of them could only skip the question.

import { admin, useRead } from '../../asking.ts';
import { WhichProducts } from '../../catalogs/products/which-products.tsx';
import { sayCount, useLanguage, useWords } from '../../words/words.ts';
import type { DraftObject } from '../draft/draft-document.ts';
import { whereFitsNone } from '../editor/known-to-fit-none.ts';
import { becomesOfUnfit } from '../editor/unfit-products.ts';

/** Longer conditions do not fit into an address. */
const LONGEST = 6000;

export function FitsNone({
  client,
  catalog,
  within,
  question,
}: {
  readonly client: string;
  readonly catalog: string;
  /** The products that the draft speaks of, as JSON; undefined: all of the catalog. */
  readonly within: string | undefined;
  /** As the draft has it. */
  readonly question: DraftObject;
}) {
  const { becomes, editor } = useWords();
  const language = useLanguage();
  const where = JSON.stringify(whereFitsNone(question));
  const isAsked = where !== undefined && where.length <= LONGEST;
  const [asked] = useRead(async (signal) => {
    if (!isAsked) return 0;
    const query = { where, unavailable: 'hide', ...(within !== undefined && { within }) };
    return (await admin.call('countProducts', { client, catalog, signal, query })).products;
  }, `${client} ${catalog} ${within} ${where}`);
  const count = asked.state === 'there' ? asked.answer : 0;
  if (!isAsked || count === 0) return null;
  return (
    <div className="fits-none">
      <p>
        {sayCount(language, editor.unfit.told, count)}{' '}
        <span className="quiet">{sayCount(language, becomes[becomesOfUnfit(question, {})], count)}</span>
      </p>
      <WhichProducts {...{ client, catalog, within }} unavailable="hide" where={JSON.parse(where)} />
    </div>
  );
}
