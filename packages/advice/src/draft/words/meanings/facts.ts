// Facts: the country that it comes from, the region, the grape, the winery. `Iz koje zemlje?` is what people say;
// `Šta birate pod „Zemlja“?` is understood.

import type { Meaning } from './meaning.ts';

const COUNTRY: Meaning = {
  names:
    'country,country of origin,origin country,land,herkunftsland,ursprungsland,pays,pays d’origine,país,país de origen,país de origem,paese,paese di origine,paese d’origine,land van herkomst,herkomstland,země,země původu,krajina,krajina pôvodu,kraj,kraj pochodzenia,zemlja,zemlja porekla,zemlja podrijetla,država,država porekla,država podrijetla,oprindelsesland,opprinnelsesland,maa,alkuperämaa,valmistusmaa,ország,származási ország,țară,țara,țara de origine,țară de origine,ülke,menşei ülke,страна,страна происхождения,країна,країна походження',
  questions: {
    en: 'Which country should it come from?',
    de: 'Aus welchem Land soll es kommen?',
    cs: 'Ze které země?',
    da: 'Fra hvilket land?',
    es: '¿De qué país?',
    fi: 'Mistä maasta?',
    fr: 'De quel pays ?',
    hr: 'Iz koje zemlje?',
    hu: 'Melyik országból?',
    it: 'Da quale paese?',
    nb: 'Fra hvilket land?',
    nl: 'Uit welk land?',
    pl: 'Z jakiego kraju?',
    pt: 'De que país?',
    ro: 'Din ce țară?',
    ru: 'Из какой страны?',
    sk: 'Z ktorej krajiny?',
    sr: 'Iz koje zemlje?',
    sv: 'Från vilket land?',
    tr: 'Hangi ülkeden?',
    uk: 'З якої країни?',
  },
};

const REGION: Meaning = {
  names:
    'region,regions,alue,tuotantoalue,wine region,weinregion,région,región,regione,região,regio,streek,wijnstreek,regiune,regiunea,regija,vinska regija,vinarska regija,vinski region,vinarski region,régió,bölge,регион,регіон',
  questions: {
    en: 'Which region should it come from?',
    de: 'Aus welcher Region soll es kommen?',
    cs: 'Z jakého regionu?',
    da: 'Fra hvilken region?',
    es: '¿De qué región?',
    fi: 'Miltä alueelta?',
    fr: 'De quelle région ?',
    hr: 'Iz koje regije?',
    hu: 'Melyik régióból?',
    it: 'Da quale regione?',
    nb: 'Fra hvilken region?',
    nl: 'Uit welke regio?',
    pl: 'Z jakiego regionu?',
    pt: 'De que região?',
    ro: 'Din ce regiune?',
    ru: 'Из какого региона?',
    sk: 'Z akého regiónu?',
    sr: 'Iz kog regiona?',
    sv: 'Från vilken region?',
    tr: 'Hangi bölgeden?',
    uk: 'З якого регіону?',
  },
};

const GRAPE: Meaning = {
  names:
    'grape,grapes,grape variety,grape varieties,rebsorte,rebsorten,cépage,cépages,uva,uvas,variedad de uva,vitigno,vitigni,druif,druivenras,druivenrassen,odrůda,odroda,szczep,szczepy,szczep winorośli,sorta grožđa,druva,druvor,druvsort,drue,druer,druesort,rypäle,rypäleet,rypälelajike,szőlőfajta,soi de struguri,casta,castas,üzüm,üzüm çeşidi,сорт винограда,сорт винограду',
  questions: {
    en: 'Which grape do you like?',
    de: 'Welche Rebsorte hätten Sie gern?',
    cs: 'Jakou odrůdu hledáte?',
    da: 'Hvilken drue kan du lide?',
    es: '¿Qué uva te gusta?',
    fi: 'Mistä rypäleestä pidät?',
    fr: 'Quel cépage aimez-vous ?',
    hr: 'Koju sortu grožđa volite?',
    hu: 'Melyik szőlőfajtát szereti?',
    it: 'Quale vitigno ti piace?',
    nb: 'Hvilken drue liker du?',
    nl: 'Welke druif vind je lekker?',
    pl: 'Jaki szczep lubisz?',
    pt: 'De que casta gosta?',
    ro: 'Ce soi de struguri vă place?',
    ru: 'Какой сорт винограда вам нравится?',
    sk: 'Akú odrodu hľadáte?',
    sr: 'Koju sortu grožđa volite?',
    sv: 'Vilken druva gillar du?',
    tr: 'Hangi üzümü seversiniz?',
    uk: 'Який сорт винограду вам подобається?',
  },
};

const WINERY: Meaning = {
  names:
    'winery,weingut,domaine,bodega,cantina,wijnhuis,vinařství,vinárstvo,winnica,vinarija,borászat,cramă,crama,винодельня,виноробня',
  questions: {
    en: 'Any favourite winery?',
    de: 'Haben Sie ein Lieblingsweingut?',
    cs: 'Máte oblíbené vinařství?',
    es: '¿Tienes una bodega favorita?',
    fr: 'Avez-vous un domaine préféré ?',
    hr: 'Imate li omiljenu vinariju?',
    hu: 'Van kedvenc borászata?',
    it: 'Hai una cantina preferita?',
    nl: 'Heb je een favoriet wijnhuis?',
    pl: 'Masz ulubioną winnicę?',
    ro: 'Aveți o cramă preferată?',
    ru: 'Есть любимая винодельня?',
    sk: 'Máte obľúbené vinárstvo?',
    sr: 'Imate li omiljenu vinariju?',
    uk: 'Є улюблена виноробня?',
  },
};

const COLOUR_RENDERING: Meaning = {
  names:
    'cri,cri ra,cri index,color rendering,colour rendering,color rendering index,colour rendering index,farbwiedergabe,farbwiedergabeindex,farbwiedergabeindex ra,farbwiedergabe cri',
  questions: {
    en: 'How true should colours look in its light (CRI)?',
    de: 'Wie farbtreu soll das Licht sein (CRI)?',
  },
};

const VINTAGE: Meaning = {
  names:
    'vintage,vintages,jahrgang,weinjahrgang,ročník vína,añada,vuosikerta,millésime,berba,godina berbe,évjárat,annata,årgang,wijnjaar,rocznik wina,safra,colheita,an de recoltă,год урожая,рік врожаю,årgång,rekolte',
  questions: {
    en: 'Which vintage should it be?',
    de: 'Welcher Jahrgang soll es sein?',
    cs: 'Jaký ročník hledáte?',
    da: 'Hvilken årgang skal det være?',
    es: '¿De qué añada?',
    fi: 'Mitä vuosikertaa etsit?',
    fr: 'Quel millésime cherchez-vous ?',
    hr: 'Koju berbu tražite?',
    hu: 'Melyik évjáratot keresi?',
    it: 'Quale annata cerchi?',
    nb: 'Hvilken årgang skal det være?',
    nl: 'Welk wijnjaar zoek je?',
    pl: 'Jakiego rocznika szukasz?',
    pt: 'De que colheita?',
    ro: 'Ce an de recoltă?',
    ru: 'Какого года урожая?',
    sk: 'Aký ročník hľadáte?',
    sr: 'Koju berbu tražite?',
    sv: 'Vilken årgång ska det vara?',
    tr: 'Hangi rekolte?',
    uk: 'Якого року врожаю?',
  },
};

const YEAR: Meaning = {
  names:
    'year,model year,rok,rok výroby,modelový rok,año,año modelo,vuosi,vuosimalli,année,année modèle,godina,godina proizvodnje,év,évjárat modell,anno,år,årsmodel,årsmodell,modellår,jaar,bouwjaar,rok produkcji,rocznik,ano,an,an fabricație,год,год выпуска,yıl,model yılı,рік,рік випуску',
  questions: {
    cs: 'Z jakého roku to má být?',
    da: 'Fra hvilket år?',
    es: '¿De qué año?',
    fi: 'Miltä vuodelta?',
    fr: 'De quelle année ?',
    hr: 'Iz koje godine?',
    hu: 'Melyik évből?',
    it: 'Di che anno?',
    nb: 'Fra hvilket år?',
    nl: 'Uit welk jaar?',
    pl: 'Z którego roku?',
    pt: 'De que ano?',
    ro: 'Din ce an?',
    ru: 'Какого года?',
    sk: 'Z ktorého roku?',
    sr: 'Iz koje godine?',
    sv: 'Från vilket år?',
    tr: 'Hangi yıldan?',
    uk: 'Якого року?',
  },
};

const PERSONS: Meaning = {
  names:
    'persons,people,personen,personenzahl,personnes,personas,persone,aantal personen,osob,osoby,osób,liczba osób,počet osob,počet osôb,осіб,кількість осіб,человек,количество человек,pessoas,personer,henkilöä,személy,fő,persoane,număr de persoane,kişi,kişi sayısı,osôb,osoba,broj osoba',
  questions: {
    en: 'For how many people?',
    de: 'Für wie viele Personen?',
    cs: 'Pro kolik osob?',
    da: 'Til hvor mange personer?',
    es: '¿Para cuántas personas?',
    fi: 'Kuinka monelle hengelle?',
    fr: 'Pour combien de personnes ?',
    hr: 'Za koliko osoba?',
    hu: 'Hány személyre?',
    it: 'Per quante persone?',
    nb: 'Til hvor mange personer?',
    nl: 'Voor hoeveel personen?',
    pl: 'Dla ilu osób?',
    pt: 'Para quantas pessoas?',
    ro: 'Pentru câte persoane?',
    ru: 'На сколько человек?',
    sk: 'Pre koľko osôb?',
    sr: 'Za koliko osoba?',
    sv: 'För hur många personer?',
    tr: 'Kaç kişilik?',
    uk: 'На скільки осіб?',
  },
};

export const FACTS: readonly Meaning[] = [COUNTRY, REGION, GRAPE, WINERY, VINTAGE, YEAR, COLOUR_RENDERING, PERSONS];
