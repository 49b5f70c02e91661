// Deutsche Texte zu den Schlüsseln eines Shops.

import type { KEYS_EN } from '../en/keys.ts';

export const KEYS_DE: typeof KEYS_EN = {
  title: 'Schlüssel',
  about:
    'Mit einem Schlüssel fragen Seiten und Server des Shops bei Guidepost um Rat. Der Schlüssel selbst wird nur einmal gezeigt, wenn er angelegt wird.',
  none: 'Es gibt noch keinen Schlüssel.',
  create: 'Schlüssel anlegen',
  key: 'Kennung',
  kind: 'Art',
  kinds: { secret: 'geheim', publishable: 'öffentlich' },
  kindHints: {
    secret: 'Für Server. Sonst darf ihn nie jemand sehen.',
    publishable: 'Für Webseiten, wo ihn alle sehen können.',
  },
  origins: 'Nur Seiten unter diesen Adressen',
  originsHint: 'Je Zeile eine, wie https://shop.example. Leer: jede Seite.',
  anyOrigin: 'jede Seite',
  expires: 'Gilt bis',
  expiresChoices: { never: 'auf Dauer', '30d': '30 Tage', '90d': '90 Tage', '365d': 'ein Jahr' },
  state: 'Zustand',
  states: { active: 'gilt', expired: 'abgelaufen', revoked: 'gesperrt' },
  created: 'Angelegt',
  demo: 'Demo',
  once: 'Kopieren Sie den Schlüssel jetzt: Er wird nie wieder gezeigt.',
  onceTitle: 'Der neue Schlüssel',
  done: 'Ich habe ihn kopiert',
  rotate: 'Erneuern',
  rotateTitle: 'Schlüssel erneuern?',
  rotateHint:
    'Sie bekommen einen neuen Schlüssel gleicher Art. Der alte gilt noch eine Weile, damit Sie den neuen einsetzen können.',
  overlap: 'Der alte gilt noch',
  overlaps: { '1h': 'eine Stunde', '24h': 'einen Tag', '7d': 'eine Woche', '30d': 'einen Monat' },
  revoke: 'Sperren',
  revokeTitle: 'Schlüssel sperren?',
  revokeHint: 'Was {id} benutzt, bekommt ab sofort keinen Rat mehr. Das lässt sich nicht zurücknehmen.',
  revokeNow: 'Für immer sperren',
  rotated: 'Der bisherige Schlüssel gilt bis {time}.',
};
