import type { InvitationView } from '@guidepost/contract/admin/people-routes';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { type Asked, admin, useDoing } from '../asking.ts';
import { Confirm } from '../parts/confirm.tsx';
import { Row, ScrollTable } from '../parts/scroll-table.tsx';
import { Answered, Nothing } from '../parts/states.tsx';
import { sayTime } from '../times.ts';
import { fillIn, useLanguage, useWords } from '../words/words.ts';

export function Invitations({
  client,
  asked,
  again,
}: {
  readonly client: string;
  readonly asked: Asked<{ readonly entries: readonly InvitationView[] }>;
  readonly again: () => void;
}) {
  const { people, roles, fields, keys, common } = useWords();
  const language = useLanguage();
  const [taken, setTaken] = useState<InvitationView | null>(null);
  const doing = useDoing();
  const takeBack = (): void =>
    void doing.run(async () => {
      await admin.call('revokeInvitation', { client, invitation: taken?.id ?? '' });
      setTaken(null);
      again();
    });
  return (
    <>
      <Answered asked={asked} again={again}>
        {({ entries }) =>
          entries.length === 0 ? (
            <Nothing>{people.noInvitations}</Nothing>
          ) : (
            <ScrollTable label={people.invitations} heads={[fields.email, people.role, keys.expires, common.actions]}>
              {entries.map((each) => (
                <Row
                  key={each.id}
                  head={each.email}
                  cells={[
                    roles[each.role],
                    sayTime(language, each.expires_at),
                    <Button
                      key="take-back"
                      size="xs"
                      variant="default"
                      aria-label={`${people.takeBack}: ${each.email}`}
                      onClick={() => {
                        doing.forget();
                        setTaken(each);
                      }}
                    >
                      {people.takeBack}
                    </Button>,
                  ]}
                />
              ))}
            </ScrollTable>
          )
        }
      </Answered>
      <Confirm
        opened={taken !== null}
        title={fillIn(people.takeBackTitle, { email: taken?.email ?? '' })}
        hint={people.takeBackHint}
        yes={people.takeBack}
        doing={doing}
        close={() => setTaken(null)}
        confirm={takeBack}
      />
    </>
  );
}
