import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { clientSnippet, curlSnippet, firstReply, widgetSnippet } from './snippets.ts';

const values = {
  origin: 'https://advice.shop.example',
  advisor: 'bikes',
  currency: null,
  color: null,
  key: 'YOUR_KEY',
};
const HOSTILE = `a"b'c</script>$(id)\`id\`\\d&e`;

it('an advisor whose id is hostile stays in its place: in a string of JavaScript', () => {
  const [, text = ''] = /advisor: (.*),\n/.exec(clientSnippet({ ...values, advisor: HOSTILE })) ?? [];
  expect(text).not.toContain('</script');
  expect(new Function(`return ${text}`)()).toBe(HOSTILE);
});

it('in a word of a shell', () => {
  const snippet = curlSnippet({ ...values, advisor: HOSTILE }, { question_id: "it's", answers: [] });
  // Curl is only asked what it was given.
  const told = execFileSync('sh', ['-c', `curl() { printf '%s\\n' "$@"; }\n${snippet}`], { encoding: 'utf8' });
  expect(told.split('\n').filter((line) => line === `Service-Advisor-ID: ${HOSTILE}`)).toHaveLength(2);
  expect(told).toContain('{"question_id":"it\'s","answers":[]}');
});

it('in an attribute', () => {
  const snippet = widgetSnippet({ ...values, advisor: HOSTILE });
  expect(snippet).toContain('advisor="a&quot;b\'c&lt;/script&gt;$(id)`id`\\d&amp;e"');
  expect(snippet).not.toContain('currency');
});

it('the colour that was chosen in the preview goes with it', () => {
  expect(widgetSnippet({ ...values, color: '#b3261e' })).toContain(
    ' style="--advisor-accent: #b3261e"></product-advisor>',
  );
  expect(widgetSnippet(values)).not.toContain('style');
});

it('the first question is replied to with its first answer, or skipped', () => {
  expect(firstReply({ questions: [{ id: 'use', answers: [{ id: 'games' }] }] })).toEqual({
    question_id: 'use',
    answers: ['games'],
  });
  expect(firstReply({ questions: [{ id: 'brand', attribute: 'brand' }] })).toEqual({
    question_id: 'brand',
    answers: [],
  });
  expect(firstReply(null)).toEqual({ question_id: 'QUESTION', answers: [] });
});
