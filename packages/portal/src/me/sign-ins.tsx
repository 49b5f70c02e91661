// The browsers in which one is signed in.

import { Button, Title } from '@mantine/core';
import { useState } from 'react';
import { admin, useAsked, useDoing } from '../asking.ts';
import { Confirm } from '../parts/confirm.tsx';
import { Row, ScrollTable } from '../parts/scroll-table.tsx';
import { Answered, Problem } from '../parts/states.tsx';
import { sayTime } from '../times.ts';
import { fillIn, useLanguage, useWords } from '../words/words.ts';
import { nameOfBrowser } from './name-of-browser.ts';

export function SignIns({ leave }: { readonly leave: () => void }) {
  const { me, keys, common } = useWords();
  const language = useLanguage();
  const [asked, again] = useAsked('listSignIns', {});
  const [isAsking, setIsAsking] = useState(false);
  const doing = useDoing();
  const everywhere = useDoing();
  const end = (signIn: string, isCurrent: boolean): void =>
    void doing.run(async () => {
      await admin.call('endSignIn', { signIn });
      if (isCurrent) leave();
      else again();
    });
  const endAll = (): void =>
    void everywhere.run(async () => {
      await admin.call('signOutEverywhere', {});
      leave();
    });
  return (
    <section>
      <div className="page-head">
        <Title order={2} size="h4">
          {me.signIns}
        </Title>
        <Button variant="default" onClick={() => setIsAsking(true)}>
          {me.everywhere}
        </Button>
      </div>
      <Problem error={doing.error} />
      <Answered asked={asked} again={again}>
        {({ entries }) => (
          <ScrollTable label={me.signIns} heads={['Browser', keys.expires, common.actions]}>
            {entries.map(({ id, agent, seen_at, expires_at, current }) => (
              <Row
                key={id}
                head={
                  <>
                    {nameOfBrowser(agent)}
                    {current && ` (${me.current})`}
                    <div className="quiet">{fillIn(me.seen, { time: sayTime(language, seen_at) })}</div>
                  </>
                }
                cells={[
                  sayTime(language, expires_at),
                  <Button
                    key="end"
                    size="xs"
                    variant="default"
                    disabled={doing.isBusy}
                    aria-label={fillIn(me.endOf, { agent: nameOfBrowser(agent) })}
                    onClick={() => end(id, current)}
                  >
                    {me.end}
                  </Button>,
                ]}
              />
            ))}
          </ScrollTable>
        )}
      </Answered>
      <Confirm
        opened={isAsking}
        title={me.everywhereTitle}
        hint={me.everywhereHint}
        yes={me.everywhere}
        doing={everywhere}
        close={() => setIsAsking(false)}
        confirm={endAll}
      />
    </section>
  );
}
