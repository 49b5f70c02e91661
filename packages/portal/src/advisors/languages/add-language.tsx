// Adds a language to an advisor: one of those that shops often have, or any other by its tag.

import { LANGUAGE_PATTERN } from '@guidepost/contract/advisor-file';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useLanguage, useWords } from '../../words/words.ts';
import { useDraft } from '../draft-in-hand.ts';
import { sayLanguage } from './say-language.ts';

const OFTEN = ['bg', 'cs', 'da', 'de', 'el', 'en', 'es', 'et', 'fi', 'fr', 'hr', 'hu', 'it', 'ja', 'lt', 'lv', 'nl'];
const MORE = ['no', 'pl', 'pt', 'ro', 'sk', 'sl', 'sv', 'tr', 'uk', 'zh'];

const OTHER = '-';

export function AddLanguage({ taken }: { readonly taken: readonly string[] }) {
  const { making } = useWords();
  const language = useLanguage();
  const { edit } = useDraft();
  const offered = [...OFTEN, ...MORE].filter((tag) => !taken.includes(tag));
  const [chosen, setChosen] = useState('');
  const [typed, setTyped] = useState('');
  const tag = chosen === OTHER ? typed.trim() : chosen;
  const add = (event: FormEvent): void => {
    event.preventDefault();
    if (tag === '' || taken.includes(tag)) return;
    edit([{ op: 'set', path: ['texts', tag], value: {} }]);
    setChosen('');
    setTyped('');
  };
  return (
    <form className="add-language" onSubmit={add}>
      <NativeSelect
        aria-label={making.addLanguage}
        value={chosen}
        onChange={(event) => setChosen(event.currentTarget.value)}
        data={[
          { value: '', label: `${making.addLanguage}…` },
          ...offered
            .map((each) => ({ value: each, label: sayLanguage(each, language) }))
            .sort((a, b) => a.label.localeCompare(b.label, language)),
          { value: OTHER, label: making.otherLanguage },
        ]}
      />
      {chosen === OTHER && (
        <TextInput
          aria-label={making.otherLanguage}
          value={typed}
          required
          pattern={LANGUAGE_PATTERN}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      <Button type="submit" variant="default" disabled={chosen === ''}>
        {making.add}
      </Button>
    </form>
  );
}
