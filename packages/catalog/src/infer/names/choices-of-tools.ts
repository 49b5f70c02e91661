// Words of product names that tell power tools apart: with battery and charger, or the tool alone. They are written as those of
// `choice-words.ts`.

import type { Choice } from './choice.ts';

export const CHOICES_OF_TOOLS: readonly Choice[] = [
  {
    name: 'scope',
    type: 'text',
    labels:
      'What is included|Lieferumfang|Contenu|Contenido|Contenuto|Inhoud|Obsah balení|Zakres dostawy|Комплектація|Комплектация|Conteúdo|Innehåll|Indhold|Innhold|Sisältö|Tartalom|Conținut|Paket içeriği|Obsah balenia|Sadržaj|Sadržaj|Περιεχόμενο|セット内容|구성|包装内容|Isi paket|Bao gồm|Съдържание|สิ่งที่รวม|Vsebina|Komplektacija|Komplektācija|Komplekt|Contingut',
    columns:
      /included|\bscope\b|\bcontents?\b|lieferumfang|contenu|contenido|contenuto|inhoud|obsah balen|zakres dostawy|комплектац|conteúdo|\bkit\b|\bbatter/i,
    share: 0.2,
    lines: ['tools'],
    // `Drill Kit (Tool Only)` is the tool alone.
    isLast: true,
    doubtful: ['kit', 'kits', 'combo kit', 'solo', 'coffret', 'zestaw'],
    groups: `Tool only=Tool only|Bare tool|Bare unit|Body only|without battery|no battery
Kit=Kit|Kits|Combo kit|with battery|with batteries
ohne Akku=ohne Akku|ohne Akkus|ohne Akku und Ladegerät|Solo|Sologerät
mit Akku=mit Akku|mit Akkus|mit 1 Akku|mit 2 Akkus
sans batterie=sans batterie|sans batteries|machine seule|outil seul
avec batterie=avec batterie|avec batteries|avec 2 batteries|coffret
sin batería=sin batería|sin baterías|sin bateria
con batería=con batería|con baterías|con bateria|con 2 baterías
senza batteria=senza batteria|senza batterie|solo corpo macchina|corpo macchina
con batteria=con batteria|con batterie|con 2 batterie
zonder accu=zonder accu|zonder accu's|losse body
met accu=met accu|met accu's|met 2 accu's
bez akumulátoru=bez akumulátoru|bez aku|bez baterie
s akumulátorem=s akumulátorem|s aku|s baterií
bez akumulatora=bez akumulatora|bez akumulatorów|bez baterii
z akumulatorem=z akumulatorem|z akumulatorami|z 2 akumulatorami|zestaw
без акумулятора=без акумулятора|без акумуляторів|без АКБ і ЗП
з акумулятором=з акумулятором|з акумуляторами|з АКБ
без аккумулятора=без аккумулятора|без аккумуляторов|без АКБ|без АКБ и ЗУ
с аккумулятором=с аккумулятором|с аккумуляторами|с АКБ
sem bateria=sem bateria|sem baterias
com bateria=com bateria|com baterias|com 2 baterias`,
  },
];
