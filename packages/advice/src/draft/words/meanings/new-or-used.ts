// A thing was used before or it was not: nobody is asked whether they want that, but which of the two.

import type { DraftLanguage } from '../languages/languages.ts';

interface NewOrUsed {
  readonly title: string;
  readonly fresh: string;
  readonly used: string;
}

export function newOrUsed(language: DraftLanguage): NewOrUsed {
  const [title, fresh, used] = WORDS[language];
  return { title, fresh, used };
}

/** The question, what is new, and what is used. */
const WORDS: Readonly<Record<DraftLanguage, readonly [string, string, string]>> = {
  en: ['New or used?', 'New', 'Used'],
  de: ['Neu oder gebraucht?', 'Neu', 'Gebraucht'],
  fr: ['Neuf ou d’occasion ?', 'Neuf', 'D’occasion'],
  es: ['¿Nuevo o de segunda mano?', 'Nuevo', 'De segunda mano'],
  it: ['Nuovo o usato?', 'Nuovo', 'Usato'],
  pt: ['Novo ou usado?', 'Novo', 'Usado'],
  nl: ['Nieuw of tweedehands?', 'Nieuw', 'Tweedehands'],
  cs: ['Nové, nebo použité?', 'Nové', 'Použité'],
  sk: ['Nové alebo použité?', 'Nové', 'Použité'],
  pl: ['Nowe czy używane?', 'Nowe', 'Używane'],
  uk: ['Нове чи вживане?', 'Нове', 'Вживане'],
  ru: ['Новое или б/у?', 'Новое', 'Б/у'],
  sv: ['Nytt eller begagnat?', 'Nytt', 'Begagnat'],
  da: ['Nyt eller brugt?', 'Nyt', 'Brugt'],
  nb: ['Nytt eller brukt?', 'Nytt', 'Brukt'],
  fi: ['Uusi vai käytetty?', 'Uusi', 'Käytetty'],
  hu: ['Új vagy használt?', 'Új', 'Használt'],
  ro: ['Nou sau folosit?', 'Nou', 'Folosit'],
  tr: ['Sıfır mı, ikinci el mi?', 'Sıfır', 'İkinci el'],
  hr: ['Novo ili rabljeno?', 'Novo', 'Rabljeno'],
  sr: ['Novo ili polovno?', 'Novo', 'Polovno'],
  el: ['Καινούριο ή μεταχειρισμένο;', 'Καινούριο', 'Μεταχειρισμένο'],
  ja: ['新品と中古のどちらがよいですか？', '新品', '中古'],
  ko: ['새 상품과 중고 중 어느 것을 원하세요?', '새 상품', '중고'],
  zh: ['要全新的还是二手的？', '全新', '二手'],
  id: ['Baru atau bekas?', 'Baru', 'Bekas'],
  vi: ['Hàng mới hay đã qua sử dụng?', 'Mới', 'Đã qua sử dụng'],
  bg: ['Ново или употребявано?', 'Ново', 'Употребявано'],
  th: ['มือหนึ่งหรือมือสอง', 'มือหนึ่ง', 'มือสอง'],
  sl: ['Novo ali rabljeno?', 'Novo', 'Rabljeno'],
  lt: ['Nauja ar naudota?', 'Nauja', 'Naudota'],
  lv: ['Jauns vai lietots?', 'Jauns', 'Lietots'],
  et: ['Uus või kasutatud?', 'Uus', 'Kasutatud'],
  ca: ['Nou o de segona mà?', 'Nou', 'De segona mà'],
};
