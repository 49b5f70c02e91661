// What the `type` of a problem opens: a page a person can read, made from the problem catalog.

import type { Problem } from '@guidepost/contract/problems';
import { escapeHtml, page } from './html-page.ts';

export const problemPage = ({ slug, status, title, meaning, mend, tokenUnused }: Problem): string =>
  page(
    title,
    `<p><code>${status}</code> <code>${slug}</code></p>
<h1>${escapeHtml(title)}</h1>
<h2>What happened</h2>
<p>${withCode(meaning)}</p>
<h2>What to do</h2>
<p>${withCode(mend)}</p>
<p>${tokenUnused ? 'The session token that was sent, if any, can still be used.' : 'The session token that was sent cannot be used for a reply any more.'}</p>
<p><a href="/problems">All problems</a> · <a href="/docs">The interface</a></p>`,
  );

export const problemIndexPage = (problems: readonly Problem[]): string =>
  page(
    'Problems',
    `<h1>Problems</h1>
<p>Every error of the interface is one of these, as <code>application/problem+json</code> (RFC 9457).</p>
<table><thead><tr><th>Status</th><th>Problem</th><th>What it says</th></tr></thead><tbody>
${problems.map(({ slug, status, title }) => `<tr><td>${status}</td><td><a href="/problems/${slug}">${slug}</a></td><td>${escapeHtml(title)}</td></tr>`).join('\n')}
</tbody></table>`,
  );

const withCode = (text: string): string => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
