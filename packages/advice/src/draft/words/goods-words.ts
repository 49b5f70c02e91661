// Plain words of goods, packs and clothes in each language of drafts, by which a catalog tells its language where it has names but no sentences.
// A row is a language; its words are in the order of the first row. A word that several languages share counts little.

import type { DraftLanguage } from './languages/languages.ts';

/** In small letters, separated by spaces. */
export const GOODS_WORDS: Readonly<Record<DraftLanguage, string>> = {
  en: 'box boxes bottle bottles can cans bag bags drinks food juice water milk bread cheese meat fish fruit vegetables apple lemon peach strawberry cherry nut honey salt sugar chocolate shirt trousers dress shoes boots jacket collar sleeve chair table light door paper screen wireless',
  de: 'kiste kisten karton flasche flaschen dose dosen tüte beutel getränke pfand lebensmittel saft wasser milch brot käse fleisch fisch obst gemüse apfel zitrone pfirsich erdbeere kirsche nuss honig salz zucker schokolade hemd hose kleid schuhe stiefel jacke kragen ärmel stuhl tisch leuchte tür papier bildschirm kabellos',
  fr: 'boîte bouteille bouteilles canette sachet sac boissons aliments jus eau lait pain fromage viande poisson fruits légumes pomme citron pêche fraise cerise noix miel sel sucre chocolat chemise pantalon robe chaussures bottes veste col manche manches chaise table lumière porte papier écran fil',
  es: 'caja botella botellas lata bolsa bebidas alimentos zumo agua leche pan queso carne pescado fruta verduras manzana limón melocotón fresa cereza nuez miel sal azúcar chocolate camisa pantalón vestido zapatos botas chaqueta cuello manga mangas silla mesa luz puerta papel pantalla inalámbrico',
  it: 'scatola bottiglia bottiglie lattina sacchetto borsa bevande alimenti succo acqua latte pane formaggio carne pesce frutta verdura mela limone pesca fragola ciliegia noce miele sale zucchero cioccolato camicia pantaloni vestito scarpe stivali giacca collo manica maniche sedia tavolo luce porta carta schermo',
  pt: 'caixa garrafa garrafas lata saco bebidas alimentos sumo suco água leite pão queijo carne peixe fruta legumes maçã limão pêssego morango cereja noz mel sal açúcar chocolate camisa calças vestido sapatos botas casaco gola manga mangas cadeira mesa luz porta papel ecrã tela',
  nl: 'doos dozen krat fles flessen blik blikje zak dranken levensmiddelen sap water melk brood kaas vlees vis fruit groente appel citroen perzik aardbei kers noot honing zout suiker chocolade overhemd broek jurk schoenen laarzen jas kraag mouw mouwlengte pasvorm stoel tafel licht deur papier scherm draadloos ruit strijkvrij',
  pl: 'pudełko skrzynka butelka butelki puszka torebka torba napoje żywność sok woda mleko chleb ser mięso ryba owoce warzywa jabłko cytryna brzoskwinia truskawka wiśnia orzech miód sól cukier czekolada koszula spodnie sukienka buty kozaki kurtka kołnierz rękaw krzesło stół światło drzwi papier ekran bezprzewodowy',
  cs: 'krabice bedna láhev láhve plechovka sáček taška nápoje potraviny šťáva voda mléko chléb sýr maso ryba ovoce zelenina jablko citron broskev jahoda třešeň ořech med sůl cukr čokoláda košile kalhoty šaty boty holínky bunda límec rukáv židle stůl světlo dveře papír obrazovka bezdrátový lesk',
  sk: 'krabica debna fľaša fľaše plechovka vrecko taška nápoje potraviny šťava voda mlieko chlieb syr mäso ryba ovocie zelenina jablko citrón broskyňa jahoda čerešňa orech med soľ cukor čokoláda košeľa nohavice šaty topánky čižmy bunda golier rukáv stolička stôl svetlo dvere papier obrazovka bezdrôtový lesk čaj smrek mahagón',
  sv: 'låda flaska flaskor burk påse väska drycker livsmedel saft vatten mjölk bröd ost kött fisk frukt grönsaker äpple citron persika jordgubbe körsbär nöt honung salt socker choklad skjorta byxor klänning skor stövlar jacka krage ärm stol bord ljus dörr papper skärm trådlös',
  da: 'kasse flaske flasker dåse pose taske drikkevarer fødevarer saft vand mælk brød ost kød fisk frugt grøntsager æble citron fersken jordbær kirsebær nød honning salt sukker chokolade skjorte bukser kjole sko støvler jakke krave ærme stol bord lys dør papir skærm trådløs',
  nb: 'kasse flaske flasker boks pose veske drikkevarer matvarer juice vann melk brød ost kjøtt fisk frukt grønnsaker eple sitron fersken jordbær kirsebær nøtt honning salt sukker sjokolade skjorte bukser kjole sko støvler jakke krage erme stol bord lys dør papir skjerm trådløs',
  fi: 'laatikko pullo pullot tölkki pussi laukku juomat elintarvikkeet mehu vesi maito leipä juusto liha kala hedelmät vihannekset omena sitruuna persikka mansikka kirsikka pähkinä hunaja suola sokeri suklaa paita housut mekko kengät saappaat takki kaulus hiha tuoli pöytä valo ovi paperi näyttö langaton',
  hu: 'doboz láda üveg üvegek palack tasak táska italok élelmiszer lé víz tej kenyér sajt hús hal gyümölcs zöldség alma citrom őszibarack eper cseresznye dió méz só cukor csokoládé ing nadrág ruha cipő csizma kabát gallér ujj szék asztal fény ajtó papír képernyő',
  ro: 'cutie sticlă sticle doză pungă geantă băuturi alimente suc apă lapte pâine brânză carne pește fructe legume măr lămâie piersică căpșună cireașă nucă miere sare zahăr ciocolată cămașă pantaloni rochie pantofi cizme jachetă guler mânecă scaun masă lumină ușă hârtie ecran',
  hr: 'kutija boca boce limenka vrećica torba pića hrana sok voda mlijeko kruh sir meso riba voće povrće jabuka limun breskva jagoda trešnja orah med sol šećer čokolada košulja hlače haljina cipele čizme jakna ovratnik rukav stolica stol svjetlo vrata papir zaslon bežični',
  sr: 'kutija flaša flaše boca limenka kesa torba pića hrana sok voda mleko hleb sir meso riba voće povrće jabuka limun breskva jagoda trešnja orah med so šećer čokolada košulja pantalone haljina cipele čizme jakna kragna rukav stolica sto svetlo vrata papir ekran bežični',
  tr: 'kutu kutusu kasa şişe teneke poşet çanta içecek içecekler gıda meyve suyu su süt ekmek peynir et balık sebze elma limon şeftali çilek kiraz fındık bal tuz şeker çikolata gömlek pantolon elbise ayakkabı çizme ceket yaka kol sandalye masa ışık kapı kağıt ekran kablosuz',
  uk: 'коробка ящик пляшка пляшки банка пакет сумка напої продукти сік вода молоко хліб сир мясо риба фрукти овочі яблуко лимон персик полуниця вишня горіх мед сіль цукор шоколад сорочка штани сукня взуття чоботи куртка комір рукав стілець стіл світло двері папір екран бездротовий',
  ru: 'коробка ящик бутылка бутылки банка пакет сумка напитки продукты сок вода молоко хлеб сыр мясо рыба фрукты овощи яблоко лимон персик клубника вишня орех мёд соль сахар шоколад рубашка брюки платье обувь сапоги куртка воротник рукав стул стол свет дверь бумага экран беспроводной',
  el: 'κουτί κιβώτιο μπουκάλι μπουκάλια κουτάκι σακούλα τσάντα ποτά τρόφιμα χυμός νερό γάλα ψωμί τυρί κρέας ψάρι φρούτα λαχανικά μήλο λεμόνι ροδάκινο φράουλα κεράσι καρύδι μέλι αλάτι ζάχαρη σοκολάτα πουκάμισο παντελόνι φόρεμα παπούτσια μπότες μπουφάν γιακάς μανίκι καρέκλα τραπέζι φως πόρτα χαρτί οθόνη ασύρματο κολιέ σκουλαρίκια δαχτυλίδι βραχιόλι',
  ja: 'ボトル バッグ ジュース ミルク チーズ フルーツ りんご レモン いちご さくらんぼ ナッツ はちみつ チョコレート シャツ パンツ ワンピース シューズ ブーツ ジャケット テーブル ライト ドア スクリーン ワイヤレス モニター カメラ イヤホン ソファ',
  ko: '상자 박스 캔 봉지 가방 음료 식품 주스 우유 치즈 고기 생선 과일 채소 사과 레몬 복숭아 딸기 체리 견과 소금 설탕 초콜릿 셔츠 바지 원피스 신발 부츠 재킷 소매 의자 테이블 조명 문 화면 무선 렌즈 카메라',
  zh: '箱子 瓶装 罐装 袋装 饮料 食品 果汁 牛奶 面包 奶酪 牛肉 水果 蔬菜 苹果 柠檬 桃子 草莓 樱桃 坚果 蜂蜜 食盐 白糖 巧克力 衬衫 裤子 连衣裙 鞋子 靴子 夹克 椅子 桌子 台灯 屏幕 无线 显示器 手机 耳机',
  id: 'kotak botol kaleng kantong tas minuman makanan jus susu roti keju daging ikan buah sayuran apel jeruk stroberi kacang madu garam gula cokelat kemeja celana gaun sepatu jaket kerah lengan kursi meja lampu pintu kertas layar nirkabel baut kunci mesin kawat peralatan perkakas baja',
  vi: 'hộp chai túi nước sữa bánh phô mai thịt trái cây rau táo chanh đào dâu hạt mật ong muối đường sôcôla quần váy giày bốt khoác ghế bàn đèn cửa giấy màn vợt bóng máy',
  bg: 'кутия кашон бутилка бутилки кенче торба чанта напитки храни сок вода мляко хляб сирене месо риба плодове зеленчуци ябълка лимон праскова ягода череша орех мед сол захар шоколад риза панталон рокля обувки ботуши яке яка ръкав стол маса лампа врата хартия екран безжичен',
  th: 'กล่อง ขวด กระป๋อง ถุง กระเป๋า เครื่องดื่ม อาหาร น้ำผลไม้ นม ขนมปัง ชีส เนื้อ ปลา ผลไม้ ผัก แอปเปิล มะนาว สตรอว์เบอร์รี ถั่ว น้ำผึ้ง เกลือ น้ำตาลทราย ช็อกโกแลต เสื้อเชิ้ต กางเกง ชุดเดรส รองเท้า บูต แจ็กเก็ต เก้าอี้ โต๊ะ โคมไฟ ประตู หน้าจอ หูฟัง เกม',
  sl: 'škatla zaboj steklenica steklenice pločevinka vrečka torba pijače živila sok voda mleko kruh sir meso riba sadje zelenjava jabolko limona breskev jagoda češnja oreh med sol sladkor čokolada srajca hlače obleka čevlji škornji jakna ovratnik rokav stol miza svetilka vrata papir zaslon brezžični',
  lt: 'dėžė dėžutė butelis buteliai skardinė maišelis krepšys gėrimai maistas sultys vanduo pienas duona sūris mėsa žuvis vaisiai daržovės obuolys citrina persikas braškė vyšnia riešutas medus druska cukrus šokoladas marškiniai kelnės suknelė batai striukė apykaklė rankovė kėdė stalas šviestuvas durys popierius ekranas belaidis',
  lv: 'kaste kārba pudele pudeles bundža maisiņš soma dzērieni pārtika sula ūdens piens maize siers gaļa zivs augļi dārzeņi ābols citrons persiks zemene ķirsis rieksts medus sāls cukurs šokolāde krekls bikses kleita kurpes zābaki jaka apkakle piedurkne krēsls galds lampa durvis papīrs ekrāns bezvadu',
  et: 'karp kast pudel pudelid purk kott joogid toit mahl vesi piim leib juust liha kala puuviljad köögiviljad õun sidrun virsik maasikas kirss pähkel mesi sool suhkur šokolaad särk püksid kleit kingad saapad jope krae varrukas tool laud valgusti uks paber ekraan juhtmevaba',
  ca: 'caixa ampolla ampolles llauna bossa begudes aliments suc aigua llet formatge carn peix fruita verdures poma llimona préssec maduixa cirera nou mel sucre xocolata camisa pantalons vestit sabates botes jaqueta coll màniga cadira taula llum paper pantalla',
};

/** Endings of the words that headings are made of, in languages that write them as one word or end them in their own way. Folded. */
export const HEADING_ENDINGS: Readonly<Partial<Record<DraftLanguage, string>>> = {
  de: 'ung heit keit schaft gruppe grosse groesse preis nummer menge einheit farbe lange breite hohe gewicht inhalt dauer leistung klasse bezeichnung anzahl satz',
  nl: 'heid soort groep maat lengte breedte hoogte wijdte prijs kleur vorm duur sluiting vermogen inhoud omschrijving',
  sv: 'farg storlek vikt langd hojd bredd grupp nummer lek',
  da: 'farve storrelse vaegt laengde hojde bredde gruppe hed',
  nb: 'farge storrelse vekt lengde hoyde bredde gruppe het',
  fi: 'vari koko paino pituus leveys korkeus maara ryhma tyyppi luokka',
  hu: 'meret szin suly hossz magassag szelesseg csoport fajta',
  pl: 'osc enie anie',
  cs: 'nost',
  it: 'zione ezza',
  es: 'cion dad',
  pt: 'cao dade',
  ro: 'itate ime',
  tr: 'lik luk rengi boyu turu',
  ru: 'ость ание ение',
  uk: 'ість ання ення',
};
