// An advisor without a draft: one is begun from the version that is published, or the newest.

import { Button, Stack } from '@mantine/core';
import { admin, useAsked, useDoing } from '../../asking.ts';
import { Answered, Nothing, Problem } from '../../parts/states.tsx';
import { may } from '../../shop/rights.ts';
import { fillIn, useWords } from '../../words/words.ts';
import type { AdvisorViewProps } from '../advisor-view-props.ts';

export function BeginDraft({ shop, advisor, begun }: AdvisorViewProps & { readonly begun: () => void }) {
  const { client } = shop;
  const { drafts } = useWords();
  const [asked, again] = useAsked('listVersions', { client, advisor });
  const doing = useDoing();
  return (
    <Answered asked={asked} again={again}>
      {({ versions }) => {
        const version = (versions.find(({ published }) => published) ?? versions[0])?.version;
        if (version === undefined) return <Nothing>{drafts.nothing}</Nothing>;
        if (!may(shop, 'advisors', 'change')) return <Nothing>{drafts.noneToSee}</Nothing>;
        const begin = (): void =>
          void doing.run(async () => {
            await admin.call('createDraft', { client, advisor, body: { from: 'version', version } });
            begun();
          });
        return (
          <Stack align="start">
            <p>{drafts.beginHint}</p>
            <Problem error={doing.error} />
            <Button loading={doing.isBusy} onClick={begin}>
              {fillIn(drafts.begin, { version })}
            </Button>
          </Stack>
        );
      }}
    </Answered>
  );
}
