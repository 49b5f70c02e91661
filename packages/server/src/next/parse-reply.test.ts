import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../refusals/refusal.ts';
import { checkMediaType, parseReply } from './parse-reply.ts';

const parse = (text: string) => parseReply(Buffer.from(text));
const id = fc.string({ unit: 'binary', maxLength: 50 });

describe('a reply', () => {
  it('comes out as it was sent, in every spelling that JSON allows', () => {
    fc.assert(
      fc.property(id, fc.uniqueArray(id, { maxLength: 20 }), fc.boolean(), (question, answers, escaped) => {
        const json = JSON.stringify({ question_id: question, answers }, null, escaped ? 2 : 0);
        const text = escaped
          ? json.replace(/[^\n -~]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`)
          : json;
        expect(parse(text)).toEqual({ questionId: question, answers });
      }),
    );
  });

  it.each(['', ' \t\r\n', 'null', '{}', '{"x":{"question_id":1}}'])('is not there in %j', (text) =>
    expect(parse(text)).toBeNull(),
  );

  it('is never made out of anything else, and never fails', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.uint8Array(),
          fc.json().map((json) => Buffer.from(json)),
        ),
        (bytes) => {
          const reply = parseReply(Buffer.from(bytes));
          if (reply === null || reply instanceof Refusal) return;
          const { question_id, answers } = JSON.parse(Buffer.from(bytes).toString());
          expect(reply).toEqual({ questionId: question_id, answers });
        },
      ),
    );
  });

  it('has no member __proto__ at any depth, however it is escaped [row 34]', () => {
    const spelled = fc
      .array(fc.boolean(), { minLength: 9, maxLength: 9 })
      .map((escapes) =>
        [...'__proto__']
          .map((c, at) => (escapes[at] ? `\\u00${c.charCodeAt(0).toString(16).toUpperCase()}` : c))
          .join(''),
      );
    fc.assert(
      fc.property(spelled, fc.nat(50), (name, depth) => {
        const text = `${'{"a":['.repeat(depth)}{"${name}":0}${']}'.repeat(depth)}`;
        expect(parse(text)).toMatchObject({ slug: 'malformed-json' });
      }),
    );
  });

  it('may be nested as deep as a body is long', () => {
    expect(parse(`{"x":${'['.repeat(8000)}${']'.repeat(8000)}}`)).toBeNull();
    expect(parse('['.repeat(16_000))).toMatchObject({ slug: 'malformed-json' });
  });

  it('says of each fault where it is, and repeats nothing [row 36]', () => {
    const refusal = parse('{"question_id":7,"answers":["ok",{"secret":1},"ok"]}');
    expect(refusal).toBeInstanceOf(Refusal);
    expect(refusal).toMatchObject({ slug: 'invalid-body' });
    const { detail, facts } = refusal as Refusal;
    expect(facts.errors?.map(({ pointer }) => pointer)).toEqual(['#/question_id', '#/answers/1', '#/answers/2']);
    expect(detail).not.toContain('secret');
  });
});

it.each([
  ['application/json', null],
  ['Application/JSON ; charset="utf-8"', null],
  ['application/json;charset=UTF8', 'identity'],
  ['application/json; a=b; c', ' IDENTITY '],
])('takes %s with encoding %s [rows 42 to 44]', (type, encoding) => expect(checkMediaType(type, encoding)).toBeNull());

it.each([
  [null, null, 'json'],
  ['text/plain', null, 'json'],
  ['application/json, text/plain', null, 'json'],
  ['application/json; charset=utf-16', null, 'json'],
  ['application/json', 'gzip', 'uncompressed'],
  ['text/plain', 'br', 'uncompressed'],
])('refuses %s with encoding %s, saying that it takes it %s [rows 42 to 44]', (type, encoding, wanted) => {
  const refusal = checkMediaType(type, encoding);
  expect(refusal?.slug).toBe('unsupported-media-type');
  expect(refusal?.facts.wanted).toBe(wanted);
});
