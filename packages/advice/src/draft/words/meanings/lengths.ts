// How long, wide, high, deep and thick.

import type { Meaning } from './meaning.ts';
import { type Measure, meaningOf } from './measure.ts';

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

export const LENGTHS: readonly Meaning[] = [LENGTH, WIDTH, HEIGHT, DEPTH, DIAMETER].map(meaningOf);
