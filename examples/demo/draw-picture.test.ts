// Browsers refuse a broken SVG silently, so every picture is checked as XML, by a strict parser.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawPicture } from './draw-picture.ts';
import { demoProducts } from './make-catalog.ts';

const products = demoProducts();

/** The first fault of an XML text without comments, sections and declarations, which our pictures do not have. */
function faultOf(xml: string): string | null {
  const open: string[] = [];
  let end = 0;
  for (const tag of xml.matchAll(/<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<&]*")*)\s*(\/?)>/g)) {
    const between = xml.slice(end, tag.index);
    if (/[<>]|&(?!amp;|lt;)/.test(between)) return `stray characters: ${between.slice(0, 40)}`;
    if (open.length === 0 && end > 0) return 'more than one root';
    end = tag.index + tag[0].length;
    const names = [...(tag[3] ?? '').matchAll(/([\w:-]+)=/g)].map((name) => name[1]);
    if (new Set(names).size < names.length) return `an attribute twice: ${tag[0]}`;
    const name = tag[2] ?? '';
    if (tag[1] === '/') {
      if (open.pop() !== name) return `unexpected ${tag[0]}`;
    } else if (tag[4] === '') open.push(name);
  }
  if (xml.slice(end).trim() !== '') return `stray characters: ${xml.slice(end, end + 40)}`;
  return open.length > 0 ? `not closed: ${open.join(', ')}` : null;
}

describe('a picture of a demo product', () => {
  it('is well-formed XML of 400 by 300, with finite numbers only', () => {
    for (const product of products) {
      const picture = drawPicture(product);
      expect(faultOf(picture), product.sku).toBeNull();
      expect(picture).toContain('viewBox="0 0 400 300"');
      expect(picture).not.toMatch(/NaN|Infinity|undefined|null/);
    }
  });

  it('stands by itself: no script, no text to set, nothing to load', () => {
    for (const product of products)
      expect(drawPicture(product)).not.toMatch(/<(script|text|image|style|use)\b|href|url\((?!#beam)/);
  });

  it('is the same text each time', () => {
    for (const product of products) expect(drawPicture(product)).toBe(drawPicture(structuredClone(product)));
  });

  it('differs by kind, drive, frame and build, even in one colour', () => {
    const looks = new Map<string, string>();
    for (const product of products) {
      const { kind, drive, frame, suspension, cargo_type } = product.attributes;
      const picture = drawPicture({ ...product, title: '', attributes: { ...product.attributes, color: 'blue' } });
      looks.set([kind, drive, frame, suspension, cargo_type].join(' '), picture);
    }
    expect(looks.size).toBeGreaterThan(20);
    expect(new Set(looks.values()).size).toBe(looks.size);
  });

  it('shows the colour, and escapes the title', () => {
    const [product] = products;
    const red = { ...product!, title: 'A < B & C', attributes: { ...product!.attributes, color: 'red' } };
    expect(drawPicture(red)).toContain('<title>A &lt; B &amp; C</title>');
    expect(drawPicture(red)).not.toBe(drawPicture({ ...red, attributes: { ...red.attributes, color: 'green' } }));
  });

  it('can be drawn of a product that tells nothing', () => {
    expect(faultOf(drawPicture({ ...products[0]!, attributes: {} }))).toBeNull();
  });

  it('is joined by answer pictures that are well-formed too', () => {
    const folder = new URL('answer-pictures/', import.meta.url);
    for (const name of readdirSync(folder))
      expect(faultOf(readFileSync(new URL(name, folder), 'utf8')), name).toBeNull();
  });
});
