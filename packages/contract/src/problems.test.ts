import Schema from 'typebox/schema';
import { describe, expect, it } from 'vitest';
import { ProblemDocument, problemDocument } from './problem.ts';
import { isProblemSlug, PROBLEMS, problemOf } from './problems.ts';

describe('the problem catalog', () => {
  it('names each problem by a slug of its own and says what it means and how to mend it', () => {
    expect(new Set(PROBLEMS.map(({ slug }) => slug)).size).toBe(PROBLEMS.length);
    for (const problem of PROBLEMS) {
      expect(problem.slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(problem.title).toMatch(/[^.]$/);
      expect(problem.meaning).toMatch(/\.$/);
      expect(problem.mend).toMatch(/\.$/);
      expect(problem.status).toBeGreaterThanOrEqual(400);
    }
  });

  it('cannot be changed', () => {
    expect(Object.isFrozen(PROBLEMS)).toBe(true);
    expect(PROBLEMS.every(Object.isFrozen)).toBe(true);
  });

  it('does not mistake inherited names for problems', () => {
    expect(isProblemSlug('constructor')).toBe(false);
    expect(isProblemSlug('invalid-answer')).toBe(true);
  });

  it('makes documents that satisfy their schema, with only the members given', () => {
    const compiled = Schema.Compile(ProblemDocument);
    const occurrence = { publicUrl: 'https://advisor.example', requestId: '0192f0c1-2f57-7c3a-8a43-6d1f6f5a9b10' };
    const plain = problemDocument('not-found', { ...occurrence, detail: 'There is nothing here.' });
    expect(plain).toEqual({
      type: 'https://advisor.example/problems/not-found',
      title: problemOf('not-found').title,
      status: 404,
      detail: 'There is nothing here.',
      instance: 'urn:uuid:0192f0c1-2f57-7c3a-8a43-6d1f6f5a9b10',
    });
    const full = problemDocument('invalid-answer', {
      ...occurrence,
      detail: 'x',
      members: { errors: [{ pointer: '#/answers/0', detail: 'y' }] },
    });
    expect(full.errors).toHaveLength(1);
    expect(compiled.Check(plain) && compiled.Check(full)).toBe(true);
  });
});
