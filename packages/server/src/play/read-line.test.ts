// What a line means where it could mean two things.

import { describe, expect, it } from 'vitest';
import { readLine } from './read-line.ts';
import type { ShownQuestion } from './shown-question.ts';

const english = { language: 'en', isPrice: false };

const question = (titles: readonly string[], more: Partial<ShownQuestion> = {}): ShownQuestion => ({
  question_id: 'q',
  question_type: 'SINGLE',
  title: 'Q',
  description: null,
  skip_text: null,
  answers: titles.map((title) => ({ answer_id: `id-${title}`, title, description: null })),
  range: null,
  ...more,
});

const reply = (line: string, asked: ShownQuestion, manner = english) => {
  const read = readLine(line, asked, manner);
  return read.kind === 'reply' ? read.answers : read.kind;
};

describe('a number', () => {
  const sizes = question(['42', '43', '2']);

  it('is a place in the list, also where an answer is called so', () => expect(reply('2', sizes)).toEqual(['id-43']));

  it('that is no place in the list is the answer called so, alone and among several', () => {
    expect(reply('43', sizes)).toEqual(['id-43']);
    expect(reply('42, 43', { ...sizes, question_type: 'MULTIPLE' })).toEqual(['id-42', 'id-43']);
    expect(reply('44', sizes)).toBe('unknown');
  });
});

describe('a number for a range', () => {
  const range = { from: 50, to: 2500, label: '€', step: 1, whole: { from: 50, to: 2500 } };
  const budget = question(['Up to 100', 'More'], { question_type: 'RANGE', range });
  const price = { language: 'de', isPrice: true };

  it('is a place among the groupings, else of a price the most', () => {
    expect(reply('1', budget, price)).toEqual(['id-Up to 100']);
    expect(reply('300', budget, price)).toEqual(['50.0-300.0']);
    expect(reply('1.300 €', budget, price)).toEqual(['50.0-1300.0']);
    expect(reply('20', budget, price)).toBe('unknown');
    expect(reply('300', budget, { ...price, isPrice: false })).toBe('unknown');
  });

  it('with one end left open goes to where the values of all products end, not of those that are left', () => {
    const late = { ...budget, range: { ...range, whole: { from: 10, to: 3000 } } };
    expect(reply('under 300', late)).toEqual(['10.0-300.0']);
    expect(reply('300', late, price)).toEqual(['10.0-300.0']);
    expect(reply('over 300', late)).toEqual(['300.0-3000.0']);
  });

  it('has thousands as the language writes them', () => {
    expect(reply('1.000-2.000', budget, price)).toEqual(['1000.0-2000.0']);
    expect(reply('1,000-2,000', budget)).toEqual(['1000.0-2000.0']);
    expect(reply('100.0-200.0', budget, price)).toEqual(['100.0-200.0']);
  });
});
