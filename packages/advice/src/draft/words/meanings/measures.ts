// Measures: how much it holds, how strong and how long it is. Each language asks for all of them in one way, but the noun is inflected and the
// verb may follow it: `Jakou délku potřebujete?`, `Какая длина вам нужна?`. English and German have their own words for them.

import type { TabledLanguage } from '../languages/languages.ts';
import type { Meaning } from './meaning.ts';

/** `{what}` is what is asked for; `{unit}` is a unit in brackets, or nothing. */
const ASK: Readonly<Record<TabledLanguage, string>> = {
  cs: '{what} potřebujete{unit}?',
  da: '{what} skal du bruge{unit}?',
  es: '¿{what} necesitas{unit}?',
  fi: '{what} tarvitset{unit}?',
  fr: '{what} vous faut-il{unit} ?',
  hr: '{what} vam treba{unit}?',
  hu: '{what} van szüksége{unit}?',
  it: '{what} ti serve{unit}?',
  nb: '{what} trenger du{unit}?',
  nl: '{what} heb je nodig{unit}?',
  pl: '{what} potrzebujesz{unit}?',
  pt: '{what} precisa{unit}?',
  ro: '{what} vă trebuie{unit}?',
  ru: '{what}{unit}?',
  sk: '{what} potrebujete{unit}?',
  sr: '{what}{unit}?',
  sv: '{what} behöver du{unit}?',
  tr: '{what} gerekiyor{unit}?',
  uk: '{what}{unit}?',
};

interface Measure {
  readonly names: string;
  /** What is asked for, as the sentence of the language has it. */
  readonly what: Readonly<Record<TabledLanguage, string>>;
}

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

const LENGTH: Measure = {
  names:
    'length,délka,dĺžka,długość,longitud,largo,longueur,lunghezza,comprimento,lengte,længde,lengde,längd,pituus,hosszúság,hossz,lungime,dužina,duljina,uzunluk,длина,довжина',
  what: {
    cs: 'Jakou délku',
    da: 'Hvilken længde',
    es: 'Qué longitud',
    fi: 'Minkä pituuden',
    fr: 'Quelle longueur',
    hr: 'Koja duljina',
    hu: 'Milyen hosszúságra',
    it: 'Quale lunghezza',
    nb: 'Hvilken lengde',
    nl: 'Welke lengte',
    pl: 'Jakiej długości',
    pt: 'De que comprimento',
    ro: 'Ce lungime',
    ru: 'Какая длина вам нужна',
    sk: 'Akú dĺžku',
    sr: 'Koja dužina vam je potrebna',
    sv: 'Vilken längd',
    tr: 'Hangi uzunluk',
    uk: 'Яка довжина вам потрібна',
  },
};

const WIDTH: Measure = {
  names:
    'width,šířka,šírka,szerokość,ancho,anchura,largeur,larghezza,largura,breedte,bredde,bredd,leveys,szélesség,lățime,širina,genişlik,en,ширина',
  what: {
    cs: 'Jakou šířku',
    da: 'Hvilken bredde',
    es: 'Qué ancho',
    fi: 'Minkä leveyden',
    fr: 'Quelle largeur',
    hr: 'Koja širina',
    hu: 'Milyen szélességre',
    it: 'Quale larghezza',
    nb: 'Hvilken bredde',
    nl: 'Welke breedte',
    pl: 'Jakiej szerokości',
    pt: 'De que largura',
    ro: 'Ce lățime',
    ru: 'Какая ширина вам нужна',
    sk: 'Akú šírku',
    sr: 'Koja širina vam je potrebna',
    sv: 'Vilken bredd',
    tr: 'Hangi genişlik',
    uk: 'Яка ширина вам потрібна',
  },
};

const HEIGHT: Measure = {
  names:
    'height,výška,wysokość,alto,altura,hauteur,altezza,hoogte,højde,høyde,höjd,korkeus,magasság,înălțime,visina,yükseklik,высота,висота',
  what: {
    cs: 'Jakou výšku',
    da: 'Hvilken højde',
    es: 'Qué altura',
    fi: 'Minkä korkeuden',
    fr: 'Quelle hauteur',
    hr: 'Koja visina',
    hu: 'Milyen magasságra',
    it: 'Quale altezza',
    nb: 'Hvilken høyde',
    nl: 'Welke hoogte',
    pl: 'Jakiej wysokości',
    pt: 'De que altura',
    ro: 'Ce înălțime',
    ru: 'Какая высота вам нужна',
    sk: 'Akú výšku',
    sr: 'Koja visina vam je potrebna',
    sv: 'Vilken höjd',
    tr: 'Hangi yükseklik',
    uk: 'Яка висота вам потрібна',
  },
};

const DEPTH: Measure = {
  names:
    'depth,hloubka,hĺbka,głębokość,profundidad,fondo,profondeur,profondità,profundidade,diepte,dybde,djup,syvyys,mélység,adâncime,dubina,derinlik,глубина,глибина',
  what: {
    cs: 'Jakou hloubku',
    da: 'Hvilken dybde',
    es: 'Qué profundidad',
    fi: 'Minkä syvyyden',
    fr: 'Quelle profondeur',
    hr: 'Koja dubina',
    hu: 'Milyen mélységre',
    it: 'Quale profondità',
    nb: 'Hvilken dybde',
    nl: 'Welke diepte',
    pl: 'Jakiej głębokości',
    pt: 'De que profundidade',
    ro: 'Ce adâncime',
    ru: 'Какая глубина вам нужна',
    sk: 'Akú hĺbku',
    sr: 'Koja dubina vam je potrebna',
    sv: 'Vilket djup',
    tr: 'Hangi derinlik',
    uk: 'Яка глибина вам потрібна',
  },
};

const DIAMETER: Measure = {
  names:
    'diameter,průměr,priemer,średnica,diámetro,diamètre,diametro,diâmetro,halkaisija,átmérő,diametru,promjer,prečnik,çap,диаметр,діаметр',
  what: {
    cs: 'Jaký průměr',
    da: 'Hvilken diameter',
    es: 'Qué diámetro',
    fi: 'Minkä halkaisijan',
    fr: 'Quel diamètre',
    hr: 'Koji promjer',
    hu: 'Milyen átmérőre',
    it: 'Quale diametro',
    nb: 'Hvilken diameter',
    nl: 'Welke diameter',
    pl: 'Jakiej średnicy',
    pt: 'De que diâmetro',
    ro: 'Ce diametru',
    ru: 'Какой диаметр вам нужен',
    sk: 'Aký priemer',
    sr: 'Koji prečnik vam je potreban',
    sv: 'Vilken diameter',
    tr: 'Hangi çap',
    uk: 'Який діаметр вам потрібен',
  },
};

const meaningOf = ({ names, what }: Measure): Meaning => ({
  names,
  questions: Object.fromEntries(
    Object.entries(ASK).map(([language, ask]) => [language, ask.replace('{what}', what[language as TabledLanguage])]),
  ),
});

export const MEASURES: readonly Meaning[] = [
  VOLUME,
  CAPACITY,
  POWER,
  VOLTAGE,
  LENGTH,
  WIDTH,
  HEIGHT,
  DEPTH,
  DIAMETER,
].map(meaningOf);
