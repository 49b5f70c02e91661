// How much, how large and how strong.

import type { Meaning } from './meaning.ts';
import { type Measure, meaningOf } from './measure.ts';

const AMOUNT: Measure = {
  names:
    'amount,quantity,content,weight,net weight,množství,hmotnost,váha,hmotnosť,množstvo,ilość,waga,waga netto,cantidad,contenido,peso,peso neto,peso netto,quantité,poids,poids net,quantità,contenuto,quantidade,hoeveelheid,gewicht,nettogewicht,mængde,vægt,mengde,vekt,mängd,vikt,nettovikt,määrä,paino,nettopaino,mennyiség,súly,nettó súly,cantitate,greutate,količina,težina,masa,miktar,ağırlık,количество,вес,вес нетто,кількість,вага,вага нетто',
  what: {
    cs: 'Kolik',
    da: 'Hvor meget',
    es: 'Cuánto',
    fi: 'Kuinka paljon',
    fr: 'Combien',
    hr: 'Koliko',
    hu: 'Mennyire',
    it: 'Quanto',
    nb: 'Hvor mye',
    nl: 'Hoeveel',
    pl: 'Ile',
    pt: 'De quanto',
    ro: 'Cât',
    ru: 'Сколько вам нужно',
    sk: 'Koľko',
    sr: 'Koliko vam je potrebno',
    sv: 'Hur mycket',
    tr: 'Ne kadar',
    uk: 'Скільки вам потрібно',
  },
};

const SIZE: Measure = {
  names:
    'size,velikost,rozměr,størrelse,tamaño,koko,taille,veličina,dimenzija,méret,dimensione,maat,formaat,rozmiar,wymiar,tamanho,mărime,dimensiune,размер,veľkosť,rozmer,storlek,boyut,ölçü,розмір',
  what: {
    cs: 'Jakou velikost',
    da: 'Hvilken størrelse',
    es: 'Qué tamaño',
    fi: 'Minkä koon',
    fr: 'Quelle taille',
    hr: 'Koja veličina',
    hu: 'Milyen méretre',
    it: 'Quale dimensione',
    nb: 'Hvilken størrelse',
    nl: 'Welke maat',
    pl: 'Jakiego rozmiaru',
    pt: 'De que tamanho',
    ro: 'Ce mărime',
    ru: 'Какой размер вам нужен',
    sk: 'Akú veľkosť',
    sr: 'Koja veličina vam je potrebna',
    sv: 'Vilken storlek',
    tr: 'Hangi boyut',
    uk: 'Який розмір вам потрібен',
  },
};

const VOLUME: Measure = {
  names:
    'volume,volumen,volym,volum,zapremina,objem,pojemność,contenance,inhoud,tilavuus,űrtartalom,hacim,объём,объем,об’єм',
  what: {
    cs: 'Jaký objem',
    da: 'Hvilken størrelse',
    es: 'Qué volumen',
    fi: 'Minkä tilavuuden',
    fr: 'Quelle contenance',
    hr: 'Koji volumen',
    hu: 'Milyen űrtartalomra',
    it: 'Quale volume',
    nb: 'Hvilket volum',
    nl: 'Welke inhoud',
    pl: 'Jakiej pojemności',
    pt: 'De que volume',
    ro: 'Ce volum',
    ru: 'Какой объём вам нужен',
    sk: 'Aký objem',
    sr: 'Koja zapremina vam je potrebna',
    sv: 'Vilken volym',
    tr: 'Hangi hacim',
    uk: 'Який об’єм вам потрібен',
  },
};

const CAPACITY: Measure = {
  names:
    'capacity,battery capacity,kapacita,kapacita baterie,kapacita batérie,kapacitet,kapasitet,capacidad,capacidade,capacità,capacité,capaciteit,kapasiteetti,kapacitás,capacitate,kapasite,ёмкость,емкость,ємність',
  what: {
    cs: 'Jakou kapacitu',
    da: 'Hvilken kapacitet',
    es: 'Qué capacidad',
    fi: 'Minkä kapasiteetin',
    fr: 'Quelle capacité',
    hr: 'Koji kapacitet',
    hu: 'Milyen kapacitásra',
    it: 'Quale capacità',
    nb: 'Hvilken kapasitet',
    nl: 'Welke capaciteit',
    pl: 'Jakiej pojemności',
    pt: 'De que capacidade',
    ro: 'Ce capacitate',
    ru: 'Какая ёмкость вам нужна',
    sk: 'Akú kapacitu',
    sr: 'Koji kapacitet vam je potreban',
    sv: 'Vilken kapacitet',
    tr: 'Hangi kapasite',
    uk: 'Яка ємність вам потрібна',
  },
};

const POWER: Measure = {
  names:
    'power,output power,výkon,výstupní výkon,výstupný výkon,moc,effekt,potencia,potência,potenza,puissance,teho,teljesítmény,snaga,vermogen,putere,мощность,потужність,güç',
  what: {
    cs: 'Jaký výkon',
    da: 'Hvilken effekt',
    es: 'Qué potencia',
    fi: 'Minkä tehon',
    fr: 'Quelle puissance',
    hr: 'Koja snaga',
    hu: 'Milyen teljesítményre',
    it: 'Quale potenza',
    nb: 'Hvilken effekt',
    nl: 'Welk vermogen',
    pl: 'Jakiej mocy',
    pt: 'De que potência',
    ro: 'Ce putere',
    ru: 'Какая мощность вам нужна',
    sk: 'Aký výkon',
    sr: 'Koja snaga vam je potrebna',
    sv: 'Vilken effekt',
    tr: 'Hangi güç',
    uk: 'Яка потужність вам потрібна',
  },
};

const VOLTAGE: Measure = {
  names:
    'voltage,napětí,napätie,napięcie,voltaje,tensión,tension,tensione,tensão,spanning,spänning,spænding,spenning,jännite,feszültség,tensiune,napon,gerilim,voltaj,напряжение,напруга',
  what: {
    cs: 'Jaké napětí',
    da: 'Hvilken spænding',
    es: 'Qué voltaje',
    fi: 'Minkä jännitteen',
    fr: 'Quelle tension',
    hr: 'Koji napon',
    hu: 'Milyen feszültségre',
    it: 'Quale tensione',
    nb: 'Hvilken spenning',
    nl: 'Welke spanning',
    pl: 'Jakiego napięcia',
    pt: 'De que tensão',
    ro: 'Ce tensiune',
    ru: 'Какое напряжение вам нужно',
    sk: 'Aké napätie',
    sr: 'Koji napon vam je potreban',
    sv: 'Vilken spänning',
    tr: 'Hangi gerilim',
    uk: 'Яка напруга вам потрібна',
  },
};

/** They are counted, so their unit is said already. */
const PIECES: Meaning = {
  names:
    'pieces,pcs,number of pieces,stück,stückzahl,anzahl stück,kusy,počet kusů,počet kusov,stykker,antal stykker,antall stykker,piezas,unidades,número de unidades,kappaletta,kappalemäärä,pièces,nombre de pièces,komada,broj komada,darab,darabszám,pezzi,numero di pezzi,stuks,aantal stuks,sztuki,liczba sztuk,peças,número de peças,bucăți,număr de bucăți,количество штук,кількість штук,antal delar,adet',
  questions: {
    en: 'How many pieces do you need?',
    de: 'Wie viele Stück brauchen Sie?',
    cs: 'Kolik kusů potřebujete?',
    da: 'Hvor mange stykker har du brug for?',
    es: '¿Cuántas unidades necesitas?',
    fi: 'Montako kappaletta tarvitset?',
    fr: 'Combien de pièces vous faut-il ?',
    hr: 'Koliko komada trebate?',
    hu: 'Hány darabra van szüksége?',
    it: 'Quanti pezzi ti servono?',
    nb: 'Hvor mange stykker trenger du?',
    nl: 'Hoeveel stuks heb je nodig?',
    pl: 'Ile sztuk potrzebujesz?',
    pt: 'De quantas unidades precisa?',
    ro: 'De câte bucăți aveți nevoie?',
    ru: 'Сколько штук вам нужно?',
    sk: 'Koľko kusov potrebujete?',
    sr: 'Koliko komada vam je potrebno?',
    sv: 'Hur många delar behöver du?',
    tr: 'Kaç adede ihtiyacınız var?',
    uk: 'Скільки штук вам потрібно?',
  },
};

export const AMOUNTS: readonly Meaning[] = [...[AMOUNT, SIZE, VOLUME, CAPACITY, POWER, VOLTAGE].map(meaningOf), PIECES];
