// What a perfume smells of: at first, once it has unfolded, and what stays of it.

import type { Meaning } from './meaning.ts';

/** What a perfume smells of at first. */
const TOP_NOTES: Meaning = {
  names:
    'top notes,top note,notes top,head notes,kopfnote,kopfnoten,notes de tête,note de tête,notas de salida,notas de topo,notas de saída,note di testa,topnoten,nuty głowy,toppnoter,topnoter,верхние ноты,верхні ноти,üst notalar,üst nota',
  questions: {
    en: 'Which top notes do you like?',
    de: 'Welche Kopfnote mögen Sie?',
    da: 'Hvilke topnoter kan du lide?',
    es: '¿Qué notas de salida te gustan?',
    fr: 'Quelles notes de tête aimez-vous ?',
    it: 'Quali note di testa ti piacciono?',
    nb: 'Hvilke toppnoter liker du?',
    nl: 'Welke topnoten vind je lekker?',
    pl: 'Jakie nuty głowy lubisz?',
    pt: 'De que notas de topo gosta?',
    ru: 'Какие верхние ноты вам нравятся?',
    sv: 'Vilka toppnoter gillar du?',
    tr: 'Hangi üst notaları seversiniz?',
    uk: 'Які верхні ноти вам подобаються?',
  },
};

/** What it smells of once it has unfolded. */
const HEART_NOTES: Meaning = {
  names:
    'heart notes,heart note,notes heart,middle notes,notes middle,herznote,herznoten,notes de cœur,note de cœur,notes de coeur,notas de corazón,notas de coração,note di cuore,hartnoten,nuty serca,hjärtnoter,hjertenoter,ноты сердца,средние ноты,ноти серця,kalp notaları,orta notalar',
  questions: {
    en: 'Which heart notes do you like?',
    de: 'Welche Herznote mögen Sie?',
    da: 'Hvilke hjertenoter kan du lide?',
    es: '¿Qué notas de corazón te gustan?',
    fr: 'Quelles notes de cœur aimez-vous ?',
    it: 'Quali note di cuore ti piacciono?',
    nb: 'Hvilke hjertenoter liker du?',
    nl: 'Welke hartnoten vind je lekker?',
    pl: 'Jakie nuty serca lubisz?',
    pt: 'De que notas de coração gosta?',
    ru: 'Какие ноты сердца вам нравятся?',
    sv: 'Vilka hjärtnoter gillar du?',
    tr: 'Hangi kalp notalarını seversiniz?',
    uk: 'Які ноти серця вам подобаються?',
  },
};

/** What stays of it. */
const BASE_NOTES: Meaning = {
  names:
    'base notes,base note,notes base,basisnote,basisnoten,notes de fond,note de fond,notas de fondo,notas de fundo,notas de base,note di fondo,basisnoten geur,nuty bazy,basnoter,basenoter,базовые ноты,базові ноти,alt notalar,dip notalar',
  questions: {
    en: 'Which base notes do you like?',
    de: 'Welche Basisnote mögen Sie?',
    da: 'Hvilke basenoter kan du lide?',
    es: '¿Qué notas de fondo te gustan?',
    fr: 'Quelles notes de fond aimez-vous ?',
    it: 'Quali note di fondo ti piacciono?',
    nb: 'Hvilke basenoter liker du?',
    nl: 'Welke basisnoten vind je lekker?',
    pl: 'Jakie nuty bazy lubisz?',
    pt: 'De que notas de fundo gosta?',
    ru: 'Какие базовые ноты вам нравятся?',
    sv: 'Vilka basnoter gillar du?',
    tr: 'Hangi alt notaları seversiniz?',
    uk: 'Які базові ноти вам подобаються?',
  },
};

export const PERFUME_NOTES: readonly Meaning[] = [TOP_NOTES, HEART_NOTES, BASE_NOTES];
