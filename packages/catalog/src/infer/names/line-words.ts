// Words that only one line of business has, by which a catalog of that line is known: kinds, parts and makers of its goods, as names and
// categories have them. A word that other shops write, too, is not among them: `car` (chargers for cars), `Omega` (3). `*` stands for any
// ending. Upper and lower case matter only where a word has capitals here.

export interface LineWords {
  readonly words: string;
  /** Names with one of these are of goods for such things, and tell nothing. */
  readonly others: string;
  /** What only a column of such goods is called. */
  readonly columns: RegExp | null;
}

export const LINE_WORDS = {
  vehicles: {
    words:
      'motorhome*|campervan*|camper van*|camper|campers|caravan|caravans|minibus|minivan|Van|VAN|lorry|lorries|motor vehicle*|cars, trucks*|used cars|motorcycle*|motorbike*|hatchback|sedan|bhp|berth|tdi|tsi|tdci|' +
      'Wohnmobil*|Wohnwagen*|Reisemobil*|Kastenwagen|Gebrauchtwagen|Neuwagen|Kleinwagen|Motorrad|Motorräder|' +
      'camping-car*|fourgon*|véhicule*|voiture d’occasion|voitures d’occasion|berline|autocaravana*|furgoneta*|coche usado|coches usados|turismo|motocicleta*|' +
      'furgone|berlina|automobili usate|auto usate|motociclett*|occasion auto*|bestelwagen*|kampeerauto*|samochód osobowy|samochody osobowe|samochody dostawcze|motocykl*|kamper*|' +
      'ojeté vozy|osobní auto*|obytné vozy|dodávka|автомобиль|автомобили|внедорожник*|седан|хэтчбек|хетчбек|мотоцикл*|автомобіль|автомобілі|легкові авто|' +
      'carro usado|carros usados|automóvel|automóveis|autocaravana*|husbil*|begagnade bilar|bobil*|autocamper*|brugte biler|matkailuauto*|vaihtoauto*|lakóautó*|használtautó*|otomobil|karavan*',
    others: '',
    columns:
      /^(?:mileage|odometer|(?:fuel|body) ?(?:type|style)?|first registration|number of owners|kilometerstand|erstzulassung|kraftstoff(?:art)?|laufleistung|kilométrage|carburant|kilometraje|combustible|chilometraggio|chilometri|alimentazione|carburante|kilometrage|brandstof|przebieg|rodzaj paliwa|najeto|palivo|пробег|тип топлива|топливо|пробіг|паливо|quilometragem|combustível|miltal|drivmedel)$/iu,
  },
  energy: {
    words:
      'inverter|inverters|microinverter*|photovoltaic*|solar panel*|solar module*|solar battery|solar kit*|solar generator*|power station*|charge controller*|MPPT|wallbox*|ev charger*|energy storage|' +
      'Wechselrichter*|Hybridwechselrichter*|Hybrid-Wechselrichter*|Mikrowechselrichter*|Solarmodul*|Solarpanel*|Photovoltaik*|PV-Modul*|Laderegler*|Stromspeicher*|Batteriespeicher*|Balkonkraftwerk*|' +
      'onduleur*|micro-onduleur*|panneau solaire|panneaux solaires|photovoltaïque*|inversor*|panel solar|paneles solares|placa solar|placas solares|fotovoltaic*|pannello solare|pannelli solari|' +
      'omvormer*|zonnepane*|thuisbatterij*|falownik*|inwerter*|fotowoltai*|magazyn energii|střídač*|měnič*|fotovoltai*|solární panel*|' +
      'інвертор*|сонячна панель|сонячні панелі|сонячна батарея|зарядна станція|инвертор*|солнечная панель|солнечные панели|солнечная батарея|зарядная станция|' +
      'painel solar|painéis solares|växelriktare*|solpanel*|solcellepanel*|aurinkopaneel*|invertteri*|napelem*|invertor*|invertör*|inverteri|güneş panel*|günes panel*|solarni panel*|panou solar|panouri solare',
    others: '',
    columns: null,
  },
  watches: {
    words:
      'wristwatch*|watch|watches|chronograph*|chronometer|tourbillon|moonwatch|moonphase|perpetual calendar|' +
      'Armbanduhr*|Uhr|Uhren|Herrenuhr*|Damenuhr*|Taschenuhr*|montre|montres|chronographe*|reloj|relojes|cronógrafo*|orologio|orologi|cronografo|horloge|horloges|polshorloge*|' +
      'zegarek|zegarki|hodinky|наручные часы|часы|хронограф|годинник|годинники|наручний годинник|relógio|relógios|armbandsur*|armbåndsur*|rannekello*|karóra|karórák|ceas de mână|kol saati|ručni sat|ručni satovi|' +
      'Rolex|Breitling|Tag Heuer|Longines|Tissot|Panerai|IWC|Hublot|Patek Philippe|Audemars Piguet|Jaeger LeCoultre|Jaeger-LeCoultre|Vacheron Constantin|Baume & Mercier|Bell & Ross|Girard Perregaux|Girard-Perregaux|' +
      'Ulysse Nardin|Blancpain|Breguet|Certina|Festina|Junghans|Seiko|Swatch|Richard Mille|Frederique Constant|Glashütte Original|Bulova',
    others:
      'strap|straps|band|bands|winder|winders|watch box|watch case|stand|charger|cable|screen protector|Uhrenarmband|Uhrenarmbänder|Armband|Armbänder|Uhrenbeweger|Ersatzband|bracelet pour*|bracelet de montre|correa|correas|' +
      'cinturino|cinturini|horlogeband*|pasek|paski|řemínek|řemínky|ремешок|ремешки|ремень|ремінець|ремінці|pulseira para*|kayış|kordon',
    columns: null,
  },
  jewellery: {
    words:
      'jewel*|necklace*|earring*|pendant*|bracelet*|bangle*|signet ring*|wedding band*|ring|rings|carat|' +
      "Schmuck*|Halskette*|Ohrring*|Ohrstecker|Creole*|Anhänger|Armreif*|Armkette*|Armband|Verlobungsring*|Trauring*|Ehering*|Ring|Ringe|bijou*|collier*|bague*|boucles d’oreilles|boucles d'oreilles|alliance*|bracelet*|" +
      'joya*|joyería|anillo*|pendientes|pulsera*|gargantilla*|gioiell*|anello|anelli|collana|collane|orecchin*|bracciale*|ciondol*|ketting*|oorbel*|oorring*|armband*|hanger*|sieraden|' +
      'šperk*|prsten*|náhrdelník*|náušnice|náramek|náramky|přívěsek|přívěsky|biżuteri*|pierścion*|naszyjnik*|kolczyki|bransolet*|zawieszk*|прикраси|каблучка|каблучки|обручка|сережки|підвіска|підвіски|ланцюжок|браслет*|' +
      'украшения|кольцо|кольца|серьги|подвеска|подвески|цепочка|колье|κοσμήμα*|δαχτυλίδι*|σκουλαρίκι*|κολιέ|βραχιόλι*|μενταγιόν|σταυρός|joia*|joalharia|anel|anéis|colar|colares|brinco*|pulseira*|smycke*|halsband|örhänge*|' +
      'smykke*|halskæde*|ørering*|øredobb*|armbånd*|halskjede*|koru|korut|sormus*|korvakoru*|kaulakoru*|ékszer*|gyűrű*|nyaklánc*|fülbevaló*|karkötő*|bijuterii|inel|inele|colier*|cercei|brățar*|pandantiv*|takı*|yüzük|kolye*|küpe*|bileklik|' +
      'náhrdelník*|náušnic*|prívesok|nakit*|ogrlica*|naušnice|narukvic*|prstenje',
    others: 'key ring*|o-ring*|curtain ring*|Schlüsselanhänger|Dichtring*|jewellery box*|Schmuckkästchen',
    columns: /^(?:metal ?(?:purity|karat)|carats?|karat|gemstones?|ring ?size|ringgröße)$/iu,
  },
  drinks: {
    words:
      'drinks|beverages|beer*|ale|lager|cider|wine*|lemonade*|juice*|cola|coca-cola|pepsi|sprite|fanta|energy drink*|iced tea|ice tea|mineral water|sparkling water|whisky|whiskey|vodka|gin|liqueur*|' +
      'Getränk*|Bier*|Pils|Weißbier|Weizen|Radler|Limo|Limonade*|Saft|Nektar|Schorle*|Apfelschorle|Apfelsaft|Orangensaft|Multivitaminsaft|Mineralwasser|Quellwasser|Eistee|Energydrink*|Wein|Weine|Rotwein|Weißwein|Sekt|' +
      'boisson*|bière*|vin|vins|jus|limonade*|eau minérale|bebida*|cerveza*|vino|vinos|zumo*|jugo*|refresco*|agua mineral|bevande|birra|birre|vini|succo|succhi|acqua minerale|dranken|frisdrank*|wijn|wijnen|sap|' +
      'napoje|napój|piwo|piwa|wino|wina|sok|soki|woda mineralna|nápoje|pivo|víno|vína|džus|minerální voda|напитки|пиво|вино|вина|сок|соки|лимонад|напої|сік|соки|cerveja*|vinho*|suco*|sumo|sumos|refrigerante*|' +
      'öl|dryck|drycker|läsk|drikkevarer|sodavand|brus|juomat|olut|oluet|siideri|viini|sör|italok|üdítő*|bere|băuturi|suc|içecek*|bira|şarap|pića|vino|vina',
    others:
      'opener|glass|glasses|rack|mug|Öffner|Gläser|Regal|verre|verres|vaso|vasos|copa|copas|bicchiere|bicchieri|бокал|бокалы|стакан',
    columns: null,
  },
  mattresses: {
    words:
      'mattress|mattresses|Matratze*|Boxspringbett*|matelas|colchón|colchones|materasso|materassi|matras|matrassen|materac*|matrace|matrac|матрас*|матрац*|colchão|colchões|madrass*|patja*|saltea|saltele|yatak',
    others: 'protector*|encasement*|Schoner|Auflage|protège-matelas|bed frame*|pump',
    columns: null,
  },
  drives: {
    words:
      'SSD|SSDs|HDD|HDDs|hard drive*|hard disk*|solid state drive*|NVMe|mSATA|SATA|SATA3|SATA III|Festplatte*|disque dur|disques durs|disco duro|discos duros|disco rígido|disco rigido|dischi rigidi|harde schijf|harde schijven|' +
      'dysk|dyski|pevný disk|pevné disky|жесткий диск|жёсткий диск|жорсткий диск|твердотельный накопитель|накопитель SSD|hårddisk*|harddisk*|kiintolevy*|merevlemez*|sabit disk',
    others:
      'laptop*|notebook*|computer*|desktop*|PC|workstation*|server*|MacBook*|Chromebook*|ThinkPad*|RAM|DDR3|DDR4|DDR5|Ryzen|Celeron|Intel Core|Core i3|Core i5|Core i7|Windows*|motherboard*|mainboard*|Mainboard*|cable*|adapter*|enclosure*|docking*|Gehäuse*|Kabel*|płyta główna',
    columns: null,
  },
  tools: {
    words:
      'hammer drill*|drill driver*|drill/driver*|drill press*|cordless drill*|impact driver*|impact wrench*|rotary hammer*|angle grinder*|circular saw*|reciprocating saw*|miter saw*|mitre saw*|jigsaw*|orbital sander*|screw gun*|screwgun*|hex screwdriver*|cordless screwdriver*|chainsaw*|hedge trimmer*|leaf blower*|' +
      'Bohrmaschine*|Bohrschrauber*|Akkuschrauber*|Akku-Bohr*|Schlagschrauber*|Schlagbohr*|Bohrhammer|Winkelschleifer|Handkreissäge*|Stichsäge*|Säbelsäge*|perceuse*|visseuse*|meuleuse*|perforateur*|scie circulaire|scie sauteuse|' +
      'taladro*|atornillador*|amoladora*|trapano|trapani|avvitatore|smerigliatrice|boormachine*|schroefmachine*|haakse slijper*|decoupeerzaag*|vrtačka*|šroubovák*|bruska|wiertark*|wkrętark*|szlifierk*|wyrzynark*|' +
      'дриль|дрель|дрели|шуруповерт*|шуруповёрт*|шурупокрут*|перфоратор*|болгарка|гайковерт*|гайковёрт*|furadeira*|parafusadeira*|esmerilhadeira*',
    others:
      'toy*|drill bit*|bit set*|saw blade*|blade*|battery pack|charger|Bohrer|Bohrerset|Spielzeug*|Sägeblatt*|foret*|lame*|broca*|punta|punte|wiertło|wiertła|vrták*|свердло|сверло|сверла|bijouterie',
    columns: null,
  },
} as const satisfies Readonly<Record<string, LineWords>>;
