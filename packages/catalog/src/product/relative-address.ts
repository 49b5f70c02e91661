// Addresses without the host of the shop: from the slash behind it on, `/media/lamp.jpg`, or the path of a picture's file as folders have
// it, `images/lamp.jpg`.

import { firstPath } from '../mapping/first-address.ts';

const PICTURE = /\.(?:jpe?g|png|webp|gif|svg|avif|bmp|tiff?)$/i;
/** Blanks are encoded when the address is completed. */
const ONE = /^\/?[\p{L}\p{M}\p{N}._/()&'+! -]+$/u;
const SEVERAL = /\.(?:jpe?g|png|webp|gif|svg|avif|bmp|tiff?)\s/i;
/** Only `https://` is left out, or only `https:`. */
const HOSTED = /^(?:[a-z\d-]+\.)+[a-z]{2,}\//i;
const SCHEMELESS =
  /^(?:\/\/(?=[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:[:/?#]|$))|(?=www\.(?:[\p{L}\d-]+\.)+\p{L}{2,}(?:[/?#]|$))|(?=(?:[a-z\d-]+\.)+(?:com|net|org|info|biz|shop|store|online|app|cloud|io|example|[a-z]{2})\/\S))/u;
/** Codes such as `ab.cd/12` have the shape of a host with the end of a country. */
const SHORT = /^[a-z\d-]{1,3}\.[a-z]{2}\//;

export const endsAsPicture = (text: string): boolean => PICTURE.test(text);

export const beginsWithHost = (text: string): boolean => HOSTED.test(text);

/** With its `https:` before it. Null: its host is not written, or its scheme is. */
export function withHttps(text: string): string | null {
  const [beginning] = SCHEMELESS.exec(text) ?? [];
  return beginning === undefined || SHORT.test(text) ? null : `https://${text.slice(beginning.length)}`;
}

/** Whether it is one name of a picture's file that can end an address as it is. */
export const isPictureFile = (text: string): boolean => PICTURE.test(text) && ONE.test(text) && !SEVERAL.test(text);

/** A name without a folder may be of a file that is anywhere. */
const isPictureInFolder = (text: string): boolean =>
  IN_FOLDER.test(text) && !HOSTED.test(text) && isPictureFile(text.replace(/[?#].*$/, ''));

const IN_FOLDER = /^(?!\/|\.\.\/)[^?#]*\//;

/** Whether the address of the shop makes a whole address of it. */
export const lacksHost = (text: string): boolean => text.startsWith('/') || isPictureInFolder(text);

/** A page as shop systems write it, from the address of the shop on: `1541083/01`, `lamps/nova.html`, `nova-2`. */
const PAGE = /^(?!\.\.)(?=[^?#]*[\d/.-])[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}._~%/-]*(?:[?#]\S*)?$/u;

/**
 * Null: it is no address without a host. `isPage`: it is that of a product's page. A picture that is only a name of a file may be anywhere, but
 * the pages of a shop are where the shop is. A host that only lacks its `https://` is no page.
 */
export function onHost(text: string, baseUrl: string, isPage: boolean): string | null {
  const one = firstPath(text);
  if (one.startsWith('//') || !(lacksHost(one) || (isPage && PAGE.test(one) && !HOSTED.test(one)))) return null;
  return `${baseUrl.replace(/\/+$/, '')}/${one.replace(/^(?:\.?\/)+/, '')}`;
}
