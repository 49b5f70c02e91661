// Sizes by numbers, where a thing fits several of them: these are sizes of shoes, socks and clothes, and people know which one they wear.

import type { Meaning } from './meaning.ts';

export const WORN_SIZES: Pick<Meaning, 'questions'> = {
  questions: {
    en: 'Which size do you wear?',
    de: 'Welche Größe tragen Sie?',
    cs: 'Jakou velikost nosíte?',
    da: 'Hvilken størrelse bruger du?',
    es: '¿Qué talla usas?',
    fi: 'Mitä kokoa käytät?',
    fr: 'Quelle taille portez-vous ?',
    hr: 'Koju veličinu nosite?',
    hu: 'Milyen méretet hord?',
    it: 'Che taglia porti?',
    nb: 'Hvilken størrelse bruker du?',
    nl: 'Welke maat draag je?',
    pl: 'Jaki rozmiar nosisz?',
    pt: 'Que tamanho usa?',
    ro: 'Ce mărime purtați?',
    ru: 'Какой размер вы носите?',
    sk: 'Akú veľkosť nosíte?',
    sr: 'Koju veličinu nosite?',
    sv: 'Vilken storlek har du?',
    tr: 'Kaç beden giyiyorsunuz?',
    uk: 'Який розмір ви носите?',
  },
};
