// The widget's own words. Everything else that a shopper reads comes from the advisor and the catalog.

export interface Texts {
  readonly open: string;
  readonly close: string;
  readonly continue: string;
  readonly skip: string;
  readonly back: string;
  readonly cancel: string;
  readonly change: string;
  readonly skipped: string;
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
  readonly later: string;
  readonly none: string;
  readonly again: string;
}

/** `{n}`: a number, `{title}`: a text. */
const ENGLISH: Texts = {
  open: 'Find the right product',
  close: 'Close',
  continue: 'Continue',
  skip: 'Skip this question',
  back: 'Back',
  cancel: 'Keep my answer',
  change: 'Change: {title}',
  skipped: 'skipped',
  replies: 'Your answers',
  question: 'Question {n}',
  from: 'from',
  to: 'to',
  several: 'You can choose several.',
  loading: 'One moment …',
  slow: 'The connection is slow. Still trying …',
  offline: 'No connection just now. Your answers are kept.',
  retry: 'Try again',
  restarted: 'You were away for a while. Your answers have been carried over.',
  moved: 'This went on in another tab. Here is where you stand.',
  gone: 'That answer is no longer there. Please choose again.',
  unavailable: 'The advisor is not available just now.',
  preview: 'What fits so far',
  results: 'Recommended for you',
  later: 'Products that fit appear here after a few answers.',
  none: 'Nothing fits all of that. Change an answer to see more.',
  again: 'Start again',
};

const GERMAN: Texts = {
  open: 'Das richtige Produkt finden',
  close: 'Schließen',
  continue: 'Weiter',
  skip: 'Frage überspringen',
  back: 'Zurück',
  cancel: 'Antwort behalten',
  change: 'Ändern: {title}',
  skipped: 'übersprungen',
  replies: 'Ihre Antworten',
  question: 'Frage {n}',
  from: 'von',
  to: 'bis',
  several: 'Sie können mehreres wählen.',
  loading: 'Einen Moment …',
  slow: 'Die Verbindung ist langsam. Es wird weiter versucht …',
  offline: 'Gerade keine Verbindung. Ihre Antworten bleiben erhalten.',
  retry: 'Noch einmal versuchen',
  restarted: 'Sie waren eine Weile weg. Ihre Antworten wurden übernommen.',
  moved: 'In einem anderen Tab ging es weiter. Hier stehen Sie jetzt.',
  gone: 'Diese Antwort gibt es nicht mehr. Bitte wählen Sie noch einmal.',
  unavailable: 'Die Beratung ist gerade nicht erreichbar.',
  preview: 'Was bisher passt',
  results: 'Für Sie empfohlen',
  later: 'Nach einigen Antworten erscheinen hier passende Produkte.',
  none: 'Nichts passt zu alldem. Ändern Sie eine Antwort, um mehr zu sehen.',
  again: 'Von vorn beginnen',
};

/** `own`: the page's, over the built-in ones. A language without texts gets the English ones. */
export const textsFor = (language: string, own: Partial<Texts>): Texts => ({
  ...ENGLISH,
  ...(/^de\b/i.test(language) && GERMAN),
  ...own,
});

export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
