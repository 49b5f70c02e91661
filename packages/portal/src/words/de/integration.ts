import type { integration as english } from '../en/integration.ts';

export const integration: typeof english = {
  about:
    'In drei Schritten steht der Berater auf einer Seite Ihres Shops: Schlüssel anlegen, die Zeilen dafür kopieren, in die Seite einfügen. Wer Ihren Shop betreut, kann das für Sie tun.',
  notLive: 'Dieser Berater ist nicht online, also kann ihn noch niemand fragen. Veröffentlichen Sie ihn zuerst.',
  keyTitle: '1. Schlüssel für Ihre Seite anlegen',
  keyAbout: 'Ihre Seite fragt mit einem Schlüssel. Legen Sie hier einen an, dann steht er gleich unten.',
  page: 'Adresse Ihrer Seite',
  pageHint: 'Nur Seiten unter dieser Adresse, mit www und ohne, können den Schlüssel benutzen.',
  pageWrong: 'Das ist keine Adresse einer Webseite, wie https://www.shop.example.',
  makeKey: 'Schlüssel für diese Seite anlegen',
  keyMade:
    'Unten ist der Schlüssel für Seiten unter {origins} eingesetzt, bis Sie das Portal schließen. Einen weiteren können Sie jederzeit anlegen.',
  hasKey: 'Sie haben schon einen Schlüssel? Setzen Sie ihn ein, wo {placeholder} steht.',
  toKeys: 'Zu den Schlüsseln',
  noKeys:
    'Nur der Schlüssel fehlt: Ihn legt an, wer im Shop alle Rechte hat, und er wird nur einmal gezeigt. Setzen Sie ihn ein, wo {placeholder} steht.',
  origin: 'Unten hat Guidepost die Adresse {origin}, unter der Sie diese Seite sehen.',
  originWithin:
    'Unten hat Guidepost die Adresse {origin}, unter der Sie diese Seite sehen. Kunden erreichen es dort nicht. Sobald es eine Adresse im Internet hat, öffnen Sie diese Seite unter ihr, und sie steht hier.',
  more: 'Mehr im Leitfaden für Entwickler (englisch)',
  copy: 'Kopieren: {what}',
  widget: '2. Diese Zeilen kopieren',
  widgetHint:
    'Wo sie in einer Seite stehen, erscheint der Berater. Mit dem Schlüssel aus Schritt 1 sind sie vollständig.',
  paste: '3. Dort einfügen, wo der Berater erscheinen soll',
  pasteHint: 'Auf der Startseite, über einer Kategorie oder auf einer eigenen Seite. Wo ist das in Ihrem Shopsystem?',
  otherSystem: 'Ein anderes',
  systems: {
    woocommerce:
      'Öffnen Sie die Seite im Editor, fügen Sie den Block „Individuelles HTML“ hinzu, setzen Sie die Zeilen ein, und aktualisieren Sie die Seite. Skripte nimmt WordPress nur von Administratoren und Redakteuren an.',
    shopify:
      'Onlineshop → Themes → Anpassen. Wählen Sie oben die Seite, dann Abschnitt hinzufügen → Benutzerdefiniertes Liquid, setzen Sie die Zeilen ein, und speichern Sie.',
    magento:
      'Inhalt → Seiten, Seite öffnen und unter Inhalt das Element „HTML-Code“ hineinziehen; ohne Page Builder zeigt „Editor ein-/ausblenden“ das HTML. Setzen Sie die Zeilen ein, speichern Sie, und leeren Sie den Cache.',
    prestashop:
      'PrestaShop nimmt Skripte aus den Texten seiner Seiten heraus. Daher kommen die Zeilen in eine Vorlage des Themes oder in ein Modul für eigenes HTML: Das macht, wer Ihren Shop betreut.',
    wix: 'Was bei Wix „HTML einbetten“ heißt, liegt in einem Rahmen mit anderer Adresse, für die dieser Schlüssel nicht gilt. Nehmen Sie stattdessen ein benutzerdefiniertes Element: Sein Tag ist product-advisor, seine Serveradresse steht nach src=, und seine Attribute sind die, die hinter product-advisor stehen.',
    other:
      'Suchen Sie in dem, was sich einer Seite hinzufügen lässt, nach „HTML“, „Code“ oder „Skript“. Wer Ihren Shop betreut, weiß es.',
  },
  systemsUntried:
    'Die Menüs heißen so in den üblichen Fassungen; bei Ihnen können sie anders heißen. Guidepost wurde nicht in jedem dieser Systeme ausprobiert.',
  notSeen: 'Der Berater erscheint nicht?',
  notSeenHelp:
    'Sehen Sie nach, ob die Adresse der Seite die des Schlüssels ist, ob die Zeilen nach dem Speichern noch beide Tags haben, und ob der Dienst aus dem Internet zu erreichen ist. Manche Shops führen nur Skripte aus, die ihre Content Security Policy nennt: Dann muss {origin} in script-src und connect-src stehen.',
  otherWays: 'Für Entwickler',
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
