// The widget's own words. Everything else that a shopper reads comes from the advisor and the catalog.

import type { Included } from '@guidepost/client';

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
  readonly none: string;
  readonly again: string;
  readonly met: string;
  readonly missed: string;
  readonly unknown: string;
  readonly above: string;
  readonly below: string;
  readonly nearest: string;
  readonly further: string;
  readonly fits: string;
  readonly relaxed: string;
  readonly closest: string;
  readonly uncounted: string;
  readonly soldOut: string;
  readonly count: string;
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
  none: 'Nothing fits all of that. Change an answer.',
  again: 'Start again',
  met: 'Fits: {title}',
  missed: 'Does not fit: {title}',
  unknown: 'Not known: {title}',
  above: '{n} above {title}',
  below: '{n} below {title}',
  nearest: 'None fits everything: these come nearest',
  further: 'These come near, but do not fit everything',
  fits: '{n} of {of} fit',
  relaxed: '{title}: none fits',
  closest: '{title}: none, the nearest is {n}',
  uncounted: '{title}: does not count now',
  soldOut: 'Not available just now',
  count: 'Products: {n}',
};

const GERMAN: Texts = {
  open: 'Das richtige Produkt finden',
  close: 'Schließen',
  continue: 'Weiter',
  skip: 'Frage überspringen',
  skipped: 'Übersprungen: {title}',
  back: 'Zurück',
  cancel: 'Antwort behalten',
  change: 'Ändern: {title}',
  replies: 'Ihre Antworten',
  question: 'Frage {n}',
  from: 'von',
  to: 'bis',
  several: 'Mehrere Antworten sind möglich.',
  loading: 'Einen Moment…',
  slow: 'Noch keine Antwort. Einen Moment…',
  offline: 'Gerade keine Verbindung. Ihre Antworten bleiben erhalten.',
  retry: 'Noch einmal',
  restarted: 'Die bisherigen Antworten bleiben erhalten.',
  moved: 'In einem anderen Tab ging es weiter.',
  gone: 'Diese Antwort gibt es nicht mehr. Bitte wählen Sie neu.',
  unavailable: 'Die Beratung ist gerade nicht erreichbar.',
  preview: 'Was bisher passt',
  results: 'Für Sie empfohlen',
  none: 'Zu allem zusammen passt nichts. Ändern Sie eine Antwort.',
  again: 'Von vorn beginnen',
  met: 'Passt: {title}',
  missed: 'Passt nicht zu: {title}',
  unknown: 'Nicht bekannt: {title}',
  above: '{n} über {title}',
  below: '{n} unter {title}',
  nearest: 'Zu allem zusammen passt nichts: Das kommt am nächsten',
  further: 'Das kommt nahe, passt aber nicht zu allem',
  fits: '{n} von {of} passen',
  relaxed: '{title}: nichts passt dazu',
  closest: '{title}: nichts, am nächsten ist {n}',
  uncounted: '{title}: zählt gerade nicht',
  soldOut: 'Gerade nicht verfügbar',
  count: 'Produkte: {n}',
};

/** `own` are the page's texts; they replace the built-in ones. A language without texts gets the English ones. */
export const textsFor = (language: string, own: Partial<Texts>): Texts => ({
  ...ENGLISH,
  ...(/^de(?![a-z])/i.test(language) && GERMAN),
  ...own,
});

export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** Null if the replies have left out nothing yet, or if the server says no numbers. */
export const describeFits = ({ candidates: n, candidates_of: of }: Included, { fits }: Texts): string | null =>
  n === undefined || of === undefined || n === of ? null : fill(fits, { n, of });
