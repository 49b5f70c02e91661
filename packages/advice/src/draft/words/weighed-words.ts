// Words of goods by what their kilograms are: a laptop is carried, so it should be light; a washing machine of 7 kg takes 7 kg of laundry; a bag of
// sweets is chosen by how much is in it. A row has the words of a language, separated by commas. To add one, write it in the row of its language.
// A row that begins with `+` is of a language that writes such words as one: `Kinderfahrrad` ends with one of its words.

import { foldText } from './fold-text.ts';

/** What people carry, lift, ride or wear on the head. */
const CARRIED: readonly string[] = [
  'laptop,notebook,ultrabook,netbook,chromebook,macbook,tablet,e reader,smartphone,phone,camera,camcorder,lens,binoculars,telescope,tripod,drone,headphones,headset,power bank,power station,mouse,bike,bicycle,mtb,e bike,ebike,mountain bike,road bike,scooter,skateboard,longboard,skis,snowboard,tent,tarp,backpack,rucksack,sleeping bag,sleeping mat,hammock,suitcase,luggage,trolley,travel bag,duffel bag,bag,stroller,buggy,pushchair,car seat,baby carrier,helmet,kayak,canoe,paddle,paddle board,racket,racquet,hiking boots,wheelchair,rollator,chainsaw,drill,cordless drill,screwdriver,angle grinder,hedge trimmer,strimmer,leaf blower,handheld vacuum,stick vacuum,portable speaker,accordion,rifle,fishing rod,camping stove,ultralight',
  '+handy,kamera,objektiv,fernglas,teleskop,stativ,drohne,kopfhorer,fahrrad,fahrrader,rucksacke,rennrad,mountainbike,pedelec,roller,zelt,wanderrucksack,schlafsack,isomatte,koffer,reisetasche,tasche,kinderwagen,kindersitz,babytrage,helm,kajak,kanu,schlager,rollstuhl,kettensage,akkuschrauber,bohrmaschine,winkelschleifer,heckenschere,laubblaser,akkusauger,akkordeon,angelrute',
  'ordinateur portable,telephone,appareil photo,objectif,jumelles,trepied,casque,velo,vtt,trottinette,tente,sac a dos,sac de couchage,matelas de randonnee,valise,bagage,sac,poussette,siege auto,porte bebe,fauteuil roulant,tronconneuse,perceuse,visseuse,meuleuse,taille haie,aspirateur balai',
  'portatil,ordenador portatil,movil,telefono,camara,objetivo,prismaticos,tripode,dron,auriculares,bicicleta,patinete,tienda de campana,mochila,saco de dormir,esterilla,maleta,equipaje,bolso,bolsa de viaje,cochecito,silla de paseo,silla de coche,casco,piragua,raqueta,silla de ruedas,motosierra,taladro,atornillador,amoladora,cortasetos',
  'portatile,cellulare,fotocamera,obiettivo,binocolo,treppiede,drone,cuffie,bicicletta,bici,monopattino,tenda da campeggio,zaino,sacco a pelo,valigia,borsa,borsone,passeggino,seggiolino auto,casco,canoa,racchetta,sedia a rotelle,motosega,trapano,avvitatore,smerigliatrice,tagliasiepi',
  'celular,telemovel,camera fotografica,binoculos,tripe,fones,bicicleta,trotinete,patinete,barraca,tenda,mochila,saco de dormir,bolsa,carrinho de bebe,capacete,caiaque,raquete,cadeira de rodas,motosserra,furadeira,berbequim,parafusadeira',
  '+telefoon,verrekijker,statief,koptelefoon,fiets,racefiets,tent,rugzak,slaapzak,koffer,reistas,tas,kinderwagen,autostoel,draagzak,helm,kano,rolstoel,kettingzaag,boormachine,schroefmachine,haakse slijper,heggenschaar',
  'aparat,lornetka,statyw,dron,sluchawki,rower,hulajnoga,namiot,plecak,spiwor,walizka,torba,wozek,fotelik,nosidelko,kask,kajak,rakieta,wozek inwalidzki,pilarka,wiertarka,wkretarka,szlifierka katowa',
  'fotoaparat,dalekohled,stativ,sluchatka,kolobezka,batoh,spacak,spaci pytel,kufr,taska,kocarek,autosedacka,nositko,helma,prilba,kajak,raketa,motorova pila,vrtacka,sroubovak,bicykel,kocik,nosic,slapak',
  '+kikare,stativ,dronare,horlurar,cykel,sparkcykel,talt,ryggsack,sovsack,resvaska,vaska,barnvagn,bilbarnstol,barsele,hjalm,kajak,racket,rullstol,motorsag,borrmaskin,skruvdragare,kikkert,horetelefoner,lobehjul,telt,rygsaek,sovepose,kuffert,taske,barnevogn,autostol,hjelm,sykkel,sparkesykkel,ryggsekk,koffert,veske',
  '+kannettava,kamera,kiikari,jalusta,kuulokkeet,polkupyora,pyora,potkulauta,teltta,reppu,makuupussi,matkalaukku,laukku,lastenvaunut,rattaat,kypara,kajakki,pyoratuoli,moottorisaha,porakone',
  '+fenykepezogep,tavcso,allvany,fejhallgato,kerekpar,bicikli,sator,hatizsak,halozsak,borond,taska,babakocsi,sisak,lancfuresz,furogep,laptopuri,bicicleta,cort,rucsac,geamantan,carucior,casca,drujba,bormasina',
  'prijenosno racunalo,prenosni racunar,dalekozor,slusalice,bicikl,sator,ruksak,ranac,vreca za spavanje,kofer,torba,kolica,kaciga,busilica,prenosnik,sotor,nahrbtnik,spalna vreca,kovcek,vozicek,celada',
  'dizustu,fotograf makinesi,durbun,kulaklik,bisiklet,cadir,sirt cantasi,uyku tulumu,valiz,bavul,canta,bebek arabasi,kask,matkap',
  'ноутбук,планшет,смартфон,телефон,фотоаппарат,фотоапарат,камера,объектив,бинокль,штатив,дрон,наушники,навушники,велосипед,самокат,палатка,намет,рюкзак,спальныи мешок,спальник,спальнии мішок,чемодан,валіза,сумка,коляска,візок,автокресло,автокрісло,шлем,шолом,каяк,бензопила,дрель,дриль,шуруповерт,лаптоп,слушалки,раница,куфар,чанта,количка',
  'φορητος υπολογιστης,κιαλια,ακουστικα,ποδηλατο,πατινι,σκηνη,σακιδιο,υπνοσακος,βαλιτσα,τσαντα,καροτσι,κρανος,δραπανο',
  'ノートパソコン,ノートpc,タブレット,スマートフォン,スマホ,カメラ,レンズ,双眼鏡,三脚,ドローン,ヘッドホン,自転車,キックボード,テント,リュック,バックパック,寝袋,スーツケース,キャリーケース,バッグ,ベビーカー,チャイルドシート,抱っこ紐,ヘルメット,カヤック,ラケット,車椅子,チェーンソー,ドリル',
  '노트북,태블릿,스마트폰,카메라,쌍안경,삼각대,드론,헤드폰,자전거,킥보드,텐트,배낭,백팩,침낭,캐리어,가방,유모차,카시트,헬멧,카약,라켓,휠체어,드릴,笔记本电脑,平板电脑,手机,相机,镜头,望远镜,三脚架,无人机,耳机,自行车,滑板车,帐篷,背包,睡袋,行李箱,旅行包,婴儿车,头盔,球拍,轮椅,电钻',
  'sepeda,ponsel,kamera,teropong,tenda,ransel,tas,koper,kereta bayi,helm,xe dap,dien thoai,may anh,leu,ba lo,balo,tui ngu,vali,xe day,mu bao hiem,จักรยาน,เต็นท์,กระเป๋า,โน้ตบุ๊ก,กล้อง,รถเข็นเด็ก,หมวกกันน็อค',
  'dviratis,palapine,kuprine,miegmaisis,lagaminas,vezimelis,salmas,velosipeds,telts,mugursoma,gulammaiss,koferis,kivere,jalgratas,telk,seljakott,magamiskott,kohver,kiiver,bicicleta,bicicletes,tenda,tendes,motxilla,motxilles,sac de dormir,sacs de dormir,maleta,maletes,bossa,bosses,cotxet,cotxets,casc,cascos,kovcki,torbica,torbice,kohvrid,olakott,olakotid,va li,tui deo vai,tui đeo vai,tui xach,双肩包,单肩包,手提包,挎包,旅行袋',
];

/** What is filled with laundry. */
const LAUNDRY: readonly string[] = [
  'washing machine,washer dryer,tumble dryer,clothes dryer,laundry dryer,heat pump dryer,condenser dryer',
  'waschmaschine,waschtrockner,waschetrockner,warmepumpentrockner,kondenstrockner,ablufttrockner,toplader,frontlader',
  'lave linge,seche linge,machine a laver,lavadora,secadora,lavasecadora,lavatrice,lavasciuga,asciugatrice,maquina de lavar,lavadora de roupa,lava e seca,secadora de roupa,maquina de secar,rentadora,assecadora',
  'wasmachine,wasdroger,warmtepompdroger,condensdroger,pralka,pralko suszarka,suszarka do prania,pracka,susicka pradla,susicka bielizne,automaticka pracka',
  'tvattmaskin,torktumlare,torretumbler,vaskemaskin,torketrommel,pyykinpesukone,kuivausrumpu,kuivaava pesukone,mosogep,szaritogep,masina de spalat rufe,uscator de rufe',
  'perilica rublja,susilica rublja,ves masina,masina za pranje vesa,masina za susenje vesa,pralni stroj,susilni stroj,camasir makinesi,kurutma makinesi',
  'стиральная машина,стиральные машины,сушильная машина,сушильные машины,пральна машина,пральні машини,сушильна машина,сушильні машини,перална машина,перални,сушилня,πλυντηριο ρουχων,πλυντηρια ρουχων,στεγνωτηριο,στεγνωτηρια',
  '洗濯機,洗濯乾燥機,衣類乾燥機,세탁기,의류건조기,洗衣机,洗衣機,干衣机,烘干机,mesin cuci,mesin pengering,may giat,may say quan ao,เครื่องซักผ้า,เครื่องอบผ้า',
  'skalbykle,skalbimo masina,dziovykle,velas masina,velas mazgajama masina,velas zavetajs,pesumasin,kuivati',
];

/** What is in the pack: food, feed, what is sown, poured or spread. And weights that are themselves what one wants. */
const CONTENTS: readonly string[] = [
  'food,sweets,candy,candies,chocolate,chocolates,praline,gummies,liquorice,licorice,biscuits,cookies,cereal,muesli,granola,oats,coffee,coffee beans,ground coffee,tea leaves,loose tea,rice,flour,sugar,honey,jam,nuts,almonds,dried fruit,spice,spices,pepper,pasta,noodles,lentils,beans,cheese,meat,sausage,fish fillet,butter,yeast,protein powder,whey,dog food,cat food,dry food,wet food,pet food,feed,bird seed,hay,litter,cat litter,treats,seeds,grass seed,lawn seed,fertiliser,fertilizer,compost,potting soil,soil,mulch,detergent,washing powder,laundry detergent,dishwasher tablets,dishwasher salt,cement,mortar,plaster,concrete,gravel,grout,tile adhesive,filler,paint,glue,epoxy,charcoal,pellets,briquettes,yarn,dumbbell,dumbbells,kettlebell,weight plate,sinkers,lures',
  '+lebensmittel,sussigkeiten,sussigkeit,bonbons,schokolade,pralinen,fruchtgummi,lakritz,kekse,musli,haferflocken,kaffee,kaffeebohnen,reis,mehl,zucker,honig,nusse,mandeln,trockenfruchte,gewurz,gewurze,nudeln,linsen,kase,wurst,fleisch,proteinpulver,hundefutter,katzenfutter,trockenfutter,nassfutter,tierfutter,vogelfutter,heu,einstreu,katzenstreu,saatgut,samen,rasensamen,dunger,blumenerde,rindenmulch,waschmittel,waschpulver,spulmaschinensalz,zement,mortel,gips,estrich,beton,kies,splitt,fugenmortel,fliesenkleber,spachtelmasse,kleber,holzkohle,pellets,briketts,garn,hantel,hanteln,hantelscheibe',
  'bonbon,bonbons,confiserie,friandise,friandises,chocolat,dragees,reglisse,biscuits,cafe en grains,cafe moulu,riz,farine,sucre,miel,confiture,noix,amandes,epices,pates,lentilles,fromage,viande,saucisson,croquettes,patee,aliment,nourriture,graines,foin,litiere,semences,engrais,terreau,lessive,ciment,mortier,platre,beton,sable,gravier,enduit,peinture,colle,charbon de bois,granules,haltere,halteres',
  'alimento,caramelos,golosinas,chocolate,bombones,regaliz,galletas,cafe en grano,cafe molido,arroz,harina,azucar,miel,mermelada,frutos secos,almendras,especias,lentejas,queso,carne,embutido,pienso,comida para perros,comida para gatos,semillas,heno,arena para gatos,abono,fertilizante,sustrato,detergente,cemento,mortero,yeso,hormigon,arena,grava,pintura,pegamento,carbon,mancuerna,mancuernas',
  'caramelle,dolci,cioccolato,cioccolatini,liquirizia,biscotti,caffe in grani,caffe macinato,riso,farina,zucchero,miele,marmellata,mandorle,spezie,lenticchie,formaggio,salumi,crocchette,mangime,cibo per cani,cibo per gatti,sementi,fieno,lettiera,concime,terriccio,detersivo,malta,intonaco,calcestruzzo,sabbia,ghiaia,stucco,vernice,colla,carbonella,manubri',
  'rebucados,doces,balas,biscoitos,cafe em graos,cafe moido,farinha,acucar,mel,geleia,amendoas,especiarias,lentilhas,queijo,racao,sementes,areia para gatos,adubo,substrato,argamassa,gesso,concreto,brita,cola,carvao,halteres',
  '+snoep,snoepjes,koekjes,koffiebonen,gemalen koffie,rijst,bloem,suiker,honing,noten,amandelen,kruiden,specerijen,linzen,kaas,vlees,worst,hondenvoer,kattenvoer,hondenbrokken,diervoeder,vogelvoer,hooi,kattenbakvulling,zaden,graszaad,meststof,potgrond,wasmiddel,waspoeder,specie,stuc,zand,grind,voegmiddel,verf,lijm,houtskool,halters',
  'cukierki,slodycze,czekolada,zelki,ciastka,kawa ziarnista,kawa mielona,ryz,maka,cukier,miod,orzechy,migdaly,przyprawy,makaron,soczewica,mieso,kielbasa,karma,pasza,siano,zwirek,nasiona,nawoz,ziemia,proszek do prania,zaprawa,tynk,piasek,zwir,fuga,klej do plytek,klej,wegiel,wloczka,hantle',
  'bonbony,sladkosti,cokolada,susenky,zrnkova kava,mleta kava,ryze,mouka,cukr,orechy,mandle,koreni,testoviny,cocka,maso,uzeniny,granule,krmivo,krmiva,seno,stelivo,osivo,semena,hnojivo,substrat,zemina,praci prasek,malta,omitka,pisek,sterk,lepidlo,uhli,cinky,cukriky,ryza,muka,cukor,podstielka',
  '+godis,choklad,lakrits,kakor,kaffebonor,ris,mjol,socker,honung,notter,mandlar,kryddor,linser,ost,kott,korv,hundfoder,kattfoder,foder,kattsand,godsel,jord,tvattmedel,grus,grillkol,garn,hantlar,chokolade,kaffebonner,mel,sukker,honning,nodder,krydderier,kod,hundefoder,kattefoder,kattegrus,godning,vaskemiddel,mortel,godteri,sjokolade,krydder,kjott,gjodsel,vaskepulver,karkit,makeiset,suklaa,keksit,kahvipavut,riisi,jauhot,sokeri,hunaja,pahkinat,mausteet,juusto,liha,koiranruoka,kissanruoka,kissanhiekka,siemenet,lannoite,multa,pesuaine,laasti,hiekka,maali,lanka',
  '+cukorka,edesseg,csokolade,keksz,szemes kave,rizs,liszt,cukor,mez,mandula,fuszer,teszta,lencse,sajt,kolbasz,kutyatap,macskatap,alom,vetomag,mutragya,viragfold,mosopor,habarcs,vakolat,homok,festek,ragaszto,bomboane,ciocolata,biscuiti,cafea boabe,orez,faina,zahar,miere,nuci,migdale,condimente,branza,carne,hrana pentru caini,hrana pentru pisici,nisip pentru pisici,seminte,ingrasamant,pamant,ciment,mortar,nisip,vopsea,adeziv',
  'bombone,slatkisi,cokolada,keksi,kava u zrnu,riza,pirinac,brasno,secer,orasi,bademi,zacini,tjestenina,meso,hrana za pse,hrana za macke,pijesak za macke,sjeme,seme,gnojivo,djubrivo,zemlja za cvijece,deterdzent,zbuka,malter,pijesak,pesak,ljepilo,lepak,bonboni,moka,sladkor,zacimbe,gnojilo,malta,seker,sekerleme,cikolata,biskuvi,kahve cekirdegi,pirinc,findik,baharat,makarna,peynir,kopek mamasi,kedi mamasi,kedi kumu,tohum,gubre,toprak,deterjan,cimento,harc,kum',
  'конфеты,цукерки,шоколад,мармелад,печенье,печиво,кофе,кава,чаи,рис,мука,борошно,сахар,цукор,мед,орехи,горіхи,миндаль,специи,спеції,макароны,макарони,сыр,сир,мясо,колбаса,корм,корма,корми,сухі корми,сухои корм,сено,наполнитель,наповнювач,семена,насіння,удобрение,удобрения,добриво,добрива,грунт,порошок,стиральныи порошок,цемент,раствор,штукатурка,песок,пісок,щебень,краска,фарба,клеи,уголь,пряжа,гантели,гантелі,бонбони,ориз,брашно,захар,ядки,подправки,храна за кучета,храна за котки,тор,перилен препарат',
  'καραμελες,γλυκα,σοκολατα,μπισκοτα,καφες,ρυζι,αλευρι,ζαχαρη,μελι,αμυγδαλα,μπαχαρικα,ζυμαρικα,τυρι,κρεας,τροφη,ξηρα τροφη,αμμος γατας,σποροι,λιπασμα,χωμα,απορρυπαντικο,τσιμεντο,αμμος,χρωμα τοιχου',
  '飴,キャンディ,チョコレート,クッキー,コーヒー豆,お米,小麦粉,砂糖,はちみつ,蜂蜜,ナッツ,アーモンド,スパイス,パスタ,チーズ,ドッグフード,キャットフード,プロテイン,肥料,培養土,洗剤,セメント,モルタル,ダンベル,毛糸,사탕,젤리,초콜릿,쿠키,원두,쌀,밀가루,설탕,꿀,견과,아몬드,향신료,치즈,사료,간식,비료,상토,세제,시멘트,덤벨,糖果,巧克力,饼干,咖啡豆,大米,面粉,白糖,坚果,杏仁,香料,奶酪,狗粮,猫粮,猫砂,种子,营养土,洗衣粉,水泥,哑铃,毛线',
  'permen,cokelat,biskuit,biji kopi,beras,tepung,madu,kacang,bumbu,keju,makanan anjing,makanan kucing,pasir kucing,benih,pupuk,deterjen,semen,keo ngot,socola,banh quy,ca phe hat,gao,bot mi,mat ong,gia vi,pho mai,thuc an cho cho,thuc an cho meo,hat giong,phan bon,bot giat,xi mang,ลูกอม,ช็อกโกแลต,เมล็ดกาแฟ,ข้าวสาร,แป้ง,น้ำตาล,น้ำผึ้ง,ถั่ว,เครื่องเทศ,อาหารสุนัข,อาหารแมว,ทรายแมว,เมล็ดพันธุ์,ปุ๋ย,ผงซักฟอก,ปูนซีเมนต์,ดัมเบล',
  'saldainiai,sokoladas,sausainiai,kavos pupeles,ryziai,miltai,cukrus,medus,riesutai,prieskoniai,suris,mesa,pasaras,sunu maistas,kaciu maistas,kraikas,seklos,trasos,konfektes,sokolade,cepumi,kafijas pupinas,milti,garsvielas,siers,gala,suni,bariba,seklas,meslojums,kommid,sokolaad,kupsised,kohvioad,jahu,suhkur,mesi,pahklid,vurtsid,juust,koeratoit,kassitoit,kassiliiv,seemned,vaetis,caramels,llaminadures,xocolata,galetes,cafe en gra,arros,sucre,fruits secs,formatge,pinso,llavors,adob',
];

/** What the kilograms of goods say. */
export type WeighedAs = 'carried' | 'laundry' | 'contents';

interface Word {
  readonly as: WeighedAs;
  /** Others may stand before it in one word. */
  readonly isEnding: boolean;
}

const wordsOf = (rows: readonly string[], as: WeighedAs): (readonly [string, Word])[] =>
  rows.flatMap((row) => {
    const isEnding = row.startsWith('+');
    return (isEnding ? row.slice(1) : row).split(',').map((word) => [foldText(word), { as, isEnding }] as const);
  });

const WORDS: ReadonlyMap<string, Word> = new Map([
  ...wordsOf(CARRIED, 'carried'),
  ...wordsOf(CONTENTS, 'contents'),
  ...wordsOf(LAUNDRY, 'laundry'),
]);
const SHORTEST_STEM = 5;
const LONGEST_PHRASE = Math.max(...[...WORDS.keys()].map((word) => word.split(' ').length));

/** In scripts without spaces between words, a word is found anywhere. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
const DENSE_WORDS = [...WORDS].filter(([word]) => DENSE.test(word));

/** Words behind which something else is meant: a coffee machine, a bike lock, a bag of sweets. */
const OTHER_THING = new Set(
  (
    'machine machines maker makers cooker cookers grinder grinders processor processors container containers box boxes bowl bowls jar jars mill mills dispenser ' +
    'dispensers roller rollers brush brushes grill grills stove stoves storage rack racks stand stands cover covers case cases holder holders mount mounts feeder ' +
    'feeders house table tables charger chargers cable cables adapter adapters battery batteries light lights lock locks pump pumps bit bits part parts accessories ' +
    'accessory strap straps cleaner sleeve sleeves rest peg pegs basket baskets shelf shelves of de di d du des von van z ze'
  ).split(' '),
);
/** What stands behind these is what the thing is for, or made of. */
const FOR = new Set(
  'for from fur voor pour para per por a au aux al alla de di da do des du d pro na k til till za dla до для за под için'.split(
    ' ',
  ),
);

/** Other endings of the same word, in languages that change it: `motxilla`, `motxilles`. */
const STEMS: ReadonlyMap<string, Word> = new Map(
  [...WORDS].flatMap(([word, known]) =>
    word.length > SHORTEST_STEM && !word.includes(' ') && !DENSE.test(word)
      ? [[word.slice(0, -1), known] as const]
      : [],
  ),
);

/** A longer word may only have an ending: `bonbons`. */
const LONG = 5;
const LONGEST_ENDING = 2;
const LONG_OF_COMPOUND = 6;

/** What the goods are, by the word that stands first; null: no word tells. */
export function weighedAs(text: string): WeighedAs | null {
  const words = foldText(text).split(' ');
  for (let at = 0; at < words.length; at++) {
    if (FOR.has(words[at - 1] ?? '')) continue;
    for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length--) {
      const found =
        WORDS.get(words.slice(at, at + length).join(' ')) ?? (length === 1 ? wordIn(words[at] ?? '') : null);
      if (found !== null && found !== undefined && !OTHER_THING.has(words[at + length] ?? '')) return found.as;
    }
  }
  return null;
}

function wordIn(word: string): Word | null {
  if (DENSE.test(word)) {
    const found = DENSE_WORDS.filter(([each]) => word.includes(each));
    const place = ([each]: readonly [string, Word]): number => word.indexOf(each);
    return found.toSorted((a, b) => place(a) - place(b) || b[0].length - a[0].length)[0]?.[1] ?? null;
  }
  const single = word.endsWith('s') ? WORDS.get(word.slice(0, -1)) : undefined;
  if (single !== undefined) return single;
  for (let cut = 1; cut <= LONGEST_ENDING && word.length - cut >= SHORTEST_STEM; cut++) {
    const stem = STEMS.get(word.slice(0, -cut));
    if (stem !== undefined) return stem;
  }
  for (let cut = 1; word.length - cut >= LONG; cut++) {
    const begin = cut <= LONGEST_ENDING ? WORDS.get(word.slice(0, -cut)) : undefined;
    const end = word.length - cut >= LONG_OF_COMPOUND ? WORDS.get(word.slice(cut)) : undefined;
    const found = begin ?? (end?.isEnding === true ? end : undefined);
    if (found !== undefined) return found;
  }
  return null;
}
