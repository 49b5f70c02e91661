// How long spirits, vinegar or cheese were left to mature. Shops of whisky say `12 Year Old`, and nobody asks for a maturity.

import type { Meaning } from './meaning.ts';

export const MATURITY: Meaning = {
  names:
    'maturity,age statement,reifezeit,reifedauer,vieillissement,envejecimiento,crianza,añejamiento,invecchiamento,rijping,rijpingstijd,zrání,doba zrání,leżakowanie,витримка,выдержка,envelhecimento,lagringstid,kypsytys,érlelés,maturare,olgunlaşma,zrenie,doba zrenia,dozrijevanje,sazrevanje,παλαίωση,熟成,熟成年数,숙성,숙성 기간,陈年,lama pematangan,thời gian ủ,отлежаване,การบ่ม,zorenje,brandinimas,nogatavināšana,laagerdus,envelliment',
  questions: {
    en: 'How old should it be?',
    de: 'Wie lange soll es gereift sein?',
    fr: 'Combien de temps doit-il avoir vieilli ?',
    es: '¿De cuántos años de crianza?',
    it: 'Quanto invecchiato?',
    pt: 'Com quanto tempo de envelhecimento?',
    nl: 'Hoe lang moet het gerijpt zijn?',
    cs: 'Jak dlouho má být vyzrálé?',
    sk: 'Ako dlho má byť vyzreté?',
    pl: 'Jak długo ma być leżakowane?',
    uk: 'Якої витримки?',
    ru: 'Какой выдержки?',
    sv: 'Hur länge ska det ha lagrats?',
    da: 'Hvor længe skal det være lagret?',
    nb: 'Hvor lenge skal det være lagret?',
    fi: 'Kuinka kauan sen pitäisi olla kypsynyt?',
    hu: 'Milyen érlelésű legyen?',
    ro: 'Cât de maturat să fie?',
    tr: 'Kaç yıllık olsun?',
    hr: 'Koliko dugo treba biti odležano?',
    sr: 'Koliko dugo treba da odleži?',
    el: 'Πόσα χρόνια παλαίωσης;',
    ja: '何年熟成がよいですか？',
    ko: '숙성 기간은 얼마나 원하세요?',
    zh: '您想要陈年多久的？',
    id: 'Berapa lama pematangannya?',
    vi: 'Bạn muốn ủ bao lâu?',
    bg: 'Колко отлежало да бъде?',
    th: 'อยากได้ที่บ่มนานเท่าใด',
    sl: 'Kako dolgo naj bo zorjeno?',
    lt: 'Kiek laiko brandinto?',
    lv: 'Cik ilgi nogatavinātu?',
    et: 'Kui kaua laagerdunud?',
    ca: 'De quants anys d’envelliment?',
  },
};
