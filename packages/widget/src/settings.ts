// What the page says in the element's attributes.

import type { Texts } from './texts.ts';

export interface Settings {
  readonly baseUrl: string;
  readonly advisor: string;
  /** Publishable. */
  readonly apiKey: string;
  /** Wanted; the advisor's own where it has not this one. */
  readonly language: string;
  /** ISO 4217, of the prices; null: they are plain numbers. */
  readonly currency: string | null;
  /** A browsing context's name, of the links to products: `_blank`, `_top`. */
  readonly target: string;
  /** The words of the button that opens it as a dialog, possibly empty; null: it stands in the page. */
  readonly dialog: string | null;
  /** The page's own words. */
  readonly texts: Partial<Texts>;
}

/** React and Vue keep `key` for themselves: `api-key` says the same. */
export const ATTRIBUTES = 'base-url advisor key api-key lang currency target dialog texts'.split(' ');

/** Null where something is missing that nothing goes without. */
export function readSettings(element: HTMLElement): Settings | null {
  const read = (name: string): string | null => element.getAttribute(name);
  const [baseUrl, advisor, apiKey] = [read('base-url'), read('advisor'), read('api-key') ?? read('key')];
  if (baseUrl === null || !advisor || !apiKey) return null;
  return {
    ...{ baseUrl: (baseUrl || location.origin).replace(/\/+$/, ''), advisor, apiKey },
    language: read('lang') || languageAround(element),
    currency: read('currency'),
    target: read('target') ?? '',
    dialog: read('dialog'),
    texts: parseTexts(element, read('texts') ?? '{}'),
  };
}

/** Also out of the shadow root that it may stand in. */
function languageAround(element: Element): string {
  const found = element.closest('[lang]')?.getAttribute('lang');
  if (found) return found;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? languageAround(root.host) : navigator.language;
}

function parseTexts(element: HTMLElement, json: string): Partial<Texts> {
  try {
    const texts: Record<string, unknown> = JSON.parse(json);
    return Object.fromEntries(Object.entries(texts).filter(([, text]) => typeof text === 'string'));
  } catch (error) {
    console.error(element, 'texts:', error);
    return {};
  }
}
