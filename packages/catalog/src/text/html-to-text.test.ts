import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectLinear } from '../../../../scripts/fixture/grows-linearly.ts';
import { runs } from '../../../../scripts/fixture/test-length.ts';
import { htmlToText } from './html-to-text.ts';

test.each([
  ['<p>Soft <b>cotton</b> shirt.</p><p>Made in Peru</p>', 'Soft cotton shirt.\nMade in Peru'],
  ['a<br>b<br/>c<BR />d', 'a\nb\nc\nd'],
  [
    '<h3>Details</h3>\n<ul>\n <li>100% wool</li>\n <li><p>warm</p></li>\n</ul>after',
    'Details\n• 100% wool\n• warm\nafter',
  ],
  ['<table><tr><th>Weight</th><td>3 kg</td></tr><tr><td>Size<td>M</table>', 'Weight 3 kg\nSize M'],
  ['Caf&eacute; &#8211; 5&nbsp;&euro; &#x1F600; &lt;3', 'Café – 5 € 😀 <3'],
  ['<p>Rock &amp; roll, <i>now</i>&hellip;</p>', 'Rock & roll, now…'],
  ['a<script>alert("<p>")</script>b<style>p{}</style>c<!-- <p> -->d', 'abcd'],
  ['<svg><title>x</title><g/></svg>icon<iframe src="x">no</iframe>', 'icon'],
  ['<div title="a > b">text</div>', 'text'],
  ['plain text\r\nwith two lines', 'plain text\nwith two lines'],
  ['5 < 6 and 7 > 3, AT&T', '5 < 6 and 7 > 3, AT&T'],
  ['&lt;p&gt;Escaped &amp;amp; twice&lt;/p&gt;', 'Escaped & twice'],
  ['<p>a   \n\t b</p>\n\n\n<div></div><p>c</p>', 'a b\nc'],
  ['1\n\n\n\n2', '1\n\n2'],
  ['<p>unclosed <b>bold', 'unclosed bold'],
  ['<p>cut off <a href="https://exa', 'cut off'],
  ['&#0;&#xD800;a', 'a'],
  ['', ''],
])('%j reads %j', (html, text) => {
  expect(htmlToText(html)).toBe(text);
});

test('what comes out is clean: no runs of spaces, no control characters, whole characters only', () => {
  const html = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.stringMatching(/^(<\/?(p|li|script|svg|b|br|td)( a="?)?\/?>|&(amp|lt|#\d{1,7}|x);?|[a <>&"!-]){0,20}$/),
  );
  fc.assert(
    fc.property(html, (text) => {
      const clean = htmlToText(text.toWellFormed());
      expect(clean).not.toMatch(/ {2}|[^\S\n ]|(?!\n)\p{Cc}|^\s|\s$/u);
      expect(clean.isWellFormed()).toBe(true);
    }),
    runs(250, 2500),
  );
});

test.each([
  ['<'],
  ['<a '],
  ['<a "'],
  ['</a'],
  ['<p>'],
  ['<!--'],
  ['<script>'],
  ['&lt;a '],
  ['&amp;'],
  ['<svg>'],
  [' '],
])('a description full of %j takes time by its length only', (piece) => {
  expectLinear((size) => void htmlToText(piece.repeat(Math.ceil(size / piece.length))), 1_000_000);
});
