// For whom things are, in each language of drafts, so that a catalog with `female`, `Damen` and `Kids` is asked in one language. A row is a language; its
// words are in the order of the first row.

/**
 * Cells are separated by commas. Of several words in a cell the first one is written, and the others stay if the catalog has them. What stands
 * after `|` is understood but never shown.
 */
export const PEOPLE_WORDS = {
  en: 'women/womens/woman/ladies|female,men/mens/man/gents|male,unisex,children/kids/childrens|child/kid,girls|girl,boys|boy,babies/baby|infant/infants/newborn/newborns,toddlers|toddler,teenagers/teens|teen,adults|adult,seniors|senior/elderly',
  de: 'Damen/Frauen|weiblich/Frau/Dame,Herren/Männer|männlich/Mann/Herr,Unisex,Kinder|Kind,Mädchen,Jungen|Junge,Babys/Baby|Säuglinge,Kleinkinder|Kleinkind,Jugendliche/Teenager,Erwachsene|Erwachsener,Senioren',
  fr: 'femme/femmes|féminin,homme/hommes|masculin,mixte/unisexe,enfant/enfants,fille/filles,garçon/garçons,bébé/bébés,tout-petit/tout-petits,adolescent/ado/adolescents,adulte/adultes,senior/seniors',
  es: 'mujer/mujeres|femenino,hombre/hombres|masculino,unisex,niños/infantil|niño,niñas|niña,chicos|chico,bebés/bebé,niños pequeños,adolescentes|adolescente,adultos|adulto,mayores/personas mayores',
  it: 'donna/donne|femmina/femminile,uomo/uomini|maschio/maschile,unisex,bambini,bambina/bambine,bambino,neonati|neonato,bimbi,ragazzi/adolescenti,adulti|adulto,anziani',
  pt: 'mulher/mulheres/feminino|feminina,homem/homens/masculino|masculina,unissexo/unissex,criança/crianças/infantil,menina/meninas,menino/meninos,bebé/bebê/bebés/bebês,crianças pequenas,adolescente/adolescentes,adulto/adultos,idosos|idoso',
  nl: 'dames/vrouwen|vrouw/vrouwelijk,heren/mannen|man/mannelijk,unisex,kinderen|kind,meisjes|meisje,jongens|jongen,baby’s/baby,peuters|peuter,tieners|tiener,volwassenen|volwassene,senioren',
  pl: 'kobiety/damskie|kobieta/damska/damski,mężczyźni/męskie|mężczyzna/męska/męski,unisex,dzieci/dziecięce|dziecko/dziecięca/dziecięcy,dziewczynki/dziewczęce|dziewczynka,chłopcy/chłopięce|chłopiec,niemowlęta|niemowlę,małe dzieci,młodzież|nastolatki,dorośli|dorosły/dorosłe,seniorzy',
  cs: 'ženy/dámské|žena/dámská/dámský,muži/pánské|muž/pánská/pánský,unisex,děti/dětské|dítě/dětská/dětský,dívky/dívčí|dívka,chlapci/chlapecké|chlapec,miminka|kojenci,batolata|batole,mládež|teenageři,dospělí|dospělý,senioři',
  sk: 'ženy/dámske|žena/dámska/dámsky,muži/pánske|muž/pánska/pánsky,unisex,deti/detské|dieťa/detská/detský,dievčatá/dievčenské|dievča,chlapci/chlapčenské|chlapec,bábätká|dojčatá,batoľatá|batoľa,mládež|tínedžeri,dospelí|dospelý,seniori',
  sv: 'dam/kvinnor|kvinna/damer,herr/män|man/herrar,unisex,barn,flickor/tjejer|flicka,pojkar/killar|pojke,bebisar/baby|bebis,småbarn,tonåringar|ungdom,vuxna|vuxen,seniorer',
  da: 'damer/kvinder|dame/kvinde,herrer/mænd|herre/mand,unisex,børn,piger|pige,drenge|dreng,babyer/baby,småbørn,unge|teenagere/teenager,voksne|voksen,seniorer',
  nb: 'dame/kvinner|kvinne/damer,herre/menn|mann/herrer,unisex,barn,jenter|jente,gutter|gutt,babyer/baby,småbarn,ungdom|tenåringer,voksne|voksen,seniorer',
  fi: 'naiset|nainen/naisten,miehet|mies/miesten,unisex,lapset|lapsi/lasten,tytöt|tyttö/tyttöjen,pojat|poika/poikien,vauvat|vauva,taaperot|taapero,nuoret|teini,aikuiset|aikuinen/aikuisten,seniorit',
  ru: 'женщины/женский/женские/для женщин|женская/женское/женщина,мужчины/мужской/мужские/для мужчин|мужская/мужское/мужчина,унисекс,дети/детский/детские/для детей|детская/детское,девочки/для девочек|девочка,мальчики/для мальчиков|мальчик,младенцы|новорождённые,малыши,подростки|подросток,взрослые|взрослый/для взрослых,пожилые',
  uk: 'жінки/жіночий/жіночі/для жінок|жіноча/жіноче/жінка,чоловіки/чоловічий/чоловічі/для чоловіків|чоловіча/чоловіче/чоловік,унісекс,діти/дитячий/дитячі/для дітей|дитяча/дитяче,дівчатка/для дівчаток|дівчата/дівчинка,хлопчики/для хлопчиків|хлопці/хлопчик,немовлята,малюки,підлітки|підліток,дорослі|дорослий/для дорослих,літні люди',
  sr: 'žene/ženski|žena/ženska/ženske,muškarci/muški|muškarac/muška/muške,uniseks/unisex,deca/dečiji|dečije/dečija,devojčice|devojčica,dečaci|dečak,bebe|beba,mala deca,tinejdžeri,odrasli|odrasla,stariji',
  hr: 'žene/ženski|žena/ženska/ženske,muškarci/muški|muškarac/muška/muške,unisex,djeca/dječji|dječje/dječja,djevojčice|djevojčica,dječaci|dječak,bebe|beba,mala djeca,tinejdžeri,odrasli|odrasla,stariji',
  tr: 'kadın|kadınlar/bayan,erkek|erkekler/bay,unisex,çocuk|çocuklar,kız çocuk|kız,erkek çocuk,bebek|bebekler,küçük çocuk,genç|gençler,yetişkin|yetişkinler,yaşlı',
  hu: 'nők/női|nő,férfiak/férfi,uniszex/unisex,gyerekek/gyerek|gyermek,lányok/lány,fiúk/fiú,babák/baba,kisgyerekek,tinédzserek|tini,felnőttek/felnőtt,idősek',
  ro: 'femei/damă|femeie,bărbați|bărbat,unisex,copii|copil,fete|fată,băieți|băiat,bebeluși|bebeluș,copii mici,adolescenți|adolescent,adulți|adult,seniori',
  el: 'γυναικεία/γυναίκες|γυναικείο/γυναίκα/γυναικείος/γυναικείες,ανδρικά/άνδρες|ανδρικό/άνδρας/ανδρικός/αντρικά,unisex,παιδικά/παιδιά|παιδικό/παιδί,κορίτσια|κορίτσι,αγόρια|αγόρι,βρέφη/βρεφικά|μωρό/μωρά,νήπια|νήπιο,έφηβοι|έφηβος/εφηβικά,ενήλικες|ενήλικας,ηλικιωμένοι',
  ja: 'レディース/女性|女性用/婦人,メンズ/男性|男性用/紳士,ユニセックス/男女兼用,キッズ/子供|子ども/子供用,女の子|ガールズ,男の子|ボーイズ,ベビー/赤ちゃん|新生児,幼児,ティーン|十代,大人|成人,シニア|高齢者',
  ko: '여성|여성용/여자,남성|남성용/남자,남녀공용/유니섹스,아동/어린이|키즈/아이,여아|소녀,남아|소년,유아/아기|신생아/베이비,영유아,청소년|십대,성인|어른,시니어|노인',
  zh: '女士/女款|女/女性,男士/男款|男/男性,中性/男女通用,儿童/童款|孩子,女孩/女童,男孩/男童,婴儿|新生儿/宝宝,幼儿,青少年,成人|成年人,老年人|老人',
  id: 'wanita|perempuan,pria|laki-laki,uniseks/unisex,anak-anak|anak,anak perempuan,anak laki-laki,bayi,balita,remaja,dewasa|orang dewasa,lansia',
  vi: 'nữ|phụ nữ,nam|nam giới,unisex|nam nữ,trẻ em,bé gái,bé trai,em bé|trẻ sơ sinh,trẻ nhỏ,thanh thiếu niên,người lớn,người cao tuổi',
  bg: 'жени/дамски|дамско/жена/женски,мъже/мъжки|мъжко/мъж,унисекс,деца/детски|детско/дете,момичета|момиче,момчета|момче,бебета/бебешки|бебе,малки деца,тийнейджъри|юноши,възрастни|възрастен,хора в напреднала възраст',
  th: 'ผู้หญิง|หญิง/สตรี,ผู้ชาย|ชาย/บุรุษ,ยูนิเซ็กซ์,เด็ก,เด็กผู้หญิง|เด็กหญิง,เด็กผู้ชาย|เด็กชาย,ทารก,เด็กเล็ก,วัยรุ่น,ผู้ใหญ่,ผู้สูงอายุ',
  sl: 'ženske|ženska/ženski/ženski model,moški|moška/moške,unisex,otroci/otroški|otroška/otroško,deklice|dekliški,dečki|deški/fantje,dojenčki|dojenček,malčki|malček,najstniki|mladina,odrasli|odrasel,starejši',
  lt: 'moterims|moterys/moteriškas/moteriška/moteris,vyrams|vyrai/vyriškas/vyriška/vyras,unisex,vaikams|vaikai/vaikiškas/vaikiška,mergaitėms|mergaitės/mergaitė,berniukams|berniukai/berniukas,kūdikiams|kūdikiai,mažyliams|mažyliai,paaugliams|paaugliai,suaugusiesiems|suaugusieji,senjorams|senjorai',
  lv: 'sievietēm|sievietes/sieviešu/sieviete,vīriešiem|vīrieši/vīriešu/vīrietis,unisex,bērniem|bērni/bērnu,meitenēm|meitenes/meiteņu,zēniem|zēni/zēnu,zīdaiņiem|zīdaiņi/mazuļiem,maziem bērniem|mazi bērni,pusaudžiem|pusaudži,pieaugušajiem|pieaugušie,senioriem|seniori',
  et: 'naised|naine/naiste/naistele,mehed|mees/meeste/meestele,uniseks/unisex,lapsed|laps/laste/lastele,tüdrukud|tüdruk/tüdrukute,poisid|poiss/poiste,beebid|beebi/imikud,väikelapsed|väikelaps,teismelised|noored,täiskasvanud|täiskasvanu,eakad',
  ca: 'dona/dones|femení,home/homes|masculí,unisex,nens/infantil|nen,nenes|nena,nois|noi,nadons|nadó,nens petits,adolescents|adolescent,adults|adult,gent gran',
} as const;
