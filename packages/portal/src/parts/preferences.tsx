// Language and colours, as they can be chosen on every screen.

import { NativeSelect, useMantineColorScheme } from '@mantine/core';
import { LANGUAGES, type Language, useLanguage, useWords } from '../words/words.ts';

export function LanguageChoice({ choose }: { readonly choose: (language: Language) => void }) {
  const { language } = useWords();
  return (
    <NativeSelect
      aria-label={language.label}
      value={useLanguage()}
      onChange={(event) => choose(LANGUAGES.find((each) => each === event.currentTarget.value) ?? 'en')}
      data={LANGUAGES.map((value) => ({ value, label: language[value] }))}
    />
  );
}

const SCHEMES = ['auto', 'light', 'dark'] as const;

export function SchemeChoice() {
  const { scheme } = useWords();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <NativeSelect
      label={scheme.label}
      value={colorScheme}
      onChange={(event) => setColorScheme(SCHEMES.find((each) => each === event.currentTarget.value) ?? 'auto')}
      data={SCHEMES.map((value) => ({ value, label: scheme[value] }))}
    />
  );
}
