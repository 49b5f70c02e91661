import type { integration as english } from '../en/integration.ts';

export const integration: typeof english = {
  about:
    'Alles ist für diesen Berater ausgefüllt. Kopieren Sie, was Ihre Entwickler brauchen, oder schicken Sie ihnen diese Seite.',
  notLive: 'Dieser Berater ist nicht live, also kann ihn noch niemand fragen. Veröffentlichen Sie ihn zuerst.',
  keyHint:
    'In jedem fehlt der Schlüssel, denn kein Schlüssel wird je wieder gezeigt. Setzen Sie Ihren ein, wo {placeholder} steht.',
  toKeys: 'Zu den Schlüsseln',
  noKeys: 'Schlüssel legt an, wer im Shop alle Rechte hat.',
  origin:
    'Der Dienst wird unter {origin} gefragt. Ist er von außen unter einer anderen Adresse erreichbar, setzen Sie diese ein.',
  more: 'Mehr im Leitfaden für Entwickler (englisch)',
  copy: 'Kopieren: {what}',
  widget: 'Auf einer Webseite',
  widgetHint:
    'Am wenigsten Arbeit: zwei Zeilen in der Seite. Der Schlüssel ist ein öffentlicher, und nur Seiten seiner Adressen können ihn benutzen.',
  client: 'Mit JavaScript',
  clientHint:
    'Für eine eigene Oberfläche, im Browser oder auf einem Server. Im Browser ist der Schlüssel ein öffentlicher; ein geheimer gehört nur auf Server.',
  curl: 'Mit einfachen Anfragen',
  curlHint:
    'Aus jeder Sprache. Das beginnt ein Gespräch und antwortet auf seine erste Frage. Der Schlüssel ist ein geheimer.',
};
