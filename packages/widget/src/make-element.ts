// Makes elements with properties and children in one call. Texts become text nodes, so nothing from a catalog or an advisor
// is ever read as HTML.

import type { Part, Parts } from './part.ts';

export type Child = Node | string | null | undefined | false;

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

/** Only for the eye. Each element tells assistive technology in its own way. */
export function showChosen(element: Element | undefined, isChosen: boolean): void {
  element?.part.toggle('chosen' satisfies Part, isChosen);
}

export function showPressed(button: HTMLButtonElement, isPressed: boolean): void {
  button.ariaPressed = `${isPressed}`;
  showChosen(button, isPressed);
}

export const makeButton = (part: Parts, press: () => unknown, ...children: Child[]): HTMLButtonElement =>
  make('button', { part, type: 'button', onclick: press }, ...children);
