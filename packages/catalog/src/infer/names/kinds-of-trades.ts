// Kinds of goods of trades that need no longer list: instruments, parts of cars, bathrooms, floors and walls, babies, toys, offices, care, and
// what bicycles are fitted with. A line is a kind, as in `same-kinds.ts`: its cells are the languages of `LANGUAGES_OF_KINDS`, and words of one
// language are divided by `/`. Words that are something else in other shops (a `drum`, a `battery`) are left out.

const MUSIC = `electric guitar/electric guitars|E-Gitarre/E-Gitarren|guitare électrique/guitares électriques|guitarra eléctrica/guitarras eléctricas|chitarra elettrica/chitarre elettriche|elektrische gitaar|elektrická kytara|gitara elektryczna|електрогітара|электрогитара|guitarra elétrica
acoustic guitar/acoustic guitars|Westerngitarre/Akustikgitarre|guitare acoustique|guitarra acústica|chitarra acustica|akoestische gitaar|akustická kytara|gitara akustyczna|акустична гітара|акустическая гитара|
classical guitar/classical guitars|Konzertgitarre|guitare classique|guitarra clásica/guitarra española|chitarra classica|klassieke gitaar|klasická kytara|gitara klasyczna|класична гітара|классическая гитара|guitarra clássica
guitar/guitars|Gitarre/Gitarren|guitare/guitares|guitarra/guitarras|chitarra/chitarre|gitaar/gitaren|kytara/kytary|gitara/gitary|гітара/гітари|гитара/гитары|
bass guitar/bass guitars/electric bass|E-Bass/Bassgitarre|guitare basse|bajo eléctrico/bajos eléctricos|basso elettrico|basgitaar|baskytara|gitara basowa|бас-гітара|бас-гитара|
ukulele/ukuleles|Ukulelen|ukulélé|ukelele|||||укулеле|укулеле|
digital piano/digital pianos/piano/pianos|Digitalpiano/E-Piano/Klavier|piano numérique|piano digital|pianoforte digitale/pianoforte|digitale piano|digitální piano|pianino cyfrowe|цифрове піаніно|цифровое пианино|
synthesizer/synthesizers|Synthesizer|synthétiseur|sintetizador|sintetizzatore||syntezátor|syntezator|синтезатор|синтезатор|sintetizador
violin/violins|Geige/Geigen/Violine/Violinen|violon/violons|violín/violines|violino/violini|viool/violen|housle|skrzypce|скрипка/скрипки|скрипка/скрипки|violino/violinos
drum kit/drum kits/drum set/drum sets|Schlagzeug||batería acústica|batteria acustica|drumstel|bicí souprava|zestaw perkusyjny|барабанна установка|барабанная установка/ударная установка|bateria acústica
saxophone/saxophones|Saxophon/Saxofon||saxofón|sassofono|saxofoon||saksofon|саксофон|саксофон|saxofone
flute/flutes|Querflöte/Blockflöte|flûte/flûtes|flauta/flautas|flauto/flauti|dwarsfluit/blokfluit|flétna|flet|флейта|флейта|
harmonica/harmonicas|Mundharmonika||armónica|armonica|mondharmonica||harmonijka|губна гармоніка|губная гармошка|
accordion/accordions|Akkordeon|accordéon/accordéons|acordeón/acordeones|fisarmonica|||akordeon|акордеон|аккордеон|acordeão
guitar amplifier/guitar amp/guitar amps|Gitarrenverstärker|ampli guitare|amplificador de guitarra|amplificatore per chitarra|gitaarversterker|kytarové kombo|wzmacniacz gitarowy|гітарний підсилювач|гитарный усилитель|amplificador para guitarra`;

const CARS = `car battery/car batteries|Autobatterie/Autobatterien/Starterbatterie|batterie voiture/batterie auto|batería de coche|batteria auto|autoaccu|autobaterie|akumulator samochodowy|автомобільний акумулятор|автомобильный аккумулятор|bateria automotiva
engine oil/engine oils/motor oil/motor oils|Motoröl/Motorenöl|huile moteur|aceite de motor/aceite motor|olio motore|motorolie|motorový olej|olej silnikowy|моторна олива/моторне масло|моторное масло|óleo de motor/óleo motor
brake pad/brake pads|Bremsbelag/Bremsbeläge|plaquette de frein/plaquettes de frein|pastilla de freno/pastillas de freno|pastiglie freno|remblok/remblokken|brzdové destičky|klocki hamulcowe|гальмівні колодки|тормозные колодки|pastilha de freio/pastilhas de freio
brake disc/brake discs|Bremsscheibe/Bremsscheiben|disque de frein/disques de frein|disco de freno/discos de freno|disco freno/dischi freno|remschijf/remschijven|brzdový kotouč/brzdové kotouče|tarcza hamulcowa/tarcze hamulcowe|гальмівний диск/гальмівні диски|тормозной диск/тормозные диски|disco de freio
oil filter/oil filters|Ölfilter|filtre à huile/filtres à huile|filtro de aceite|filtro olio|oliefilter|olejový filtr|filtr oleju|фільтр масляний/масляний фільтр|фильтр масляный/масляный фильтр|filtro de óleo
air filter/air filters|Luftfilter|filtre à air/filtres à air|filtro de aire|filtro aria|luchtfilter|vzduchový filtr|filtr powietrza|фільтр повітряний/повітряний фільтр|фильтр воздушный/воздушный фильтр|filtro de ar
cabin filter/cabin filters|Innenraumfilter|filtre d’habitacle/filtre d'habitacle|filtro de habitáculo|filtro abitacolo|interieurfilter|kabinový filtr|filtr kabinowy|фільтр салону|фильтр салона|filtro de cabine
spark plug/spark plugs|Zündkerze/Zündkerzen|bougie d’allumage/bougie d'allumage|bujía/bujías|candela accensione||zapalovací svíčka|świeca zapłonowa|свічка запалювання|свеча зажигания|vela de ignição
shock absorber/shock absorbers|Stoßdämpfer|amortisseur/amortisseurs|amortiguador/amortiguadores|ammortizzatore/ammortizzatori|schokdemper/schokdempers|tlumič/tlumiče|amortyzator/amortyzatory|амортизатор/амортизатори|амортизатор/амортизаторы|amortecedor/amortecedores
wiper blade/wiper blades/windscreen wiper/windscreen wipers|Scheibenwischer/Wischerblatt/Wischerblätter|essuie-glace/essuie-glaces|limpiaparabrisas|spazzola tergicristallo/tergicristallo|ruitenwisser/ruitenwissers|stěrač/stěrače|wycieraczki samochodowe|щітка склоочисника|щётка стеклоочистителя/щетка стеклоочистителя|
floor mats/car mats|Fußmatten/Automatten|tapis de voiture|alfombrilla/alfombrillas|tappetini auto|automatten|autokoberce|dywaniki samochodowe|автокилимки/килимки в салон|автоковрики/коврики в салон|
roof box/roof boxes|Dachbox/Dachboxen|coffre de toit/coffres de toit|cofre de techo|box da tetto|dakkoffer/dakkoffers|střešní box|box dachowy|автобокс|автобокс|
motorcycle/motorcycles/motorbike/motorbikes|Motorrad/Motorräder||motocicleta/motocicletas|motocicletta|motorfiets/motorfietsen|motocykl/motocykly|motocykle|мотоцикл/мотоцикли|мотоцикл/мотоциклы|`;

const BATHROOM = `faucet/faucets/mixer tap/basin mixer/kitchen mixer|Armatur/Armaturen/Waschtischarmatur/Küchenarmatur/Einhebelmischer|mitigeur/mitigeurs/robinet/robinets|grifo/grifos/monomando|miscelatore/miscelatori/rubinetto|kraan/kranen/mengkraan|umyvadlová baterie/dřezová baterie/vodovodní baterie|bateria umywalkowa/bateria kuchenna/bateria zlewozmywakowa|змішувач/змішувачі|смеситель/смесители|torneira/torneiras
kitchen sink/kitchen sinks/sink/sinks|Spüle/Spülen/Einbauspüle|évier/éviers|fregadero/fregaderos|lavello/lavelli|spoelbak/gootsteen|dřez/dřezy|zlewozmywak/zlewozmywaki|кухонна мийка/мийка кухонна|кухонная мойка/мойка кухонная|
washbasin/washbasins/basin/basins|Waschbecken/Waschtisch/Waschtische|lavabo/lavabos/vasque|lavabo/lavabos|lavabo/lavabi|wastafel/wastafels|umyvadlo/umyvadla|umywalka/umywalki|умивальник/умивальники|раковина/раковины/умывальник|lavatório/lavatórios
toilet/toilets|Toilette/Toiletten/Wand-WC/Stand-WC|cuvette|inodoro/inodoros|vaso WC|toiletten|toaleta|miska WC/kompakt WC|унітаз/унітази|унитаз/унитазы|vaso sanitário/bacia sanitária
bathtub/bathtubs|Badewanne/Badewannen|baignoire/baignoires|bañera/bañeras|vasca da bagno|badkuip/ligbad|vana/vany|wanna/wanny|ванна/ванни|ванна/ванны|banheira/banheiras
shower enclosure/shower enclosures/shower cabin/shower cabins|Duschkabine/Duschkabinen|cabine de douche/cabines de douche|cabina de ducha/mampara/mamparas|box doccia|douchecabine/douchecabines|sprchový kout/sprchové kouty|kabina prysznicowa|душова кабіна|душевая кабина|box de banho
shower tray/shower trays|Duschwanne/Duschwannen/Duschtasse|receveur de douche|plato de ducha/platos de ducha|piatto doccia|douchebak|sprchová vanička|brodzik/brodziki|душовий піддон|душевой поддон|base de duche
shower head/shower heads/hand shower|Duschkopf/Handbrause/Brausegarnitur|pommeau de douche/douchette|alcachofa de ducha|soffione doccia/doccetta|douchekop/handdouche|sprchová hlavice|słuchawka prysznicowa/zestaw prysznicowy|душова лійка/душова система|душевая лейка/душевая система|chuveiro/chuveiros
towel rail/towel rails/towel radiator/heated towel rail|Handtuchheizkörper/Handtuchhalter|sèche-serviettes|toallero/toalleros|scaldasalviette|handdoekradiator|koupelnový radiátor|grzejnik łazienkowy|рушникосушарка/рушникосушка|полотенцесушитель/полотенцесушители|toalheiro
bathroom cabinet/bathroom cabinets/vanity unit/vanity units|Waschtischunterschrank/Spiegelschrank|meuble vasque/meuble de salle de bain|mueble de baño|mobile bagno|badkamermeubel|koupelnová skříňka|szafka łazienkowa|тумба для ванної|тумба для ванной|gabinete de banheiro
siphon/siphons|||sifón/sifones|sifone|sifon||syfon/syfony|сифон/сифони|сифон/сифоны|sifão`;

const FLOORS_AND_WALLS = `laminate flooring/laminate|Laminat/Laminatboden|sol stratifié/stratifié|suelo laminado|laminato|laminaat|laminátová podlaha|panele podłogowe|ламінат|ламинат|piso laminado
parquet/hardwood flooring/wood flooring|Parkett/Parkettboden|parquet contrecollé|tarima/parqué||parket|parkety|parkiet/deska podłogowa|паркет/паркетна дошка|паркет/паркетная доска|
vinyl flooring/vinyl plank/vinyl planks|Vinylboden/Designboden|sol vinyle|suelo vinílico|pavimento vinilico|vinylvloer|vinylová podlaha|panele winylowe|вінілова підлога/кварцвініл|виниловый пол/кварцвинил|piso vinílico
tile/tiles/wall tiles/floor tiles|Fliese/Fliesen|carrelage/carrelages|azulejo/azulejos/baldosa/baldosas|piastrella/piastrelle|tegel/tegels|dlažba/obklad|płytka/płytki|плитка|плитка|piso cerâmico/porcelanato
wallpaper/wallpapers|Tapete/Tapeten/Fototapete|papier peint/papiers peints|papel pintado|carta da parati|behang|tapeta/tapety|tapeta/tapety|шпалери|обои|papel de parede
paint/paints/wall paint|Wandfarbe/Innenfarbe/Fassadenfarbe|peinture/peintures|pintura/pinturas|pittura/pitture|muurverf/verf|malířská barva|farba/farby|фарба/фарби|краска/краски|
wood stain/wood stains|Holzlasur/Lasur|lasure/lasures|lasur|impregnante|beits|||лазур|лазурь|
putty/wall filler|Spachtelmasse/Putz|enduit/enduits|masilla|stucco|plamuur|omítka|gładź/tynk|шпаклівка/штукатурка|шпаклёвка/шпатлевка/шпатлёвка/штукатурка|massa corrida
skirting board/skirting boards/baseboard/baseboards|Sockelleiste/Sockelleisten/Fußleiste|plinthe/plinthes|rodapié/rodapiés|battiscopa|plint/plinten|podlahová lišta|listwa przypodłogowa|плінтус/плінтуси|плинтус/плинтусы|rodapé/rodapés
rug/rugs|Teppich/Teppiche|tapis|alfombra/alfombras|tappeto/tappeti|vloerkleed/vloerkleden|koberec/koberce|dywan/dywany|килим/килими|ковёр/ковер/ковры|
curtain/curtains|Vorhang/Vorhänge/Gardine/Gardinen|rideau/rideaux|cortina/cortinas|tenda/tende|gordijn/gordijnen|závěs/závěsy|zasłona/zasłony|штора/штори|штора/шторы|
blind/blinds/roller blind/roller blinds|Rollo/Rollos/Plissee/Jalousie|store enrouleur|estor/estores|tenda a rullo|rolgordijn/rolgordijnen|roleta/rolety/žaluzie|roleta/rolety/żaluzja|ролета/ролети/жалюзі|рулонная штора/жалюзи|persiana/persianas`;

const BABIES = `stroller/strollers/pushchair/pushchairs/pram|Kinderwagen/Buggy/Buggys|poussette/poussettes|cochecito/cochecitos/silla de paseo|passeggino/passeggini|kinderwagens|kočárek/kočárky|wózek dziecięcy/wózek spacerowy|коляска/коляски|коляска/коляски|carrinho de bebê
car seat/car seats|Kindersitz/Kindersitze/Babyschale|siège auto/sièges auto|silla de coche/silla de auto|seggiolino auto|autostoel/autostoeltje|autosedačka/autosedačky|fotelik samochodowy|автокрісло/автокрісла|автокресло/автокресла|cadeirinha
crib/cribs/cot|Babybett/Babybetten/Kinderbett|lit bébé|cuna/cunas|lettino/culla|ledikant|dětská postýlka|łóżeczko/łóżeczka|ліжечко/дитяче ліжко|кроватка/детская кроватка|berço/berços
high chair/high chairs/highchair|Hochstuhl/Hochstühle|chaise haute/chaises hautes|trona/tronas|seggiolone/seggioloni|kinderstoel/kinderstoelen|jídelní židlička|krzesełko do karmienia|стільчик для годування|стульчик для кормления|cadeira de alimentação
baby carrier/baby carriers|Babytrage/Tragetuch|porte-bébé|portabebés|marsupio|draagzak|nosítko|nosidełko|слінг/ерго-рюкзак|слинг/эрго-рюкзак|
diapers/diaper/nappies|Windel/Windeln|couche/couches|pañal/pañales|pannolini|luier/luiers|plenky|pieluchy/pieluszki|підгузки|подгузники|fralda/fraldas
baby bottle/baby bottles/feeding bottle|Babyflasche/Babyflaschen|biberon/biberons|biberón/biberones||zuigfles/zuigflessen|kojenecká láhev|butelka dla niemowląt|пляшечка/пляшечка для годування|бутылочка/бутылочка для кормления|mamadeira/mamadeiras
pacifier/pacifiers|Schnuller|tétine/tétines|chupete/chupetes|ciuccio/succhietto|fopspeen/fopspenen|dudlík/dudlíky|smoczek/smoczki|пустушка/пустушки|пустышка/пустышки|chupeta/chupetas
baby monitor/baby monitors|Babyphone/Babyfon|écoute-bébé|vigilabebés||babyfoon|chůvička/chůvičky|niania elektroniczna|радіоняня/відеоняня|радионяня/видеоняня|babá eletrônica`;

const TOYS = `puzzle/puzzles/jigsaw puzzle/jigsaw puzzles|||puzle/puzles/rompecabezas||legpuzzel/puzzel|||пазл/пазли|пазл/пазлы|quebra-cabeça
board game/board games|Brettspiel/Brettspiele/Gesellschaftsspiel|jeu de société/jeux de société|juego de mesa/juegos de mesa|gioco da tavolo/giochi da tavolo|bordspel/bordspellen/gezelschapsspel|desková hra/deskové hry|gra planszowa/gry planszowe|настільна гра/настільні ігри|настольная игра/настольные игры|jogo de tabuleiro
card game/card games|Kartenspiel/Kartenspiele|jeu de cartes|juego de cartas|gioco di carte|kaartspel|karetní hra|gra karciana|карткова гра|карточная игра|jogo de cartas
doll/dolls|Puppe/Puppen|poupée/poupées|muñeca/muñecas|bambola/bambole|poppen|panenka/panenky|lalka/lalki|лялька/ляльки|кукла/куклы|boneca/bonecas
soft toy/soft toys/plush toy/plush toys/stuffed animal|Kuscheltier/Kuscheltiere/Plüschtier/Stofftier|peluche/peluches|||knuffel/knuffels|plyšová hračka/plyšák|pluszak/maskotka|м’яка іграшка/м'яка іграшка|мягкая игрушка|pelúcia
building set/building blocks/construction set|Bausteine/Baukasten|jeu de construction|juego de construcción|costruzioni|bouwset|stavebnice|klocki|конструктор/конструктори|конструктор/конструкторы|blocos de montar
toy car/toy cars|Spielzeugauto/Modellauto|petite voiture/voiture miniature|coche de juguete|macchinina|speelgoedauto|autíčko|autko|машинка|машинка|
figurine/figurines/action figure/action figures|Spielfigur/Actionfigur/Sammelfigur|figurines|figura/figuras|statuetta||figurka/figurky|figurki|фігурка/фігурки|фигурка/фигурки|
playground slide|Rutsche/Rutschen|toboggan/toboggans|tobogán|scivolo|glijbaan/glijbanen|skluzavka|zjeżdżalnia|гірка|горка|escorregador
garden swing/porch swing/baby swing|Schaukel/Schaukeln|balançoire/balançoires|columpio/columpios|altalena/altalene|schommel/schommels|houpačka/houpačky|huśtawka/huśtawki|гойдалка/гойдалки|качели|balanço
trampoline/trampolines|Trampolin/Trampoline||cama elástica/camas elásticas|tappeto elastico||trampolína/trampolíny|trampolina/trampoliny|батут/батути|батут/батуты|`;

const OFFICE = `toner/toners/toner cartridge/toner cartridges|Tonerkartusche||tóner||||tonery|тонер-картридж/тонер|тонер-картридж/тонер|
ink cartridge/ink cartridges|Druckerpatrone/Druckerpatronen/Tintenpatrone|cartouche d’encre/cartouche d'encre|cartucho de tinta/cartuchos de tinta|cartuccia/cartucce|inktpatroon/inktcartridge|inkoustová cartridge|tusz|картридж/картриджі|картридж/картриджи|
exercise book/exercise books/notepad/notepads|Notizbuch/Schreibblock/Schulheft|cahier/cahiers/carnet|cuaderno/cuadernos/libreta|quaderno/quaderni|notitieboek/schrift|sešit/zápisník|zeszyt/zeszyty|зошит/блокнот|тетрадь/блокнот|caderno/cadernos
ballpoint pen/ballpoint pens/gel pen/gel pens/rollerball pen|Kugelschreiber|stylo/stylos/stylo bille|bolígrafo/bolígrafos|penna a sfera|balpen/balpennen|kuličkové pero/propiska|długopis/długopisy|ручка кулькова/кулькова ручка|ручка шариковая/шариковая ручка|caneta/canetas
fountain pen/fountain pens|Füller/Füllfederhalter|stylo plume|pluma estilográfica|stilografica|vulpen|plnicí pero|pióro wieczne|перова ручка|перьевая ручка|caneta-tinteiro
pencil/pencils/coloured pencils|Bleistift/Bleistifte/Buntstifte|crayon/crayons|lápiz/lápices|matita/matite|potlood/potloden|tužka/pastelky|ołówek/kredki|олівець/олівці|карандаш/карандаши|
marker/markers/highlighter pen|Textmarker/Filzstift/Filzstifte|feutre/feutres/surligneur|rotulador/rotuladores|evidenziatore/pennarelli|viltstift/viltstiften|zvýrazňovač/popisovač|zakreślacz/flamastry|маркер/маркери/фломастери|маркер/маркеры/фломастеры|marca-texto
ring binder/ring binders/binder/binders|Ordner/Ringbuch|classeur/classeurs|archivador/archivadores|raccoglitore|ringband|pořadač/šanon|segregator/segregatory|папка-реєстратор|папка-регистратор|fichário
stapler/staplers|Heftgerät|agrafeuse/agrafeuses|grapadora/grapadoras|cucitrice|nietmachine|sešívačka|zszywacz|степлер|степлер|grampeador
school bag/school bags/school backpack/school backpacks|Schulranzen/Schulrucksack|cartable/cartables|mochila escolar/mochilas escolares|zaino scuola|schooltas/schooltassen|školní batoh/aktovka|tornister/plecak szkolny|шкільний рюкзак/рюкзак шкільний/ранець|школьный рюкзак/рюкзак школьный/ранец|
office chair/office chairs|Bürostuhl/Bürostühle|chaise de bureau|silla de oficina|sedia da ufficio|bureaustoel/bureaustoelen|kancelářská židle|fotel biurowy/krzesło biurowe|офісне крісло/крісло офісне|офисное кресло/кресло офисное|cadeira de escritório`;

const CARE = `blood pressure monitor/blood pressure monitors|Blutdruckmessgerät/Blutdruckmessgeräte|tensiomètre/tensiomètres|tensiómetro/tensiómetros|misuratore di pressione|bloeddrukmeter|tlakoměr|ciśnieniomierz/ciśnieniomierze|тонометр/тонометри|тонометр/тонометры|medidor de pressão
thermometer/thermometers|Thermometer/Fieberthermometer|thermomètre/thermomètres|termómetro/termómetros|termometro/termometri||teploměr/teploměry|termometr/termometry|термометр/термометри|термометр/термометры|termômetro
wheelchair/wheelchairs|Rollstuhl/Rollstühle|fauteuil roulant/fauteuils roulants|silla de ruedas|carrozzina|rolstoel/rolstoelen|invalidní vozík|wózek inwalidzki|інвалідний візок|инвалидная коляска|cadeira de rodas
rollator/rollators/walking frame|Rollatoren|déambulateur|andador/andadores|deambulatore||chodítko|balkonik/chodzik|ходунки|ходунки|
crutches/crutch|Krücke/Krücken|béquilles|muletas|stampelle|krukken|berle|kule|милиці|костыли|
hearing aid/hearing aids|Hörgerät/Hörgeräte|appareil auditif/aide auditive|audífono/audífonos|apparecchio acustico|hoortoestel|naslouchátko|aparat słuchowy|слуховий апарат|слуховой аппарат|aparelho auditivo
nebulizer/nebulizers|Inhalator/Inhaliergerät|nébuliseur|nebulizador/nebulizadores|nebulizzatore|vernevelaar|inhalátor|nebulizator|інгалятор/небулайзер|ингалятор/небулайзер|
glucometer/blood glucose meter|Blutzuckermessgerät|glucomètre|glucómetro|glucometro|bloedglucosemeter|glukometr||глюкометр|глюкометр|glicosímetro
orthosis/knee brace/ankle brace/wrist brace|Kniebandage/Bandage/Bandagen|orthèse/orthèses|rodillera/tobillera|tutore|kniebrace|ortéza/bandáž|orteza|ортез/бандаж|ортез/бандаж|órtese`;

const CYCLING = `bike bell/bicycle bell|Fahrradklingel|sonnette vélo|timbre de bicicleta|campanello bici|fietsbel|zvonek na kolo|dzwonek rowerowy|велодзвінок|велозвонок|
bike light/bike lights/bicycle light/front light/rear light/tail light|Fahrradlampe/Rücklicht/Frontlicht|éclairage vélo|luz de bicicleta|luce bici|fietslamp|světlo na kolo/blikačka|lampka rowerowa|велофара/велоліхтар|велофара/велофонарь|
mudguard/mudguards/bike fender/bicycle fender|Schutzblech/Schutzbleche|garde-boue|guardabarros|parafango|spatbord/spatborden|blatník/blatníky|błotnik/błotniki|||
handlebar grips/grips/bar tape|Lenkergriffe/Lenkerband|poignées de guidon|puños|manopole|handvatten|gripy|chwyty|гріпси|грипсы|
kickstand/kick stand|Fahrradständer|béquille vélo|pata de cabra|cavalletto|fietsstandaard|stojánek|stopka|велопідніжка|велоподножка|
saddle bag/saddle bags/handlebar bag/frame bag/pannier/panniers|Satteltasche/Lenkertasche/Rahmentasche|sacoche/sacoches|alforja/alforjas|borsa da bici|fietstas/fietstassen|brašna/brašny|sakwa/sakwy|велосумка|велосумка|
bike lock/bike locks/bicycle lock|Fahrradschloss|antivol vélo|candado de bicicleta|lucchetto bici|fietsslot|zámek na kolo|zapięcie rowerowe|велозамок|велозамок|
phone holder/phone mount|Handyhalterung|support téléphone|soporte para móvil|supporto smartphone|telefoonhouder|držák na telefon|uchwyt na telefon|тримач для телефону|держатель для телефона|
bike pump/bicycle pump/floor pump|Luftpumpe/Standpumpe|pompe à vélo|bomba de bicicleta|pompa bici|fietspomp|hustilka|pompka rowerowa|велонасос|велонасос|
water bottle/bottle cage|Trinkflasche/Flaschenhalter|bidon/porte-bidon|bidón|borraccia|drinkbus|cyklistická láhev|koszyk na bidon|фляга|фляга|
cycling gloves/bike gloves|Fahrradhandschuhe|gants vélo|guantes de ciclismo|guanti ciclismo|fietshandschoenen|cyklistické rukavice|rękawiczki rowerowe|велорукавиці|велоперчатки|
bike computer/cycling computer/speedometer|Fahrradcomputer|compteur vélo|ciclocomputador|ciclocomputer|fietscomputer|cyklocomputer|licznik rowerowy|велокомп’ютер|велокомпьютер|`;

export const KINDS_OF_TRADES = {
  music: MUSIC,
  cars: CARS,
  bathroom: BATHROOM,
  floorsAndWalls: FLOORS_AND_WALLS,
  babies: BABIES,
  toys: TOYS,
  office: OFFICE,
  care: CARE,
  cycling: CYCLING,
} as const;
