// The look of the host: light or dark, and of its colours, corners and fonts those that mean the same here. Where it says nothing that browsers
// understand, the view keeps its own look.

import { make } from '../make-element.ts';
import { areMembers, type Members } from './host.ts';

/** The host's property, what it has to be, and the widget's. */
const SINGLE = [
  ['--color-border-primary', 'color', '--advisor-border'],
  ['--border-radius-lg', 'border-radius', '--advisor-radius'],
] as const;

export class HostLook {
  readonly #root = document.documentElement;
  #fonts: HTMLStyleElement | null = null;

  /** `context`: the host's, or what has changed of it. */
  wear({ theme, styles, safeAreaInsets }: Members): void {
    if (theme === 'light' || theme === 'dark') this.#root.style.colorScheme = theme;
    if (areMembers(safeAreaInsets)) this.#keepOff(safeAreaInsets);
    if (!areMembers(styles)) return;
    if (areMembers(styles.variables)) this.#colour(styles.variables);
    if (areMembers(styles.css) && typeof styles.css.fonts === 'string') this.#loadFonts(styles.css.fonts);
  }

  #colour(variables: Members): void {
    const [surface, text] = [variables['--color-background-primary'], variables['--color-text-primary']];
    // One without the other could be as dark as what it stands on.
    if (isStyle('color', surface) && isStyle('color', text)) {
      this.#set('--advisor-background', surface);
      this.#set('--advisor-text', text);
    }
    for (const [theirs, property, ours] of SINGLE) {
      const value = variables[theirs];
      if (isStyle(property, value)) this.#set(ours, value);
    }
    const font = variables['--font-sans'];
    if (isStyle('font-family', font)) this.#root.style.fontFamily = font;
  }

  #set(name: string, value: string): void {
    this.#root.style.setProperty(name, value);
  }

  /** Where a phone's screen is round, or has something in front of it. */
  #keepOff({ top, right, bottom, left }: Members): void {
    const sides = [top, right, bottom, left].map((side) => (typeof side === 'number' && side > 0 ? side : 0));
    document.body.style.padding = sides.map((side) => `${side}px`).join(' ');
  }

  #loadFonts(css: string): void {
    this.#fonts ??= document.head.appendChild(make('style'));
    this.#fonts.textContent = css;
  }
}

const isStyle = (property: string, value: unknown): value is string =>
  typeof value === 'string' && CSS.supports(property, value);
