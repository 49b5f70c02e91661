// The files of words: each language has every word, and what is filled in. Nothing in them is English.

import { readdir } from 'node:fs/promises';
import { DRAFT_LANGUAGES } from '@guidepost/advice/draft/words/languages/languages';
import { describe, expect, it } from 'vitest';
import { moreTextsFor } from '../src/more-texts.ts';
import { textsFor } from '../src/texts.ts';
import type { Words } from '../src/words/words.ts';

const folder = new URL('../src/words/', import.meta.url);
const languages = (await readdir(folder)).flatMap((file) => /^([a-z]{2})\.ts$/.exec(file)?.[1] ?? []);

const texts = textsFor(undefined, {});
const ENGLISH: Words = { ...texts, ...moreTextsFor({ texts }) };

/** What is written the same in another language. */
const THE_SAME = new Map([
  // A colon of another width, or with a space before it.
  ['pair', languages.filter((language) => !['fr', 'ja', 'zh'].includes(language))],
  ['question', ['fr']],
]);

async function wordsIn(language: string): Promise<Words> {
  const exported: Readonly<Record<string, Words>> = await import(new URL(`${language}.ts`, folder).href);
  const [words, ...others] = Object.values(exported);
  if (words === undefined || others.length > 0)
    throw new Error(`${language}.ts exports something else than its words.`);
  return words;
}

const formsOf = (text: Words[keyof Words]): readonly string[] =>
  typeof text === 'string' ? [text] : Object.values(text);

const filledIn = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted();

describe('the widget’s own words', () => {
  it('are there in every language that a draft speaks', () => {
    expect(['en', ...languages].toSorted()).toEqual(DRAFT_LANGUAGES.toSorted());
  });

  describe.each(languages)('in %s', (language) => {
    it('are all there, with what is filled in, and none is English', async () => {
      const words = await wordsIn(language);
      expect(Object.keys(words)).toEqual(Object.keys(ENGLISH));
      for (const key of Object.keys(ENGLISH) as (keyof Words)[]) {
        const [english = ''] = formsOf(ENGLISH[key]);
        for (const form of formsOf(words[key])) {
          expect([key, filledIn(form)]).toEqual([key, filledIn(english)]);
          expect([key, form.trim()]).toEqual([key, form]);
          expect(form).not.toMatch(/\.\.\.|^$|\d/);
          const isSame = formsOf(ENGLISH[key]).includes(form);
          expect([key, form, isSame]).toEqual([key, form, THE_SAME.get(key)?.includes(language) ?? false]);
        }
      }
      // The tick is read out as what stands before the answers.
      expect(words.met).toMatch(/\{title\}$/);
    });

    it('have each plural form that numbers of products take', async () => {
      const words = await wordsIn(language);
      if (typeof words.fits === 'string') return;
      const rules = new Intl.PluralRules(language);
      const taken = new Set(Array.from({ length: 2_000 }, (_, n) => rules.select(n)));
      expect(new Set(Object.keys(words.fits))).toEqual(new Set([...taken, 'other']));
    });
  });
});
