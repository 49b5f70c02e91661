import { Title } from '@mantine/core';
import { PlaceLink } from '../../parts/place-link.tsx';
import { sayTime } from '../../times.ts';
import { fillIn, sayCount, useLanguage, useWords } from '../../words/words.ts';
import type { Attention } from './find-attention.ts';

/** `isAllWell`: whether that is said where nothing was found; not while something is still read. */
export function AttentionList({
  found,
  isAllWell,
}: {
  readonly found: readonly Attention[];
  readonly isAllWell: boolean;
}) {
  const { overview } = useWords();
  const language = useLanguage();
  if (found.length === 0) return isAllWell ? <p className="quiet">{overview.allWell}</p> : null;
  return (
    <section aria-label={overview.attention} className="attention">
      <Title order={2} size="h4" mb="xs">
        {overview.attention}
      </Title>
      <ul>
        {found.map(({ kind, about, count, since, place }) => (
          <li key={`${kind} ${about}`}>
            <PlaceLink to={place}>
              {fillIn(
                kind === 'rows left out'
                  ? sayCount(language, overview.leftOut, count)
                  : kind === 'advisors affected'
                    ? sayCount(language, overview.affected, count)
                    : overview.kinds[kind],
                {
                  ...{ catalog: about, name: about },
                  time: since === '' ? '' : sayTime(language, since),
                },
              )}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
