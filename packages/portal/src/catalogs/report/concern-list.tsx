// What an import means for advisors: each thing in a sentence, with the question as shoppers read it, and the way there.

import type { ConcernView } from '@guidepost/contract/views/finding-view';
import { PlaceLink } from '../../parts/place-link.tsx';
import { fillIn, sayCount, useLanguage, useWords } from '../../words/words.ts';
import { sayConcern } from './say-concern.ts';

export function ConcernList({
  client,
  concerns,
}: {
  readonly client: string;
  readonly concerns: readonly ConcernView[];
}) {
  const words = useWords();
  const language = useLanguage();
  const { concern } = words.catalogs.report;
  return (
    <ul className="concerns">
      {concerns.map((each) => {
        const { advisor, place, message, mend, question, values = [] } = each;
        const said = sayConcern(each, words);
        return (
          <li key={advisor + place + message}>
            <b>{advisor}</b> {said === null ? <span lang="en">{`${message} ${mend}`}</span> : <span>{said}</span>}{' '}
            {values.length > 0 && (
              <span className="quiet">
                {values
                  .map(({ value, products }) => `${value} (${sayCount(language, words.home.products, products)})`)
                  .join(' · ')}
              </span>
            )}{' '}
            <PlaceLink
              to={{
                page: 'advisors',
                client,
                inside: question === undefined ? [advisor] : [advisor, 'edit', question.id],
              }}
            >
              {question === undefined ? concern.toAdvisor : fillIn(concern.toQuestion, { title: question.title })}
            </PlaceLink>
          </li>
        );
      })}
    </ul>
  );
}
