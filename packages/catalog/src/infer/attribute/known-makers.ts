// Makers that people know in many countries, for names without a column that says who made the thing. Write one where its like are, as it writes
// itself. Words that mean something else, too, such as `Apple`, stand among the doubtful ones: they are makers only beside others.

const wordsOf = (text: string): readonly string[] => text.trim().split(/\s*[|\n]\s*/);

/** Names of two or more words: what stands behind the first word of another name is a model. */
export const MAKERS_OF_WORDS: readonly string[] =
  wordsOf(`Western Digital|Hewlett Packard|Bang & Olufsen|Bowers & Wilkins|Harman Kardon|Audio-Technica|Audio Technica|Ultimate Ears|Turtle Beach
Cooler Master|be quiet!|Fractal Design|Lian Li|Team Group|Silicon Power|Konica Minolta|Texas Instruments
Russell Hobbs|Morphy Richards|Black & Decker|Black+Decker|Villeroy & Boch|Le Creuset|De Longhi|Fisher & Paykel|Hamilton Beach|George Foreman
Instant Pot|Royal Doulton|Denby Pottery|Joseph Joseph|Dirt Devil
Harley Benton|Harley Davidson|Harley-Davidson|Aston Martin|Land Rover|Alfa Romeo|Mercedes Benz|Mercedes-Benz|Rolls Royce|Royal Enfield
Moto Guzzi|Black Diamond|Jack Wolfskin|Helly Hansen|Under Armour|New Balance|The North Face|Mountain Hardwear|Mountain Equipment
Outdoor Research|Sea to Summit|La Sportiva|Eagle Creek|Le Coq Sportif|Race Face|Santa Cruz|Fox Racing|Troy Lee Designs
Peak Performance|Big Agnes|Therm-a-Rest|Hydro Flask|Goal Zero|Swiss Military|Rip Curl|Dr. Martens|Dr Martens|Hush Puppies
Tommy Hilfiger|Calvin Klein|Hugo Boss|Ralph Lauren|Michael Kors|Marc Jacobs|Kate Spade|Tory Burch|Jimmy Choo|Karl Lagerfeld|Vivienne Westwood
Paul Smith|Ted Baker|Fred Perry|Ben Sherman|Massimo Dutti|Miu Miu|Dolce & Gabbana|Louis Vuitton|Saint Laurent|Yves Saint Laurent|Jean Paul Gaultier
Christian Dior|Giorgio Armani|Emporio Armani|Paco Rabanne|Carolina Herrera|Estée Lauder|Estee Lauder|Elizabeth Arden|Bobbi Brown|Yves Rocher
La Roche-Posay|The Ordinary|The Body Shop|Jo Malone|Max Factor|Maybelline New York|Urban Decay|Too Faced|Fenty Beauty|Drunk Elephant|Paula's Choice
Daniel Wellington|Michel Herbelin|Frederique Constant|TAG Heuer|Jaeger-LeCoultre|Patek Philippe|Audemars Piguet|Ray Ban|Ray-Ban|Pierre Cardin
Fisher Price|Fisher-Price|Hot Wheels|Peg Perego|Tommee Tippee|Dr. Brown's|Dr Brown's|Maxi-Cosi|Maxi Cosi|Baby Jogger|Melissa & Doug|Learning Resources
Faber-Castell|Faber Castell|Caran d'Ache|Winsor & Newton|Royal Canin|Pro Plan|Earth Rated|Johnson & Johnson|Dr. Oetker|Dr Oetker
Electro-Harmonix|Electro Harmonix|Native Instruments|Allen & Heath|Universal Audio|Ernie Ball|Paul Reed Smith|Seymour Duncan|Dean Markley|Pioneer DJ`);

/** Of one word, which hardly means anything else. */
export const MAKERS: readonly string[] =
  wordsOf(`Samsung|Xiaomi|Huawei|Motorola|Nokia|OnePlus|Realme|Sony|Panasonic|Philips|Toshiba|Hisense|Hitachi|Grundig|Telefunken|Sennheiser|Jabra|JBL|Sonos
Marantz|Denon|Yamaha|Onkyo|Teufel|Garmin|Fitbit|Polaroid|Nikon|Fujifilm|Olympus|GoPro|DJI|Tamron|Rollei
Lenovo|Asus|ASUS|MSI|Gigabyte|ASRock|Nvidia|AMD|Logitech|SteelSeries|HyperX|SanDisk|Seagate|Synology|QNAP|TerraMaster|PNY|Netgear|TP-Link|Ubiquiti|Epson|Lexmark|BenQ|ViewSonic|Iiyama|EIZO|Wacom
Netatmo|Sonoff|Yeelight|Shelly|Aqara|Ezviz|Reolink|Arlo|Tado|Ecovacs|Roborock|Dreame|iRobot|Dyson|Haier|Miele|Siemens|Bosch|AEG|Electrolux|Zanussi|Whirlpool|Indesit|Beko|Gorenje|Liebherr|Smeg|Bauknecht|DeLonghi|Krups|Tefal|Moulinex|Rowenta|Remington|Severin|Kenwood|KitchenAid|Cuisinart|Nespresso|Saeco|Gaggia|Melitta|Vorwerk|SodaStream|WMF|Zwilling|Fissler|Fiskars|Gardena|Kärcher|Karcher|Nilfisk
Makita|DeWalt|DEWALT|Metabo|Festool|Hilti|Ryobi|Einhell|Scheppach|Dremel|Stihl|Husqvarna|Wiha|Knipex|Wera|Hazet|Leatherman|Victorinox|Opinel|Böker|Segway|Ninebot
Adidas|Nike|Asics|Reebok|Deuter|Fjällräven|Fjallraven|Vaude|Petzl|Lowa|Meindl|Merrell|Birkenstock|Timberland|Skechers|Levi's|Gucci|Prada|Versace|Burberry|Chanel|Hermès|Armani|Swarovski|Casio|Seiko|Tissot|Longines|Rolex|Festina|Oakley
Shimano|SRAM|Campagnolo|Cannondale|Pinarello|Cervélo|Thule|Abus|ABUS|Schwalbe|Michelin|Pirelli|Bridgestone|Goodyear|Hankook|RockShox|Yonex|Babolat|Dunlop|Speedo
LEGO|Lego|Playmobil|Ravensburger|Hasbro|Mattel|Schleich|Smoby|Revell|Tamiya|Märklin|Chicco|Cybex|Stokke|Britax|Medela|Pampers|Huggies
Nivea|Maybelline|L'Oréal|Lancôme|Clarins|Bioderma|CeraVe|Eucerin|Weleda|Colgate|Gillette|Shiseido|Clinique|RevitaLash
Fender|Gibson|Ibanez|Squier|Epiphone|Gretsch|Takamine|Korg|Casio|Behringer|Thomann|Stagg|Zildjian|Steinberg|Focusrite|Shure|AKG
Nestlé|Nestle|Haribo|Ferrero|Milka|Lindt|Kellogg's|Barilla|Lavazza|Segafredo|Twinings|Lipton|Whiskas|Purina|Sheba|Acana|Orijen`);

/** Of one word that means something else, too, or is a common name. */
export const DOUBTFUL_MAKERS: readonly string[] =
  wordsOf(`Apple|Google|Microsoft|Amazon|Intel|Canon|Brother|Sharp|LG|HP|TCL|Pioneer|Crucial|Razer|Patriot|Anker|Belkin|Hama|Trust|Puma|Vans
Guess|Diesel|Boss|Gant|Joop|Ecco|Geox|Giant|Trek|Specialized|Merida|Focus|Ghost|Stanley|Milwaukee|Worx|Krause|Hoover|Candy|Ninja
Shark|Tesla|Opel|Ford|Keen|Columbia|Patagonia|Omega|Felix|Fossil|Scott|Cube|Kona|Brooks|Continental|Arena|Wilson|Pedigree|Illy
Ritter|Simba|Dove|Rode|Sigma|Gerber|Converse|Wrangler|Pandora|Jura|Acer|Dell|Tama|Millet|Osprey|Braun|Staub|Roland|Avent|Salomon
Mammut|Leica|Lacoste|Scarpa|Oppo|Garnier|Kingston|Corsair|Vichy|Bianchi`);
