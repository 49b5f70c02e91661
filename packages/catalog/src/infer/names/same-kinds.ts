// Words that name one kind of goods in several languages, or in several ways: a `Kappersstoel` is a `barber chair`. A line is a kind, its cells
// are the languages of `LANGUAGES_OF_KINDS`, and words of one language are divided by `/`. To teach a word, write it into the cell of its
// language; only words that always mean the same belong together, and a word of two kinds joins nothing.

import { KINDS_OF_TRADES } from './kinds-of-trades.ts';

/** The languages of the cells. */
export const LANGUAGES_OF_KINDS: readonly string[] = 'en de fr es it nl cs pl uk ru pt'.split(' ');

const TOOLS = `drill/drills/cordless drill/drill driver|Bohrmaschine|perceuse|taladro|trapano|boormachine|vrtačka|wiertarka|дриль|дрель|furadeira/berbequim
hammer drill/hammer drills/hammer drill driver|Schlagbohrmaschine|perceuse à percussion|taladro percutor|trapano a percussione|klopboormachine|příklepová vrtačka|wiertarka udarowa|ударний дриль|ударная дрель|furadeira de impacto
rotary hammer/rotary hammers/rotary hammer drill/SDS drill/SDS hammer drill|Bohrhammer|perforateur/marteau perforateur|martillo perforador/martillo rotativo|tassellatore/martello perforatore|boorhamer|vrtací kladivo|młotowiertarka|перфоратор|перфоратор|martelete
drill press/drill presses/bench drill/pillar drill|Standbohrmaschine/Tischbohrmaschine/Säulenbohrmaschine|perceuse à colonne|taladro de columna|trapano a colonna|kolomboormachine|stolní vrtačka/sloupová vrtačka|wiertarka stołowa/wiertarka kolumnowa|свердлильний верстат|сверлильный станок|furadeira de bancada
screw gun/screw guns/screwgun/drywall screw gun/drywall screwgun/drywall screwdriver|Trockenbauschrauber|visseuse plaquiste|||gipsplaatschroever|||||
mud mixer/paint mixer/mortar mixer|Rührwerk|malaxeur||||||||
angle grinder/angle grinders|Winkelschleifer|meuleuse d’angle/meuleuse d'angle|amoladora angular|smerigliatrice angolare|haakse slijper|úhlová bruska|szlifierka kątowa|болгарка/кутова шліфмашина|болгарка/угловая шлифмашина|esmerilhadeira angular/rebarbadora
circular saw/circular saws|Kreissäge/Handkreissäge|scie circulaire|sierra circular|sega circolare|cirkelzaag|okružní pila/kotoučová pila|pilarka tarczowa|дискова пила|дисковая пила/циркулярная пила|serra circular
jigsaw/jigsaws/jig saw|Stichsäge|scie sauteuse|sierra de calar|seghetto alternativo|decoupeerzaag|přímočará pila|wyrzynarka|лобзик|лобзик|serra tico-tico
chainsaw/chainsaws/chain saw|Kettensäge|tronçonneuse|motosierra|motosega|kettingzaag|řetězová pila|piła łańcuchowa|бензопила/ланцюгова пила|бензопила/цепная пила|motosserra
hedge trimmer/hedge trimmers|Heckenschere|taille-haie|cortasetos|tagliasiepi|heggenschaar|plotostřih|nożyce do żywopłotu|кущоріз|кусторез|corta-sebes
lawn mower/lawnmower/lawn mowers/lawnmowers|Rasenmäher|tondeuse à gazon|cortacésped|tagliaerba|grasmaaier|sekačka|kosiarka|газонокосарка|газонокосилка|cortador de grama
pressure washer/pressure washers|Hochdruckreiniger|nettoyeur haute pression|hidrolimpiadora|idropulitrice|hogedrukreiniger|vysokotlaký čistič|myjka ciśnieniowa|мийка високого тиску|мойка высокого давления|lavadora de alta pressão
saw blade/saw blades|Sägeblatt/Sägeblätter|lame de scie/lames de scie|hoja de sierra|lama per sega|zaagblad/zaagbladen|pilový kotouč|brzeszczot/brzeszczoty|пильний диск|пильный диск|
hole saw/hole saws|Lochsäge/Lochsägen|scie cloche|||gatzaag/gatzagen|kruhová pilka/děrovka|otwornica/otwornice|||serra copo
drill bit/drill bits|Bohrer|foret/forets/mèche|broca/brocas|punta per trapano|boren|vrták/vrtáky|wiertło/wiertła|свердло/свердла|сверло/сверла|
core bit/core bits|Bohrkrone/Bohrkronen|trépan|||boorkroon/boorkronen|korunka/vrtací korunka|koronka/koronki||
socket/sockets|Stecknuss/Stecknüsse|douille/douilles||bussola/bussole|dop/doppen|hlavice/nástrčná hlavice|nasadka/nasadki|головка торцева|головка торцевая|soquete/soquetes
cutting disc/cutting discs|Trennscheibe/Trennscheiben|disque à tronçonner|disco de corte|disco da taglio|doorslijpschijf|řezný kotouč|tarcza do cięcia|диск відрізний|диск отрезной|
crimping jaw/crimping jaws||||||krimpovací čelist/krimpovací čelisti|||||
work gloves|Arbeitshandschuhe|gants de travail|guantes de trabajo|guanti da lavoro|werkhandschoenen|rukavice/pracovní rukavice|rękawice/rękawice robocze|рукавички|перчатки|luvas
ladder/ladders|Leiter|échelle|escalera|scala|ladder|žebřík|drabina|драбина|лестница|escada`;

const SALON = `barber chair/barber chairs/hairdressing chair/salon chair|Friseurstuhl/Friseursessel/Barberstuhl|fauteuil de barbier/fauteuil barbier/fauteuil de coiffure|sillón de barbero/sillón de peluquería|poltrona barbiere/poltrona da barbiere|kappersstoel/barbierstoel|kadeřnické křeslo/holičské křeslo|fotel barberski/fotel fryzjerski|перукарське крісло/крісло перукарське|парикмахерское кресло/кресло парикмахерское|cadeira de barbeiro
styling station/barber station|Frisierplatz|poste de coiffage|||kaptafel|||||
hair wax/hairwax/styling wax/wax/color wax|Haarwachs|cire coiffante|cera para el cabello|cera per capelli|haarwax|vosk na vlasy|wosk do włosów|віск для волосся|воск для волос|cera para cabelo
hair gel/hairgel/styling gel|Haargel|gel coiffant|gel para el cabello/gomina|gel per capelli|haargel|gel na vlasy|żel do włosów|гель для волосся|гель для волос|gel para cabelo
styling powder/hair powder/hair styling powder|Stylingpuder/Haarpuder|poudre coiffante|||stylingpoeder/haarpoeder|pudr na vlasy|puder do włosów|пудра для волосся|пудра для волос|
hairspray/hair spray|Haarspray||||haarlak/haarspray|lak na vlasy|lakier do włosów|лак для волосся|лак для волос|
hair clipper/hair clippers/clipper/clippers|Haarschneidemaschine/Haarschneider|tondeuse à cheveux|cortapelos|tagliacapelli|tondeuse|strojek na vlasy|maszynka do włosów/maszynka do strzyżenia|машинка для стрижки|машинка для стрижки|
beard trimmer/beard trimmers|Bartschneider/Barttrimmer|tondeuse à barbe|recortadora de barba|regolabarba|baardtrimmer|zastřihovač vousů|trymer do brody|тример для бороди|триммер для бороды|
comb/combs/hair comb/styling comb|Kamm|peigne|peine|pettine|kam/haarkam|hřeben|grzebień|гребінець|расчёска/расческа|pente
hair brush/hairbrush/hair brushes|Haarbürste|brosse à cheveux|cepillo de pelo|spazzola per capelli|haarborstel|kartáč na vlasy|szczotka do włosów|щітка для волосся|щётка для волос/щетка для волос|escova de cabelo
pomade/pomades|Pomade|pommade|||pomade|pomáda|pomada|помада для волосся|помада для волос|pomada
sea salt spray/salt spray|Meersalzspray|spray salin|||zoutspray|||||`;

const DEVICES = `power bank/power banks/powerbank/powerbanks/power-bank/power-banks|Powerbank/Powerbanks|batterie externe/batteries externes|batería externa|power bank|powerbank/powerbanks|powerbanka/powerbanky|powerbank/powerbanki|павербанк/повербанк/повербанки|павербанк/повербанк/повербанки|power bank
camera/cameras|Kamera/Kameras|caméra/caméras|cámara/cámaras|fotocamera/fotocamere|camera/camera's|fotoaparát/fotoaparáty|aparat/aparaty|камера/камери|камера/камеры|câmera/câmeras
microphone/microphones|Mikrofon/Mikrofone|microphone|micrófono|microfono|microfoon|mikrofon|mikrofon|мікрофон|микрофон|microfone`;

const YARD = `shed/sheds|Gerätehaus/Gerätehäuser/Geräteschuppen||||tuinhuis/tuinhuisje|zahradní domek|domek ogrodowy/domek narzędziowy|||
carport/carports|Carport/Carports|carport|||carport|přístřešek|wiata||навес|
garage/garages|Garage/Garagen|garage|garaje|garage|garage|garáž|garaż/garaż blaszany|гараж|гараж|garagem
barn/barns||||||||||
cabin/cabins|Blockhaus/Blockbohlenhaus||||blokhut|||||
greenhouse/greenhouses|Gewächshaus/Gewächshäuser|serre/serre de jardin|invernadero|serra/serra da giardino|tuinkas|skleník|szklarnia|теплиця|теплица|
gazebo/gazebos/pavilion/pavilions|Pavillon/Pavillons|tonnelle|cenador|gazebo|prieel/paviljoen|altán|altana|альтанка|беседка|
pergola/pergolas|Pergola|pergola|pérgola|pergola|pergola|pergola|pergola|пергола|пергола|pérgola
playhouse/playhouses|Spielhaus|||casetta per bambini|speelhuis|dětský domek|domek dla dzieci|||
workshop/workshops||||||||||
RV cover/RV covers||||||||||`;

const HOME = `chair/chairs|Stuhl/Stühle|chaise/chaises|silla/sillas|sedia/sedie|stoel/stoelen|židle|krzesło/krzesła|стілець/стільці|стул/стулья|cadeira/cadeiras
armchair/armchairs|Sessel|fauteuil/fauteuils|sillón/sillones|poltrona/poltrone|fauteuil/fauteuils|křeslo/křesla|fotel/fotele|крісло/крісла|кресло/кресла|poltrona/poltronas
sofa/sofas/couch/couches|Sofa/Sofas|canapé/canapés|sofá/sofás|divano/divani||pohovka/pohovky|sofa/sofy|диван/дивани|диван/диваны|sofá/sofás
mirror/mirrors|Spiegel|miroir/miroirs|espejo/espejos|specchio/specchi|spiegel/spiegels|zrcadlo/zrcadla|lustro/lustra|дзеркало/дзеркала|зеркало/зеркала|espelho/espelhos
desk/desks|Schreibtisch/Schreibtische|bureau/bureaux|escritorio/escritorios|scrivania/scrivanie|bureau/bureaus|psací stůl|biurko/biurka|письмовий стіл|письменный стол|escrivaninha
wardrobe/wardrobes|Kleiderschrank/Kleiderschränke|armoire/armoires|armario/armarios|armadio/armadi|kledingkast/kledingkasten|skříň/skříně|szafa/szafy|шафа/шафи|шкаф/шкафы|guarda-roupa
mattress/mattresses|Matratze/Matratzen|matelas|colchón/colchones|materasso/materassi|matras/matrassen|matrace|materac/materace|матрац/матраци|матрас/матрасы|colchão/colchões
kettle/kettles/electric kettle|Wasserkocher|bouilloire/bouilloires|hervidor/hervidores|bollitore/bollitori|waterkoker/waterkokers|rychlovarná konvice|czajnik/czajniki|чайник/чайники|чайник/чайники|chaleira/chaleiras
vacuum cleaner/vacuum cleaners|Staubsauger|aspirateur/aspirateurs|aspiradora/aspiradoras|aspirapolvere|stofzuiger/stofzuigers|vysavač/vysavače|odkurzacz/odkurzacze|пилосос/пилососи|пылесос/пылесосы|aspirador/aspiradores
air conditioner/air conditioners|Klimaanlage/Klimagerät|climatiseur/climatiseurs|aire acondicionado|climatizzatore/condizionatore|airco/airconditioner|klimatizace|klimatyzator/klimatyzatory|кондиціонер/кондиціонери|кондиционер/кондиционеры|ar condicionado
fan heater/fan heaters|Heizlüfter|radiateur soufflant|calefactor|termoventilatore|ventilatorkachel|teplovzdušný ventilátor|termowentylator|тепловентилятор/тепловентилятори|тепловентилятор/тепловентиляторы|
heater/heaters|Heizgerät/Heizgeräte|chauffage d’appoint/chauffage d'appoint|||kachel/kachels|||обігрівач/обігрівачі|обогреватель/обогреватели|aquecedor/aquecedores
space heater/space heaters/heat cannon|Heizkanone|canon à chaleur|cañón de calor|cannone ad aria calda||horkovzdušné dělo|nagrzewnica/nagrzewnice|теплова гармата|тепловая пушка|
dehumidifier/dehumidifiers|Luftentfeuchter|déshumidificateur|deshumidificador|deumidificatore|luchtontvochtiger|odvlhčovač vzduchu/odvlhčovač|osuszacz powietrza/osuszacz|осушувач повітря|осушитель воздуха|desumidificador
air purifier/air purifiers|Luftreiniger|purificateur d’air/purificateur d'air|purificador de aire|purificatore d’aria/purificatore d'aria|luchtreiniger|čistička vzduchu|oczyszczacz powietrza|очищувач повітря|очиститель воздуха|purificador de ar
electric fireplace/electric fireplaces|Elektrokamin|cheminée électrique|chimenea eléctrica|camino elettrico|elektrische haard|elektrický krb|kominek elektryczny|електрокамін|электрокамин|lareira elétrica`;

const SPORT = `bike/bikes/bicycle/bicycles|Fahrrad/Fahrräder|vélo/vélos|bicicleta/bicicletas|bicicletta/biciclette|fiets/fietsen|kolo|rower/rowery|велосипед/велосипеди|велосипед/велосипеды|
tent/tents|Zelt/Zelte|tente/tentes|tienda de campaña||tent/tenten|stan|namiot/namioty|намет/намети|палатка/палатки|barraca
sleeping bag/sleeping bags|Schlafsack/Schlafsäcke|sac de couchage|saco de dormir|sacco a pelo|slaapzak/slaapzakken|spacák/spacáky|śpiwór/śpiwory|спальник/спальники|спальник/спальный мешок|saco de dormir
treadmill/treadmills|Laufband/Laufbänder|tapis de course|cinta de correr|tapis roulant|loopband|běžecký pás|bieżnia/bieżnie|бігова доріжка|беговая дорожка|esteira
exercise bike/exercise bikes|Heimtrainer/Ergometer|vélo d’appartement/vélo d'appartement|bicicleta estática|cyclette|hometrainer|rotoped|rower treningowy|велотренажер/велотренажери|велотренажёр/велотренажер|bicicleta ergométrica
weight bench/weight benches|Hantelbank|banc de musculation|banco de pesas|panca|halterbank|posilovací lavice|ławka treningowa|лавка для преса/лавка атлетична|скамья для пресса|`;

export const SAME_KINDS = {
  tools: TOOLS,
  salon: SALON,
  home: HOME,
  sport: SPORT,
  yard: YARD,
  devices: DEVICES,
  ...KINDS_OF_TRADES,
} as const;

/** Words of a line of business with those of its table. As in all of them, the English ones stand first. */
export function withTable(words: readonly string[], table: string): readonly string[] {
  const cells = table.split('\n').map((line) => line.split('|'));
  const wordsOf = (all: readonly string[]): readonly string[] => all.flatMap((cell) => cell.split('/')).filter(Boolean);
  const english = wordsOf(cells.flatMap(([first = '']) => [first]));
  return [...new Set([...english, ...words, ...wordsOf(cells.flatMap(([, ...others]) => others))])];
}
