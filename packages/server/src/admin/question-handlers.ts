// What a question could be about, and a question about it, by the admin interface.

import type { QUESTION_ROUTES } from '@guidepost/contract/admin/question-routes';
import type { Attribute } from '@guidepost/engine/product';
import type { CatalogStore } from '../catalogs/catalog-store.ts';
import type { RunningLongWork } from '../jobs/open-long-work.ts';
import { isLookedAtWhole } from '../jobs/question-drafts.ts';
import type { NewestSnapshots } from '../live/newest-snapshot.ts';
import { tallyKnown } from '../live/tally-catalog.ts';
import { Refusal } from '../refusals/refusal.ts';
import { titleOfValue } from '../rendering/render-question.ts';
import { readLanguage } from '../values/given-values.ts';
import type { Handlers } from './admin-call.ts';
import { NOT_FOUND } from './check-call.ts';
import { readConditionGiven } from './read-condition-given.ts';
import { untilGone } from './until-gone.ts';

const PRICE: Attribute = { name: 'price', type: 'number', unit: null, label: null };

const BUSY = new Refusal('rate-limited', 'Other questions of this shop are being drafted. Wait a moment.', { wait: 1 });

export const questionHandlers = ({
  snapshots,
  catalogs,
  longWork,
  warn,
}: {
  readonly snapshots: Pick<NewestSnapshots, 'find'>;
  readonly catalogs: Pick<CatalogStore, 'find'>;
  readonly longWork: () => Promise<Pick<RunningLongWork, 'questions'>>;
  readonly warn: (error: unknown, what: string) => void;
}): Handlers<typeof QUESTION_ROUTES> => ({
  tallyAttributes: async ({ client, params: { catalog = '' } }) => {
    const snapshot = await snapshots.find(client, catalog);
    return snapshot === null ? NOT_FOUND : { view: { attributes: await tallyKnown(snapshot), of: snapshot.size } };
  },

  draftQuestion: async ({ client, params: { catalog = '' }, query, request }) => {
    const within = readConditionGiven(query.within);
    if (within instanceof Refusal) return within;
    const [snapshot, stored] = await Promise.all([snapshots.find(client, catalog), catalogs.find(client, catalog)]);
    const attribute = [PRICE, ...(stored?.attributes ?? [])].find(({ name }) => name === query.attribute);
    if (snapshot === null || stored === null || attribute === undefined || !snapshot.columns.has(attribute.name))
      return NOT_FOUND;
    const order = {
      ...{ attribute, currency: stored.currency },
      language: query.language ?? '',
      isAdaptive: query.order === 'adaptive',
    } as const;
    const { questions } = await longWork();
    const end = await untilGone(request, (signal) => questions.run(client, snapshot, { order, within }, signal));
    if (end === null) return BUSY;
    if (end.kind === 'done') {
      const { question, answers, unknown } = end.result;
      const isWhole = isLookedAtWhole(snapshot);
      const areValues = isOfValues(question);
      const titleOf = areValues ? titlesOf(attribute, order.language) : (title: string) => title;
      return {
        view: {
          question,
          answers: answers.map(({ title, products }) => ({
            value: areValues ? title : null,
            title: titleOf(title),
            products: isWhole ? products : null,
          })),
          unknown,
        },
      };
    }
    if (end.kind !== 'stopped') warn(end, 'a question could not be drafted');
    return new Refusal('internal-error', 'The question could not be drafted. The log of the service says why.');
  },
});

/** Its answers are the values that the attribute has. */
const isOfValues = ({ type, answers }: Readonly<Record<string, unknown>>): boolean =>
  type !== 'RANGE' && answers === undefined;

/** What shoppers read of a value. */
function titlesOf(attribute: Attribute, tag: string): (value: string) => string {
  const read = readLanguage(tag);
  const language = 'wrong' in read ? 'en' : read.value;
  return (value) => titleOfValue(new Map([[attribute.name, attribute]]), attribute.name, value, language);
}
