// The widget's own words. Everything else that a shopper reads comes from the advisor and the catalog.

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
  restarted: 'Welcome back. Your answers are kept.',
  moved: 'This went on in another tab.',
  gone: 'That answer is gone. Please choose again.',
  unavailable: 'The advisor is not available just now.',
  preview: 'What fits so far',
  results: 'Recommended for you',
  none: 'Nothing fits all of that. Change an answer.',
  again: 'Start again',
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
  restarted: 'Willkommen zurück. Ihre Antworten bleiben erhalten.',
  moved: 'In einem anderen Tab ging es weiter.',
  gone: 'Diese Antwort gibt es nicht mehr. Bitte wählen Sie neu.',
  unavailable: 'Die Beratung ist gerade nicht erreichbar.',
  preview: 'Was bisher passt',
  results: 'Für Sie empfohlen',
  none: 'Zu allem zusammen passt nichts. Ändern Sie eine Antwort.',
  again: 'Von vorn beginnen',
};

/** `own` are the page's texts; they replace the built-in ones. A language without texts gets the English ones. */
export const textsFor = (language: string, own: Partial<Texts>): Texts => ({
  ...ENGLISH,
  ...(/^de(?![a-z])/i.test(language) && GERMAN),
  ...own,
});

export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
