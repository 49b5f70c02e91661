// A screen for whoever has not signed in: one card in the middle.

import { Paper, Stack, Title } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { LanguageChoice } from '../parts/preferences.tsx';
import type { Language } from '../words/words.ts';

export function Alone({
  title,
  choose,
  children,
}: {
  readonly title: string;
  readonly choose: (language: Language) => void;
  readonly children: ReactNode;
}) {
  useEffect(() => {
    document.title = `${title} · Guidepost`;
  }, [title]);
  return (
    <main className="alone">
      <div className="alone-head">
        <span className="brand">Guidepost</span>
        <LanguageChoice choose={choose} />
      </div>
      <Paper withBorder p="xl" radius="md">
        <Stack>
          <Title order={1} size="h3">
            {title}
          </Title>
          {children}
        </Stack>
      </Paper>
    </main>
  );
}
