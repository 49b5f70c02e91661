import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAsked, readFormReply, writeAsked } from './ask-shopper.ts';

const replied = (content: object) => readFormReply({ reply: { action: 'accept', content } });

test('what a form gives is a reply by ids of answers', () => {
  expect(replied({ answer: 'bath' })).toEqual({ kind: 'replied', answers: ['bath'] });
  expect(replied({ answers: ['a', 'b'] })).toEqual({ kind: 'replied', answers: ['a', 'b'] });
  expect(replied({ from: 10, to: 12.5 })).toEqual({ kind: 'replied', answers: ['10.0-12.5'] });
  expect(replied({ from: -5, to: -7 })).toEqual({ kind: 'replied', answers: ['-7.0--5.0'] });
});

test('who declines skips, and who closes the form replies nothing', () => {
  expect(readFormReply({ reply: { action: 'decline' } })).toEqual({ kind: 'replied', answers: [] });
  expect(readFormReply({ reply: { action: 'cancel' } })).toEqual({ kind: 'cancelled' });
});

test('whatever else comes back is nothing', () => {
  for (const content of [{}, { answer: 1 }, { answers: [1] }, { answers: 'a' }, { from: 1 }, { from: '1', to: '2' }]) {
    expect(replied(content)).toEqual({ kind: 'nothing' });
  }
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (response, content) => {
      expect(readFormReply({ reply: response })).toEqual({ kind: 'nothing' });
      expect(readFormReply({ reply: { action: 'agree', content } })).toEqual({ kind: 'nothing' });
    }),
  );
  expect(readFormReply(undefined)).toEqual({ kind: 'nothing' });
});

test('what is carried to the reply comes back, and what was changed to something else is nothing', () => {
  const asked = { token: 'abc', question: 'a "b"', nth: 3 };
  expect(readAsked(writeAsked(asked))).toEqual(asked);
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.anything()), (state) => {
      const read = readAsked(state);
      // Something written at random may happen to be ours; then it is read as it is written.
      if (read !== null) expect(JSON.parse(state as string)).toEqual([read.token, read.question, read.nth]);
    }),
  );
  fc.assert(
    fc.property(fc.tuple(fc.anything(), fc.anything(), fc.anything()), ([token, question, nth]) => {
      const isOurs = typeof token === 'string' && typeof question === 'string' && typeof nth === 'number';
      const read = readAsked(
        JSON.stringify([token, question, nth], (_, each) => (typeof each === 'bigint' ? null : each)),
      );
      if (!isOurs) expect(read).toBeNull();
    }),
  );
});
