import { ADMIN_PROBLEMS, PROBLEMS } from '@guidepost/contract/problems';
import { expect, it } from 'vitest';
import { problemIndexPage, problemPage } from './docs-pages.ts';
import { escapeHtml, page } from './html-page.ts';

it('shows text as text', () => {
  expect(escapeHtml(`<a href="x" title='y'>&`)).toBe('&#60;a href=&#34;x&#34; title=&#39;y&#39;&#62;&#38;');
  expect(page('<script>', '')).not.toContain('<script>');
});

it('lists every problem, and tells of each what happened and what to do', () => {
  const index = problemIndexPage(PROBLEMS, ADMIN_PROBLEMS);
  for (const problem of [...PROBLEMS, ...ADMIN_PROBLEMS]) {
    expect(index).toContain(`/problems/${problem.slug}"`);
    const shown = problemPage(problem);
    expect(shown).toContain(String(problem.status));
    expect(shown).not.toContain('`');
  }
});

it('tells what becomes of the session token, where there may be one', () => {
  for (const problem of PROBLEMS) {
    expect(problemPage(problem)).toContain(problem.tokenUnused ? 'can still be used' : 'cannot be used');
  }
  for (const problem of ADMIN_PROBLEMS) expect(problemPage(problem)).not.toContain('session token');
});
