// What shops sell: words for kinds of goods as they stand in product names, by line of business, in the languages of catalogs. Both
// singular and plural, upper and lower case do not matter. To teach a kind, write it where its like are; words of several words may
// be written, too. A word that is often part of something else (`watch`, `bag`) needs no care: the kind is the last word of its kind
// before `for` or `with` in Germanic names, and the first one in others.

import { wordsOfRows as words } from './name-words.ts';
import { OUTBUILDINGS, TOOL_PARTS } from './outbuilding-words.ts';
import { SAME_KINDS, withTable } from './same-kinds.ts';

const CLOTHES =
  words(`t-shirt|t-shirts|tshirt|tee|tees|shirt|shirts|polo|polo shirt|blouse|blouses|top|crop top|tank top|hoodie|hoodies|sweatshirt
sweatshirts|sweater|sweaters|crewneck|jumper|cardigan|pullover|jacket|jackets|coat|coats|parka|vest|vests|blazer|suit|dress|dresses|skirt
skirts|jeans|trousers|pants|leggings|joggers|sweatpants|shorts|jumpsuit|bodysuit|pyjamas|pajamas|swimsuit|bikini|socks|underwear|bra|boxers
briefs|hat|hats|cap|caps|beanie|scarf|scarves|gloves|belt|belts|tie|outfit|set|gift card|gift cards
Hemd|Hemden|Bluse|Blusen|Kleid|Kleider|Rock|Röcke|Hose|Hosen|Jacke|Jacken|Mantel|Mäntel|Weste|Pulli|Strickjacke|Kapuzenpullover|Anzug|Socken
Strümpfe|Unterhose|Mütze|Mützen|Schal|Handschuhe|Gürtel|Badeanzug|Gutschein|Geschenkkarte
chemise|chemises|chemisier|robe|robes|jupe|jupes|pantalon|pantalons|veste|vestes|manteau|manteaux|gilet|pull|pulls|sweat|jean|chaussettes
bonnet|écharpe|gants|ceinture|maillot de bain|débardeur|carte cadeau
camiseta|camisetas|camiseta tirantes|tirantes|sudadera|sudaderas|camisa|camisas|vestido|vestidos|falda|faldas|pantalón|pantalones
pantalones cortos|pantalones largos|pantalón corto|chaqueta|chaquetas|abrigo|abrigos|jersey|chaleco|calcetines|gorra|gorras|bufanda|guantes
cinturón|bañador|tarjeta regalo|mono|sujetador
maglietta|magliette|maglia|maglie|felpa|felpe|camicia|camicie|abito|vestito|vestiti|gonna|gonne|pantaloni|pantaloncini|giacca|giacche|cappotto
giubbotto|maglione|calze|calzini|cappello|sciarpa|guanti|cintura|costume
overhemd|blouse|jurk|jurken|rok|rokken|broek|broeken|jas|jassen|trui|truien|vest|sokken|muts|sjaal|handschoenen|riem|badpak
blusa|blusas|moletom|saia|saias|calça|calças|jaqueta|casaco|meias|boné|cinto|bermuda
koszulka|koszulki|koszula|bluza|bluzy|sukienka|sukienki|spódnica|spodnie|spodenki|kurtka|kurtki|płaszcz|sweter|kamizelka|skarpety|czapka|szalik
rękawice|rękawiczki|pasek|bielizna
tričko|trička|mikina|mikiny|košile|šaty|sukně|kalhoty|kraťasy|bunda|bundy|kabát|svetr|vesta|ponožky|čepice|šála|rukavice|pásek|dárková karta
dárkový poukaz|nohavice|košeľa|sveter
футболка|футболки|сорочка|плаття|сукня|спідниця|штани|шорти|куртка|пальто|светр|худі|шкарпетки|шапка|шарф|рукавички|ремінь
рубашка|платье|юбка|брюки|шорты|толстовка|худи|свитер|носки|перчатки|джинсы|костюм
tröja|skjorta|klänning|kjol|byxor|jacka|mössa|strumpor|paita|housut|takki|mekko|hattu|tişört|gömlek|elbise|etek|pantolon|ceket|kazak|çorap
póló|ing|nadrág|kabát|ruha|szoknya|tricou|cămașă|rochie|fustă|geacă|majica|košulja|haljina|suknja|hlače|pantalone|jakna
kaos|kemeja|celana panjang|celana pendek|celana|jaket|gaun|rok|topi|kupluk|sarung tangan|kaos kaki|manset|syal|ikat pinggang|kerudung|hijab|gamis|mukena`);

const SHOES =
  words(`shoe|shoes|sneaker|sneakers|trainers|boot|boots|ankle boots|chelsea boots|hiking boots|running shoes|sandal|sandals|slipper
slippers|loafer|loafers|flip flops|heels|pumps|ballerinas|clogs|moccasins|espadrilles|insoles
Schuh|Schuhe|Stiefel|Stiefeletten|Stiefelette|Sandale|Sandalen|Hausschuhe|Halbschuhe|Pantoletten|Einlegesohlen|Gummistiefel
chaussure|chaussures|basket|baskets|botte|bottes|bottines|sandale|sandales|mocassins|escarpins|chaussons
zapato|zapatos|zapatilla|zapatillas|bota|botas|botines|sandalia|sandalias|mocasines
scarpa|scarpe|stivali|stivaletti|sandali|mocassini|ciabatte|pantofole|infradito
schoen|schoenen|laars|laarzen|enkellaarzen|sandaal|pantoffel|pantoffels|instapper|instappers|veterschoen|veterschoenen|slippers
tênis|sapato|sapatos|chinelo|chinelos|sandália|sapatilha|sapatilhas
but|buty|kozaki|botki|sandały|klapki|kapcie|trampki|półbuty|boty|tenisky|sandály|pantofle|kozačky|bačkory|polobotky|topánky|čižmy
взуття|кросівки|черевики|чоботи|сандалі|туфлі|капці|обувь|кроссовки|ботинки|сапоги|сандалии|туфли|тапочки|босоножки
skor|kängor|stövlar|kengät|saappaat|ayakkabı|bot|sandalet|terlik|cipő|csizma|szandál|papucs|pantofi|ghete|cizme|cipele|čizme|patike
sepatu|sepatu lari|sepatu boot|sandal jepit`);

const BEAUTY =
  words(`cream|creams|serum|serums|toner|essence|ampoule|mask|masks|sheet mask|cleanser|cleansing oil|cleansing foam|cleansing balm
moisturizer|moisturiser|lotion|sunscreen|sun cream|face oil|body oil|hair oil|eye cream|hand cream|lip balm|lipstick|mascara|foundation|concealer
shampoo|conditioner|shower gel|soap|soaps|bath bomb|scrub|peeling|exfoliant|deodorant|perfume|eau de parfum|eau de toilette|cologne|mist|patches
candle|candles|essential oil|toothpaste|nail polish|headband|headbands|gel|cleansing gel|cleansing milk|cleansing water|micellar water|face wash
makeup remover|make-up remover|suncream|sun stick|sunstick|sun gel|sun milk|patch|eye patch|eye patches|spot patch|pimple patch|pad|pads|toner pad
toner pads|balm|body butter|body lotion|body wash|body scrub|hair mask|bb cream|cc cream|cushion|primer|setting spray|blush|blusher|bronzer
highlighter|eyeshadow|eyeliner|lip gloss|lip oil|lip mask|lip tint|sponge|sponges|eyelashes|mouthwash|shaving cream|aftershave|bath salt
Creme|Gesichtscreme|Augencreme|Tagescreme|Nachtcreme|Gesichtswasser|Reinigungsgel|Reinigungsmilch|Reinigungsschaum|Mizellenwasser|Bodylotion|Körperlotion
Körperbutter|Lippenpflege|Lippenbalsam|Lipgloss|Nagellack|Rasierschaum|Badesalz|Pflaster|Handcreme|Seife|Duschgel|Haarspülung|Maske|Gesichtsöl|Körperöl|Lippenstift|Parfüm|Parfum|Kerze|Kerzen|Sonnencreme|Zahnpasta
gel nettoyant|lait nettoyant|eau micellaire|démaquillant|baume à lèvres|fond de teint|vernis|huile essentielle|crème solaire|lait corporel
agua micelar|protector solar|bálsamo labial|base de maquillaje|esmalte|acqua micellare|crema viso|olio essenziale|smalto
crème|sérum|masque|lotion|savon|savons|shampoing|après-shampoing|gel douche|huile|baume|gommage|déodorant|parfum|bougie|bougies|rouge à lèvres
crema|champú|jabón|mascarilla|tónico|acondicionador|perfume|vela|velas|bálsamo|sapone|balsamo|maschera|siero|profumo|candela|candele|bagnoschiuma
zeep|crème|gezichtscrème|geurkaars|kaars|kaarsen|szampon|odżywka|krem|mydło|maska|balsam|świeca|perfumy|mýdlo|šampon|krém|svíčka|parfém|pleťová maska
шампунь|крем|мило|маска|сироватка|тонік|бальзам|свічка|духи|мыло|сыворотка|тоник|свеча|парфюм|гель для душа|гель для душу|скраб
sabonete|creme|máscara|hidratante|tvål|schampo|saippua|sabun|şampuan|szappan|sampon|săpun|sapun`);

const FOOD =
  words(`wine|red wine|white wine|rosé wine|sparkling wine|champagne|prosecco|cava|beer|cider|whisky|whiskey|gin|rum|vodka|tequila|liqueur|brandy|cognac
coffee|ground coffee|coffee beans|coffee capsules|coffee pods|tea|green tea|black tea|herbal tea|matcha|chocolate|honey|jam|olive oil|vinegar|pasta|rice|sauce|spices
cheese|sausage|ham|biscuits|cookies|nuts|snack|snacks|juice|syrup|water|energy drink|protein powder|protein bar|whey|creatine|vitamins
Wein|Rotwein|Weißwein|Roséwein|Sekt|Bier|Likör|Kaffee|Kaffeebohnen|Kaffeekapseln|Tee|Schokolade|Honig|Marmelade|Olivenöl|Essig|Nudeln|Reis|Soße|Gewürz
Gewürze|Käse|Wurst|Schinken|Kekse|Nüsse|Saft|Sirup|Kapseln|Bohnen
vin|vin rouge|vin blanc|vin rosé|bière|café|café en grains|café moulu|capsules|dosettes|thé|thé vert|thé noir|infusion|chocolat|miel|confiture|huile d'olive|vinaigre|fromage
vino|vino tinto|vino blanco|vino rosado|cerveza|café en grano|café molido|cápsulas|té|aceite de oliva|vinagre|queso|jamón|galletas|zumo|mermelada
vino rosso|vino bianco|spumante|birra|caffè|caffè in grani|caffè macinato|capsule|cialde|tè|cioccolato|miele|olio d'oliva|olio extravergine|aceto|formaggio|pasta|riso
wijn|rode wijn|witte wijn|koffie|koffiebonen|gemalen koffie|koffiecups|thee|chocolade|honing|kaas|vinho|cerveja|chá|azeite|queijo
wino|piwo|kawa|kawa ziarnista|kawa mielona|kapsułki|herbata|czekolada|miód|oliwa|ser|víno|pivo|káva|zrnková káva|mletá káva|kapsle|čaj|čokoláda|med|olej|sýr
вино|пиво|кава|кава в зернах|кава мелена|чай|шоколад|мед|олія|сир|кофе|кофе в зернах|кофе молотый|мёд|масло|сыр|коньяк|виски|горілка|водка
kaffe|te|öl|kahvi|kahve|çay|bal|zeytinyağı|bor|sör|kávé|tea|méz|cafea|ceai|miere|vino|rakija|kafa|čaj`);

const PETS =
  words(`dry food|wet food|dog food|cat food|treats|treat|cat litter|dog bed|cat tree|collar|leash|harness|toy|toys|bowl|cage|aquarium
Trockenfutter|Nassfutter|Hundefutter|Katzenfutter|Leckerli|Snack|Snacks|Katzenstreu|Hundebett|Kratzbaum|Halsband|Leine|Geschirr|Spielzeug|Napf
croquettes|pâtée|friandises|litière|laisse|collier|gamelle|pienso|comida húmeda|arena|correa|crocchette|umido|lettiera|guinzaglio
hondenvoer|kattenvoer|brokken|natvoer|droogvoer|kattenbakvulling|ração|ração seca|ração úmida|karma sucha|karma mokra|karma|przysmak|przysmaki|żwirek|smycz|obroża
granule|krmivo|pamlsky|konzerva|stelivo|vodítko|obojek|pelíšek|сухий корм|вологий корм|корм|ласощі|наповнювач|сухой корм|влажный корм|лакомство|лакомства
наполнитель|ошейник|поводок|нашийник|повідець|консерва|пауч|kuru mama|yaş mama|mama|torrfoder|våtfoder|kuivaruoka|száraztáp`);

const ELECTRONICS =
  words(`laptop|laptops|notebook|notebooks|computer|desktop|tablet|tablets|smartphone|smartphones|phone|phones|smartwatch|smart watch|watch|watches|strap|straps|watch strap|watch straps|watch band|watch bands
tv|television|monitor|monitors|display|printer|printers|scanner|projector|camera|cameras|lens|drone|headphones|headset|earbuds|earphones|speaker|speakers
soundbar|microphone|keyboard|keyboards|mouse|webcam|router|switch|charger|chargers|power bank|powerbank|cable|cables|adapter|adapters|case|cases|cover|covers
screen protector|battery|batteries|power supply|hard drive|ssd|memory card|usb stick|flash drive|graphics card|motherboard|processor|docking station|hub|e-reader
game console|console|controller|gamepad|fitness tracker|strap|watch band|band|bike computer|dash cam|stand|mount|holder|remote control|earpods|stylus
Handy|Fernseher|Bildschirm|Drucker|Kamera|Objektiv|Kopfhörer|Lautsprecher|Mikrofon|Tastatur|Maus|Ladegerät|Netzteil|Kabel|Hülle|Handyhülle|Schutzhülle|Panzerglas
Schutzfolie|Akku|Festplatte|Speicherkarte|Grafikkarte|Uhr|Uhren|Armband|Halterung|Dockingstation|Fernbedienung
ordinateur|ordinateur portable|téléphone|montre|montre connectée|téléviseur|écran|imprimante|appareil photo|casque|écouteurs|enceinte|clavier|souris|chargeur|câble
coque|étui|protection d'écran|batterie|disque dur|carte mémoire|tablette|bracelet|support
portátil|ordenador|teléfono|móvil|celular|reloj|televisor|pantalla|impresora|cámara|auriculares|altavoz|teclado|ratón|cargador|funda|protector de pantalla|batería
disco duro|soporte|correa|audífonos|parlante|nevera|computador
portatile|telefono|cellulare|orologio|televisore|schermo|stampante|fotocamera|cuffie|auricolari|altoparlante|tastiera|caricatore|caricabatterie|cavo|custodia|cover|pellicola
telefoon|horloge|televisie|beeldscherm|koptelefoon|oordopjes|luidspreker|toetsenbord|muis|oplader|kabel|hoesje|screenprotector|accu|harde schijf|houder
notebook|monitor|celular|relógio|televisão|impressora|câmera|fone de ouvido|fone|fones|caixa de som|mouse|carregador|cabo|capa|capinha|película|bateria|suporte|pulseira|controle
telefon|smartfon|zegarek|telewizor|drukarka|aparat|słuchawki|głośnik|klawiatura|mysz|myszka|ładowarka|zasilacz|kabel|etui|szkło hartowane|folia|bateria|dysk|uchwyt|obudowa|pokrywa|matryca|klapa|komputer
notebook|telefon|mobil|hodinky|televize|televizor|tiskárna|fotoaparát|sluchátka|reproduktor|klávesnice|myš|nabíječka|zdroj|pouzdro|kryt|tvrzené sklo|baterie|držák|řemínek|obal
ноутбук|комп'ютер|телефон|смартфон|планшет|годинник|смарт-годинник|телевізор|монітор|принтер|камера|навушники|колонка|клавіатура|миша|зарядка|зарядний пристрій|кабель|чохол|захисне скло|акумулятор|ремінець|тримач
часы|смарт-часы|умные часы|компьютер|телевизор|монитор|наушники|клавиатура|мышь|зарядное устройство|чехол|защитное стекло|аккумулятор|ремешок|ремень|держатель|крепление|кронштейн|фитнес-браслет|браслет
велокомпьютер|велостанок|навигатор|эхолот|датчик|пульсометр|дальномер|ошейник|антенна|радар|весы|картплоттер|видеорегистратор|навігатор|датчик|пульсометр
telefonskal|hörlurar|skärm|laddare|skal|kuulokkeet|näyttö|laturi|kotelo|kulaklık|şarj aleti|kılıf|ekran koruyucu|dizüstü bilgisayar|cep telefonu|fülhallgató|töltő|tok|căști|încărcător|husă|slušalice|punjač|maska
ponsel|televisi|kamera|kipas angin|kulkas|mesin cuci|setrika|pengeras suara|pengisi daya|kabel data|penanak nasi`);

const HOME =
  words(`sofa|sofas|armchair|chair|chairs|table|tables|coffee table|dining table|desk|desks|bed|beds|mattress|wardrobe|cabinet|shelf|shelves|bookcase|stool|bench
lamp|lamps|pendant light|floor lamp|table lamp|wall lamp|ceiling light|chandelier|bulb|led strip|rug|carpet|curtain|curtains|pillow|cushion|blanket|duvet|bedding|towel|towels
mirror|vase|picture frame|poster|clock|plate|plates|bowl|bowls|mug|mugs|cup|cups|glass|glasses|cutlery|knife|knives|pan|frying pan|pot|saucepan|kettle|toaster|blender|mixer
armchairs|couch|couches|mattresses|wardrobes|cabinets|drawers|chest of drawers|sideboard|dresser|nightstand|bedside table|stools|bar stool|bar stools|benches|ottoman
office chair|office chairs|dining chair|dining chairs|rugs|pillows|cushions|blankets|mirrors|vases|clocks|lantern|lanterns|candle holder|candlestick|tray|trays|coasters
pots|plant pot|plant pots|planter|planters|pitcher|jug|teapot|wine glass|wine glasses|cutting board|chopping board|shower curtain|bath mat|laundry basket|storage box
watering can|watering cans|trowel|shovel|spade|rake|secateurs|pruning shears|garden hose|garden gloves|gardening gloves
coffee machine|espresso machine|microwave|oven|fridge|refrigerator|freezer|dishwasher|washing machine|dryer|vacuum cleaner|robot vacuum|air fryer|iron|fan|heater|air conditioner
air purifier|tablecloth|basket|box|wallet|backpack|backpacks|bag|bags|handbag|suitcase|ring|rings|necklace|necklaces|bracelet|bracelets|earrings|pendant|sunglasses
Sessel|Stuhl|Stühle|Tisch|Tische|Bett|Betten|Matratze|Schrank|Kommode|Regal|Hocker|Bank|Lampe|Leuchte|Leuchten|Strahler|Leuchtmittel|Teppich|Vorhang|Kissen|Decke|Bettwäsche
Handtuch|Spiegel|Teller|Schüssel|Tasse|Becher|Gläser|Besteck|Messer|Pfanne|Topf|Wasserkocher|Toaster|Kaffeemaschine|Kühlschrank|Waschmaschine|Staubsauger|Ofen|Rucksack|Tasche|Koffer|Kette|Ohrringe|Armreif
canapé|fauteuil|chaise|chaises|lit|matelas|armoire|commode|étagère|tabouret|lampe|suspension|lustre|tapis|rideau|coussin|couverture|serviette|miroir|assiette|bol|tasse|verre
couteau|poêle|casserole|bouilloire|réfrigérateur|lave-linge|aspirateur|four|sac|sac à dos|valise|collier|bague|boucles d'oreilles|nappe
sofá|sillón|silla|sillas|mesa|mesas|cama|colchón|armario|estantería|lámpara|alfombra|cortina|cojín|manta|toalla|espejo|plato|taza|vaso|cuchillo|sartén|olla|cafetera|nevera|frigorífico
lavadora|aspiradora|horno|bolso|mochila|maleta|collar|anillo|pendientes|pulsera|divano|poltrona|sedia|sedie|tavolo|tavoli|letto|materasso|armadio|libreria|lampada|tappeto|tenda|cuscino
coperta|asciugamano|specchio|piatto|tazza|bicchiere|coltello|padella|pentola|frigorifero|lavatrice|aspirapolvere|forno|borsa|zaino|valigia|collana|anello|orecchini|bracciale
bank|fauteuil|stoel|stoelen|tafel|tafels|bed|matras|kast|kruk|tapijt|vloerkleed|gordijn|kussen|deken|handdoek|spiegel|bord|kopje|beker|mes|koekenpan|koelkast|wasmachine|stofzuiger|tas|rugzak|ketting|oorbellen
cadeira|colchão|guarda-roupa|estante|luminária|tapete|almofada|toalha|espelho|prato|xícara|copo|faca|panela|geladeira|bolsa|colar|brincos|anel
kanapa|fotel|krzesło|krzesła|stół|stolik|łóżko|materac|szafa|komoda|półka|regał|lampa|dywan|zasłona|poduszka|koc|ręcznik|lustro|talerz|kubek|filiżanka|szklanka|nóż|patelnia|garnek|czajnik|lodówka|pralka|odkurzacz|piekarnik|torba|torebka|plecak|walizka|naszyjnik|pierścionek|kolczyki|bransoletka
pohovka|křeslo|židle|stůl|postel|matrace|skříň|police|lampa|svítidlo|koberec|závěs|polštář|deka|ručník|zrcadlo|talíř|hrnek|hrníček|sklenice|nůž|pánev|hrnec|konvice|lednice|pračka|vysavač|trouba|taška|batoh|kabelka|kufr|náhrdelník|prsten|náušnice|náramek
диван|крісло|стілець|стіл|ліжко|матрац|шафа|комод|полиця|лампа|світильник|килим|штора|подушка|ковдра|плед|рушник|дзеркало|тарілка|миска|чашка|кружка|склянка|ніж|сковорода|каструля|чайник|холодильник|пилосос|сумка|рюкзак|скатертина|ваза|гірлянда|ялинка|кошик|гантель|гантелі
кресло|стул|стол|кровать|матрас|шкаф|полка|светильник|люстра|ковер|подушка|одеяло|полотенце|зеркало|тарелка|стакан|нож|кастрюля|пылесос|скатерть|гирлянда|ёлка|елка|корзина|кольцо|серьги|подвеска|колье
soffa|stol|bord|säng|lampa|matta|sohva|tuoli|pöytä|sänky|valaisin|matto|koltuk|sandalye|masa|yatak|lamba|halı|çanta|kanapé|szék|asztal|ágy|lámpa|szőnyeg|táska|canapea|scaun|masă|lampă|covor|geantă|stolica|sto|krevet
kursi|meja|lemari|rak|kasur|bantal|guling|selimut|sprei|lampu|cermin|panci|wajan|pisau|gelas|piring|sendok|ember|karpet|gorden|tirai`);

const TOOLS =
  words(`drill|hammer drill|cordless drill|impact driver|screwdriver|screwdriver set|angle grinder|grinder|circular saw|jigsaw|chainsaw|saw|sander|planer|router|hammer|wrench|pliers
tool box|tool set|ladder|lawn mower|lawnmower|hedge trimmer|grass trimmer|leaf blower|pressure washer|compressor|generator|welder|pump|hose|drill bit|drill bits|wheelbarrow|work gloves|multimeter|level|tape measure
Bohrmaschine|Schlagbohrmaschine|Bohrhammer|Akkuschrauber|Schlagschrauber|Schraubendreher|Winkelschleifer|Kreissäge|Stichsäge|Kettensäge|Säge|Schleifer|Hobel|Zange|Leiter|Rasenmäher|Heckenschere|Laubbläser|Hochdruckreiniger|Kompressor|Pumpe|Werkzeugkoffer|Werkzeugset
perceuse|perceuse-visseuse|visseuse|meuleuse|scie|scie circulaire|scie sauteuse|ponceuse|marteau|tondeuse|taille-haie|tronçonneuse|souffleur|nettoyeur haute pression|compresseur|pompe|échelle|perforateur
taladro|taladro percutor|atornillador|amoladora|sierra|sierra circular|sierra de calar|lijadora|martillo|cortacésped|motosierra|hidrolimpiadora|compresor|bomba|escalera
trapano|avvitatore|smerigliatrice|sega|sega circolare|seghetto|levigatrice|martello|tagliaerba|motosega|idropulitrice|compressore|pompa|scala|tassellatore
boormachine|klopboormachine|schroefmachine|accuschroefmachine|haakse slijper|cirkelzaag|decoupeerzaag|zaag|schuurmachine|grasmaaier|heggenschaar|hogedrukreiniger|ladder|furadeira|parafusadeira|esmerilhadeira|serra|lixadeira
wiertarka|wiertarka udarowa|wkrętarka|wiertarko-wkrętarka|wkrętarka akumulatorowa|szlifierka|szlifierka kątowa|pilarka|pilarka tarczowa|wyrzynarka|młotowiertarka|młot|piła|piła łańcuchowa|klucz|kosiarka|kosa|myjka|sprężarka|kompresor|pompa|drabina|agregat|spawarka|zestaw kluczy
vrtačka|šroubovák|aku šroubovák|bruska|úhlová bruska|pila|okružní pila|přímočará pila|kladivo|sekačka|křovinořez|kompresor|čerpadlo|žebřík|дриль|перфоратор|шурупокрут|болгарка|лобзик|пила|бензопила|газонокосарка|насос|драбина
дрель|шуруповёрт|шуруповерт|ударная дрель|лобзик|шлифмашина|газонокосилка|компрессор|генератор|лестница|borrmaskin|skruvdragare|porakone|ruuvinväännin|matkap|vidalama|testere|fúrógép|csavarozó|bormașină|bušilica`);

const SPORT =
  words(`bike|bikes|bicycle|mountain bike|road bike|gravel bike|city bike|e-bike|ebike|electric bike|kids bike|balance bike|hardtail|frame|fork|saddle|helmet|helmets|pedals|tyre|tire|inner tube|lock
bike light|tent|tents|sleeping bag|camping chair|campervan|camper van|camper|motorhome|caravan|kayak|sup|paddle board|surfboard|wetsuit|skis|ski boots|snowboard|snowboard boots|skateboard|scooter|treadmill
dumbbell|dumbbells|kettlebell|yoga mat|exercise bike|rowing machine|football|basketball|racket|golf club|fishing rod|reel|goggles|swim goggles
Fahrrad|Mountainbike|Rennrad|Trekkingrad|Citybike|Kinderrad|Laufrad|Gravelbike|Pedelec|Helm|Sattel|Reifen|Schloss|Fahrradlicht|Zelt|Schlafsack|Isomatte|Wohnmobil|Wohnwagen|Kajak|Hantel|Hanteln|Laufband|Rucksack|Ski
vélo|VTT|vélo de route|vélo électrique|vélo enfant|vélo de ville|vélo gravel|gravel|casque|selle|pneu|antivol|tente|sac de couchage|trottinette|draisienne|haltères|tapis de course|tapis de yoga
bicicleta|bicicleta eléctrica|bicicleta de montaña|casco|sillín|neumático|tienda de campaña|saco de dormir|patinete|mancuernas|esterilla|bici|bicicletta|bicicletta elettrica|sella|pneumatico|sacco a pelo|monopattino|manubri
fiets|elektrische fiets|stadsfiets|racefiets|kinderfiets|zadel|band|slot|tent|slaapzak|step|capacete|barraca|patinete|halteres|esteira
rower|rower górski|rower elektryczny|rower szosowy|rower dziecięcy|kask|siodełko|opona|namiot|śpiwór|hulajnoga|hantle|bieżnia|narty|kolo|horské kolo|elektrokolo|silniční kolo|dětské kolo|přilba|helma|sedlo|plášť|stan|spacák|koloběžka|činka|lyže
велосипед|електровелосипед|шолом|сідло|намет|спальник|самокат|бігова доріжка|электровелосипед|шлем|седло|палатка|спальный мешок|беговая дорожка|гантели|cykel|elcykel|mountainbike|hjälm|tält|polkupyörä|kypärä|teltta|bisiklet|kask|çadır|kerékpár|sisak|sátor|bicicletă|cască|cort|bicikl|kaciga|šator
helm|sadel|jok sepeda|ban|pompa|gembok|kunci gembok|lampu depan|lampu belakang|bel|botol minum|tas|tas ransel|tas stang|tenda|kacamata|masker|kaca spion|spakbor|standar sepeda|dudukan|stang|pedal`);

const ENERGY =
  words(`solar panel|solar panels|solar module|photovoltaic panel|inverter|inverters|hybrid inverter|micro inverter|charge controller|solar charge controller|wallbox|ev charger|battery storage|energy storage|power station|mounting kit|solar kit|heat pump
boiler|radiator|thermostat|water heater|circuit breaker|fuse|socket|smart meter
Solarmodul|Solarmodule|Solarpanel|Photovoltaikmodul|PV-Modul|Wechselrichter|Hybridwechselrichter|Mikrowechselrichter|Laderegler|Stromspeicher|Batteriespeicher|Ladestation|Balkonkraftwerk|Montageset|Wärmepumpe|Heizkörper|Warmwasserspeicher|Ladekabel
panneau solaire|onduleur|onduleur hybride|micro-onduleur|régulateur|borne de recharge|kit solaire|pompe à chaleur|radiateur|chauffe-eau|placa solar|panel solar|inversor|inversor híbrido|regulador|kit solar|bomba de calor|termo
pannello solare|pannello fotovoltaico|inverter ibrido|colonnina|pompa di calore|caldaia|zonnepaneel|zonnepanelen|omvormer|thuisbatterij|laadpaal|warmtepomp|painel solar|inversor solar
panel fotowoltaiczny|falownik|inwerter|magazyn energii|ładowarka|pompa ciepła|solární panel|fotovoltaický panel|střídač|měnič|bateriové úložiště|tepelné čerpadlo|сонячна панель|інвертор|зарядна станція|солнечная панель|инвертор|зарядная станция|контроллер заряда
güneş paneli|günes paneli|solar panel|fotovoltaik panel|invertör|inverter|inverteri|akü|aküsü|batarya|bataryası|bataryasi|lityum batarya|devre kesici|montaj yapı seti|montaj yapi seti|sarj kontrol cihazı|sarj kontrol cihazi|şarj kontrol cihazı|şarj kablosu|sarj kablosu|şarj istasyonu|sarj istasyonu|şarj ünitesi|pompa sürücü|sürücü|kablo|kablosu|konnektör|sensörü|montaj seti|trafo|pano|panosu|sigorta|ısı pompası
solpanel|växelriktare|laddbox|aurinkopaneeli|invertteri|napelem|panou solar|invertor|solarni panel`);

/** What houses are closed, fitted and fenced with. */
const BUILDING =
  words(`interior door|interior doors|exterior door|front door|sliding door|folding door|door handle|door handles|door knob|door hinge|door hinges
door lock|door closer|door stop|door frame|mortice lock|padlock|padlocks|letterbox|fence panel|fence panels|fence post|fence posts|garden gate|window sill
Innentür|Innentüren|Zimmertür|Zimmertüren|Haustür|Haustüren|Schiebetür|Türgriff|Türgriffe|Türklinke|Türdrücker|Drückergarnitur|Türbeschlag|Türband|Türbänder|Scharnier
Scharniere|Schließzylinder|Vorhängeschloss|Türzarge|Zarge|Türschließer|Zaunelement|Zaunlatte|Zaunpfosten|Gartentor|Briefkasten|Fensterbank
porte intérieure|porte d’entrée|porte coulissante|poignée de porte|charnière|charnières|paumelle|serrure|serrures|cadenas|portail|portillon|clôture
puerta interior|puerta corredera|puerta de entrada|manilla|manillas|bisagra|bisagras|cerradura|cerraduras|cerrojo|candado|valla
porta interna|porta blindata|porta scorrevole|maniglia|maniglie|cerniera|cerniere|serratura|serrature|lucchetto|recinzione|cancello
binnendeur|buitendeur|deurklink|deurkruk|scharnier|scharnieren|hangslot|schutting|tuinpoort|maçaneta|maçanetas|dobradiça|dobradiças|fechadura|fechaduras|cadeado
drzwi|drzwi wewnętrzne|drzwi zewnętrzne|klamka|klamki|zawias|zawiasy|kłódka|ościeżnica|przęsło|słupek ogrodzeniowy|furtka|dveře|klika|kliky|zárubeň|plotovka|branka|dvere|kľučka|zárubňa
дверь|двери|межкомнатная дверь|межкомнатные двери|входная дверь|скрытая дверь|раздвижная дверь|ручка|ручки|дверная ручка|завёртка|завертка|петля|петли|защёлка|защелка|замок|доводчик
наличник|плинтус|карниз|засов|міжкімнатні двері|вхідні двері|двері|завертка|завіса|дверна ручка|дотягувач|лиштва
ajtó|beltéri ajtó|bejárati ajtó|kilincs|zsanér|hengerzár|lakat|kerítésléc|kerítéselem|kerítésoszlop|kerítéspanel|U profil|ușă de interior|ușă|uși|balama|balamale|clanță|lacăt
iç kapı|kapı kolu|menteşe|asma kilit|innerdörr|ytterdörr|dörrhandtag|gångjärn|hänglås|dørgreb|hængsel|dørhåndtak|hengsel|sisäovi|ovenkahva|sarana|munalukko|sobna vrata|kvaka|kvake|šarka|brava|katanac`);

/** By line of business: a shop of cosmetics that sells `rice cream` sells no rice. */
export const KIND_WORDS: readonly (readonly string[])[] = [
  ...[CLOTHES, SHOES, withTable(BEAUTY, SAME_KINDS.salon), FOOD, PETS],
  ...[
    withTable(ELECTRONICS, SAME_KINDS.devices),
    withTable(HOME, SAME_KINDS.home),
    withTable([...TOOLS, ...TOOL_PARTS], SAME_KINDS.tools),
  ],
  ...[withTable(withTable(SPORT, SAME_KINDS.sport), SAME_KINDS.cycling), ENERGY, BUILDING],
  withTable(OUTBUILDINGS, SAME_KINDS.yard),
  ...(['music', 'cars', 'bathroom', 'floorsAndWalls', 'babies', 'toys', 'office', 'care'] as const).map((trade) =>
    withTable([], SAME_KINDS[trade]),
  ),
];

/** Languages that say what a thing is for before what it is: `dog bed`, `Hundebett`. */
export const KIND_STANDS_LAST: ReadonlySet<string> = new Set([
  'en',
  'de',
  'nl',
  'sv',
  'da',
  'nb',
  'no',
  'fi',
  'hu',
  'tr',
]);

/** Languages that write such names in one word. */
export const COMPOUNDS: ReadonlySet<string> = new Set(['de', 'nl', 'sv', 'da', 'nb', 'no', 'fi', 'hu']);

/** After these words of a name comes what the goods are for, or what comes with them. */
export const BEHIND_THE_KIND: readonly string[] = words(
  'for|with|w/|from|by|für|mit|von|voor|met|van|till|för|med|til|compatible with|passend für',
);
