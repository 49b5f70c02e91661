// Where on the page each thing is asked for that products still lack, so that one gets there from where it is named.

/** A field of products, `currency`, or `shop`. */
export const idOfField = (name: string): string => `required-${name}`;

export function goToPlace(name: string): void {
  const place = document.getElementById(idOfField(name));
  place?.scrollIntoView({ block: 'center' });
  place?.querySelector<HTMLElement>('input, select')?.focus({ preventScroll: true });
}
