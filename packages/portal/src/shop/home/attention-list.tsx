import { Title } from '@mantine/core';
import { PlaceLink } from '../../parts/place-link.tsx';
import { sayTime } from '../../times.ts';
import { fillIn, useLanguage, useWords } from '../../words/words.ts';
import type { Attention } from './find-attention.ts';

/** `isComplete`: false while something is still read, so nobody says too early that all is well. */
export function AttentionList({
  found,
  isComplete,
}: {
  readonly found: readonly Attention[];
  readonly isComplete: boolean;
}) {
  const { overview } = useWords();
  const language = useLanguage();
  if (found.length === 0) return isComplete ? <p className="quiet">{overview.allWell}</p> : null;
  return (
    <section aria-label={overview.attention} className="attention">
      <Title order={2} size="h4" mb="xs">
        {overview.attention}
      </Title>
      <ul>
        {found.map(({ kind, about, count, since, place }) => (
          <li key={`${kind} ${about}`}>
            <PlaceLink to={place}>
              {fillIn(overview.kinds[kind], {
                ...{ catalog: about, name: about, count },
                time: since === '' ? '' : sayTime(language, since),
              })}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
