// Whether shoppers can use an advisor, and whether its draft has something that they do not see yet.

import { Badge } from '@mantine/core';
import { admin, orNull, useRead } from '../asking.ts';
import { fillIn, useWords } from '../words/words.ts';
import { useAdvisorNews } from './advisor-news.ts';

interface State {
  /** Null: none is live. */
  readonly live: number | null;
  readonly wasLive: boolean;
  readonly isChanged: boolean;
}

export function StateOfAdvisor({ client, advisor }: { readonly client: string; readonly advisor: string }) {
  const { advisors, overview } = useWords();
  const news = useAdvisorNews();
  const [asked] = useRead((signal) => read({ client, advisor, signal }), `${client} ${advisor} ${news}`);
  if (asked.state !== 'there') return null;
  const { live, wasLive, isChanged } = asked.answer;
  const { state } = advisors;
  if (live === null)
    return (
      <span className="state-of-advisor">
        <Badge variant="outline" color={wasLive ? 'gray' : 'blue'} className="state">
          {wasLive ? overview.states.off : overview.states.draft}
        </Badge>{' '}
        {wasLive ? state.off : state.draft}
      </span>
    );
  return (
    <span className="state-of-advisor">
      <Badge variant="outline" color={isChanged ? 'orange' : 'teal'} className="state">
        {isChanged ? overview.states.changed : overview.states.live}
      </Badge>{' '}
      {fillIn(isChanged ? state.changed : state.same, { version: live })}
    </span>
  );
}

interface Of {
  readonly client: string;
  readonly advisor: string;
  readonly signal: AbortSignal;
}

/** Milliseconds: while somebody types, not every letter is compared. */
const SOON = 400;

async function read(of: Of): Promise<State> {
  await new Promise((resolve) => setTimeout(resolve, SOON));
  of.signal.throwIfAborted();
  const live = await orNull(admin.call('findVersion', { ...of, version: 'published' }));
  if (live === null) {
    const kept = await orNull(admin.call('listVersions', { ...of, query: { limit: 1 } }));
    return { live: null, wasLive: (kept?.versions.length ?? 0) > 0, isChanged: false };
  }
  const query = { from: 'published', to: 'draft' };
  const compared = await orNull(admin.call('compareDraft', { ...of, query }));
  return { live: live.version, wasLive: true, isChanged: (compared?.differences.length ?? 0) > 0 };
}
