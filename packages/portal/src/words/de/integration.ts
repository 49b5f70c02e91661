import type { integration as english } from '../en/integration.ts';

export const integration: typeof english = {
  about: 'Damit kommt der Berater in Ihren Shop. Kopieren Sie es, oder lassen Sie es Ihre Entwickler kopieren.',
  notLive: 'Dieser Berater ist nicht online, also kann ihn noch niemand fragen. Veröffentlichen Sie ihn zuerst.',
  keyTitle: 'Der Schlüssel für Ihre Seite',
  keyAbout: 'Ihre Seite fragt mit einem Schlüssel. Legen Sie hier einen an, dann steht er gleich unten.',
  page: 'Adresse Ihrer Seite',
  pageHint: 'Nur Seiten unter dieser Adresse können den Schlüssel benutzen.',
  pageWrong: 'Das ist keine Adresse einer Webseite, wie https://www.shop.example.',
  makeKey: 'Schlüssel für diese Seite anlegen',
  keyMade:
    'Unten ist der Schlüssel für Seiten unter {origin} eingesetzt, bis Sie das Portal schließen. Einen weiteren können Sie jederzeit anlegen.',
  hasKey: 'Sie haben schon einen Schlüssel? Setzen Sie ihn ein, wo {placeholder} steht.',
  toKeys: 'Zu den Schlüsseln',
  noKeys:
    'Nur der Schlüssel fehlt: Ihn legt an, wer im Shop alle Rechte hat, und er wird nur einmal gezeigt. Setzen Sie ihn ein, wo {placeholder} steht.',
  origin: 'Unten hat Guidepost die Adresse {origin}, unter der Sie diese Seite sehen.',
  originWithin:
    'Unten hat Guidepost die Adresse {origin}, unter der Sie diese Seite sehen. Kunden erreichen es dort nicht. Sobald es eine Adresse im Internet hat, öffnen Sie diese Seite unter ihr, und sie steht hier.',
  more: 'Mehr im Leitfaden für Entwickler (englisch)',
  copy: 'Kopieren: {what}',
  widget: 'Auf einer Webseite',
  widgetHint: 'Am wenigsten Arbeit: zwei Zeilen in der Seite, dort, wo der Berater erscheinen soll.',
  client: 'Mit JavaScript',
  clientHint:
    'Für eine eigene Oberfläche, im Browser oder auf einem Server. Im Browser ist der Schlüssel ein öffentlicher; ein geheimer gehört nur auf Server.',
  assistants: 'In KI-Assistenten',
  assistantsHint:
    'Die Adresse für einen Assistenten, der das Model Context Protocol (MCP) spricht: Er stellt dann die Fragen Ihrer Berater. Der Schlüssel darin ist ein öffentlicher. Der Dienst antwortet dort, sobald ihn sein Betreiber dafür geöffnet hat (GUIDEPOST_MCP=on).',
  curl: 'Mit einfachen Anfragen',
  curlHint:
    'Aus jeder Sprache. Das beginnt ein Gespräch und antwortet auf seine erste Frage. Der Schlüssel ist ein geheimer, den nur Server kennen dürfen: Setzen Sie ihn ein, wo YOUR_KEY steht.',
};
