// The widget's own words, in English. Everything else that a shopper reads comes from the advisor and the catalog.

import type { Counted } from './counted.ts';

export interface Texts {
  readonly open: string;
  readonly close: string;
  readonly continue: string;
  readonly skip: string;
  readonly skipped: string;
  readonly back: string;
  readonly cancel: string;
  readonly change: string;
  readonly replies: string;
  readonly question: string;
  readonly from: string;
  readonly to: string;
  readonly several: string;
  readonly loading: string;
  readonly slow: string;
  readonly offline: string;
  readonly retry: string;
  readonly restarted: string;
  readonly moved: string;
  readonly gone: string;
  readonly unavailable: string;
  readonly preview: string;
  readonly results: string;
  /** In place of it, if every question was skipped: then nothing is recommended to anybody. */
  readonly all: string;
  readonly none: string;
  readonly again: string;
  readonly met: string;
  readonly missed: string;
  readonly unknown: string;
  readonly above: string;
  readonly below: string;
  readonly nearest: string;
  readonly further: string;
  readonly fits: Counted;
  readonly relaxed: string;
  readonly closest: string;
  readonly uncounted: string;
  readonly soldOut: string;
  readonly count: string;
  readonly pair: string;
}

/** `{n}` stands for a number, `{title}` for a text. */
const ENGLISH: Texts = {
  open: 'Find the right product',
  close: 'Close',
  continue: 'Continue',
  skip: 'Skip this question',
  skipped: 'Skipped: {title}',
  back: 'Back',
  cancel: 'Keep my answer',
  change: 'Change: {title}',
  replies: 'Your answers',
  question: 'Question {n}',
  from: 'from',
  to: 'to',
  several: 'You can choose several.',
  loading: 'One moment…',
  slow: 'No response yet. Still trying…',
  offline: 'No connection just now. Your answers are kept.',
  retry: 'Try again',
  restarted: 'The answers so far are kept.',
  moved: 'This went on in another tab.',
  gone: 'That answer is gone. Please choose again.',
  unavailable: 'The advisor is not available just now.',
  preview: 'What fits so far',
  results: 'Recommended for you',
  all: 'Our products',
  none: 'Nothing fits all of that. Change an answer.',
  again: 'Start again',
  met: 'Fits: {title}',
  missed: 'Does not fit: {title}',
  unknown: 'Not known: {title}',
  above: '{n} above {title}',
  below: '{n} below {title}',
  nearest: 'None fits everything: these come nearest',
  further: 'These come near, but do not fit everything',
  fits: { one: '{n} of {of} fits', other: '{n} of {of} fit' },
  relaxed: '{title}: none fits',
  closest: '{title}: none, the nearest is {n}',
  uncounted: '{title}: does not count now',
  soldOut: 'Not available just now',
  count: 'Products: {n}',
  pair: '{title}: {n}',
};

/** In place of words that are on their way, in any language. */
export const WAITING = '…';

/** `words` are those of the language, if it has some and they have come; `own` are the page's texts, which replace all others. */
export const textsFor = (words: Texts | undefined, own: Partial<Texts>): Texts => ({ ...ENGLISH, ...words, ...own });

export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => `${values[name] ?? whole}`);
