// The settings that the page makes with the element's attributes.

import type { Texts } from './texts.ts';

export interface Settings {
  readonly baseUrl: string;
  readonly advisor: string;
  /** Publishable. */
  readonly apiKey: string;
  /** The language that is wanted. If the advisor does not have it, its own is used. */
  readonly language: string;
  /** The currency of the prices, ISO 4217; null for that of the catalog. If it is empty, prices are plain numbers. */
  readonly currency: string | null;
  /** Where links to products open: `_blank`, `_top`. */
  readonly target: string;
  /** The words of the button that opens it as a dialog; may be empty. Null if it stands in the page. */
  readonly dialog: string | null;
  /** The words of the button that puts a product into the shop's cart; may be empty. Null if there is none. */
  readonly cart: string | null;
  /** Whether assistants in the browser may lead the conversation: any text, or null if they may not. */
  readonly assistants: string | null;
  /** The page's own words. */
  readonly texts: Partial<Texts>;
  /** False where no address leads back to the conversation. */
  readonly hasLink?: false;
}

/** React and Vue keep `key` for themselves: `api-key` says the same. */
export const ATTRIBUTES = 'base-url advisor key api-key lang currency target dialog cart assistants texts'.split(' ');

/** Null if a setting is missing that it cannot do without. */
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
    cart: read('cart'),
    assistants: read('assistants'),
    texts: parseTexts(element, read('texts') ?? '{}'),
  };
}

/** Also looks outside the shadow root that the element may stand in. */
function languageAround(element: Element): string {
  const found = element.closest('[lang]')?.getAttribute('lang');
  if (found) return found;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? languageAround(root.host) : (navigator.languages[0] ?? '');
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
