import { describe, expect, it } from 'vitest';
import { ConstantRefusal, Refusal } from '../refusals/refusal.ts';
import { problemResponse } from './problem-response.ts';

function read(refusal: Refusal) {
  const { status, headers, body, isLast } = problemResponse(refusal, 'ID', 'http://a');
  const own = new Map<string, string>();
  // The common ones come first.
  for (let at = 0; at < headers.length; at += 2) own.set(headers[at]!, headers[at + 1]!);
  return { status, own, body: JSON.parse(body) as Record<string, unknown>, isLast };
}

describe('a refusal becomes', () => {
  it('a document with what it says, and a length in bytes', () => {
    const { status, own, body, isLast } = read(new Refusal('not-found', 'Nothing “here”.'));
    expect(status).toBe(404);
    expect(body).toEqual({
      type: 'http://a/problems/not-found',
      title: 'There is nothing at this address',
      status: 404,
      detail: 'Nothing “here”.',
      instance: 'urn:uuid:ID',
    });
    expect(own.get('Content-Length')).toBe(String(Buffer.byteLength(JSON.stringify(body))));
    expect(isLast).toBe(false);
  });

  it('members of the body, for what concerns the reply', () => {
    const errors = [{ pointer: '#/answers/0', detail: 'No.' }];
    expect(read(new Refusal('invalid-answer', 'No.', { errors })).body).toMatchObject({ errors });
    const { body } = read(new Refusal('question-not-current', 'No.', { currentQuestion: 'room' }));
    expect(body).toMatchObject({ current_question_id: 'room' });
  });

  it.each<[Refusal, string, string]>([
    [new Refusal('missing-api-key', ''), 'WWW-Authenticate', 'ApiKey realm="advisor"'],
    [new Refusal('invalid-api-key', ''), 'WWW-Authenticate', 'ApiKey realm="advisor"'],
    [new Refusal('method-not-allowed', '', { methods: ['POST', 'OPTIONS'] }), 'Allow', 'POST, OPTIONS'],
    [new Refusal('unsupported-media-type', '', { wanted: 'json' }), 'Accept', 'application/json'],
    [new Refusal('unsupported-media-type', '', { wanted: 'uncompressed' }), 'Accept-Encoding', 'identity'],
    [new Refusal('unavailable', '', { wait: 5 }), 'Retry-After', '5'],
    [new Refusal('rate-limited', '', { wait: 7, quota: { most: 4, seconds: 60 } }), 'Retry-After', '7'],
    [new Refusal('rate-limited', '', { wait: 7, quota: { most: 4, seconds: 60 } }), 'RateLimit', '"default";r=0;t=7'],
    [
      new Refusal('rate-limited', '', { wait: 7, quota: { most: 4, seconds: 60 } }),
      'RateLimit-Policy',
      '"default";q=4;w=60',
    ],
  ])('headers, for what concerns the caller: %#', (refusal, name, value) => {
    expect(read(refusal).own.get(name)).toBe(value);
  });

  it('the last response of a connection whose rest cannot be read, or whose server stops', () => {
    for (const slug of ['bad-request', 'body-too-large', 'headers-too-large', 'request-timeout'] as const) {
      expect([slug, read(new Refusal(slug, '')).isLast]).toEqual([slug, true]);
    }
    expect(read(new Refusal('unavailable', '', { isLast: true })).isLast).toBe(true);
    expect(read(new Refusal('unavailable', '')).isLast).toBe(false);
  });
});

it('a refusal that is the same each time is prepared once, and differs in the id of the request only', () => {
  const [one, other] = ['0192f0c1-2f57-4c3a-8a43-6d1f6f5a9b10', '5192f0c1-2f57-4c3a-8a43-6d1f6f5a9b17'];
  const constant = new ConstantRefusal('unavailable', 'Too much to do.', { wait: 1 });
  for (const [id, url] of [
    [one, 'https://advisor.example'],
    [other, 'https://advisor.example'],
    [one, 'https://other.example'],
  ] as const) {
    const plain = new Refusal('unavailable', 'Too much to do.', { wait: 1 });
    expect(problemResponse(constant, id, url)).toEqual(problemResponse(plain, id, url));
  }
});
