// Where shoppers see what a newer file brings: the published advisors of its catalog, each with the way to it.

import { Fragment } from 'react';
import { allPagesOf } from '../../all-pages.ts';
import { useRead } from '../../asking.ts';
import { PlaceLink } from '../../parts/place-link.tsx';
import { useWords } from '../../words/words.ts';

export function SeenByShoppers({ client, catalog }: { readonly client: string; readonly catalog: string }) {
  const { coming: words } = useWords();
  const [asked] = useRead((signal) => allPagesOf('listAdvisors', { client, signal }, ({ entries }) => entries), client);
  // Whoever may not see advisors is told nothing.
  if (asked.state !== 'there') return null;
  const live = asked.answer.filter((each) => each.catalog === catalog && each.published_version !== null);
  if (live.length === 0) return <p className="quiet">{words.notLive}</p>;
  const [before, after] = words.live.split('{advisors}');
  return (
    <p>
      {before}
      {live.map(({ advisor, name }, at) => (
        <Fragment key={advisor}>
          {at > 0 && ', '}
          <PlaceLink to={{ page: 'advisors', client, inside: [advisor] }}>{name}</PlaceLink>
        </Fragment>
      ))}
      {after}
    </p>
  );
}
