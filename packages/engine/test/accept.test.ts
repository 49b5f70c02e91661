// What is accepted as a reply: exactly what rows 26 to 33 of the interface say, and never a throw.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../scripts/fixture/test-length.ts';
import { accept } from '../src/accept.ts';
import { isValueAnswers, type Question } from '../src/advisor.ts';
import { buildSnapshot } from '../src/build-snapshot.ts';
import { compile } from '../src/compile.ts';
import { advance, start } from '../src/converse.ts';
import { converse, offeredIds } from './conversation.ts';
import { advisor, catalog, moves } from './generate.ts';
import { type Catalog, valuesOf } from './reference/catalog.ts';

const rangeId = fc
  .tuple(
    fc.integer({ min: -99, max: 99 }),
    fc.constantFrom('', '.5', '.25', '.000001', '.0000001', 'e1', 'E-2', 'e100'),
    fc.integer({ min: -99, max: 99 }),
  )
  .map(([from, tail, to]) => `${from}${tail}-${to}`);

const anyId = fc.oneof(
  fc.constantFrom(
    'a0',
    'a1',
    'a3',
    'red',
    'abc',
    'true',
    '1',
    '2.5',
    '0.1',
    '1.0',
    '0x1',
    '1e0',
    ' 1',
    '',
    '__proto__',
  ),
  fc.constantFrom(
    '10,5-20',
    '1-5-3',
    '+1-2',
    '10-',
    '-',
    '10',
    '5-5',
    '-10--5',
    '10-20',
    '10.0-20.00',
    '1e1-2e1',
    '01-2',
    '.5-1',
    '1.-2',
    'NaN-1',
  ),
  rangeId,
  fc.string(),
);

/** The refusal by the rules; null if the reply is accepted. */
function refusal(shop: Catalog, question: Question, answers: readonly string[]): string | null {
  if (answers.length === 0) return null;
  if (question.type !== 'MULTIPLE' && answers.length > 1) return 'too-many';
  if (question.type !== 'RANGE') {
    const known = isValueAnswers(question.answers)
      ? shop.products.flatMap((product) => valuesOf(product, attributeOf(question))).map(String)
      : question.answers.map(({ id }) => id);
    // False and true are the values of every boolean attribute.
    if (attributeOf(question) === 'touch') known.push('false', 'true');
    return answers.every((id) => known.includes(id)) ? null : 'unknown';
  }
  const parsed =
    /^(-?(?:0|[1-9]\d{0,14})(?:\.\d{1,6})?(?:[eE][+-]?\d\d?)?)-(-?(?:0|[1-9]\d{0,14})(?:\.\d{1,6})?(?:[eE][+-]?\d\d?)?)$/.exec(
      answers[0] ?? '',
    );
  if (parsed === null) return 'malformed-range';
  const [, from, to] = parsed.map(Number) as [number, number, number];
  if (from > to) return 'reversed-range';
  const isOutside = (question.from !== 'auto' && from < question.from) || (question.to !== 'auto' && to > question.to);
  return isOutside ? 'out-of-bounds' : null;
}

const attributeOf = (question: Question): string =>
  question.type !== 'RANGE' && isValueAnswers(question.answers) ? question.answers.attribute : '';

test('accept refuses exactly what rows 26 to 32 refuse, and never throws', () => {
  fc.assert(
    fc.property(catalog, advisor, moves, fc.uniqueArray(anyId, { maxLength: 3 }), (shop, guide, shopper, answers) => {
      const compiled = compile(guide, buildSnapshot(shop.products, shop.attributes));
      const { session } = converse(shop, compiled, shopper).at(-1)!;
      for (const question of guide.questions) {
        const accepted = accept(compiled, session, question.id, answers);
        if (question.id !== session.shown && !Object.hasOwn(session.replies, question.id)) {
          expect(accepted.kind).toBe(session.shown === null ? 'ended' : 'not-current');
          continue;
        }
        const why = refusal(shop, question, answers);
        if (why === null) expect(accepted).toMatchObject({ kind: 'accepted', question: question.id });
        else expect(accepted).toMatchObject({ kind: 'invalid-answer', why });
        if (accepted.kind === 'accepted') advance(compiled, session, accepted);
      }
    }),
    runs(500),
  );
});

test('a question that the advisor does not have is never accepted', () => {
  fc.assert(
    fc.property(catalog, advisor, fc.string(), fc.array(fc.string()), (shop, guide, id, answers) => {
      fc.pre(!/^q\d$/.test(id));
      const compiled = compile(guide, buildSnapshot(shop.products, shop.attributes));
      expect(accept(compiled, start(compiled, 'en').session, id, answers)).toEqual({
        kind: 'not-current',
        current: 'q0',
      });
    }),
    runs(100),
  );
});

test('whatever is offered is accepted, and spellings that mean the same become the same reply', () => {
  fc.assert(
    fc.property(catalog, advisor, moves, (shop, guide, shopper) => {
      const compiled = compile(guide, buildSnapshot(shop.products, shop.attributes));
      for (const { session, outcome } of converse(shop, compiled, shopper)) {
        if (outcome.question === null) continue;
        const { id, type } = outcome.question.question;
        for (const answer of offeredIds(outcome.question)) {
          const reply = accept(compiled, session, id, [answer]);
          expect(reply).toEqual({ kind: 'accepted', question: id, reply: [answer] });
          if (type !== 'RANGE') continue;
          const [, from, to] = /^(-?[\d.]+)-(-?[\d.]+)$/.exec(answer) ?? [];
          expect(accept(compiled, session, id, [`${from}e0-${to}0`])).toEqual(reply);
        }
      }
    }),
    runs(150),
  );
});
