// The guides are readable where the server runs, and every link in them leads somewhere.

import { readdir } from 'node:fs/promises';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { addGuidePages, guidePage } from './guide-pages.ts';

const app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
addGuidePages(app);
const read = async (url: string) => {
  const { statusCode, body } = await app.inject({ url });
  return { statusCode, body };
};
/** Resolved as a browser does. */
const linksOf = (html: string, at: string): string[] =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => {
    const { origin, pathname, hash } = new URL(href, `http://x${at}`);
    return origin === 'http://x' ? pathname + hash : href;
  });

describe('the guides', () => {
  it('lists every guide there is, and each can be read', async () => {
    const files = (await readdir(new URL('../../../../docs/', import.meta.url))).filter((file) => file.endsWith('.md'));
    const { body } = await read('/guides');
    const listed = linksOf(body, '/guides').filter((href) => href.startsWith('/guides/'));
    expect(linksOf((await read('/guides/')).body, '/guides/')).toEqual(linksOf(body, '/guides'));
    expect(listed.map((href) => `${href.slice('/guides/'.length)}.md`).toSorted()).toEqual(files.toSorted());
    for (const href of listed) expect((await read(href)).statusCode).toBe(200);
  });

  it('links from guide to guide, with anchors that are there', async () => {
    const { body: index } = await read('/guides');
    for (const guide of linksOf(index, '/guides').filter((href) => href.startsWith('/guides/'))) {
      const { body } = await read(guide);
      for (const href of linksOf(body, guide).filter((link) => link.startsWith('/guides'))) {
        const [pathname = '', hash = ''] = href.split('#');
        const target = await read(pathname);
        expect([guide, href, target.statusCode]).toEqual([guide, href, 200]);
        if (hash) expect([guide, href, target.body.includes(`id="${hash}"`)]).toEqual([guide, href, true]);
      }
    }
  });

  it('says no to what is none, and leaves links to files out that are not served', async () => {
    for (const url of [
      '/guides/nothing',
      '/guides/..%2fREADME',
      '/guides/constructor',
      '/guides/pictures/..%2fwidget.md',
    ])
      expect([url, (await read(url)).statusCode]).toEqual([url, 404]);
    expect(await guidePage('# A\nb ![c](pictures/portal/d.webp)![e](pictures/f.webp)')).toContain(
      '<p>b <img loading="lazy" src="pictures/f.webp" alt="e"></p>',
    );
    expect(await guidePage('# A\n[b](adr/0001-x.md) [c](widget.md#events) [d](https://e.example)')).toContain(
      '<p>b <a href="widget#events">c</a> <a href="https://e.example">d</a></p>',
    );
  });
});
