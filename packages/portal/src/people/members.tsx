import type { PersonView } from '@guidepost/contract/admin/people-routes';
import { ROLES } from '@guidepost/contract/admin/rights';
import type { MeView } from '@guidepost/contract/admin/sign-in-routes';
import { Badge, Button, Group, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { admin, useDoing } from '../asking.ts';
import { useLongList } from '../long-list.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { Row, ScrollTable } from '../parts/scroll-table.tsx';
import { Answered, Problem } from '../parts/states.tsx';
import { fillIn, useWords } from '../words/words.ts';
import type { MadeLink } from './made-link.ts';

type Act = { readonly act: 'remove' | 'reset'; readonly person: PersonView } | null;

/** `made`: a link for a new password was. */
export function Members({
  client,
  me,
  made,
}: {
  readonly client: string;
  readonly me: MeView;
  readonly made: (link: MadeLink) => void;
}) {
  const { people, roles, common } = useWords();
  const { asked, again, more } = useLongList('listPeople', { client, query: { limit: 200 } }, (page) => page.entries);
  const [act, setAct] = useState<Act>(null);
  const changing = useDoing();
  const doing = useDoing();
  const person = act?.person;
  const begin = (next: Act): void => {
    doing.forget();
    setAct(next);
  };
  const change = ({ id }: PersonView, value: string): void => {
    const role = ROLES.find((each) => each === value);
    if (role === undefined) return;
    void changing.run(async () => {
      await admin.call('changeRole', { client, person: id, body: { role } });
      again();
    });
  };
  const remove = (): void =>
    void doing.run(async () => {
      await admin.call('removePerson', { client, person: person?.id ?? '' });
      setAct(null);
      again();
    });
  const reset = (): void =>
    void doing.run(async () => {
      const link = await admin.call('makeResetLink', { client, person: person?.id ?? '' });
      setAct(null);
      made({ ...link, email: person?.email ?? '' });
    });
  return (
    <>
      <Problem error={changing.error} />
      <Answered asked={asked} again={again}>
        {(entries) => (
          <ScrollTable label={people.members} heads={[people.person, people.role, common.actions]}>
            {entries.map((each) => (
              <Row
                key={each.id}
                head={
                  <>
                    <span className="name">{each.name}</span>
                    {each.id === me.id && ` (${people.you})`}
                    {each.disabled_at !== null && (
                      <Badge ml="xs" variant="outline" color="red" className="state">
                        {people.disabled}
                      </Badge>
                    )}
                    <div className="quiet">{each.email}</div>
                  </>
                }
                cells={[
                  <>
                    {each.role !== null && (
                      <NativeSelect
                        aria-label={fillIn(people.roleOf, { name: each.name })}
                        value={each.role}
                        disabled={changing.isBusy}
                        onChange={(event) => change(each, event.currentTarget.value)}
                        data={ROLES.map((value) => ({ value, label: roles[value] }))}
                      />
                    )}
                    {each.role_for_all !== null && fillIn(people.inAllShops, { role: roles[each.role_for_all] })}
                  </>,
                  each.role !== null && (
                    <Group gap="xs" wrap="nowrap">
                      {each.id !== me.id && (
                        <Button
                          size="xs"
                          variant="default"
                          aria-label={`${people.reset}: ${each.name}`}
                          onClick={() => begin({ act: 'reset', person: each })}
                        >
                          {people.reset}
                        </Button>
                      )}
                      <Button
                        size="xs"
                        variant="default"
                        aria-label={`${people.remove}: ${each.name}`}
                        onClick={() => begin({ act: 'remove', person: each })}
                      >
                        {people.remove}
                      </Button>
                    </Group>
                  ),
                ]}
              />
            ))}
          </ScrollTable>
        )}
      </Answered>
      {more}
      <Confirm
        opened={act?.act === 'remove'}
        title={fillIn(people.removeTitle, { name: person?.name ?? '' })}
        hint={people.removeHint}
        yes={people.remove}
        doing={doing}
        close={() => setAct(null)}
        confirm={remove}
      />
      <Confirm
        opened={act?.act === 'reset'}
        title={people.resetTitle}
        hint={fillIn(people.resetHint, { name: person?.name ?? '' })}
        yes={people.inviteButton}
        isGrave={false}
        doing={doing}
        close={() => setAct(null)}
        confirm={reset}
      />
    </>
  );
}
