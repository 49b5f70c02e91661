import type { PREVIEW_EN } from '../en/preview.ts';

export const PREVIEW_DE: typeof PREVIEW_EN = {
  label: 'Vorschau des Entwurfs',
  color: 'Farbe Ihres Shops',
  colorHint:
    'Nur dieser Browser merkt sie sich: Kollegen wählen sie bei sich noch einmal. Sie wirkt hier, in „Wie Kunden ihn sehen“ und in den Zeilen unter „Einbinden“.',
  restart: 'Von vorn beginnen',
  playing: 'Das Gespräch wird abgespielt …',
  played: 'Sie sehen ein Gespräch, in dem das vorkommt: {shows}',
  notReached:
    'Diese Frage wird nach diesen Antworten nicht gestellt. Beginnen Sie von vorn, um etwas anderes zu antworten.',
  counted: {
    known: 'Sicher passen: {list}.',
    unknown: {
      one: '{count} Produkt hat dazu keinen Wert: Es bleibt bei jeder Antwort, hinter den anderen, und steckt in jeder Zahl.',
      other:
        '{count} Produkte haben dazu keinen Wert: Sie bleiben bei jeder Antwort, hinter den anderen, und stecken in jeder Zahl.',
    },
    more: { one: 'und {count} weiteres', other: 'und {count} weitere' },
    overlap: 'Manche Produkte passen zu mehreren Antworten und zählen bei jeder davon.',
  },
  language: 'Sprache des Gesprächs',
  changed: 'Der Entwurf hat sich geändert; die Vorschau zeigt ihn, wie er jetzt ist.',
  more: 'Was die Vorschau verrät',
  tabs: { left: 'Übrige Produkte', why: 'Warum ein Produkt?', wire: 'Für Entwickler' },
  left: {
    before: 'Vor der ersten Antwort',
    nothing: 'Antworten Sie in der Vorschau. Hier sehen Sie, wie viele Produkte jede Antwort übrig lässt.',
    products: { one: '{count} Produkt übrig', other: '{count} Produkte übrig' },
    grouped: 'Varianten eines Produkts zählen als eines.',
    removed: { one: 'nimmt {count} weg', other: 'nimmt {count} weg' },
    broughtBack: { one: 'bringt {count} zurück', other: 'bringt {count} zurück' },
    removesNothing: 'nimmt keines weg',
    onlyOrders: 'ändert nur die Reihenfolge',
    skipped: 'übersprungen',
    relaxed: 'Kein Produkt erfüllt das zusammen mit den anderen Antworten; daher zählt es nur für die Reihenfolge.',
    notAsked: 'Diese Frage wird nicht mehr gestellt, daher zählt die Antwort nicht.',
    passed: {
      'all-fit': {
        one: 'Nicht gefragt: Das einzige übrige Produkt passt zu {answers}.',
        other: 'Nicht gefragt: Alle {count} übrigen Produkte passen zu {answers}.',
      },
      'one-answer': {
        one: 'Nicht gefragt: Als Antwort bleibt nur {answers}.',
        other: 'Nicht gefragt: Bei den {count} übrigen Produkten bleibt nur {answers} als Antwort.',
      },
      'none-fits': {
        one: 'Nicht gefragt: Das einzige übrige Produkt passt zu keiner der Antworten.',
        other: 'Nicht gefragt: Keines der {count} übrigen Produkte passt zu einer der Antworten.',
      },
      condition: {
        one: 'Nicht gefragt: Sie kommt nur nach anderen Antworten.',
        other: 'Nicht gefragt: Sie kommt nur nach anderen Antworten.',
      },
      'in-view': {
        one: 'Nicht gefragt: Das einzige passende Produkt wird schon gezeigt.',
        other:
          'Nicht gefragt: Was zu allen Antworten passt, auch zu denen, die nur ordnen, wird schon auf einmal gezeigt. Dann fragt Guidepost nicht weiter.',
      },
      'no-weight': {
        one: 'Nicht gefragt: Dieser Wunsch zählt nicht.',
        other: 'Nicht gefragt: Dieser Wunsch zählt nicht.',
      },
      'no-change': {
        one: 'Nicht gefragt: Keine Antwort würde etwas ändern.',
        other: 'Nicht gefragt: Bei den {count} übrigen Produkten würde keine Antwort etwas ändern.',
      },
    },
    quoted: '„{answer}“',
    passedNow: {
      one: '{count} Frage wurde ausgelassen, weil keine Antwort etwas ändern würde.',
      other: '{count} Fragen wurden ausgelassen, weil keine Antwort etwas ändern würde. „Übrige Produkte“ sagt, warum.',
    },
    passedInView: {
      one: '{count} Frage war nicht nötig: Was zu allen Antworten passt, auch zu denen, die nur ordnen, wird auf einmal gezeigt. Damit mehr gefragt wird, verringern Sie „Höchstens so viele Produkte“ unter Ergebnisse, oder lassen Sie der Reihe nach fragen.',
      other:
        '{count} Fragen waren nicht nötig: Was zu allen Antworten passt, auch zu denen, die nur ordnen, wird auf einmal gezeigt. Damit mehr gefragt wird, verringern Sie „Höchstens so viele Produkte“ unter Ergebnisse, oder lassen Sie der Reihe nach fragen.',
    },
    narrowed: 'Von {before} Produkten auf {after}, Antwort für Antwort',
    andPassed: { one: '; {count} Frage wurde ausgelassen', other: '; {count} Fragen wurden ausgelassen' },
    dropped: {
      one: '{count} Antwort passt nicht mehr zum Entwurf und wurde weggelassen.',
      other: '{count} Antworten passen nicht mehr zum Entwurf und wurden weggelassen.',
    },
  },
  why: {
    search: 'Produkt suchen',
    hint: 'Nach Name oder Nummer (SKU). Sie erfahren, warum es gezeigt wird oder was dagegen spricht.',
    shownNow: 'Jetzt in den Ergebnissen',
    found: 'Gefunden',
    none: 'Kein Produkt hat das in Name oder Nummer.',
    other: 'Nach einem anderen Produkt fragen',
    shown: 'Es wird gezeigt, an Stelle {place}.',
    shownNear: 'Es wird an Stelle {place} gezeigt, obwohl es nicht alles erfüllt.',
    equalFirst: {
      catalog: {
        one: 'Es kommt zuerst, weil es im Katalog zuerst steht.',
        other: '{count} passen gleich gut; dieses kommt zuerst, weil es im Katalog zuerst steht.',
      },
      cheaper: {
        one: 'Es kommt zuerst, weil es das günstigste ist.',
        other: '{count} passen gleich gut; dieses kommt zuerst, weil es das günstigste ist.',
      },
      dearer: {
        one: 'Es kommt zuerst, weil es das teuerste ist.',
        other: '{count} passen gleich gut; dieses kommt zuerst, weil es das teuerste ist.',
      },
    },
    equal: {
      catalog: {
        one: 'Es entscheidet die Reihenfolge im Katalog.',
        other: '{count} passen gleich gut; unter ihnen entscheidet die Reihenfolge im Katalog.',
      },
      cheaper: {
        one: 'Die günstigeren kommen zuerst.',
        other: '{count} passen gleich gut; von ihnen kommen die günstigeren zuerst.',
      },
      dearer: {
        one: 'Die teureren kommen zuerst.',
        other: '{count} passen gleich gut; von ihnen kommen die teureren zuerst.',
      },
    },
    left: 'Bisher passt es. Ergebnisse gibt es noch keine.',
    behind: 'Es passt, aber andere kommen zuerst: Es steht an Stelle {place}.',
    farBehind: 'Es passt, aber viele andere kommen zuerst.',
    variant: 'Es passt. Von seinen Varianten wird „{title}“ gezeigt.',
    removed: 'Es wird nicht gezeigt, weil es nicht zu allen Antworten passt.',
    outsideCondition: 'Der Berater spricht nicht davon: Seine eigene Bedingung für Produkte schließt es aus.',
    outsideUnavailable: 'Es ist nicht verfügbar, und der Berater verbirgt, was niemand kaufen kann.',
    noReply: 'Bisher sagt keine Antwort etwas darüber.',
    fits: { met: 'passt', partly: 'passt teilweise', missed: 'passt nicht', unknown: 'nicht bekannt' },
    value: 'Es hat {value}.',
    costs: 'Es kostet {value}.',
    change: 'Die kleinste Änderung, die es zurückbringt',
    changeToFit: 'Die kleinste Änderung, mit der es passt',
    insteadOf: '{reply} statt {before}',
    noWish: 'egal',
    maybeSmaller: 'Es gibt so viele Wege, dass uns ein kleinerer entgangen sein kann.',
    noChange: 'Keine Änderung dieser Antworten bringt es zurück.',
    make: 'Diese Änderung in der Vorschau vornehmen',
  },
  wire: {
    hint: 'Was eine Seite des Shops an den Dienst sendet und von ihm erhält. Token der Vorschau gelten nur hier.',
    step: 'Schritt {nth}',
    start: 'Beginn',
    request: 'Anfrage',
    response: 'Antwort',
    noBody: 'Ohne Inhalt',
    copyRequest: 'Anfrage von Schritt {nth} kopieren',
    copyResponse: 'Antwort von Schritt {nth} kopieren',
  },
  unfinished: {
    title: 'Fehlt in der Vorschau, bis es fertig ist',
    nothing: 'Noch ist keine Frage fertig. Mit der ersten beginnt die Vorschau.',
    noTitle: 'hat noch keinen Titel.',
    noAnswers: 'hat noch keine Antworten.',
    noAttribute: 'fragt noch nach keiner Eigenschaft.',
    answersWithoutTitle: {
      one: '{count} Antwort hat noch keinen Titel.',
      other: '{count} Antworten haben noch keinen Titel.',
    },
    partsWithoutTitle: { one: '{count} Teil hat noch keinen Titel.', other: '{count} Teile haben noch keinen Titel.' },
    placed: 'Frage {nth}',
  },
  broken: {
    title: 'Der Entwurf lässt sich noch nicht ausprobieren',
    hint: 'Sobald das behoben ist, geht die Vorschau da weiter, wo sie war.',
    whole: 'Der ganze Entwurf',
  },
};
