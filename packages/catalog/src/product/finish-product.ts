// The last step of every row, whatever file it came from. A product has sku, title, image, link and price; a row without
// one of these is not a product.

import type { AttributeValue, Product } from '@guidepost/engine/product';
import { reason } from '@guidepost/fault/reason';
import { type SeveralAddresses, severalAddresses } from '../mapping/first-address.ts';
import { RowFault } from '../rejection.ts';
import { detached } from '../text/detached.ts';
import { type NoPrice, normalisePrice } from './normalise-price.ts';
import { lacksHost, onHost, withHttps } from './relative-address.ts';
import { LONGEST_CODE, LONGEST_TITLE } from './value-limits.ts';

/** Texts are trimmed; empty means missing. */
export interface ProductDraft {
  readonly sku: string;
  readonly title: string;
  readonly description: string;
  readonly image: string;
  readonly link: string;
  readonly price: string;
  readonly listPrice: string;
  readonly group: string;
  readonly available: boolean;
  readonly attributes: Readonly<Record<string, AttributeValue>>;
}

/** `baseUrl`: completes links and images without a host. Null: they are refused. */
export function finishProduct(draft: ProductDraft, baseUrl: string | null): Product | RowFault {
  const { sku } = draft;
  if (sku === '') return missing(sku, 'sku');
  if (sku.length > LONGEST_CODE) return tooLong(null, 'sku', LONGEST_CODE);
  if (hasControl(sku)) return controlled(null, 'sku');
  if (hasControl(draft.group)) return controlled(sku, 'group');
  if (draft.group.length > LONGEST_CODE) return tooLong(sku, 'group', LONGEST_CODE);
  if (draft.title === '') return missing(sku, 'title');
  if (draft.title.length > LONGEST_TITLE) return tooLong(sku, 'title', LONGEST_TITLE);
  if (draft.image === '') return missing(sku, 'image');
  if (draft.link === '') return missing(sku, 'link');
  if (draft.price === '') return missing(sku, 'price');
  const image = completeAddress(draft.image, baseUrl);
  if (image === null) return addressFault(sku, 'image', draft.image, baseUrl);
  const link = completeAddress(draft.link, baseUrl, true);
  if (link === null) return addressFault(sku, 'link', draft.link, baseUrl);
  const price = normalisePrice(draft.price);
  if (typeof price !== 'string') return priceFault(sku, 'price', draft.price, price);
  const listPrice = draft.listPrice === '' ? null : normalisePrice(draft.listPrice);
  if (listPrice !== null && typeof listPrice !== 'string') {
    return priceFault(sku, 'list_price', draft.listPrice, listPrice);
  }
  return {
    sku,
    title: hasControl(draft.title) ? draft.title.replace(/\s+/g, ' ') : draft.title,
    description: draft.description === '' ? null : draft.description,
    image,
    link,
    price,
    // A list price that is not above the price is not a saving.
    listPrice: listPrice !== null && Number(listPrice) > Number(price) ? listPrice : null,
    group: draft.group === '' ? null : draft.group.replace(BLANKS, ' '),
    available: draft.available,
    attributes: draft.attributes,
  };
}

function priceFault(
  sku: string,
  field: string,
  price: string,
  { code, reason: said, values, orElse }: NoPrice,
): RowFault {
  const text = `${field} ${show(price)} ${said}`;
  return new RowFault(sku, field, { code, text, values: { value: cut(price), ...values } }, orElse);
}

/** Two blanks where another row has one would part variants. */
const BLANKS = /\s{2,}/g;

const controlled = (sku: string | null, field: string): RowFault =>
  new RowFault(
    sku,
    field,
    reason('control-character', `${field} contains a line break or a control character; remove it`),
  );

function hasControl(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) < 32) return true;
  return false;
}

const tooLong = (sku: string | null, field: string, longest: number): RowFault =>
  new RowFault(
    sku,
    field,
    reason('too-long', `${field} is longer than ${longest} characters; shorten it`, { most: longest }),
  );

const missing = (sku: string, field: string): RowFault =>
  new RowFault(
    sku,
    field,
    reason(
      'missing',
      field === 'price'
        ? 'price is missing; fill it in, or let a mapping take it from another column, or leave such rows out with its `drop:`'
        : `${field} is missing; fill it in, or let a mapping take it from another column or a template`,
    ),
  );

function addressFault(sku: string, field: string, address: string, baseUrl: string | null): RowFault {
  const several = severalAddresses(address);
  if (several !== null) return addressesFault(sku, field, several);
  const isRelative = baseUrl === null && lacksHost(address);
  const mend = isRelative
    ? 'write it with https:// and the host, in a mapping for instance as a template'
    : 'write one address, from https:// on';
  const text = `${field} ${show(address)} is not an absolute http or https address; ${mend}`;
  const code = isRelative ? 'address-without-host' : 'not-an-address';
  return new RowFault(sku, field, reason(code, text, { value: cut(address) }));
}

function addressesFault(sku: string, field: string, { count, seam }: SeveralAddresses): RowFault {
  const text = `${field} has ${count} addresses in one cell, with a seam at ${JSON.stringify(`…${seam}…`)}; write one of them`;
  return new RowFault(sku, field, reason('several-addresses', text, { count, value: seam }));
}

const show = (text: string): string => JSON.stringify(cut(text));

const cut = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

// Browsers silently drop these or read them as others. Braces are most likely a template that nobody filled in. An
// address after another address is a list.
const FORBIDDEN = /[\p{Cc}<>\\{}]|[\s|]https?:|[,;]\s*https?:\/\/|[,;|\s]\s*www\.|[,;|\s]\s*\/\/\p{L}/iu;
/** Browsers encode these, and they are common in feeds and names of files. Once encoded, an address has one spelling. */
const ENCODED = /[\p{Zs}"^`|]/gu;
const BEGINNING = /^https?:\/\/[^/?#]/i;
const LONGEST = 4_096;
/** Nothing of it is forbidden or encoded. */
const PLAIN = /^https?:\/\/[\w.:-]+\/[\w.~/?&=%+,;:@#-]*$/;

/**
 * The address. Links and images go to shoppers' browsers unchanged, so only absolute http and https addresses are accepted. `https:` is put
 * before one that begins with its host.
 * `baseUrl` is put before one without a host; `isPage`: it is that of a product's page. Null if it is not an address.
 */
export function completeAddress(text: string, baseUrl: string | null, isPage = false): string | null {
  // Nearly all are such, and one look is cheaper than the three below.
  if (text.length <= LONGEST && PLAIN.test(text) && text.indexOf('://', SHORTEST_BEGINNING) === -1)
    return canParse(text) ? text : null;
  const whole = withHttps(text) ?? (baseUrl === null ? null : onHost(text, baseUrl, isPage)) ?? text;
  if (!BEGINNING.test(whole) || FORBIDDEN.test(whole)) return null;
  const address = whole.replace(ENCODED, encodeURIComponent);
  if (address.length > LONGEST) return null;
  return canParse(address) ? address : null;
}

/** Beginnings of addresses that can be parsed, up to a slash, as `https://shop.example/`. */
const knownHosts = new Set<string>();
const MOST_HOSTS = 100;
const LONGEST_HOST = 200;

/** Behind the slash after its host nothing can be wrong with an address, and those of a catalog have few hosts. */
function canParse(address: string): boolean {
  const slash = address.indexOf('/', SHORTEST_BEGINNING);
  if (slash === -1 || slash > LONGEST_HOST) return URL.canParse(address);
  const host = address.slice(0, slash + 1);
  if (knownHosts.has(host)) return true;
  if (!URL.canParse(host)) return false;
  if (knownHosts.size < MOST_HOSTS) knownHosts.add(detached(host));
  return true;
}

/** `http://s` */
const SHORTEST_BEGINNING = 8;
