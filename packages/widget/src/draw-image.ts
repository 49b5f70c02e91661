// Pictures of questions, answers and products.

import { make } from './make-element.ts';
import type { Part } from './part.ts';

/**
 * Answers whose picture cannot be loaded keep its place, as the others have one. A product does without, also in place of the service's
 * neutral picture: a grey box says nothing.
 */
export function drawImage(address: string | null, part: Part): HTMLImageElement | null {
  if (!address || address.endsWith('/no-picture.svg')) return null;
  const image = make('img', { part, alt: '', loading: 'lazy', decoding: 'async', src: address });
  image.onerror = () =>
    part === 'result-image' ? image.remove() : image.replaceWith(make('div', { part: `${part} missing` }));
  return image;
}
