// The plain colours in each language of drafts, so that a catalog in which one product is `Black` and the next one `Чорний` is asked in one
// language. A row is a language; its words are in the order of the first row.

/** Words of one language, separated by spaces. Of two words for a colour, `grey/gray`, the first is written, and the other one stays if the catalog has it. */
export const COLOR_WORDS = {
  en: 'black white grey/gray red blue green yellow orange purple pink brown beige silver gold',
  de: 'schwarz weiß grau rot blau grün gelb orange lila/violett rosa/pink braun beige silber gold',
  fr: 'noir blanc gris rouge bleu vert jaune orange violet rose marron/brun beige argenté/argent doré/or',
  es: 'negro blanco gris rojo azul verde amarillo naranja morado/violeta rosa marrón/café beige plateado dorado',
  it: 'nero bianco grigio rosso blu verde giallo arancione viola rosa marrone beige argento/argentato oro/dorato',
  pt: 'preto branco cinza/cinzento vermelho azul verde amarelo laranja roxo rosa marrom/castanho bege prateado dourado',
  nl: 'zwart wit grijs rood blauw groen geel oranje paars roze bruin beige zilver goud',
  pl: 'czarny biały szary czerwony niebieski zielony żółty pomarańczowy fioletowy różowy brązowy beżowy srebrny złoty',
  cs: 'černá bílá šedá červená modrá zelená žlutá oranžová fialová růžová hnědá béžová stříbrná zlatá',
  sk: 'čierna biela sivá červená modrá zelená žltá oranžová fialová ružová hnedá béžová strieborná zlatá',
  sv: 'svart vit grå röd blå grön gul orange lila rosa brun beige silver guld',
  da: 'sort hvid grå rød blå grøn gul orange lilla lyserød brun beige sølv guld',
  nb: 'svart hvit grå rød blå grønn gul oransje lilla rosa brun beige sølv gull',
  fi: 'musta valkoinen harmaa punainen sininen vihreä keltainen oranssi violetti vaaleanpunainen ruskea beige hopea kulta',
  ru: 'чёрный белый серый красный синий зелёный жёлтый оранжевый фиолетовый розовый коричневый бежевый серебристый/серебряный золотистый/золотой',
  uk: 'чорний білий сірий червоний синій зелений жовтий помаранчевий/жовтогарячий фіолетовий рожевий коричневий бежевий сріблястий/срібний золотистий/золотий',
  sr: 'crna bela siva crvena plava zelena žuta narandžasta ljubičasta roze braon bež srebrna zlatna',
  hr: 'crna bijela siva crvena plava zelena žuta narančasta ljubičasta ružičasta smeđa bež srebrna zlatna',
  tr: 'siyah beyaz gri kırmızı mavi yeşil sarı turuncu mor pembe kahverengi bej gümüş altın',
  hu: 'fekete fehér szürke piros kék zöld sárga narancs lila rózsaszín barna bézs ezüst arany',
  ro: 'negru alb gri roșu albastru verde galben portocaliu mov roz maro bej argintiu auriu',
} as const;
