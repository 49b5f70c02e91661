// The portal's German texts.

import { AUDIT_DE } from './de/audit.ts';
import { BECOMES_DE, BECOMES_ELSE_DE } from './de/becomes.ts';
import { CATALOGS_DE } from './de/catalogs.ts';
import { CHECKING_DE } from './de/checking.ts';
import { COMING_DE } from './de/coming.ts';
import { conditions } from './de/conditions.ts';
import { differences } from './de/differences.ts';
import { DRAFTS_DE } from './de/drafts.ts';
import { EDITOR_DE } from './de/editor.ts';
import { flow } from './de/flow.ts';
import { overview } from './de/home.ts';
import { INSIGHTS_DE } from './de/insights.ts';
import { integration } from './de/integration.ts';
import { KEYS_DE } from './de/keys.ts';
import { LOST_DE } from './de/lost.ts';
import { MAKING_DE } from './de/making.ts';
import { PEOPLE_DE, TOKENS_DE } from './de/people.ts';
import { PREVIEW_DE } from './de/preview.ts';
import { PROBLEMS_DE } from './de/problems.ts';
import { REQUIRED_DE } from './de/required.ts';
import { LINK_DE, SIGN_IN_DE } from './de/sign-in.ts';
import { versions } from './de/versions.ts';
import type { Words } from './words.ts';

export const DE: Words = {
  conditions,
  differences,
  flow,
  integration,
  overview,
  versions,
  common: {
    loading: 'Wird geladen …',
    again: 'Noch einmal versuchen',
    cancel: 'Abbrechen',
    close: 'Schließen',
    save: 'Speichern',
    saved: 'Gespeichert.',
    copy: 'Kopieren',
    copied: 'Kopiert',
    more: 'Mehr zeigen',
    showFurther: { one: '{count} weitere zeigen', other: '{count} weitere zeigen' },
    furtherUnlisted: {
      one: 'und {count} weitere, die hier nicht steht',
      other: 'und {count} weitere, die hier nicht stehen',
    },
    findHere: 'In dieser Liste suchen',
    notHere: 'So etwas steht nicht in dieser Liste.',
    never: 'nie',
    actions: 'Aktionen',
    skip: 'Zum Inhalt springen',
    notFound: 'Unter dieser Adresse ist nichts.',
    notFoundHint: 'Es wurde vielleicht entfernt, oder der Link ist nicht vollständig.',
    toStart: 'Zur Startseite',
    noShopRight: 'Ihre Rolle umfasst diese Seite nicht.',
  },
  language: { label: 'Sprache', en: 'English', de: 'Deutsch', browser: 'Wie im Browser' },
  scheme: { label: 'Farben', auto: 'Wie am Gerät', light: 'Hell', dark: 'Dunkel' },
  fields: {
    email: 'E-Mail',
    name: 'Ihr Name',
    password: 'Passwort',
    newPassword: 'Neues Passwort',
    oldPassword: 'Bisheriges Passwort',
    passwordHint: 'Mindestens 12 Zeichen. Vier Wörter, die nichts miteinander zu tun haben, sind ein gutes Passwort.',
    showPassword: 'Passwort zeigen oder verbergen',
  },
  signIn: SIGN_IN_DE,
  link: LINK_DE,
  roles: { viewer: 'Lesen', editor: 'Bearbeiten', owner: 'Alle Rechte' },
  roleHints: {
    viewer: 'Sieht Kataloge, Berater und Auswertungen und ändert nichts.',
    editor: 'Ändert auch Kataloge und Berater.',
    owner: 'Darf alles, auch Schlüssel und Personen.',
  },
  nav: {
    label: 'Seiten des Shops',
    shop: 'Shop',
    home: 'Überblick',
    catalogs: 'Kataloge',
    advisors: 'Berater',
    insights: 'Auswertung',
    keys: 'Schlüssel',
    people: 'Personen',
    audit: 'Protokoll',
    me: 'Ihr Konto',
  },
  home: {
    title: 'Überblick',
    advisors: 'Berater',
    catalogs: 'Kataloge',
    noAdvisors: 'Noch wurde kein Berater veröffentlicht.',
    noCatalogs: 'Es gibt noch keinen Katalog.',
    live: 'online',
    off: 'abgeschaltet',
    version: 'Version {version} vom {time}',
    ofCatalog: 'Katalog {catalog}',
    products: { one: '{count} Produkt', other: '{count} Produkte' },
    attributes: { one: '{count} Eigenschaft', other: '{count} Eigenschaften' },
    imported: 'importiert {time}',
    damaged: 'Diese kann der Speicher nicht mehr lesen: {names}.',
    noShops: 'Sie sehen noch keinen Shop',
    noShopsHint: 'Bitten Sie jemanden mit allen Rechten an einem Shop, Sie einzuladen.',
    noShopsYet: 'Es gibt noch keinen Shop',
    noShopsOwner: 'Legen Sie den ersten an: Ihm gehören Ihr Katalog und Ihre Berater.',
  },
  newShop: {
    button: 'Eigenen Shop anlegen',
    further: '+ Neuer Shop …',
    title: 'Neuer Shop',
    name: 'Name des Shops',
    nameHint: 'In beliebigen Buchstaben: Daraus entsteht seine Kennung.',
    shortName: 'Seine Kennung wird „{client}“. Sie bleibt, und Kunden sehen sie nicht.',
    example: 'Müller & Söhne',
    id: 'Kennung des Shops',
    idHint: 'Sie steht in den Adressen dieses Portals. Sie lässt sich später nicht ändern.',
    idWrong: 'Nur Buchstaben von a bis z, Ziffern und Bindestriche, höchstens 64, und vorn kein Bindestrich.',
    idEmpty:
      'Er braucht eine Kennung mit Buchstaben von a bis z, etwa „mein-shop“. Aus dem Namen ließ sich keine bilden.',
    idTaken: 'Es gibt schon einen Shop mit dieser Kennung. Wählen Sie eine andere.',
    make: 'Shop anlegen',
  },
  catalogs: CATALOGS_DE,
  advisors: {
    views: 'Ansichten des Beraters',
    viewNames: {
      edit: 'Bearbeiten',
      flow: 'Ablauf',
      languages: 'Sprachen',
      versions: 'Versionen',
      live: 'Wie Kunden ihn sehen',
      integration: 'Einbinden',
    },
    state: {
      draft: 'Noch nicht veröffentlicht: Kunden sehen ihn nicht.',
      off: 'Kunden können ihn nicht benutzen.',
      same: 'Version {version}. Seitdem hat sich nichts geändert.',
      changed: 'Version {version} ist online. Der Entwurf hat Änderungen, die Kunden noch nicht sehen.',
    },
    live: {
      about:
        'Das ist Version {version}, sie ist online. Probieren Sie sie aus: Nichts davon wird gezählt. Die Adresse dieser Seite können Sie allen schicken, die diesen Shop sehen dürfen.',
      colored:
        'Er hat die Farbe Ihres Shops aus der Vorschau. Ihre Seite hat sie, sobald die Zeilen unter „Einbinden“ dort stehen.',
      none: 'Kunden sehen noch nichts: Keine Version ist online. Veröffentlichen Sie zuerst den Entwurf.',
    },
    panes: 'Was gezeigt wird',
    paneNames: { editor: 'Fragen', preview: 'Vorschau', check: 'Prüfung' },
  },
  drafts: DRAFTS_DE,
  checking: CHECKING_DE,
  becomes: BECOMES_DE,
  becomesElse: BECOMES_ELSE_DE,
  coming: COMING_DE,
  editor: EDITOR_DE,
  making: MAKING_DE,
  keys: KEYS_DE,
  people: PEOPLE_DE,
  tokens: TOKENS_DE,
  audit: AUDIT_DE,
  insights: INSIGHTS_DE,
  me: {
    title: 'Ihr Konto',
    profile: 'Name und Sprache',
    password: 'Passwort',
    changePassword: 'Passwort ändern',
    passwordChanged: 'Das Passwort ist geändert. Überall sonst wurden Sie abgemeldet.',
    signIns: 'Wo Sie angemeldet sind',
    current: 'dieser Browser',
    seen: 'zuletzt {time}',
    end: 'Abmelden',
    endOf: '{agent} abmelden',
    everywhere: 'Überall abmelden',
    everywhereTitle: 'Überall abmelden?',
    everywhereHint: 'Auch in diesem Browser. Danach melden Sie sich wieder an.',
  },
  problems: PROBLEMS_DE,
  preview: PREVIEW_DE,
  required: REQUIRED_DE,
  lost: LOST_DE,
};
