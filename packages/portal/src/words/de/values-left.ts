// Texts of values of the catalog that are in no answer.

export const VALUES_LEFT_DE = {
  told: {
    one: '{attribute}: {count} Wert im Katalog. In diesen Antworten: {within}; in keiner: {left}.',
    other: '{attribute}: {count} Werte im Katalog. In diesen Antworten: {within}; in keiner: {left}.',
  },
  open: {
    one: 'Den {count} übrigen Wert in eine Antwort aufnehmen',
    other: 'Die {count} übrigen Werte in Antworten aufnehmen',
  },
  list: 'Werte in keiner Antwort, die häufigsten zuerst',
  search: 'Wert suchen',
  searchHint: 'Enter kreuzt den ersten an. Pfeil nach unten führt in die Liste, dort kreuzt die Leertaste an.',
  none: 'Kein übriger Wert heißt so.',
  further: {
    one: '{count} seltenerer Wert steht nicht in der Liste: Suchen Sie ihn.',
    other: '{count} seltenere Werte stehen nicht in der Liste: Suchen Sie sie.',
  },
  tickFound: { one: 'Gefundenen ankreuzen ({count})', other: 'Alle gefundenen ankreuzen ({count})' },
  ticked: { one: '{count} Wert ist angekreuzt.', other: '{count} Werte sind angekreuzt.' },
  put: 'Wohin die angekreuzten Werte kommen',
  answer: 'Eine Antwort, die es gibt',
  fill: 'In diese Antwort aufnehmen',
  makeOne: 'Neue Antwort daraus machen',
  makeEach: { one: '{count} Antwort daraus machen', other: '{count} Antworten machen, eine je Wert' },
  done: {
    one: '{count} Wert ist jetzt in „{answer}“. „Rückgängig“ nimmt ihn wieder heraus.',
    other: '{count} Werte sind jetzt in „{answer}“. „Rückgängig“ nimmt sie wieder heraus.',
  },
  made: {
    one: '{count} Antwort ist hinzugefügt. „Rückgängig“ nimmt sie wieder weg.',
    other: '{count} Antworten sind hinzugefügt. „Rückgängig“ nimmt sie wieder weg.',
  },
};
