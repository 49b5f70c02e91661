// Elements with properties and children, in one call. Texts become text nodes, so nothing that a catalog or an advisor says
// is ever read as HTML.

import type { Parts } from './part.ts';

export type Child = Node | string | null | false;

type Properties<Name extends keyof HTMLElementTagNameMap> = Partial<
  Omit<HTMLElementTagNameMap[Name], 'style' | 'part' | 'children'>
> & {
  /** Names for `::part()`, and the class names of the widget's own style. */
  readonly part?: Parts;
};

export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  { part, ...properties }: Properties<Name> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  if (part) {
    element.setAttribute('part', part);
    element.className = part;
  }
  element.append(...children.filter((child): child is Node | string => Boolean(child)));
  return element;
}

export const makeButton = (part: Parts, press: () => unknown, ...children: Child[]): HTMLButtonElement =>
  make('button', { part, type: 'button', onclick: press }, ...children);
