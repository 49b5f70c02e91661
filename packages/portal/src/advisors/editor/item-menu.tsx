// What else can be done with a question or an answer, in its row.

import { ActionIcon, Menu } from '@mantine/core';
import { useRef } from 'react';
import { fillIn, useWords } from '../../words/words.ts';

export interface ItemAction {
  readonly text: string;
  /** Why it cannot be done now; undefined: it can. */
  readonly notNow?: string | undefined;
  readonly isDangerous?: boolean;
  readonly run: () => void;
}

export function ItemMenu({ title, actions }: { readonly title: string; readonly actions: readonly ItemAction[] }) {
  const { editor } = useWords();
  const button = useRef<HTMLButtonElement>(null);
  return (
    // What was chosen says where the focus goes; without a choice it goes back.
    <Menu withinPortal={false} position="bottom-end">
      <Menu.Target>
        <ActionIcon ref={button} variant="subtle" color="gray" aria-label={fillIn(editor.moreOf, { title })}>
          ⋯
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown onKeyDown={({ key }) => key === 'Escape' && button.current?.focus()}>
        {actions.map(({ text, notNow, isDangerous, run }) => (
          <Menu.Item key={text} disabled={notNow !== undefined} {...(isDangerous && { color: 'red' })} onClick={run}>
            {text}
            {notNow !== undefined && <span className="item-not-now">{notNow}</span>}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
