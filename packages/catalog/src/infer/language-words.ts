// Words that tell the language of a catalog, by language. To add a word, write it in the row of its language, with a space
// before it. A new language needs a row in the first and in the last table.

/** Small words of sentences, in lower case. */
export const SMALL_WORDS: Readonly<Record<string, string>> = {
  en: 'the and with for this that from your are you our which have not can will it is of to',
  de: 'der die das und mit für ist ein eine auch sich auf den dem von nicht wird sind oder ihre zum durch bei',
  fr: 'le la les et avec pour est une des dans vous sur qui votre par sont plus cette aux ce du au',
  es: 'el los las y con para es una del que por su más esta son como sus este sin al lo muy',
  it: 'il gli e con per è una del della che di sono più questo nel alla dei delle anche un da si',
  nl: 'de het een en met voor is van op zijn niet ook dat deze uw bij wordt naar aan door je te',
  cs: 'a je pro na se v z který která jsou nebo jako při až lze od také být není díky jeho s k do že',
  pl: 'i w na z do jest dla się nie że to oraz który która są przez od jak lub po ze tym',
  sv: 'och att det som är för med den av ett inte har till kan om vi från eller du också på vid utan',
  da: 'og at det som er for med den af et ikke har til kan om vi fra eller du også på der uden',
  nb: 'og at det som er for med den av et ikke har til kan om vi fra eller du også på uten hver',
  fi: 'ja on ei että sekä tai myös joka kun mutta jossa hyvin sen niin voi ovat se tämä kanssa sopii',
  pt: 'o os as e com para é uma do da dos das que não mais por em um são seu sua como ao na no sem',
  hu: 'és a az is egy nem hogy van vagy meg csak már mint ez de ha minden amely így való',
  ro: 'și de la cu în pentru este un o din care sau pe nu mai se sunt ce al ale prin fi',
  sk: 'a je pre na sa v z ktorý ktorá sú alebo ako pri až od tiež byť nie vďaka jeho s k do že',
  hr: 'i je u na za od sa se da su ili kao koji koja koje do iz ne što biti te uz cijena dijelovi',
  sr: 'i je u na za od sa se da su ili kao koji koja koje do iz ne što ovo cena delovi и је у на за од са се да су или',
  tr: 've ile için bir bu da de olan olarak en daha çok veya ise gibi kadar sahip ürün adet',
  uk: 'і та в на з для не по із від до це або як при що також його вона але чи за який у',
  ru: 'и в на с для не по из от к это или как при что до за также его она так но же',
  id: 'dan yang untuk dengan di ke dari ini itu pada adalah tidak atau juga dapat oleh akan lebih sangat cocok karena anda bisa saat',
  vi: 'và của cho với là có không được trong các một này khi từ đến bạn những hay rất sản phẩm',
  lt: 'ir su iš į yra tai kad ar bei nuo iki jūsų kuris gali labai prie taip jis nėra dėl',
  lv: 'un ar no ir uz kas vai par lai tā pie jūsu kā arī līdz tas nav ļoti',
  bg: 'и в с е за на от се да си или като при със във без който която което които до не по това са ще има може този тази също много',
  sl: 'in je za na se iz so ki ali tudi kot pri od do po ni lahko vas vam ter bo zelo brez svoj tako',
  et: 'ja on ei ning või ka et see mis kui oma koos selle kuid saab väga aga teie mille',
  ca: 'i amb per els les és una que del dels al als més aquest aquesta sense molt també seva seu pot són fins',
};

/** They share so many words that only a few tell them apart. */
export const NEAR_LANGUAGES: readonly (readonly string[])[] = [
  ['da', 'nb'],
  ['cs', 'sk'],
  ['hr', 'sr', 'sl'],
];

/**
 * Words in names of columns, without accents, as `plainName` writes them. Words that two languages share count for both.
 */
export const COLUMN_WORDS: Readonly<Record<string, string>> = {
  de: 'artikelnr artikelnummer bezeichnung bemerkung hersteller marke farbe grosse gewicht breite hohe tiefe lange preis lieferbar verfugbar bestand bild beschreibung kategorie warengruppe geschlecht leistung lieferzeit zustand typ land herkunftsland region rebsorte jahrgang weingut inhalt artikelgruppe artikeltext steuersatz mindesthaltbarkeit einheit menge verpackung aussaat ernte pflanzzeit blutezeit bluehmonat wuchshohe standort',
  fr: 'reference designation nom marque modele fabricant couleur taille poids largeur hauteur longueur profondeur prix disponibilite image categorie matiere sexe puissance etat pays region cepage millesime contenance domaine semis recolte floraison',
  es: 'referencia nombre marca modelo fabricante color talla tamano peso ancho alto largo fondo precio disponibilidad imagen categoria genero potencia estado pais region uva anada bodega siembra cosecha floracion talle',
  it: 'codice nome marca modello produttore colore taglia misura peso larghezza altezza lunghezza profondita prezzo disponibilita immagine categoria genere potenza paese regione vitigno annata cantina semina raccolta fioritura',
  nl: 'artikelcode naam merk fabrikant kleur maat gewicht breedte hoogte lengte diepte prijs voorraad afbeelding omschrijving categorie geslacht vermogen land regio druif jaargang inhoud zaaitijd oogsttijd bloeitijd',
  cs: 'nazev znacka vyrobce barva velikost hmotnost sirka vyska delka hloubka cena dostupnost obrazek popis kategorie pohlavi vykon stav zeme oblast odruda rocnik objem vinarstvi',
  pl: 'nazwa marka producent kolor rozmiar waga szerokosc wysokosc dlugosc glebokosc cena dostepnosc zdjecie opis kategoria plec moc stan kraj region szczep rocznik pojemnosc winnica',
  sv: 'artikelnummer varunummer benamning varumarke marke tillverkare farg storlek vikt bredd hojd djup langd pris lagersaldo bild beskrivning kategori varugrupp kon alder effekt skick land region druva argang volym',
  da: 'varenummer betegnelse mærke producent farve størrelse vægt bredde højde dybde længde pris lager billede beskrivelse kategori varegruppe køn alder effekt stand navn land region drue argang',
  nb: 'varenummer betegnelse merke produsent farge størrelse vekt bredde høyde dybde lengde pris lager bilde beskrivelse kategori varegruppe kjønn alder effekt tilstand navn land region drue argang volum',
  fi: 'tuotenumero numero nimi merkki valmistaja vari koko paino leveys korkeus syvyys pituus hinta saatavuus kuva kuvaus kategoria tuoteryhma tyyppi sukupuoli teho kunto maa valmistusmaa alue rypale',
  pt: 'referencia nome designacao marca modelo fabricante cor tamanho peso largura altura comprimento profundidade preco disponibilidade estoque imagem descricao categoria genero potencia capacidade pais regiao casta',
  hu: 'cikkszam nev megnevezes marka gyarto szin meret suly szelesseg magassag melyseg hossz ar keszlet kep leiras kategoria nem teljesitmeny allapot orszag borvidek szolofajta evjarat urtartalom',
  ro: 'cod denumire nume marca producator culoare marime greutate latime inaltime adancime lungime pret disponibilitate stoc imagine descriere categorie gen putere stare tara regiune soi crama',
  sk: 'nazov znacka vyrobca farba velkost hmotnost sirka vyska dlzka hlbka cena dostupnost obrazok popis kategoria pohlavie vykon stav krajina oblast odroda rocnik objem vinarstvo',
  hr: 'sifra naziv marka proizvođac boja velicina tezina sirina visina duljina dubina cijena dostupnost slika opis kategorija spol snaga stanje zemlja regija sorta berba vinarija volumen',
  sr: 'sifra naziv marka proizvođac vinarija zemlja boja velicina tezina sirina visina duzina dubina cena dostupnost slika opis kategorija pol snaga stanje zapremina region sorta berba',
  tr: 'urun adı isim marka uretici renk beden boyut agırlık genislik yukseklik derinlik uzunluk fiyat stok resim acıklama kategori cinsiyet guc durum malzeme ulke bolge uzum',
  id: 'kode nama merk merek kategori harga deskripsi stok jumlah gambar foto satuan warna ukuran berat lebar tinggi panjang bahan jenis',
  vi: 'ten gia mo ta thuong hieu hinh anh so luong danh muc mau sac kich thuoc trong luong xuat xu chat lieu',
  lt: 'pavadinimas kaina aprasymas gamintojas spalva dydis svoris plotis aukstis ilgis kiekis nuotrauka kategorija kodas medziaga',
  lv: 'nosaukums apraksts razotajs krasa izmers svars platums augstums garums daudzums attels kategorija kods materials',
  bg: 'код име наименование марка производител цвят размер тегло ширина височина дълбочина дължина цена наличност снимка описание категория пол материал държава година',
  sl: 'sifra koda naziv ime znamka proizvajalec barva velikost teza sirina visina globina dolzina cena zaloga slika opis kategorija spol drzava leto prostornina embalaza',
  et: 'tootekood kood nimi nimetus bränd kaubamark tootja varv suurus kaal laius korgus sugavus pikkus hind laoseis pilt kirjeldus kategooria sugu materjal riik aasta voimsus maht',
  ca: 'referencia codi nom marca fabricant color talla mida pes amplada alçada alcada llargada fondaria preu disponibilitat imatge descripcio categoria genere potencia pais regio material',
};

/**
 * Words of names and categories, in lower case: colours, materials, people and what shops sell. Names have no sentences, so
 * these count where a few of them are found.
 */
export const SHOP_WORDS: Readonly<Record<string, string>> = {
  en: 'black white grey red blue green yellow brown pink purple silver gold dark light leather wool cotton wood steel women men kids shoes shirt jacket trousers bag watch lamp chair table sofa phones headphones accessories home garden kitchen office small large set pack cover',
  de: 'schwarz weiß weiss grau rot blau grün gelb braun rosa lila silber dunkelblau hellgrau leder wolle baumwolle holz stahl damen herren kinder schuhe hemd jacke hose tasche uhr lampe stuhl tisch sofa zubehör küche garten büro klein groß stück kopfhörer fernseher handys möbel wasser milch saft bier wein kaffee tee käse brot zucker salz schokolade öl reis flasche dose kiste creme seife haut haare gesicht körper getränke fleisch wurst gemüse obst',
  fr: 'noir noire blanc blanche gris grise rouge bleu bleue vert verte jaune marron rose violet argent doré cuir laine coton bois acier femme homme enfant chaussures chemise veste pantalon sac montre lampe chaise table canapé téléviseur écouteurs accessoires maison jardin cuisine bureau petit grand lot eau lait jus bière vin café thé fromage pain sucre sel chocolat huile riz bouteille crème savon peau cheveux visage corps viande légumes fruits bonbons',
  es: 'negro negra blanco blanca gris rojo roja azul verde amarillo marrón rosa morado plata dorado cuero lana algodón madera acero mujer hombre niños zapatos camisa chaqueta pantalón bolso reloj lámpara silla mesa sofá televisor auriculares accesorios hogar jardín cocina oficina pequeño grande pulgadas agua leche zumo jugo cerveza vino café queso pan azúcar sal chocolate aceite arroz botella crema jabón piel cabello rostro cuerpo carne verduras frutas',
  it: 'nero nera bianco bianca grigio rosso rossa blu verde giallo marrone rosa viola argento oro pelle lana cotone legno acciaio donna uomo bambini scarpe camicia giacca pantaloni borsa orologio lampada sedia tavolo divano televisore cuffie accessori casa giardino cucina ufficio piccolo grande anello collana bracciale orecchini acqua latte succo birra vino caffè tè formaggio pane zucchero sale cioccolato olio riso bottiglia crema sapone capelli viso corpo carne verdura frutta',
  nl: 'zwart wit grijs rood blauw groen geel bruin roze paars zilver goud donkerblauw leer wol katoen hout staal dames heren kinderen schoenen overhemd jas broek tas horloge lamp stoel tafel bank televisie televisies televisoren koptelefoon accessoires huis tuin keuken kantoor klein groot stuks elektronica water melk sap bier wijn koffie thee kaas brood suiker zout chocolade olie rijst fles zeep huid haar gezicht lichaam vlees groenten fruit',
  cs: 'černá černý bílá bílý šedá červená modrá modrý zelená žlutá hnědá růžová fialová stříbrná zlatá kůže vlna bavlna dřevo ocel dámské pánské dětské boty košile bunda kalhoty taška hodinky lampa židle stůl pohovka televize sluchátka příslušenství dům zahrada kuchyně kancelář malá velká kusů voda mléko džus pivo víno káva čaj sýr chléb cukr sůl čokoláda olej rýže láhev krém mýdlo pleť vlasy obličej tělo maso zelenina ovoce',
  pl: 'czarny czarna biały biała szary szara czerwony czerwona niebieski niebieska zielony zielona żółty brązowy różowy srebrny złoty skóra wełna bawełna drewno stal damskie męskie dziecięce buty koszula kurtka spodnie torba zegarek lampa krzesło stół sofa telewizor słuchawki akcesoria dom ogród kuchnia biuro mały duży sztuk woda mleko sok piwo wino kawa herbata ser chleb cukier sól czekolada olej ryż butelka krem mydło włosy twarz ciało mięso warzywa owoce',
  sv: 'svart vit vita grå röd blå grön gul brun rosa lila silver guld mörkblå ljusgrå läder ull bomull trä stål dam herr barn skor skjorta jacka byxor väska klocka lampa stol bord soffa tv hörlurar tillbehör hem trädgård kök kontor liten stor pack mobiltelefoner lagring vatten mjölk juice öl vin kaffe te ost bröd socker salt choklad olja ris flaska kräm tvål hud hår ansikte kropp kött grönsaker frukt',
  da: 'sort hvid grå rød blå grøn gul brun lyserød lilla sølv guld mørkeblå læder uld bomuld træ stål dame herre børn sko skjorte jakke bukser taske ur lampe stol bord sofa fjernsyn høretelefoner tilbehør hjem have køkken kontor lille stor stk mobiltelefoner vand mælk saft øl vin kaffe te ost brød sukker salt chokolade olie ris flaske creme sæbe hud hår ansigt krop kød grøntsager frugt',
  nb: 'svart hvit grå rød blå grønn gul brun rosa lilla sølv gull mørkeblå skinn ull bomull tre stål dame herre barn sko skjorte jakke bukser veske klokke lampe stol bord sofa hodetelefoner tilbehør hjem hage kjøkken kontor liten stor stk mobiltelefoner vann melk juice øl vin kaffe te ost brød sukker salt sjokolade olje ris flaske krem såpe hud hår ansikt kropp kjøtt grønnsaker frukt',
  fi: 'musta valkoinen harmaa punainen sininen vihreä keltainen ruskea vaaleanpunainen violetti hopea kulta nahka villa puuvilla puu teräs naisten miesten lasten kengät paita takki housut laukku kello lamppu tuoli pöytä sohva televisio kuulokkeet tarvikkeet koti puutarha keittiö toimisto pieni suuri kpl matkapuhelimet vesi maito mehu olut viini kahvi tee juusto leipä sokeri suola suklaa öljy riisi pullo voide saippua iho hiukset kasvot vartalo liha vihannekset hedelmät',
  pt: 'preto preta branco branca cinza cinzento vermelho vermelha azul verde amarelo castanho marrom rosa roxo prateado dourado couro lã algodão madeira aço mulher homem criança feminino masculino sapatos camisa casaco calças bolsa relógio candeeiro cadeira mesa sofá televisor auscultadores acessórios casa jardim cozinha escritório pequeno grande máquina lavar frigorífico água leite sumo suco cerveja vinho café chá queijo pão açúcar sal chocolate óleo arroz garrafa creme sabonete pele cabelo rosto corpo carne legumes frutas ouro pulseira',
  hu: 'fekete fehér szürke piros kék zöld sárga barna rózsaszín lila ezüst arany bőr gyapjú pamut fa acél női férfi gyerek cipő ing kabát nadrág táska óra lámpa szék asztal kanapé televízió fejhallgató kiegészítők otthon kert konyha iroda kicsi nagy darab víz tej gyümölcslé sör bor kávé tea sajt kenyér cukor só csokoládé olaj rizs üveg krém szappan haj arc test hús zöldség gyümölcs',
  ro: 'negru neagră alb albă gri roșu roșie albastru verde galben maro roz mov argintiu auriu piele lână bumbac lemn oțel femei bărbați copii pantofi cămașă geacă pantaloni geantă ceas lampă scaun masă canapea televizor căști accesorii casă grădină bucătărie birou mic mare bucăți apă lapte suc bere vin cafea ceai brânză pâine zahăr sare ciocolată ulei orez sticlă cremă săpun păr față corp carne legume fructe',
  sk: 'čierna čierny biela biely sivá červená modrá zelená žltá hnedá ružová fialová strieborná zlatá koža vlna bavlna drevo oceľ dámske pánske detské topánky košeľa bunda nohavice taška hodinky lampa stolička stôl pohovka televízor slúchadlá príslušenstvo dom záhrada kuchyňa kancelária malá veľká kusov voda mlieko džús pivo víno káva čaj syr chlieb cukor soľ čokoláda olej ryža fľaša krém mydlo pleť vlasy tvár telo mäso zelenina ovocie',
  hr: 'crna crni bijela bijeli siva crvena plava zelena žuta smeđa roza ljubičasta srebrna zlatna koža vuna pamuk drvo čelik ženske muške dječje cipele košulja jakna hlače torba sat svjetiljka stolica stol sofa televizor slušalice pribor dom vrt kuhinja ured mala velika komada voda mlijeko sok pivo vino kava čaj sir kruh šećer sol čokolada ulje riža boca krema sapun kosa lice tijelo meso povrće voće',
  sr: 'crna crni bela beli siva crvena plava zelena žuta braon roze ljubičasta srebrna zlatna koža vuna pamuk drvo čelik ženske muške dečje cipele košulja jakna pantalone torba sat lampa stolica sto sofa televizor slušalice oprema kuća bašta kuhinja mala velika komada vino voda mleko sok pivo kafa čaj sir hleb šećer so čokolada ulje pirinač flaša krema sapun kosa lice telo meso povrće voće',
  tr: 'siyah beyaz gri kırmızı mavi yeşil sarı kahverengi pembe mor gümüş altın deri yün pamuk ahşap çelik kadın erkek çocuk ayakkabı gömlek ceket pantolon çanta saat lamba sandalye masa koltuk televizyon kulaklık aksesuar ev bahçe mutfak ofis küçük büyük adet makinesi akülü su süt meyve suyu bira şarap kahve çay peynir ekmek şeker tuz çikolata yağ pirinç şişe krem sabun cilt saç yüz vücut et sebze',
  uk: 'чорний чорна білий біла сірий червоний синій зелений жовтий коричневий рожевий срібний золотий шкіра вовна бавовна дерево сталь жіночі чоловічі дитячі взуття сорочка куртка штани сумка годинник лампа стілець стіл диван телевізор навушники аксесуари дім сад кухня офіс малий великий шт вода молоко сік пиво вино кава чай сир хліб цукор сіль шоколад олія рис пляшка крем мило волосся обличчя тіло овочі фрукти',
  ru: 'черный чёрный черная белый белая серый красный синий зеленый желтый коричневый розовый серебряный золотой кожа шерсть хлопок дерево сталь женские мужские детские обувь рубашка куртка брюки сумка часы лампа стул стол диван телевизор наушники аксессуары дом сад кухня офис маленький большой шт вода молоко сок пиво вино кофе чай сыр хлеб сахар соль шоколад масло рис бутылка крем мыло волосы лицо тело мясо овощи фрукты',
  id: 'hitam putih abu-abu merah biru hijau kuning oranye jingga ungu cokelat coklat beige perak emas toska krem khaki marun grafit warna-warni transparan bening titanium katun wol sutra linen kulit poliester nilon viskosa rayon akrilik kayu bambu logam metal baja aluminium besi kuningan kaca keramik porselen plastik silikon karet kertas karton kardus batu marmer beton kain tekstil beludru felt busa lilin gipsum gips karbon wanita perempuan pria laki-laki anak-anak anak bayi balita remaja dewasa lansia kotak botol kaleng kantong tas minuman makanan jus susu roti keju daging ikan buah sayuran apel jeruk stroberi kacang madu garam gula kemeja celana gaun sepatu jaket kerah lengan kursi meja lampu pintu layar nirkabel baut kunci mesin kawat peralatan perkakas',
  vi: 'đen trắng xám ghi vàng cam tím hồng nâu bạc kem khaki titan len lụa linen simili polyester nylon viscose acrylic mica tre thép inox nhôm sắt gang kính gốm nhựa silicone giấy carton vải nhung mút xốp sáp carbon nam hộp chai túi nước sữa bánh phô mai thịt trái cây rau táo chanh đào dâu hạt mật ong muối đường sôcôla quần váy giày bốt khoác ghế bàn đèn cửa màn vợt bóng máy',
  bg: 'черен черна черно бял бяла бяло сив сива сиво червен червена червено син синя синьо зелен зелена зелено жълт жълта жълто оранжев оранжева оранжево лилав лилава лилаво розов розова розово кафяв кафява кафяво бежов бежова бежово сребрист сребриста сребристо златист златиста златисто тъмносин тъмносиня тъмносиньо тюркоазен тюркоаз светлосин светлосиня светлосиньо кремав крем маслинен каки бордо графит антрацит многоцветен многоцветно шарен прозрачен прозрачно титан памук памучен вълна вълнен коприна копринен лен ленен кожа кожен полиестер найлон вискоза акрил дърво дървен бамбук метал метален стомана стоманен инокс алуминий желязо чугун месинг стъкло стъклен керамика керамичен порцелан пластмаса пластмасов силикон гума каучук хартия картон камък мрамор бетон плат текстил кадифе филц пяна дунапрен восък гипс карбон злато сребро жени дамски дамско мъже мъжки мъжко унисекс деца детски детско момичета момиче момчета момче бебета бебешки бебе тийнейджъри юноши възрастни възрастен кутия кашон бутилка бутилки кенче торба чанта напитки храни сок вода мляко хляб сирене месо риба плодове зеленчуци ябълка лимон праскова ягода череша орех мед сол захар шоколад риза панталон рокля обувки ботуши яке яка ръкав стол маса лампа врата екран безжичен',
  sl: 'črna črn črno bela bel belo siva siv sivo rdeča rdeč rdeče modra moder modro zelena zelen zeleno rumena rumen rumeno oranžna oranžen oranžno vijolična vijoličen roza rožnata rjava rjav rjavo bež srebrna srebrn zlata zlat turkizna turkizen krem kremna olivna kaki bordo grafitna antracitna večbarvna pisana prozorna prosojna titanova titan bombaž volna svila lan usnje poliester najlon viskoza akril les lesen bambus kovina kovinski jeklo inox aluminij železo litina medenina steklo keramika porcelan plastika silikon guma papir karton kamen marmor beton blago tekstil žamet filc pena vosek mavec karbon zlato srebro ženske ženska ženski moški moška moške otroci otroški otroška deklice dekliški dečki deški fantje dojenčki dojenček malčki malček najstniki mladina odrasli odrasel starejši škatla zaboj steklenica steklenice pločevinka vrečka torba pijače živila sok voda mleko kruh sir meso riba sadje zelenjava jabolko limona breskev jagoda češnja oreh med sol sladkor čokolada srajca hlače obleka čevlji škornji jakna ovratnik rokav stol miza svetilka vrata zaslon brezžični',
  lt: 'juoda juodas balta baltas pilka pilkas raudona raudonas mėlyna mėlynas žalia žalias geltona geltonas oranžinė oranžinis violetinė violetinis rožinė rožinis ruda rudas smėlio smėlinė sidabrinė sidabrinis sidabro auksinė auksinis aukso turkio turkinė žydra kreminė kreminis alyvuogių chaki bordo vyšninė grafito antracito įvairiaspalvė įvairiaspalvis marga skaidri skaidrus permatoma titano medvilnė vilna šilkas linas oda poliesteris nailonas viskozė akrilas medis mediena medinis bambukas metalas plienas aliuminis geležis ketus žalvaris stiklas keramika porcelianas plastikas silikonas guma popierius kartonas akmuo marmuras betonas audinys tekstilė aksomas veltinis putos porolonas vaškas gipsas karbonas titanas auksas sidabras moterims moterys moteriškas vyrams vyrai vyriškas vaikams vaikai vaikiškas mergaitėms mergaitės mergaitė berniukams berniukai berniukas kūdikiams kūdikiai mažyliams mažyliai paaugliams paaugliai suaugusiesiems suaugusieji senjorams senjorai dėžė dėžutė butelis buteliai skardinė maišelis krepšys gėrimai maistas sultys vanduo pienas duona sūris mėsa žuvis vaisiai daržovės obuolys citrina persikas braškė vyšnia riešutas medus druska cukrus šokoladas marškiniai kelnės suknelė batai striukė apykaklė rankovė kėdė stalas šviestuvas durys ekranas belaidis',
  lv: 'melna melns balta balts pelēka pelēks sarkana sarkans zila zils zaļa zaļš dzeltena dzeltens oranža oranžs violeta violets rozā brūna brūns bēša bēšs sudraba sudrabains zelta zeltains tirkīza tirkīzzila krēmkrāsas krēmkrāsa olīvzaļa haki bordo vīnsarkana grafīta antracīta daudzkrāsaina daudzkrāsains caurspīdīga caurspīdīgs titāna kokvilna vilna zīds lins āda ekoāda poliesters neilons viskoze akrils koks koksne bambuss metāls tērauds alumīnijs dzelzs čuguns misiņš stikls keramika porcelāns plastmasa silikons gumija papīrs kartons akmens marmors betons audums tekstils samts filcs putas porolons vasks ģipsis karbons titāns zelts sudrabs sievietēm sievietes sieviešu vīriešiem vīrieši vīriešu bērniem bērni bērnu meitenēm meitenes meiteņu zēniem zēni zēnu zīdaiņiem zīdaiņi mazuļiem pusaudžiem pusaudži pieaugušajiem pieaugušie senioriem seniori kaste kārba pudele pudeles bundža maisiņš soma dzērieni pārtika sula ūdens piens maize siers gaļa zivs augļi dārzeņi ābols citrons persiks zemene ķirsis rieksts medus sāls cukurs šokolāde krekls bikses kleita kurpes zābaki jaka apkakle piedurkne krēsls galds lampa durvis ekrāns bezvadu',
  et: 'must valge hall punane sinine roheline kollane oranž lilla roosa pruun beež hõbedane kuldne tumesinine türkiis türkiissinine helesinine kreem kreemjas oliivroheline khaki veinipunane bordoo grafiithall antratsiit kirju mitmevärviline läbipaistev titaan puuvill vill siid lina linane nahk kunstnahk polüester nailon viskoos akrüül puit puidust bambus metall teras alumiinium raud malm messing klaas keraamika portselan plast plastik silikoon kumm paber papp kivi marmor betoon kangas tekstiil samet vilt vaht vaha kips süsinikkiud karboon kuld hõbe naised naine naiste mehed mees meeste lapsed laps laste tüdrukud tüdruk tüdrukute poisid poiss poiste beebid beebi imikud väikelapsed väikelaps teismelised noored täiskasvanud täiskasvanu eakad karp kast pudel pudelid purk kott joogid toit mahl vesi piim leib juust liha kala puuviljad köögiviljad õun sidrun virsik maasikas kirss pähkel mesi sool suhkur šokolaad särk püksid kleit kingad saapad jope krae varrukas tool laud valgusti uks ekraan juhtmevaba',
  ca: 'negre negra blanc blanca gris grisa vermell vermella blau blava verd verda groc groga taronja lila morat rosa marró beix platejat platejada daurat daurada turquesa crema caqui oliva granat bordeus grafit antracita titani cotó llana seda lli cuir pell polipell polièster niló viscosa acrílic fusta bambú metall acer alumini ferro llautó vidre ceràmica porcellana plàstic silicona goma cautxú paper cartró pedra marbre formigó tela tèxtil vellut feltre escuma cera guix carboni plata dona dones femení homes masculí nens infantil nen nenes nena nois noi nadons nadó adolescents adolescent adults adult caixa ampolla ampolles llauna bossa begudes aliments suc aigua llet formatge carn peix fruita verdures poma llimona préssec maduixa cirera nou mel sucre xocolata camisa pantalons vestit sabates botes jaqueta coll màniga cadira taula llum pantalla',
};

/** Letters of few languages: words with them count a little for each of these. */
export const LETTERS: readonly (readonly [letters: string, languages: string])[] = [
  ['å', 'sv da nb'],
  ['äö', 'sv fi de'],
  ['øæ', 'da nb'],
  ['ß', 'de'],
  ['ñ¿¡', 'es'],
  ['ãõ', 'pt'],
  ['õ', 'et pt'],
  ['çê', 'pt fr'],
  ['œèù', 'fr'],
  ['ąęłśżźć', 'pl'],
  ['řěů', 'cs'],
  ['ľĺŕ', 'sk'],
  ['ğış', 'tr'],
  ['ơưạảấầậắặẹếềểệịọốồổộớờợụứừữự', 'vi'],
  ['ėįų', 'lt'],
  ['āēīķļņģ', 'lv'],
  ['őű', 'hu'],
  ['șțăâ', 'ro'],
  ['đ', 'hr sr'],
  ['їєґі', 'uk'],
  ['ыэъё', 'ru'],
];
