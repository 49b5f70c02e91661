// Deutsche Texte zum Anmelden, und zu Links für neue Konten, Einladungen und Passwörter.

import type { LINK_EN, SIGN_IN_EN } from '../en/sign-in.ts';

export const SIGN_IN_DE: typeof SIGN_IN_EN = {
  title: 'Anmelden',
  button: 'Anmelden',
  lost: 'Passwort vergessen? Wer in Ihrem Shop alle Rechte hat, kann Ihnen einen Link für ein neues geben.',
  ended: 'Sie wurden abgemeldet. Bitte melden Sie sich wieder an.',
  forgotten: 'Passwort vergessen?',
  forgottenTitle: 'Neues Passwort wählen',
  forgottenHint: 'Sie bekommen eine E-Mail mit einem Link.',
  sendLink: 'Link schicken',
  linkSent: 'Wenn es zu {email} ein Konto gibt, ist eine E-Mail mit einem Link unterwegs. Er gilt einen Tag.',
  back: 'Zurück zur Anmeldung',
  byProvider: 'Mit {host} anmelden',
  failed: {
    unknown:
      'Für Sie gibt es hier kein Konto. Bitten Sie jemanden mit allen Rechten für Ihren Shop, die Adresse einzuladen, mit der Sie sich anmelden.',
    provider: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  },
  signOut: 'Abmelden',
};

export const LINK_DE: typeof LINK_EN = {
  title: 'Ihr Link',
  gone: 'Dieser Link gilt nicht mehr',
  goneHint:
    'Er wurde schon benutzt, ist zu alt oder wurde zurückgenommen. Bitten Sie um einen neuen, wo Sie ihn herhaben.',
  goneFirst: 'War es der erste Link einer neuen Installation, starten Sie den Dienst neu: Er gibt einen neuen aus.',
  firstOwner: 'Willkommen bei Guidepost',
  firstOwnerHint: 'Sie sind hier zuerst und bekommen alle Rechte. Wählen Sie, womit Sie sich anmelden.',
  invitation: 'Sie sind eingeladen',
  invitationFor: 'zu „{client}“ in der Rolle {role}, mit der Adresse {email}.',
  invitationForAll: 'zu allen Shops in der Rolle {role}, mit der Adresse {email}.',
  reset: 'Neues Passwort wählen',
  resetHint: 'Für {email}. Überall sonst werden Sie abgemeldet.',
  hasAccount: 'Sie haben schon ein Konto. Melden Sie sich an, um anzunehmen.',
  accept: 'Einladung annehmen',
  otherAccount: 'Sie sind als {email} angemeldet, aber die Einladung ist für {invited}. Melden Sie sich zuerst ab.',
  begin: 'Konto anlegen',
  set: 'Passwort setzen',
  validUntil: 'Der Link gilt bis {time}.',
};
