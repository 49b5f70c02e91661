// The plain colours in each language of drafts, so that a catalog in which one product is `Black` and the next one `Чорний` is asked in one
// language. A row is a language; its words are in the order of the first row.

/** Cells are written as in people-words.ts. */
export const COLOR_WORDS = {
  en: 'black,white,grey/gray,red,blue,green,yellow,orange,purple,pink/rose,brown,beige,silver,gold,navy,turquoise,light blue,cream,khaki/olive,burgundy/maroon,graphite/anthracite/charcoal,multicolour/multicolor,transparent/clear,titanium',
  de: 'schwarz,weiß,grau,rot,blau,grün,gelb,orange,lila/violett,rosa/pink,braun,beige,silber,gold,dunkelblau/marine,türkis,hellblau,creme,oliv/khaki,bordeaux/weinrot,anthrazit/graphit,bunt/mehrfarbig,transparent,titan',
  fr: 'noir,blanc,gris,rouge,bleu,vert,jaune,orange,violet,rose,marron/brun,beige,argenté/argent,doré/or,bleu marine/marine,turquoise,bleu clair,crème,kaki/olive,bordeaux,anthracite/graphite,multicolore,transparent,titane',
  es: 'negro,blanco,gris,rojo,azul,verde,amarillo,naranja,morado/violeta,rosa,marrón/café,beige,plateado,dorado,azul marino/marino,turquesa,azul claro/celeste,crema,caqui/oliva,burdeos/granate,grafito/antracita,multicolor,transparente,titanio',
  it: 'nero,bianco,grigio,rosso,blu,verde,giallo,arancione,viola,rosa,marrone,beige,argento/argentato,oro/dorato,blu scuro,turchese,azzurro/celeste,crema,oliva,bordeaux,antracite/grafite,multicolore,trasparente,titanio',
  pt: 'preto,branco,cinza/cinzento,vermelho,azul,verde,amarelo,laranja,roxo,rosa,marrom/castanho,bege,prateado,dourado,azul marinho/azul escuro,turquesa,azul claro,creme,caqui/oliva,bordô/bordeaux,grafite/antracite,multicor/multicolorido,transparente,titânio',
  nl: 'zwart,wit,grijs,rood,blauw,groen,geel,oranje,paars,roze,bruin,beige,zilver,goud,donkerblauw/marine,turquoise/turkoois,lichtblauw,crème,olijf/kaki,bordeaux,antraciet/grafiet,meerkleurig,transparant,titanium',
  pl: 'czarny,biały,szary,czerwony,niebieski,zielony,żółty,pomarańczowy,fioletowy,różowy,brązowy,beżowy,srebrny,złoty,granatowy,turkusowy,błękitny/jasnoniebieski,kremowy,oliwkowy/khaki,bordowy,grafitowy/antracytowy,wielokolorowy,przezroczysty,tytanowy/tytan',
  cs: 'černá,bílá,šedá,červená,modrá,zelená,žlutá,oranžová,fialová,růžová,hnědá,béžová,stříbrná,zlatá,tmavě modrá,tyrkysová,světle modrá,krémová,olivová/khaki,vínová/bordó,grafitová/antracitová,vícebarevná,průhledná/transparentní,titanová',
  sk: 'čierna,biela,sivá,červená,modrá,zelená,žltá,oranžová,fialová,ružová,hnedá,béžová,strieborná,zlatá,tmavomodrá,tyrkysová,svetlomodrá,krémová,olivová/khaki,bordová,grafitová/antracitová,viacfarebná,priehľadná,titánová',
  sv: 'svart,vit,grå,röd,blå,grön,gul,orange,lila,rosa,brun,beige,silver,guld,marinblå/mörkblå,turkos,ljusblå,creme/gräddvit,oliv/khaki,vinröd,grafit/antracit,flerfärgad,transparent,titan',
  da: 'sort,hvid,grå,rød,blå,grøn,gul,orange,lilla,lyserød,brun,beige,sølv,guld,marineblå/mørkeblå,turkis,lyseblå,creme,oliven/khaki,bordeaux/vinrød,grafit/antracit,flerfarvet,gennemsigtig/transparent,titanium',
  nb: 'svart,hvit,grå,rød,blå,grønn,gul,oransje,lilla,rosa,brun,beige,sølv,gull,marineblå/mørkeblå,turkis,lyseblå,krem,oliven/kaki,burgunder/vinrød,grafitt/antrasitt,flerfarget,gjennomsiktig,titan',
  fi: 'musta,valkoinen,harmaa,punainen,sininen,vihreä,keltainen,oranssi,violetti,vaaleanpunainen,ruskea,beige,hopea,kulta,tummansininen,turkoosi,vaaleansininen,kermanvärinen,oliivi/khaki,viininpunainen,grafiitti/antrasiitti,monivärinen,läpinäkyvä,titaani',
  ru: 'чёрный,белый,серый,красный,синий,зелёный,жёлтый,оранжевый,фиолетовый,розовый,коричневый,бежевый,серебристый/серебряный,золотистый/золотой,тёмно-синий,бирюзовый,голубой,кремовый,оливковый/хаки,бордовый,графитовый/антрацитовый,разноцветный/мультиколор,прозрачный,титановый/титан',
  uk: 'чорний,білий,сірий,червоний,синій,зелений,жовтий,помаранчевий/жовтогарячий,фіолетовий,рожевий,коричневий,бежевий,сріблястий/срібний,золотистий/золотий,темно-синій,бірюзовий,блакитний/голубий,кремовий,оливковий/хакі,бордовий,графітовий/антрацитовий,різнобарвний/різнокольоровий,прозорий,титановий/титан',
  sr: 'crna,bela,siva,crvena,plava,zelena,žuta,narandžasta,ljubičasta,roze,braon,bež,srebrna,zlatna,teget,tirkizna,svetloplava,krem,maslinasta/kaki,bordo,grafit/antracit,šarena/višebojna,providna/transparentna,titanijum',
  hr: 'crna,bijela,siva,crvena,plava,zelena,žuta,narančasta,ljubičasta,ružičasta,smeđa,bež,srebrna,zlatna,tamnoplava,tirkizna,svijetloplava,krem,maslinasta/kaki,bordo,grafitna/antracit,šarena/višebojna,prozirna,titan',
  tr: 'siyah,beyaz,gri,kırmızı,mavi,yeşil,sarı,turuncu,mor,pembe,kahverengi,bej,gümüş,altın,lacivert,turkuaz,açık mavi,krem,haki/zeytin,bordo,antrasit/grafit,çok renkli/renkli,şeffaf,titanyum',
  hu: 'fekete,fehér,szürke,piros,kék,zöld,sárga,narancs,lila,rózsaszín,barna,bézs,ezüst,arany,sötétkék,türkiz,világoskék,krém,oliva/khaki,bordó,grafit/antracit,többszínű,átlátszó,titán',
  ro: 'negru,alb,gri,roșu,albastru,verde,galben,portocaliu,mov,roz,maro,bej,argintiu,auriu,bleumarin,turcoaz,bleu/albastru deschis,crem,kaki/olive,bordo/vișiniu,grafit/antracit,multicolor,transparent,titan',
} as const;
