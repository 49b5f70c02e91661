import { expect, test } from 'vitest';
import { refuseWebPage } from './refuse-web-page.ts';

test('a web page that was saved instead of a feed is refused as such', () => {
  for (const page of [
    '<!DOCTYPE html><title>Sign in</title>',
    '\n<html lang="en"><head><title>Sign in</title>',
    '<?xml version="1.0"?><!DOCTYPE html PUBLIC "x"><html><title>Sign in</title>',
  ]) {
    expect(() => refuseWebPage('feed.xml', page)).toThrow(/this is a web page \("Sign in"\) and not a catalog; /);
  }
});

test('a feed is none, whatever its descriptions quote', () => {
  for (const feed of [
    '<rss><channel><item><description><html></description>',
    'sku,title\n<html>,x',
    '<!-- <html> --><rss>',
  ]) {
    expect(() => refuseWebPage('feed.xml', feed)).not.toThrow();
  }
});
