// Pictures of questions, answers and products.

import { make } from './make-element.ts';
import type { Part } from './part.ts';

/** If a picture cannot be loaded, its place stays empty. The words beside it say what it shows. */
export function drawImage(address: string | null, part: Part): HTMLImageElement | null {
  if (!address) return null;
  const image = make('img', { part, alt: '', loading: 'lazy', decoding: 'async', src: address });
  image.onerror = () => image.replaceWith(make('div', { part: `${part} missing` }));
  return image;
}
