import type { overview as english } from '../en/home.ts';

export const overview: typeof english = {
  attention: 'Braucht Aufmerksamkeit',
  allWell: 'Nichts braucht Ihre Aufmerksamkeit.',
  kinds: {
    'feed failing':
      'Der Feed von „{catalog}“ schlägt seit {time} fehl. Die Produkte sind die des letzten guten Imports.',
    'import failed': 'Der letzte Import in „{catalog}“ hat nicht geklappt, die Produkte sind wie zuvor.',
    'catalog empty': 'Der Katalog „{catalog}“ hat keine Produkte.',
    'catalog damaged': 'Der Katalog „{catalog}“ lässt sich nicht mehr lesen. Importieren Sie ihn neu.',
    'draft has errors': 'Der Entwurf von „{name}“ hat Fehler und lässt sich so nicht veröffentlichen.',
    'draft waits': 'Der Entwurf von „{name}“ hat Änderungen, die seit {time} kein Kunde gesehen hat.',
  },
  leftOut: {
    one: 'Der letzte Import in „{catalog}“ hat {count} Zeile ausgelassen, aus der kein Produkt werden konnte, zum Beispiel ohne Preis.',
    other:
      'Der letzte Import in „{catalog}“ hat {count} Zeilen ausgelassen, aus denen kein Produkt werden konnte, zum Beispiel ohne Preis.',
  },
  affected: {
    one: 'Der letzte Import in „{catalog}“ hat etwas gebracht, wonach ein veröffentlichter Berater noch nicht fragt, oder ihm etwas genommen.',
    other:
      'Der letzte Import in „{catalog}“ hat an {count} Stellen etwas gebracht, wonach veröffentlichte Berater noch nicht fragen, oder ihnen etwas genommen.',
  },
  numbers: 'Die letzten {days} Tage',
  conversations: 'Gespräche',
  revenue: 'Umsatz',
  noRevenue: 'noch keiner',
  perDay: 'Gespräche am Tag, vom {from} bis zum {to}. Die meisten waren {most}.',
  notRead: 'Diese Zahlen ließen sich gerade nicht lesen.',
  toInsights: 'Zur Auswertung',
  advisors: 'Berater',
  states: {
    live: 'online',
    off: 'abgeschaltet',
    draft: 'nur ein Entwurf',
    changed: 'unveröffentlichte Änderungen',
    problems: 'Fehler im Entwurf',
  },
  draftOf: 'Entwurf vom {time} von {who}',
  conversationsOf: { one: '{count} Gespräch in {days} Tagen', other: '{count} Gespräche in {days} Tagen' },
  bringIn: 'Ihre Produkte importieren',
  isDemo:
    'Das ist der Demo-Shop: Seine Fahrräder und Gespräche sind erfunden, Sie können hier also alles ausprobieren.',
  tryHere: 'Hier im Demo-Shop ausprobieren',
  first: 'Erste Schritte',
  firstAbout: 'Drei Schritte bis zu einem Berater, den Kunden fragen können.',
  nextAbout:
    'Ihr Berater ist veröffentlicht, und in den letzten {days} Tagen kam noch kein Kunde zu ihm. Was noch zu tun ist:',
  steps: {
    catalog: 'Importieren Sie Ihre Produkte',
    catalogHint:
      'Legen Sie eine Datei ab oder nennen Sie die Adresse eines Feeds. Was jede Spalte ist, sagen Sie mit Klicks.',
    advisor: 'Lassen Sie einen Berater entwerfen',
    advisorHint: 'Aus Ihren Produkten werden die ersten Fragen, mit Gründen. Ändern Sie sie, wie Sie mögen.',
    publish: 'Probieren und veröffentlichen Sie ihn',
    publishHint: 'Die Vorschau steht neben den Fragen. Kunden sehen nichts, bevor Sie veröffentlichen.',
    key: 'Legen Sie einen Schlüssel für Ihre Seite an',
    keyHint: 'Damit darf Ihre Seite den Berater fragen. Er gilt für die Adresse Ihres Shops.',
    page: 'Binden Sie den Berater in Ihre Seite ein',
    pageHint: 'Kopieren Sie ein paar Zeilen in die Seite Ihres Shops. Das erste Gespräch sehen Sie dann hier.',
  },
  done: 'erledigt',
};
