// Begins the draft of an advisor: under which name, and from what.

import { NAME_PATTERN } from '@guidepost/contract/name-pattern';
import type { DraftOperation } from '@guidepost/contract/requests/draft-edit-request';
import type { AdvisorDraftView } from '@guidepost/contract/views/advisor-draft-view';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useContext, useRef, useState } from 'react';
import { goTo } from '../../addresses.ts';
import { admin, useDoing } from '../../asking.ts';
import { Problem } from '../../parts/states.tsx';
import { shortNameOf } from '../../short-name.ts';
import { SpokenContext, useWords } from '../../words/words.ts';
import type { DraftObject } from '../draft/draft-document.ts';
import { tagOf } from '../draft/draft-service.ts';
import { wholeEdit } from '../draft/whole-edit.ts';
import { factsOfChosen } from './facts-of-chosen.ts';

type Start =
  | { readonly from: 'nothing'; readonly name: string; readonly catalog: string; readonly language?: string }
  | { readonly from: 'file'; readonly text: string };

export function BeginForm({
  client,
  start,
  name: first,
  button,
  isNamed = false,
  without = [],
  askAfterAll = async () => [],
  word = () => [],
  isDisabled = false,
}: {
  readonly client: string;
  readonly start: (name: string) => Start;
  readonly name: string;
  readonly button: string;
  /** What it begins from has a name already, so that only the one for addresses is asked for. */
  readonly isNamed?: boolean;
  /** Ids of questions that are not taken. */
  readonly without?: Iterable<string>;
  /** Questions that come at the end. */
  readonly askAfterAll?: () => Promise<readonly DraftObject[]>;
  /** What is worded otherwise, with questions that come at the end. */
  readonly word?: (further: readonly DraftObject[]) => readonly DraftOperation[];
  readonly isDisabled?: boolean;
}) {
  const { making } = useWords();
  const { language } = useContext(SpokenContext);
  const [name, setName] = useState(first);
  const [written, setWritten] = useState<string | null>(isNamed ? first : null);
  const doing = useDoing();
  const begun = useRef<AdvisorDraftView>(null);
  const typed = written ?? shortNameOf(name);
  const id = typed.toLowerCase();
  const begin = (): void =>
    void doing.run(async () => {
      const from = start(name);
      const body = from.from === 'nothing' ? { ...from, language } : from;
      // Before anything is begun, so that nothing is left half done if one of them cannot be written.
      const further = await askAfterAll();
      // Where only the edit failed, it is there already.
      if (begun.current?.advisor !== id) begun.current = await admin.call('createDraft', { client, advisor: id, body });
      const { document, revision } = begun.current;
      const { operations } = wholeEdit(document, [
        ...[...without].map((question): DraftOperation => ({ op: 'remove', path: ['questions', question] })),
        ...further.map((question): DraftOperation => ({ op: 'insert', path: ['questions'], value: question })),
        ...word(further),
        ...factsOfChosen(document, new Set(without), further),
      ]);
      const headers = { 'If-Match': tagOf(revision) };
      if (operations.length > 0) await admin.call('editDraft', { client, advisor: id, headers, body: { operations } });
      goTo({ page: 'advisors', client, inside: [id] });
    });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        begin();
      }}
    >
      <Stack>
        <div className="fields making">
          {!isNamed && (
            <TextInput
              label={making.name}
              placeholder={making.nameExample}
              required
              withAsterisk={false}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
              data-autofocus
            />
          )}
          <TextInput
            label={making.id}
            description={making.idHint}
            required
            withAsterisk={false}
            // As one types, without moving the cursor.
            classNames={{ input: 'small-letters' }}
            value={typed}
            pattern={NAME_PATTERN}
            onChange={(event) => setWritten(event.currentTarget.value)}
          />
        </div>
        <Problem error={doing.error} />
        <Group>
          <Button type="submit" loading={doing.isBusy} disabled={isDisabled}>
            {button}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
