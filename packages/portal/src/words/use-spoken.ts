// The language that the portal speaks. English is part of the program; another one is loaded when somebody wants it.

import { useEffect, useState } from 'react';
import { EN } from './en.ts';
import type { Language, Spoken, Words } from './words.ts';

const LOADS: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Words>>> = {
  de: async () => (await import('./de.ts')).DE,
};

const ENGLISH: Spoken = { language: 'en', words: EN };
const there = new Map<Language, Spoken>([['en', ENGLISH]]);

async function load(language: Language): Promise<Spoken> {
  const found = there.get(language);
  if (found !== undefined || language === 'en') return found ?? ENGLISH;
  const spoken = { language, words: await LOADS[language]() };
  there.set(language, spoken);
  return spoken;
}

/**
 * Null until the first one is there, so that nobody reads another language for a moment. One that was spoken before stays until the other
 * one is there. What cannot be loaded is said in English.
 */
export function useSpoken(wanted: Language): Spoken | null {
  const [last, setLast] = useState<Spoken | null>(null);
  useEffect(() => {
    let isOver = false;
    load(wanted).then(
      (spoken) => !isOver && setLast(spoken),
      () => !isOver && setLast((before) => before ?? ENGLISH),
    );
    return () => {
      isOver = true;
    };
  }, [wanted]);
  return there.get(wanted) ?? last;
}
