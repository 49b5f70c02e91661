// What is different between any two states of an advisor that somebody chooses.

import { Button, NativeSelect, Title } from '@mantine/core';
import { useAsked } from '../../asking.ts';
import { Answered, Nothing } from '../../parts/states.tsx';
import { sayDay, sayTime } from '../../times.ts';
import { fillIn, useLanguage, useWords } from '../../words/words.ts';
import { DifferenceList } from './difference-list.tsx';
import { groupStates } from './group-states.ts';
import { hasDraft, type Kept, liveOf } from './kept.ts';

/** Names of states, as the service takes them. */
export interface Pair {
  readonly from: string;
  readonly to: string;
}

/** What one usually wants to know: what publishing would change. Null: there is only one thing. */
export function usualPair(kept: Kept): Pair | null {
  const [newest, before] = kept.versions;
  const live = liveOf(kept);
  const to = hasDraft(kept) ? 'draft' : null;
  if (to !== null && newest !== undefined)
    return { from: live === null ? `version-${newest.version}` : 'published', to };
  if (newest !== undefined && before !== undefined)
    return { from: `version-${before.version}`, to: `version-${newest.version}` };
  const oldest = groupStates(kept.states).at(-1)?.last;
  return to === null || oldest === undefined || kept.states.length < 2
    ? null
    : { from: `draft-${oldest.revision}`, to };
}

export function Compare({
  client,
  advisor,
  kept,
  pair,
  choose,
}: {
  readonly client: string;
  readonly advisor: string;
  readonly kept: Kept;
  /** Null: there is nothing to compare. */
  readonly pair: Pair | null;
  readonly choose: (pair: Pair) => void;
}) {
  const { versions } = useWords();
  const data = useChoices(kept);
  return (
    <section aria-label={versions.compare} className="compare">
      <Title order={2} size="h4" tabIndex={-1} id="compare">
        {versions.compare}
      </Title>
      {pair === null ? (
        <Nothing>{versions.nothingToCompare}</Nothing>
      ) : (
        <>
          <div className="compare-choice">
            <NativeSelect
              label={versions.from}
              value={pair.from}
              onChange={(event) => choose({ ...pair, from: event.currentTarget.value })}
              data={data}
            />
            <Button variant="default" onClick={() => choose({ from: pair.to, to: pair.from })}>
              {versions.swap}
            </Button>
            <NativeSelect
              label={versions.to}
              value={pair.to}
              onChange={(event) => choose({ ...pair, to: event.currentTarget.value })}
              data={data}
            />
          </div>
          {/* Read anew when the draft or what is live has changed. */}
          <Found key={`${kept.states[0]?.revision} ${liveOf(kept)}`} {...{ client, advisor, pair }} />
        </>
      )}
    </section>
  );
}

function Found({ client, advisor, pair: { from, to } }: { client: string; advisor: string; pair: Pair }) {
  const [asked, again] = useAsked('compareDraft', { client, advisor, query: { from, to } });
  return (
    <Answered asked={asked} again={again}>
      {(found) => <DifferenceList found={found} />}
    </Answered>
  );
}

function useChoices(kept: Kept) {
  const { versions } = useWords();
  const language = useLanguage();
  const live = liveOf(kept);
  const pieces = groupStates(kept.states).filter(({ last }) => last.why.kind !== 'discarded');
  return [
    ...(hasDraft(kept) ? [{ value: 'draft', label: versions.draft }] : []),
    ...(live === null ? [] : [{ value: 'published', label: fillIn(versions.published, { version: live }) }]),
    {
      group: versions.versions,
      items: kept.versions.map(({ version, made_at }) => ({
        value: `version-${version}`,
        label: `${fillIn(versions.versionNth, { version })} · ${sayDay(language, made_at)}`,
      })),
    },
    {
      group: versions.states,
      items: pieces.map(({ last }) => ({
        value: `draft-${last.revision}`,
        label: fillIn(versions.state, { time: sayTime(language, last.at) }),
      })),
    },
  ];
}
