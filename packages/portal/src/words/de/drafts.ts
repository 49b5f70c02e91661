import type { DRAFTS_EN } from '../en/drafts.ts';

export const DRAFTS_DE: typeof DRAFTS_EN = {
  begin: 'Fassung {version} bearbeiten',
  beginHint:
    'Dieser Berater ist so veröffentlicht. Kunden sehen von Ihren Änderungen nichts, bis Sie sie veröffentlichen.',
  nothing: 'Von diesem Berater gibt es weder einen Entwurf noch eine Fassung.',
  noneToSee: 'Im Augenblick arbeitet niemand an einem Entwurf dieses Beraters.',
  states: {
    saved: 'Gespeichert',
    saving: 'Wird gespeichert …',
    away: 'Noch nicht gespeichert: Guidepost ist nicht zu erreichen. Ihre Änderungen bleiben hier und werden gespeichert, sobald es geht.',
    refused:
      'Nicht gespeichert: Guidepost nimmt diese Änderung nicht an. Machen Sie sie rückgängig oder ändern Sie sie.',
    conflict: 'Noch nicht gespeichert: Bitte wählen Sie.',
    gone: 'Jemand hat diesen Entwurf verworfen.',
  },
  doubt: {
    title: 'Andere Fragen hängen davon ab',
    about: 'Diese Fragen werden nur nach bestimmten Antworten gestellt. Die Änderung nimmt weg, worauf sie warten:',
    always: 'würde immer gestellt.',
    partly: 'würde nur den Rest ihrer Bedingung behalten.',
    goOn: 'Ändern und diese Bedingungen entfernen',
  },
  tryNow: 'Jetzt versuchen',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  onlySee: 'Sie sehen diesen Berater, aber Ihre Rolle umfasst nicht, ihn zu ändern.',
  dropped: {
    one: '{count} Änderung ließ sich nicht speichern, weil es das nicht mehr gibt, was sie änderte.',
    other: '{count} Änderungen ließen sich nicht speichern, weil es das nicht mehr gibt, was sie änderten.',
  },
  clashTitle: 'Jemand hat dasselbe geändert',
  clashBy: '{name} hat inzwischen dasselbe geändert. Nichts ist verloren: Wählen Sie, was gilt.',
  clashBySomebody: 'Das wurde inzwischen anderswo geändert. Nichts ist verloren: Wählen Sie, was gilt.',
  mine: 'Ihre Fassung',
  theirs: 'Die andere Fassung',
  keepMine: 'Meine nehmen',
  keepTheirs: 'Die andere nehmen',
  removed: 'entfernt',
  empty: 'leer',
  placeFirst: 'am Anfang',
  placeAfter: 'nach „{name}“',
  places: {
    title: 'Titel',
    description: 'Beschreibung',
    image: 'Bild',
    where: 'Welche Produkte',
    ask_if: 'Wann gefragt wird',
    weight: 'Gewicht',
    name: 'Name des Beraters',
    texts: 'Übersetzung',
  },
};
