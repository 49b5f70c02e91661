// What people call the colour of white light, in each language of drafts: warm, neutral, and that of daylight. To correct a word, change it in the
// row of its language.

import type { DraftLanguage } from './languages/languages.ts';

export const LIGHT_WORDS: Readonly<Record<DraftLanguage, readonly [warm: string, neutral: string, cold: string]>> = {
  en: ['Warm white', 'Neutral white', 'Cool white'],
  de: ['Warmweiß', 'Neutralweiß', 'Tageslichtweiß'],
  cs: ['Teplá bílá', 'Neutrální bílá', 'Studená bílá'],
  da: ['Varm hvid', 'Neutral hvid', 'Kold hvid'],
  es: ['Blanco cálido', 'Blanco neutro', 'Blanco frío'],
  fi: ['Lämmin valkoinen', 'Neutraali valkoinen', 'Kylmä valkoinen'],
  fr: ['Blanc chaud', 'Blanc neutre', 'Blanc froid'],
  hr: ['Topla bijela', 'Neutralna bijela', 'Hladna bijela'],
  hu: ['Meleg fehér', 'Semleges fehér', 'Hideg fehér'],
  it: ['Bianco caldo', 'Bianco neutro', 'Bianco freddo'],
  nb: ['Varmhvit', 'Nøytralhvit', 'Kaldhvit'],
  nl: ['Warmwit', 'Neutraalwit', 'Koudwit'],
  pl: ['Biel ciepła', 'Biel neutralna', 'Biel zimna'],
  pt: ['Branco quente', 'Branco neutro', 'Branco frio'],
  ro: ['Alb cald', 'Alb neutru', 'Alb rece'],
  ru: ['Тёплый белый', 'Нейтральный белый', 'Холодный белый'],
  sk: ['Teplá biela', 'Neutrálna biela', 'Studená biela'],
  sr: ['Topla bela', 'Neutralna bela', 'Hladna bela'],
  sv: ['Varmvit', 'Neutralvit', 'Kallvit'],
  tr: ['Sıcak beyaz', 'Doğal beyaz', 'Soğuk beyaz'],
  uk: ['Теплий білий', 'Нейтральний білий', 'Холодний білий'],
};
