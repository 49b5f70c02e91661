// Deutsche Texte der Importe, ihrer Berichte und ihrer Liste.

import type { IMPORTING_EN, IMPORTS_EN, REPORT_EN } from '../en/imports.ts';

export const IMPORTING_DE: typeof IMPORTING_EN = {
  title: 'Importieren',
  name: 'Name des Katalogs',
  nameHint: 'Buchstaben ohne Akzente und Umlaute, Ziffern, Bindestriche.',
  currencyHint: 'Drei Buchstaben, falls die Datei sie nicht nennt.',
  mode: 'Was die Datei ist',
  modes: { replace: 'Der ganze Katalog', update: 'Nur was sich geändert hat' },
  isPart: 'Es ist nur, was sich geändert hat',
  start: 'Jetzt importieren',
  again: 'Noch einmal importieren',
  toColumns: 'Ändern, was die Spalten bedeuten',
  missing: 'Es fehlt noch: {fields}.',
  waiting: 'Der Import wartet, bis er dran ist …',
  stopping: 'Der Import wird angehalten …',
  reading: 'Die Datei wird gelesen …',
  running: { one: 'Import läuft: bisher {count} Produkt', other: 'Import läuft: bisher {count} Produkte' },
  progress: 'Wie weit der Import ist',
  toCatalog: 'Zum Katalog',
};

export const REPORT_DE: typeof REPORT_EN = {
  done: { one: 'Fertig: Der Katalog hat {count} Produkt.', other: 'Fertig: Der Katalog hat {count} Produkte.' },
  counts: {
    added: '{count} neu',
    changed: '{count} geändert',
    unchanged: '{count} wie bisher',
    removed: '{count} entfernt',
    kept: '{count} behalten, obwohl ihre Zeilen abgelehnt wurden',
  },
  failed: 'Der Import ist misslungen',
  cancelled: 'Er wurde abgebrochen; nichts wurde geändert.',
  lost: 'Er endete zu früh; nichts wurde geändert. Starten Sie ihn noch einmal.',
  tooLong: 'Er ist fertig. Der Bericht ist zu lang, um aufgehoben zu werden.',
  attention: {
    title: 'Was Sie ansehen sollten',
    none: 'Es gibt nichts zu beachten.',
    rejected: { one: '{count} Zeile wurde kein Produkt', other: '{count} Zeilen wurden kein Produkt' },
    cells: { one: '{count} Zelle wurde nicht verstanden', other: '{count} Zellen wurden nicht verstanden' },
    concerns: { one: 'Ein Berater ist betroffen', other: 'Berater sind an {count} Stellen betroffen' },
    columnGone: '„{rule}“ bleibt leer: Die Datei hat keine Spalte {columns}.',
    emptied: '{name} hat seltener einen Wert: vorher {before}, jetzt {now}.',
    attributesGone: 'Diese Eigenschaften gibt es nicht mehr: {names}.',
    free: { one: '{count} Produkt kostet nichts.', other: '{count} Produkte kosten nichts.' },
    prices: {
      one: '{count} Preis hat sich um mehr als die Hälfte geändert: {products}.',
      other: '{count} Preise haben sich um mehr als die Hälfte geändert: {products}.',
    },
    aboveHeadings: {
      one: '{count} Zeile über den Namen der Spalten (Zeile {line}) ist kein Produkt: „{example}“.',
      other: '{count} Zeilen über den Namen der Spalten (Zeile {line}) sind keine Produkte, die erste: „{example}“.',
    },
    noHeadings:
      'Die Datei nennt ihre Spalten nicht beim Namen: Schon die erste Zeile ist ein Produkt ({example}). Sagen Sie unten, was jede Spalte ist, oder schreiben Sie eine Zeile mit den Namen darüber und importieren Sie die Datei noch einmal.',
    joinedHeadings: 'Die Namen der Spalten wurden aus den Zeilen {first} bis {last} zusammengesetzt.',
    tables: 'Von diesen Blättern wurde nichts gelesen: {names}.',
    further: { one: 'und {count} weitere', other: 'und {count} weitere' },
    unused: 'Spalten, die nirgends hinkamen: {columns}.',
    offersEnded: {
      one: '{count} Angebot ist abgelaufen; es gilt der reguläre Preis.',
      other: '{count} Angebote sind abgelaufen; es gelten die regulären Preise.',
    },
    offersAhead: {
      one: '{count} Angebot beginnt erst noch; bis dahin gilt der reguläre Preis.',
      other: '{count} Angebote beginnen erst noch; bis dahin gelten die regulären Preise.',
    },
    offersChange:
      'Das nächste Angebot beginnt oder endet am {when}. Preise ändern sich nur beim Import, importieren Sie dann also noch einmal.',
  },
  concern: { toAdvisor: 'Zum Berater', toQuestion: 'Zur Frage „{title}“' },
  unknown: {
    title: 'Was nicht von jedem Produkt bekannt ist',
    about: 'In der Datei steht dort nichts oder nichts davon. Berater können nur nach dem fragen, was bekannt ist.',
    known: '(bekannt von {share})',
  },
  stops: {
    title: 'Der Import hat angehalten, und nichts wurde geändert',
    inWords: 'Im Einzelnen',
    override: 'Trotzdem importieren',
    overrideTitle: 'Trotzdem importieren?',
    overrideHint: 'Der Katalog wird so, wie die Datei es sagt. Berater zeigen ihn sofort den Kunden.',
    overridePartHint:
      'Nur was in der Datei steht, ändert sich, etwa Preise. Titel, Bilder, alles andere und Produkte, die nicht darin vorkommen, bleiben, wie sie sind. Berater zeigen es Kunden sofort.',
    pricesBothWays:
      '{count} von {of} Preisen änderten sich um mehr als ein Viertel, manche nach oben, andere nach unten.',
    noColumnHint: 'Diese Spalten kommen nirgends hin: {columns}. Sagen Sie unten, was sie sind.',
    codes: {
      'nothing-to-import': 'Die Datei hat kein Produkt, das importiert werden könnte.',
      'unknown-catalog':
        'Es gibt noch keinen Katalog, der aktualisiert werden könnte, und die Datei hat nicht alles, was Produkte brauchen.',
      'fields-missing': 'Jedes Produkt braucht das, und es kommt nirgends her: {fields}.',
      'no-column-used': 'Nichts in der Datei ändert etwas am Katalog.',
      'rejected-rows': 'Einige Zeilen können keine Produkte werden.',
      'too-many-rejected': '{count} von {of} Zeilen können keine Produkte werden.',
      'too-many-removed': '{count} von {of} Produkten wären weg.',
      'prices-moved':
        '{count} von {of} Produkten kosteten weniger als 40 % oder mehr als 250 % von dem, was sie jetzt kosten.',
      'titles-changed': '{count} von {of} Produkten würden unter derselben Artikelnummer ein anderes.',
      'categories-gone': '{count} von {of} Kategorien wären weg: {names}.',
      'attributes-emptied': 'Berater fragen nach etwas, das kaum noch ein Produkt hätte: {names}.',
      'advisors-broken': 'Berater würden nicht mehr funktionieren: {names}.',
    },
  },
};

export const IMPORTS_DE: typeof IMPORTS_EN = {
  none: 'In der letzten Woche wurde nichts importiert.',
  about: 'Importe von Dateien in der letzten Woche. Was Datenfeeds bringen, steht unter Datenfeed.',
  at: 'Wann',
  file: 'Datei',
  by: 'Von',
  outcome: 'Ergebnis',
  report: 'Bericht',
  reportOf: 'Bericht vom {time}',
  show: 'Zeigen',
  hide: 'Verbergen',
  outcomes: {
    done: 'importiert',
    refused: 'angehalten',
    failed: 'misslungen',
    stopped: 'abgebrochen',
    lost: 'zu früh beendet',
    waiting: 'wartet',
    running: 'läuft',
  },
};
