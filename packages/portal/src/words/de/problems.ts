// Was das Portal auf Deutsch sagt, wenn etwas nicht geht.

import type { PROBLEMS_EN } from '../en/problems.ts';

export const PROBLEMS_DE: typeof PROBLEMS_EN = {
  unreachable: 'Guidepost ist nicht erreichbar. Ist das Netz da? Dann versuchen Sie es noch einmal.',
  other: 'Das hat nicht geklappt.',
  wait: 'Versuchen Sie es in {seconds} Sekunden noch einmal.',
  slugs: {
    'invalid-request': 'Etwas fehlt oder stimmt nicht. Bitte sehen Sie sich die Felder an.',
    'wrong-credentials': 'E-Mail oder Passwort ist falsch.',
    'sign-in-required': 'Bitte melden Sie sich an.',
    'not-permitted': 'Ihre Rolle umfasst das nicht. Bitten Sie jemanden mit allen Rechten am Shop.',
    'foreign-origin':
      'Die Anfrage kam von einer anderen Adresse, als diese Seite hat. Öffnen Sie das Portal unter seiner eigenen Adresse.',
    'last-owner': 'Jemand muss alle Rechte behalten. Geben Sie sie zuerst einer anderen Person.',
    'account-exists': 'Mit dieser Adresse gibt es schon ein Konto. Melden Sie sich an und nehmen Sie dann an.',
    'already-exists': 'So etwas gibt es unter diesem Namen schon.',
    'link-gone': 'Dieser Link gilt nicht mehr. Bitten Sie um einen neuen.',
    refused: 'So geht es noch nicht. Bitte sehen Sie sich die Felder an.',
    'not-found': 'Das gibt es nicht mehr.',
    'rate-limited': 'Das waren zu viele Versuche.',
    unavailable: 'Guidepost ist beschäftigt oder startet gerade.',
    'internal-error': 'In Guidepost ist etwas schiefgegangen. Das Log des Dienstes sagt, was.',
    'draft-broken': 'Der Entwurf lässt sich erst ausprobieren, wenn das behoben ist.',
    'edit-conflict': 'Jemand hat inzwischen dasselbe geändert. Sehen Sie beide Texte an und wählen Sie.',
    'state-outdated': 'Jemand hat es geändert, seit Sie es angesehen haben. Sehen Sie den jetzigen Stand an.',
    'request-under-way': 'Dasselbe wird gerade schon getan.',
  },
  fields: {
    email: 'Das ist keine vollständige E-Mail-Adresse, oder sie ist schon vergeben.',
    name: 'Der Name fehlt, ist zu lang oder hat Zeichen, die man nicht sieht.',
    password:
      'Das Passwort stimmt nicht, ist zu kurz (mindestens 12 Zeichen) oder leicht zu erraten. Nehmen Sie vier Wörter, die nichts miteinander zu tun haben.',
    new_password:
      'Das Passwort ist zu kurz (mindestens 12 Zeichen) oder leicht zu erraten. Nehmen Sie vier Wörter, die nichts miteinander zu tun haben.',
    language: 'Diese Sprache gibt es nicht.',
    origins: 'Eine Adresse besteht hier nur aus Schema und Host, wie https://shop.example.',
    expires: 'Diese Dauer geht nicht.',
    overlap: 'Diese Dauer geht nicht.',
    role: 'Diese Rolle geht nicht.',
    scopes: 'Ihre eigene Rolle umfasst das nicht.',
  },
};
