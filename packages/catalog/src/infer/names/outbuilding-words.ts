// Words for houses of gardens and yards, and for what tools are fed and fitted with, as they stand in product names. A row for each language. To
// teach a word, write it into the row of its language.

import { wordsOfRows as words } from './name-words.ts';

export const OUTBUILDINGS = words(
  `shed|sheds|carport|carports|garage|garages|barn|barns|cabin|cabins|greenhouse|greenhouses|polytunnel|gazebo|gazebos|pergola|pergolas|pavilion|pavilions|summerhouse|summer house|playhouse|playhouses|workshop|workshops|RV cover|RV covers|boat cover|lean-to|chicken coop|kennel|canopy|canopies|steel building|garden room|sauna|saunas|bike shed|log store|wood store|arbour|arbor|storage building
Gartenhaus|Gartenhäuser|Gerätehaus|Gerätehäuser|Geräteschuppen|Gewächshaus|Gewächshäuser|Garage|Garagen|Carport|Carports|Pavillon|Pavillons|Pergola|Spielhaus|Blockhaus|Blockbohlenhaus|Gartensauna|Fahrradgarage|Hühnerstall|Brennholzregal|Foliengewächshaus|Frühbeet|Terrassenüberdachung
abri de jardin|abri|chalet de jardin|chalet|serre|serre de jardin|garage|carport|tonnelle|pergola|gloriette|cabane|bûcher|poulailler|abri vélo|abri voiture|kota
caseta de jardín|caseta|cobertizo|invernadero|garaje|cochera|cenador|pérgola|gallinero|casita infantil|leñero|marquesina
casetta da giardino|casetta|serra|serra da giardino|garage|carport|gazebo|pergola|pollaio|legnaia|capanno|tettoia
tuinhuis|tuinhuisje|berging|tuinkas|kweekkas|blokhut|carport|garage|overkapping|prieel|speelhuis|kippenhok|fietsenberging|paviljoen
zahradní domek|domek na nářadí|skleník|garáž|přístřešek|altán|pergola|dětský domek|kurník|dřevník|pařeniště|domek ogrodowy|domek narzędziowy|szklarnia|garaż|garaż blaszany|blaszak|wiata|altana|pergola|kurnik|drewutnia|domek dla dzieci
теплиця|парник|альтанка|гараж|навіс|господарський будинок|пергола|курник|дровник|теплица|беседка|навес|хозблок|сарай|дровяник|курятник|бытовка|пергола
abrigo de jardim|casa de jardim|estufa|garagem|gazebo|pérgola|galinheiro|telheiro|friggebod|växthus|redskapsbod|carport|lekstuga|paviljong|vedbod|hönshus|drivhus|redskabsskur|legehus|pavillon|brændeskur|hagebod|lekehus|vedskjul
kasvihuone|vaja|leikkimökki|autokatos|puuvaja|huvimaja|kerti ház|üvegház|fóliasátor|garázs|pavilon|pergola|tyúkól|seră|foișor|garaj|pergolă|magazie|căsuță|sera|kamelya|çardak|kümes|bahçe kulübesi
záhradný domček|skleník|altánok|prístrešok|garáž|vrtna kućica|staklenik|plastenik|sjenica|nadstrešnica|garaža|bašta kućica|vrtna hiška|rastlinjak|nadstrešek
θερμοκήπιο|αποθήκη κήπου|κιόσκι|γκαράζ|πέργκολα|оранжерия|беседка|навес|барака|šiltnamis|pavėsinė|malkinė|stoginė|siltumnīca|nojume|lapene|kasvuhoone|aiamaja|varjualune|caseta|hivernacle|garatge|pèrgola
物置|温室|カーポート|ガレージ|창고|온실|차고|工具房|凉亭|车库|rumah kaca|garasi|nhà kính|nhà để xe|เรือนกระจก|โรงรถ`,
);

/** What drills, saws and grinders are fitted with, and what is worn and used beside them. */
export const TOOL_PARTS = words(
  `saw blade|saw blades|hole saw|hole saws|core bit|core bits|socket|sockets|socket set|chisel|chisels|cutting disc|cutting discs|grinding disc|flap disc|diamond blade|sandpaper|sanding disc|sanding discs|sanding belt|wire brush|trimmer line|ratchet|ratchets|crowbar|pry bar|nails|screws|bit set|drill bit set|router bit|jigsaw blade|spanner|spanners|combination spanner|hex key|clamp|clamps|tool bag|crimping jaw
Sägeblatt|Sägeblätter|Lochsäge|Lochsägen|Bohrer|Bohrkrone|Bohrkronen|Stecknuss|Stecknüsse|Steckschlüssel|Ringschlüssel|Maulschlüssel|Meißel|Trennscheibe|Trennscheiben|Schleifscheibe|Fächerscheibe|Diamantscheibe|Schleifpapier|Schleifband|Drahtbürste|Mähfaden|Ratsche|Brecheisen|Nägel|Schrauben|Bit-Set|Bohrer-Set|Arbeitshandschuhe|Maßband|Schraubzwinge
lame de scie|lames de scie|scie cloche|foret|forets|mèche|couronne|trépan|douille|douilles|burin|disque à tronçonner|disque diamant|disque|papier abrasif|papier de verre|brosse métallique|fil de coupe|cliquet|pied-de-biche|clous|vis|gants de travail|mètre ruban|clé plate|clé mixte|embouts|serre-joint
hoja de sierra|corona|broca|brocas|vaso|vasos|cincel|disco de corte|disco diamante|disco|papel de lija|lija|cepillo de alambre|hilo de corte|carraca|palanca|clavos|tornillos|guantes de trabajo|cinta métrica|llave combinada|llave|juego de llaves|puntas|alicates
lama|lame|sega a tazza|punta|punte|bussola|bussole|scalpello|disco da taglio|disco diamantato|disco|carta vetrata|carta abrasiva|spazzola metallica|filo per decespugliatore|cricchetto|chiodi|viti|guanti da lavoro|metro a nastro|chiave combinata|chiave|inserti|pinza
zaagblad|zaagbladen|gatzaag|boor|boren|boorkroon|dop|doppen|dopsleutel|beitel|slijpschijf|doorslijpschijf|lamellenschijf|schuurpapier|schuurband|staalborstel|maaidraad|ratel|koevoet|spijkers|schroeven|werkhandschoenen|rolmaat|steeksleutel|lijmklem
rukavice|pracovní rukavice|kruhová pilka|děrovka|korunka|vrtací korunka|diamantová korunka|vrták|vrtáky|sada vrtáků|hlavice|průmyslové hlavice|nástrčná hlavice|nástrčný klíč|klíč|kombinovaný klíč|sekáč|kotouč|řezný kotouč|brusný kotouč|lamelový kotouč|diamantový kotouč|brusný papír|brusný pás|plátek do ocasky|plátek|pilový list|pilový kotouč|drátěný kartáč|žací struna|ráčna|sada ráčny|páčidlo|hřebíky|vruty|šrouby|čelist|čelisti|krimpovací čelist|krimpovací čelisti|filtrační sáčky|filtrační vložky|sada bitů|svinovací metr|svěrka|kleště|rázový utahovák|tričko
brzeszczot|brzeszczoty|otwornica|wiertło|wiertła|koronka|nasadka|nasadki|klucz nasadowy|klucz płasko-oczkowy|dłuto|tarcza|tarcza do cięcia|tarcza diamentowa|papier ścierny|taśma szlifierska|szczotka druciana|żyłka tnąca|grzechotka|łom|gwoździe|wkręty|rękawice robocze|rękawice|miara zwijana|bity|ścisk|szczypce
пильний диск|пиляльне полотно|коронка|свердло|свердла|бур|головка|головка торцева|зубило|диск відрізний|диск алмазний|шліфпапір|наждачний папір|щітка дротяна|волосінь для тримера|тріскачка|цвяхи|саморізи|рукавички|рулетка|ключ комбінований|біти|струбцина|пассатижі
пильный диск|пилка|коронка|сверло|сверла|бур|головка торцевая|зубило|диск отрезной|диск алмазный|наждачная бумага|шлифлента|щётка проволочная|леска для триммера|трещотка|гвозди|саморезы|перчатки|рулетка|ключ комбинированный|биты|струбцина|пассатижи
serra copo|broca|brocas|soquete|soquetes|talhadeira|disco de corte|disco diamantado|lixa|escova de aço|fio de nylon|catraca|pé de cabra|pregos|parafusos|luvas|trena|chave combinada|alicate
sågblad|hålsåg|borr|borrkrona|hylsa|hylsnyckel|mejsel|kapskiva|slipskiva|slippapper|stålborste|trimmertråd|spärrskaft|kofot|spik|skruv|arbetshandskar|måttband|savklinge|hulsav|bor|mejsel|skæreskive|sandpapir|arbejdshandsker|sagblad|hullsag|kappeskive|slipepapir|arbeidshansker|sahanterä|poranterä|hylsy|taltta|katkaisulaikka|hiomapaperi|työkäsineet
fűrészlap|lyukfűrész|fúrószár|koronafúró|dugókulcs|véső|vágókorong|csiszolópapír|drótkefe|damil|racsni|munkakesztyű|pânză|carotă|burghiu|tubulară|daltă|disc de tăiere|hârtie abrazivă|perie de sârmă|mănuși de lucru|testere bıçağı|matkap ucu|lokma|keski|kesme diski|zımpara|cırcır|iş eldiveni
kruhová pílka|korunka|vrták|hlavica|nástrčný kľúč|kľúč|kotúč|brúsny papier|plátok|drôtená kefa|struna|račňa|páčidlo|klince|rukavice|list pile|kruna za bušenje|svrdlo|nasadni ključ|dlijeto|rezna ploča|brusni papir|žičana četka|čavli|rukavice|burgija|žagin list|sveder|rezalna plošča|brusni papir|rokavice`,
);
