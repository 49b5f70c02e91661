// Which columns are the texts of a language.

import { describe, expect, it } from 'vitest';
import { namesIn } from './results-in-language.ts';

const texts = (...names: string[]) => names.map((name) => ({ name, type: 'text' as const }));

describe('the columns of a language', () => {
  it.each(['title_de', 'Title (de)', 'title:de', 'title.de', 'title[de]', 'TITLE-DE', 'name_de'])(
    'are known however shops and formats spell them: %s',
    (name) => {
      expect(namesIn('de', ['title', 'name'], texts(name))).toEqual([name]);
    },
  );

  it.each(['title', 'title_den', 'titlede', 'subtitle_de', 'title_de_short', 'de', 'title_fr'])(
    'are no others: %s',
    (name) => {
      expect(namesIn('de', ['title'], texts(name))).toEqual([]);
    },
  );

  it('are those of the country first, then those of the language', () => {
    expect(namesIn('de-AT', ['title'], texts('title_de', 'title_fr', 'title_de_at'))).toEqual([
      'title_de_at',
      'title_de',
    ]);
    expect(namesIn('de', ['title'], texts('title_de_at'))).toEqual([]);
  });

  it('hold texts: numbers and lists are none', () => {
    expect(namesIn('de', ['title'], [{ name: 'title_de', type: 'number' }])).toEqual([]);
    expect(namesIn('de', ['title'], [{ name: 'title_de', type: 'list' }])).toEqual([]);
  });
});
