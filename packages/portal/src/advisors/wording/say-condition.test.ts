import { describe, expect, it } from 'vitest';
import { DE } from '../../words/de.ts';
import { EN } from '../../words/en.ts';
import { sayAskIf, sayCondition, titleFrom } from './say-condition.ts';

describe('a condition over products', () => {
  const say = (condition: unknown) => sayCondition(condition, EN.conditions);

  it('is a sentence, in either language', () => {
    const condition = { kind: ['city', 'gravel'], weight: { gte: 5, lt: 9 }, lights: true };
    expect(say(condition)).toBe(
      'kind is city or gravel and weight is at least 5 and weight is less than 9 and lights is yes',
    );
    expect(sayCondition(condition, DE.conditions)).toContain('weight ist mindestens 5 und');
  });

  it('says what is joined, turned round, known or missing', () => {
    expect(say({ any: [{ a: 1 }, { not: { b: { in: ['x'] } } }] })).toBe('at least one of these: a is 1; not (b is x)');
    expect(say({ a: { exists: false } })).toBe('a is not known');
    expect(say(undefined)).toBe('every product');
    expect(say({})).toBe('every product');
  });

  it('that is broken is shown as it is written', () => {
    expect(say('oops')).toBe('oops');
    expect(say({ a: { about: [1] }, any: 3 })).toBe('a about [1] and any is 3');
  });
});

describe('a condition over replies', () => {
  const titles = { use: 'What for?', 'use.games': 'Games <b>' };
  const say = (condition: unknown) => sayAskIf(condition, EN.conditions, titleFrom(titles));

  it('names questions and answers by their titles, and what has none by its id', () => {
    expect(say({ use: { any_of: ['games', 'work'] } })).toBe('“What for?” was answered with “Games <b>” or “work”');
    expect(say({ constructor: { replied: false } })).toBe('“constructor” was not answered');
    expect(say({ budget: { gte: 100, lte: 200 } })).toBe(
      '“budget” begins at 100 or more and “budget” ends at 200 or less',
    );
  });
});
