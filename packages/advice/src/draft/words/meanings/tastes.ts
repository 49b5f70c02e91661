// Tastes: how it tastes and smells, how it looks, what it comes in. They are liked rather than needed: `Which flavour do you like?`.

import type { Meaning } from './meaning.ts';
import { PERFUME_NOTES } from './perfume-notes.ts';

const FLAVOUR: Meaning = {
  names:
    'flavor,flavour,flavors,flavours,taste,geschmack,geschmacksrichtung,příchuť,chuť,smag,sabor,sabores,maku,goût,saveur,okus,íz,ízesítés,gusto,sapore,smak,smaak,вкус,príchuť,ukus,tat,смак',
  questions: {
    en: 'Which flavour do you like?',
    de: 'Welchen Geschmack mögen Sie?',
    cs: 'Jakou příchuť máte rádi?',
    da: 'Hvilken smag kan du lide?',
    es: '¿Qué sabor te gusta?',
    fi: 'Mistä mausta pidät?',
    fr: 'Quel goût aimez-vous ?',
    hr: 'Koji okus volite?',
    hu: 'Milyen ízt szeret?',
    it: 'Quale gusto ti piace?',
    nb: 'Hvilken smak liker du?',
    nl: 'Welke smaak vind je lekker?',
    pl: 'Jaki smak lubisz?',
    pt: 'De que sabor gosta?',
    ro: 'Ce aromă vă place?',
    ru: 'Какой вкус вам нравится?',
    sk: 'Akú príchuť máte radi?',
    sr: 'Koji ukus volite?',
    sv: 'Vilken smak gillar du?',
    tr: 'Hangi tadı seversiniz?',
    uk: 'Який смак вам подобається?',
  },
};

const SCENT: Meaning = {
  names:
    'scent,scents,fragrance,fragrances,duft,duftrichtung,duftnote,vůně,fragancia,aroma,tuoksu,parfum,parfums,senteur,senteurs,miris,illat,profumo,profumazione,fragranza,lukt,geur,zapach,fragrância,vôňa,doft,koku,аромат,запах,fragrance notes,olfactory notes,fragrance family,olfactory family,duftnoten,duftfamilie,notes olfactives,famille olfactive,notas olfativas,familia olfativa,família olfativa,note olfattive,famiglia olfattiva,nuty zapachowe,rodzina zapachowa,ноты аромата,семейство ароматов',
  questions: {
    en: 'Which scent do you like?',
    de: 'Welchen Duft mögen Sie?',
    cs: 'Jakou vůni máte rádi?',
    da: 'Hvilken duft kan du lide?',
    es: '¿Qué aroma te gusta?',
    fi: 'Mistä tuoksusta pidät?',
    fr: 'Quelle senteur aimez-vous ?',
    hr: 'Koji miris volite?',
    hu: 'Milyen illatot szeret?',
    it: 'Quale profumo ti piace?',
    nb: 'Hvilken duft liker du?',
    nl: 'Welke geur vind je lekker?',
    pl: 'Jaki zapach lubisz?',
    pt: 'De que aroma gosta?',
    ro: 'Ce parfum vă place?',
    ru: 'Какой аромат вам нравится?',
    sk: 'Akú vôňu máte radi?',
    sr: 'Koji miris volite?',
    sv: 'Vilken doft gillar du?',
    tr: 'Hangi kokuyu seversiniz?',
    uk: 'Який аромат вам подобається?',
  },
};

const SHAPE: Meaning = {
  names: 'shape,shapes,tvar,forma,formas,forme,formes,vorm,muoto,oblik,alak,kształt,formă,şekil,форма',
  questions: {
    en: 'Which shape do you like?',
    de: 'Welche Form hätten Sie gern?',
    cs: 'Jaký tvar se vám líbí?',
    da: 'Hvilken form kan du lide?',
    es: '¿Qué forma te gusta?',
    fi: 'Mistä muodosta pidät?',
    fr: 'Quelle forme aimez-vous ?',
    hr: 'Koji oblik vam se sviđa?',
    hu: 'Milyen forma tetszik?',
    it: 'Quale forma ti piace?',
    nb: 'Hvilken form liker du?',
    nl: 'Welke vorm vind je mooi?',
    pl: 'Jaki kształt Ci się podoba?',
    pt: 'De que forma gosta?',
    ro: 'Ce formă vă place?',
    ru: 'Какая форма вам нравится?',
    sk: 'Aký tvar sa vám páči?',
    sr: 'Koji oblik vam se sviđa?',
    sv: 'Vilken form gillar du?',
    tr: 'Hangi şekli seversiniz?',
    uk: 'Яка форма вам подобається?',
  },
};

const PATTERN: Meaning = {
  names:
    'pattern,patterns,muster,vzor,mønster,estampado,kuvio,motif,uzorak,desen,minta,fantasia,motivo,dessin,wzór,padrão,узор,рисунок,принт,šara,mönster,візерунок',
  questions: {
    en: 'Which pattern do you like?',
    de: 'Welches Muster gefällt Ihnen?',
    cs: 'Jaký vzor se vám líbí?',
    da: 'Hvilket mønster kan du lide?',
    es: '¿Qué estampado te gusta?',
    fi: 'Mistä kuviosta pidät?',
    fr: 'Quel motif aimez-vous ?',
    hr: 'Koji uzorak vam se sviđa?',
    hu: 'Milyen minta tetszik?',
    it: 'Quale fantasia ti piace?',
    nb: 'Hvilket mønster liker du?',
    nl: 'Welk patroon vind je mooi?',
    pl: 'Jaki wzór Ci się podoba?',
    pt: 'De que padrão gosta?',
    ro: 'Ce model vă place?',
    ru: 'Какой рисунок вам нравится?',
    sk: 'Aký vzor sa vám páči?',
    sr: 'Koja šara vam se sviđa?',
    sv: 'Vilket mönster gillar du?',
    tr: 'Hangi deseni seversiniz?',
    uk: 'Який візерунок вам подобається?',
  },
};

export const PACKAGING: Meaning = {
  names:
    'packaging,packaging type,verpackung,verpackungsart,balení,typ balení,emballage,envase,tipo de envase,pakkaustyyppi,pakkaus,conditionnement,pakiranje,csomagolás,confezione,tipo di confezione,emballasje,verpakking,opakowanie,rodzaj opakowania,embalagem,ambalaj,упаковка,тип упаковки,balenie,pakovanje,förpackning',
  questions: {
    en: 'Which packaging do you prefer?',
    de: 'Welche Verpackung ist Ihnen lieber?',
    cs: 'Jaké balení chcete?',
    da: 'Hvilken emballage foretrækker du?',
    es: '¿Qué envase prefieres?',
    fi: 'Millaisen pakkauksen haluat?',
    fr: 'Quel conditionnement préférez-vous ?',
    hr: 'Koje pakiranje želite?',
    hu: 'Milyen csomagolást szeretne?',
    it: 'Quale confezione preferisci?',
    nb: 'Hvilken emballasje foretrekker du?',
    nl: 'Welke verpakking wil je?',
    pl: 'Jakie opakowanie wolisz?',
    pt: 'Que embalagem prefere?',
    ro: 'Ce ambalaj preferați?',
    ru: 'Какая упаковка вам нужна?',
    sk: 'Aké balenie chcete?',
    sr: 'Koje pakovanje želite?',
    sv: 'Vilken förpackning vill du ha?',
    tr: 'Hangi ambalajı tercih edersiniz?',
    uk: 'Яка упаковка вам потрібна?',
  },
};

const ALCOHOL: Meaning = {
  names:
    'alcohol,alcohol content,alcohol by volume,abv,alkohol,alkoholgehalt,obsah alkoholu,alkoholprocent,alkoholstyrke,graduación,graduación alcohólica,alkoholi,alkoholipitoisuus,degré d’alcool,alcool,taux d’alcool,teneur en alcool,postotak alkohola,alkoholtartalom,gradazione,gradazione alcolica,alkoholinnhold,alcoholpercentage,zawartość alkoholu,teor alcoólico,graduação,крепость,содержание алкоголя,procenat alkohola,alkoholhalt,alkol,alkol oranı,міцність,вміст алкоголю',
  questions: {
    en: 'How strong should it be?',
    de: 'Wie stark soll es sein?',
    cs: 'Jak silné to má být?',
    da: 'Hvor stærkt skal det være?',
    es: '¿Qué graduación prefieres?',
    fi: 'Kuinka vahvaa sen pitäisi olla?',
    fr: 'Quel degré d’alcool préférez-vous ?',
    hr: 'Koliko jako treba biti?',
    hu: 'Milyen erős legyen?',
    it: 'Quale gradazione preferisci?',
    nb: 'Hvor sterkt skal det være?',
    nl: 'Hoe sterk moet het zijn?',
    pl: 'Jak mocne ma być?',
    pt: 'Que graduação prefere?',
    ro: 'Cât de tare să fie?',
    ru: 'Какая крепость вам нужна?',
    sk: 'Aké silné to má byť?',
    sr: 'Koliko jako treba da bude?',
    sv: 'Hur starkt ska det vara?',
    tr: 'Ne kadar sert olsun?',
    uk: 'Яка міцність вам потрібна?',
  },
};

const SWEETNESS: Meaning = {
  names:
    'sweetness,residual sugar,süße,restsüße,restzucker,zbytkový cukr,zvyškový cukor,sladkost,sladkosť,azúcar residual,dulzor,sokeri,makeus,sucre résiduel,sucres résiduels,ostatak šećera,zucchero residuo,dolcezza,restsuiker,cukier resztkowy,słodycz,açúcar residual,doçura,остаточный сахар,сладость,restsocker,sötma,tatlılık,залишковий цукор,солодкість',
  questions: {
    en: 'How sweet should it be?',
    de: 'Wie süß soll es sein?',
    cs: 'Jak sladké to má být?',
    da: 'Hvor sødt skal det være?',
    es: '¿Cuánto dulzor prefieres?',
    fi: 'Kuinka makeaa sen pitäisi olla?',
    fr: 'Combien de sucre souhaitez-vous ?',
    hr: 'Koliko slatko treba biti?',
    hu: 'Milyen édes legyen?',
    it: 'Quanto dolce lo vuoi?',
    nb: 'Hvor søtt skal det være?',
    nl: 'Hoe zoet moet het zijn?',
    pl: 'Jak słodkie ma być?',
    pt: 'Quão doce deve ser?',
    ro: 'Cât de dulce să fie?',
    ru: 'Насколько сладкое?',
    sk: 'Aké sladké to má byť?',
    sr: 'Koliko slatko treba da bude?',
    sv: 'Hur sött ska det vara?',
    tr: 'Ne kadar tatlı olsun?',
    uk: 'Наскільки солодке?',
  },
};

/** Of things of one kind already. English and German say it by its own name. */
const TYPE: Meaning = {
  names:
    'type,typ,typ produktu,typ výrobku,druh,rodzaj,rodzaj produktu,tipo,tipo de producto,tipo di prodotto,tipo de produto,tip,tip proizvoda,tip produs,vrsta,vrsta proizvoda,tyyppi,tuotetyyppi,típus,terméktípus,tür,ürün tipi,ürün türü,type de produit,producttype,produkttyp,produkttype,soort,тип,тип товара,тип товару,вид,вид товара,вид товару',
  questions: {
    cs: 'Jaký typ chcete?',
    da: 'Hvilken type skal det være?',
    es: '¿Qué tipo prefieres?',
    fi: 'Minkä tyyppisen haluat?',
    fr: 'Quel type souhaitez-vous ?',
    hr: 'Koju vrstu želite?',
    hu: 'Milyen típusút szeretne?',
    it: 'Quale tipo preferisci?',
    nb: 'Hvilken type vil du ha?',
    nl: 'Welk type wil je?',
    pl: 'Jaki rodzaj wybierasz?',
    pt: 'Que tipo prefere?',
    ro: 'Ce tip preferați?',
    ru: 'Какой вид вам нужен?',
    sk: 'Aký typ chcete?',
    sr: 'Koju vrstu želite?',
    sv: 'Vilken typ vill du ha?',
    tr: 'Hangi türü istersiniz?',
    uk: 'Який вид вам потрібен?',
  },
};

export const TASTES: readonly Meaning[] = [
  FLAVOUR,
  SCENT,
  ...PERFUME_NOTES,
  SHAPE,
  PATTERN,
  PACKAGING,
  ALCOHOL,
  SWEETNESS,
  TYPE,
];
