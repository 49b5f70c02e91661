// Turns the HTML of product descriptions into clean text: what a shopper would read, one line for each block, and nothing
// that runs, styles or loads anything. It passes over the text once, so hostile markup costs no more than its length.

import { Tokenizer } from 'htmlparser2';
import { undoEscaping } from './undo-escaping.ts';

const TAG = /<\/?[a-z][a-z\d]*[\s/>]|<!--/i;
const ESCAPED_TAG = /&lt;\/?[a-z][a-z\d]*(?:\s[^&]*)?\/?&gt;/i;

/** Plain text keeps its line breaks. HTML gets them from its blocks and `<br>`. Each element of a list gets a line. */
export function htmlToText(html: string): string {
  // The variants of a product follow each other and have the same description.
  if (html !== last.html) last = { html, text: convert(html) };
  return last.text;
}

let last = { html: '', text: '' };

function convert(html: string): string {
  const source = ESCAPED_TAG.test(html) && !TAG.test(html) ? undoEscaping(html) : html;
  if (!TAG.test(source)) return tidied(undoEscaping(source));
  const lines = new Lines();
  let skipped: string | null = null;
  let depth = 0;
  const nothing = (): void => {};
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      ontext(start, end) {
        if (skipped === null) lines.add(source.slice(start, end));
      },
      ontextentity(codePoint) {
        if (skipped === null) lines.add(String.fromCodePoint(codePoint));
      },
      onopentagname(start, end) {
        const name = source.slice(start, end).toLowerCase();
        if (skipped === null) {
          if (SKIPPED.has(name)) [skipped, depth] = [name, 1];
          else if (BLOCKS.has(name)) lines.end();
          else if (name === 'td' || name === 'th') lines.add(' ');
          if (name === 'li') lines.bullet();
        } else if (name === skipped) depth++;
      },
      onclosetag(start, end) {
        const name = source.slice(start, end).toLowerCase();
        if (skipped === null) {
          if (BLOCKS.has(name)) lines.end();
        } else if (name === skipped && --depth === 0) skipped = null;
      },
      onselfclosingtag() {
        if (depth > 0 && --depth === 0) skipped = null;
      },
      ...{ onattribdata: nothing, onattribentity: nothing, onattribend: nothing, onattribname: nothing },
      ...{ oncdata: nothing, oncomment: nothing, ondeclaration: nothing, onend: nothing },
      ...{ onopentagend: nothing, onprocessinginstruction: nothing },
    },
  );
  tokenizer.write(source);
  tokenizer.end();
  return tidied(undoEscaping(lines.text()));
}

/** Their content is not for readers. */
const SKIPPED = new Set(['script', 'style', 'head', 'title', 'template', 'noscript', 'iframe', 'svg', 'object']);

const BLOCKS = new Set(
  `address article aside blockquote body br button caption center dd details dialog div dl dt fieldset figcaption figure
   footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody tfoot thead tr ul`.split(
    /\s+/,
  ),
);

/** Collects text in lines. A line without a word is left out. */
class Lines {
  #lines = '';
  #line = '';
  #bullet = false;

  add(text: string): void {
    const flowing = text.replace(/\s+/g, ' ');
    if (this.#line === '' && flowing.trim() === '') return;
    if (this.#bullet) this.#line += '• ';
    this.#bullet = false;
    this.#line += flowing;
  }

  bullet(): void {
    this.#bullet = true;
  }

  end(): void {
    if (this.#line === '') return;
    this.#lines += `${this.#line}\n`;
    this.#line = '';
  }

  text(): string {
    return this.#lines + this.#line;
  }
}

const INVISIBLE = /(?![\n\t])\p{Cc}|[\u00ad\u200b\ufeff\ufffd]/gu;

function tidied(text: string): string {
  return text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(INVISIBLE, '')
    .split('\n')
    .map((line) => line.replace(/[^\S\n]+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
