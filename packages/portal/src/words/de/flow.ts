import type { flow as english } from '../en/flow.ts';

export const flow: typeof english = {
  about:
    'So verläuft ein Gespräch. Je breiter die Linie, desto mehr Kunden gehen diesen Weg. Wählen Sie eine Frage, um sie zu bearbeiten.',
  ofDraft: 'Das ist der Entwurf.',
  ofVersion: 'Das ist Version {version}, die online ist. Einen Entwurf gibt es nicht.',
  none: 'Es gibt noch keine Frage.',
  noAdvisor: 'Es gibt weder einen Entwurf noch eine Version, die sich zeigen ließe.',
  conversations: {
    one: 'Aus {count} Gespräch der letzten 30 Tage.',
    other: 'Aus {count} Gesprächen der letzten 30 Tage.',
  },
  unknown:
    'In den letzten 30 Tagen gab es keine Gespräche. Wie viele Kunden welchen Weg gehen, ist deshalb noch nicht bekannt.',
  notPermitted: 'Ihre Rolle umfasst die Auswertung nicht. Wie viele Kunden welchen Weg gehen, sehen Sie deshalb nicht.',
  notRead: 'Wie viele Kunden welchen Weg gehen, ließ sich gerade nicht lesen.',
  adaptive:
    'Die Reihenfolge steht nicht fest: Jeder Kunde bekommt als Nächstes, was seine Auswahl am meisten eingrenzt. Hier stehen die Fragen, wie sie aufgelistet sind.',
  list: 'Das Gespräch, Frage für Frage',
  start: 'Beginn',
  end: 'Ende des Gesprächs',
  results: 'Ergebnisse erscheinen',
  resultsWhen: 'Ergebnisse erscheinen {when}',
  resultsAfterFilters: 'Ergebnisse erscheinen, wenn keine Frage die Auswahl weiter eingrenzen könnte',
  reached: '{share} der Kunden bekommen Ergebnisse',
  seen: '{share} der Kunden sehen sie',
  unseen: 'in diesen 30 Tagen nicht gezeigt',
  notKnown: 'noch nicht bekannt',
  left: '{share} davon gehen hier',
  skipped: '{share} davon überspringen sie',
  askIf: 'Nur, wenn {condition}',
  answers: { one: '{count} Antwort', other: '{count} Antworten' },
  fromCatalog: 'Antworten aus dem Katalog',
  range: 'Ein Bereich',
  rare: 'weitere Antworten',
  filter: 'grenzt ein',
  preference: 'ordnet',
  edit: 'Frage {number} bearbeiten: {title}',
};
