// The widget's guide names exactly the attributes, events, parts and words that the widget has.

import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { moreTextsFor } from '../src/more-texts.ts';
import { ATTRIBUTES } from '../src/settings.ts';
import { textsFor } from '../src/texts.ts';

const sources = new URL('../src/', import.meta.url);
const guide = await readFile(new URL('../../../docs/widget.md', import.meta.url), 'utf8');
const files = (await readdir(sources)).filter((file) => file.endsWith('.ts'));
const code = (await Promise.all(files.map((file) => readFile(new URL(file, sources), 'utf8')))).join('\n');

const section = (title: string): string => guide.split(/^## /m).find((text) => text.startsWith(title)) ?? '';
const firstCells = (text: string): string[] =>
  [...text.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );

describe('the widget’s guide', () => {
  it('has every attribute', () => {
    const attributes = firstCells(guide.slice(0, guide.indexOf('\n## ')));
    expect(attributes.toSorted()).toEqual([...ATTRIBUTES, 'theme'].toSorted());
  });

  it('has every event', () => {
    const told = [...code.matchAll(/\btell\('([\w-]+)'/g)].map(([, name = '']) => name);
    const acted = [...code.matchAll(/\bact\('(\w+)'\)/g)].map(([, kind]) => `result-${kind}`);
    expect(firstCells(section('Events')).toSorted()).toEqual([...told, ...acted].toSorted());
  });

  it('has every part', async () => {
    const names = await readFile(new URL('part.ts', sources), 'utf8');
    const parts = [...names.matchAll(/^ {2}\| '([\w-]+)'/gm)].map(([, name = '']) => name);
    const listed = [...section('Looks').matchAll(/^\| [^`|]+ \| (.*) \|$/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name),
    );
    // This part is for screen readers only.
    expect([...listed, 'status'].toSorted()).toEqual(parts.toSorted());
  });

  it('has every word, as it is in English', () => {
    const words = [...section('Words').matchAll(/^\| `(\w+)` \| (.*) \|$/gm)].map(([, name, text]) => [name, text]);
    const texts = textsFor(undefined, {});
    const fits = typeof texts.fits === 'string' ? texts.fits : texts.fits.other;
    expect(Object.fromEntries(words)).toEqual({ ...texts, ...moreTextsFor({ texts }), fits });
  });
});
