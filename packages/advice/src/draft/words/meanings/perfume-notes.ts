// What a perfume smells of: at first, once it has unfolded, and what stays of it.

import type { Meaning } from './meaning.ts';

/** What a perfume smells of at first. */
const TOP_NOTES: Meaning = {
  names:
    'top notes,top note,notes top,head notes,kopfnote,kopfnoten,notes de tête,note de tête,notas de salida,notas de topo,notas de saída,note di testa,topnoten,nuty głowy,toppnoter,topnoter,верхние ноты,верхні ноти,üst notalar,üst nota,νότες κορυφής,トップノート,탑 노트,탑노트,前调,aroma awal,hương đầu,връхни нотки,กลิ่นแรก,zgornje note,viršutinės natos,augšējās notis,tipunoodid,notes de sortida',
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
    el: 'Ποιες νότες κορυφής σας αρέσουν;',
    ja: 'どのトップノートがお好みですか？',
    ko: '어떤 탑 노트를 좋아하세요?',
    zh: '您喜欢什么前调？',
    id: 'Aroma awal apa yang Anda suka?',
    vi: 'Bạn thích hương đầu nào?',
    bg: 'Какви връхни нотки харесвате?',
    th: 'คุณชอบกลิ่นแรกแบบไหน',
    sl: 'Katere zgornje note so vam všeč?',
    lt: 'Kokios viršutinės natos jums patinka?',
    lv: 'Kādas augšējās notis jums patīk?',
    et: 'Millised tipunoodid teile meeldivad?',
    ca: 'Quines notes de sortida t’agraden?',
  },
};

/** What it smells of once it has unfolded. */
const HEART_NOTES: Meaning = {
  names:
    'heart notes,heart note,notes heart,middle notes,notes middle,herznote,herznoten,notes de cœur,note de cœur,notes de coeur,notas de corazón,notas de coração,note di cuore,hartnoten,nuty serca,hjärtnoter,hjertenoter,ноты сердца,средние ноты,ноти серця,kalp notaları,orta notalar,νότες καρδιάς,ミドルノート,ハートノート,미들 노트,미들노트,中调,aroma tengah,hương giữa,средни нотки,กลิ่นกลาง,srednje note,širdies natos,sirds notis,südamenoodid,notes de cor',
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
    el: 'Ποιες νότες καρδιάς σας αρέσουν;',
    ja: 'どのミドルノートがお好みですか？',
    ko: '어떤 미들 노트를 좋아하세요?',
    zh: '您喜欢什么中调？',
    id: 'Aroma tengah apa yang Anda suka?',
    vi: 'Bạn thích hương giữa nào?',
    bg: 'Какви средни нотки харесвате?',
    th: 'คุณชอบกลิ่นกลางแบบไหน',
    sl: 'Katere srednje note so vam všeč?',
    lt: 'Kokios širdies natos jums patinka?',
    lv: 'Kādas sirds notis jums patīk?',
    et: 'Millised südamenoodid teile meeldivad?',
    ca: 'Quines notes de cor t’agraden?',
  },
};

/** What stays of it. */
const BASE_NOTES: Meaning = {
  names:
    'base notes,base note,notes base,basisnote,basisnoten,notes de fond,note de fond,notas de fondo,notas de fundo,notas de base,note di fondo,basisnoten geur,nuty bazy,basnoter,basenoter,базовые ноты,базові ноти,alt notalar,dip notalar,νότες βάσης,ラストノート,ベースノート,베이스 노트,베이스노트,后调,尾调,aroma dasar,hương cuối,базови нотки,กลิ่นฐาน,bazne note,bazinės natos,bāzes notis,põhjanoodid,notes de fons',
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
    el: 'Ποιες νότες βάσης σας αρέσουν;',
    ja: 'どのラストノートがお好みですか？',
    ko: '어떤 베이스 노트를 좋아하세요?',
    zh: '您喜欢什么后调？',
    id: 'Aroma dasar apa yang Anda suka?',
    vi: 'Bạn thích hương cuối nào?',
    bg: 'Какви базови нотки харесвате?',
    th: 'คุณชอบกลิ่นฐานแบบไหน',
    sl: 'Katere bazne note so vam všeč?',
    lt: 'Kokios bazinės natos jums patinka?',
    lv: 'Kādas bāzes notis jums patīk?',
    et: 'Millised põhjanoodid teile meeldivad?',
    ca: 'Quines notes de fons t’agraden?',
  },
};

export const PERFUME_NOTES: readonly Meaning[] = [TOP_NOTES, HEART_NOTES, BASE_NOTES];
