// Names of columns in which a shop system keeps its own records of a product: when it was changed, which page shows it, what
// search engines are told, how it is packed into orders. Nobody chooses a product by them. A row is a regular expression of
// names. To add a name, write it as `plainName` does, with `|` before it, in the row of its subject.

import { plainName, withoutLanguage } from './column-names.ts';
import { BEGINNINGS, datesOfOffer, ENDS, OFFERS } from './offer-names.ts';

const RECORD_NAMES: readonly string[] = [
  // When the record was made and changed
  '(?:created|updated|modified|published|crawled|scraped|indexed)(?: (?:at|on|by|date|time|gmt))?|imported (?:at|on|by)|date (?:created|added|modified|updated|published|imported)|(?:creation|modification|update|publishing|import) (?:date|time)|last (?:update|modified|changed)|timestamp|(?:price |stock )?(?:last )?checked(?: at| on)?|last seen|price date',
  '(?:erstellt|geandert|aktualisiert|angelegt)(?: am)?|erstellungsdatum|anderungsdatum|anlagedatum|date (?:de )?(?:creation|modification|ajout)|fecha (?:de )?(?:creacion|alta|modificacion)|data (?:di )?(?:creazione|inserimento|modifica)',
  '(?:news?|special price|sale price|discount|offer|custom design|sale price dates)(?: (?:from|to|start|end|starts|ends|until|expires))(?: date| at)?|date on sale (?:from|to)(?: gmt)?|price until|valid (?:from|to|until)',
  // Since when it may be bought
  'date available|available (?:from|since|date)|(?:availability|restock|expected) date|(?:lieferbar|verfugbar|erhaltlich|bestellbar) (?:ab|seit)|verfugbarkeitsdatum|(?:date de )?disponib(?:ilite|le) (?:le|a partir du|des)|date de disponibilite|(?:fecha de disponibilidad|disponible desde)|(?:data di disponibilita|disponibile dal)|disponivel (?:a partir de|desde)|(?:beschikbaar|leverbaar) vanaf|dostup(?:ne|ny|nost) od|dostepny od|tillganglig fran|tilgaengelig fra|tilgjengelig fra|saatavilla alkaen|disponibil din|доступно с|доступно з',
  // From when to when a reduced price holds, and what the shop calls it
  `${datesOfOffer(`${BEGINNINGS}|${ENDS}`)}|(?:${OFFERS}) ?(?:label|badge|text|name|tag|etikett|titel|etiqueta|libelle|etichetta)`,
  // What search engines and addresses need
  '(?:meta|seo|og|wp|yoast|rank math|robots|canonical|sitemap) \\w+(?: \\w+)*|titre seo|url (?:key|path|slug|rewrite|handle)|(?:title|link) rewrite|permalink|slug|in (?:html|xml) sitemap|exclude from sitemap|cross domain (?:store|url)',
  'focus keyword|keywords?|search (?:weight|keywords?|terms?)|use in crosslinking|google shopping \\w+(?: \\w+)*',
  // What the pages of the shop look like
  '(?:page|custom|layout|theme|template) (?:layout|design|theme|template)(?: \\w+)*|custom layout update(?: \\w+)*|layout update|template suffix|(?:product )?options container|display (?:product )?options in|gift template|disable grid table view',
  '(?:base|small|thumbnail|swatch|additional|hover|front|back)?(?: ?images?| ?gallery| ?photos?) (?:labels?|alt|alt text|titles?|captions?|position|order)|image alt text|visibility|catalog visibility|visibility in catalog|is featured|(?:has )?(?:other|more|further|additional) (?:colou?rs|sizes|variants)|weitere farben|autres couleurs|altri colori|otros colores|outras cores|andere kleuren|(?:sellable|salable|saleable|available) online|sort order|menu order|categories position',
  '(?:related|upsell|up sell|upsells|cross ?sells?|cross sell|associated|grouped|bundle|configurable) (?:skus?|products?|positions?|ids?|price type|sku type|price view|weight type|values|shipment type|variations?|variation labels)|upsells|cross sells|grouped products|external url|button text|swatch attributes',
  // What orders need
  'tax class(?: (?:name|id))?|tax status|(?:min|max|minimum|maximum) (?:cart|order|sale|purchase) (?:qty|quantity)|(?:use config|is qty|notify on|notify) \\w+(?: \\w+)*|qty increments|enable qty inc(?:rements)?|is decimal divided|out of stock qty|low stock (?:amount|threshold)',
  'manage stock|backorders?|allow backorders?|backorders allowed|backordered|sold individually|stock management|inventory (?:tracker|policy|management|tracking)|fulfil?lment service|requires shipping|taxable|gift (?:card|message)(?: available)?|gift wrapping(?: \\w+)*',
  'shipping (?:class|class id|required|taxable|type)|shipment type|download (?:limit|expiry days|\\d+ (?:name|url))|downloadable|virtual|purchase note|purchasable|allow customer reviews|reviews allowed|samples title|links (?:exist|title|purchased separately)',
  // Which of its own tables the record is in
  '(?:attribute set|product websites?|websites?|store view|stores?|shop|agent|category|categories|brand|manufacturer|supplier|post|parent|variation|tag)s?(?: (?:codes?|ids?))|attribute set|product websites|product online|post status|feed(?: \\w+)? status|is imported|attribute \\d+ (?:visible|global|default)',
  'msrp display actual price type|map enabled|price (?:type|view)|sku type|weight type|links? exist|has variants?|is variant|is parent|is active|is enabled|is deleted',
  // The switches and counters of single shop systems
  'tax rules?|tax rules id|(?:min(?:imal|imum)?|max(?:imal|imum)?) (?:order |cart |sale |purchase )?(?:qty|quantity)|available for order|show price|out of stock action|customi[sz]able|uploadable files|text fields|delete existing images|advanced stock management|depends on stock|warehouse',
  'on sale|stock status id|subtract|viewed|views|hits|total sales|discount(?: percentage| percent| amount| rate)?|reward points|store ids|weight class(?: id)?|length class(?: id)?|noindex|bin picking number|option set(?: align)?|allow purchases|visible|low stock level|show condition|show product condition|stop processing rules|redirect old url|event date \\w+(?: \\w+)*|track inventory',
  'stockmin|shippingtime|shippingfree|topseller|minpurchase|purchasesteps|maxpurchase|unit ?id|pricegroup ?id|pricegroup ?active|laststock|closeout|configurator(?:set)? ?(?:id|type)|configuratortype|max purchase|min purchase|purchase steps|mark as topseller',
  '(?:\\w+ )*(?:currency ?code|fraction digits|type id|discount id)',
  'page|product page|url rewritten|url|creation date|product creation date|inventory quantity adjustment|variant (?:position|image position)|ribbon id|internal (?:id|note|notes|name)|bemerkung intern|interne notiz',
  // How the file was made: what a program that reads pages and catalogs notes down, and where it found the product
  '(?:(?:web )?scrap(?:er|ing|e)|crawl(?:er|ing)?|pars(?:er|ing|e)|extract(?:or|ion)|ocr|import(?:er)?|validation|conversion) (?:warnings?|errors?|notes?|messages?|comments?|log|status|confidence|method|result|order|start url|url|version)|warnings|errors|error messages?|http status|raw (?:html|json|data|row|record)',
  '(?:importfehler|importhinweise?|importwarnung(?:en)?)|(?:erreurs?|avertissements?) (?:d |de )?(?:import|importation|extraction)|(?:error(?:es)?|avisos?) de (?:importacion|extraccion)|error[ei] (?:di )?(?:importazione|estrazione)|erros? de (?:importacao|extracao)|importfout(?:en)?|(?:bledy|blad) importu|(?:chyby|chyba) importu|ошибк[аи] импорта|помилк[аи] імпорту',
  'pagination(?: href| link)?|next page(?: href| link| url)?|(?:page|row|line|record) (?:no|nr|num|number|index)|(?:position|place|column|row) (?:on|in) (?:the )?(?:page|list|file|catalog|catalogue)|page (?:position|column)|(?:result|search|list|listing) (?:position|rank)|source (?:page|row|line|file|url)|catalog(?:ue)? page(?: (?:no|number))?|unnamed 0',
  'katalogseite|seiten ?(?:nummer|nr)|zeilen ?(?:nummer|nr)|quelldatei|(?:numero|n) de (?:ligne|page)|page (?:du |de )?catalogue|numero de (?:fila|linea|pagina)|pagina (?:del |do )?catalogo|numero (?:di |da |de )?(?:riga|pagina|linha)|(?:rij|regel|pagina)nummer|cataloguspagina|numer (?:wiersza|strony)|strona katalogu|cislo (?:radku|riadku|stranky|strany)|strana (?:v )?katalogu|номер (?:строки|страницы|рядка|сторінки)|(?:страница|сторінка) каталог[ау]',
  // Pixels of pictures
  '(?:main |first |product )?(?:img|image|thumb|thumbnail|thumbnail image) (?:w|h|width|height)(?: (?:in )?(?:px|pixels?))?|(?:w|h|width|height) of (?:the )?(?:img|image|thumbnail)|(?:img|image|picture|photo|bild|foto|imagen|immagine|imagem|afbeelding|obrazek|zdjecie|bilde|kuva|изображение|зображення|фото) (?:width|height|breite|hohe|largeur|hauteur|ancho|alto|larghezza|altezza|largura|altura|hoogte|sirka|vyska|szerokosc|wysokosc|bredd|hojd|leveys|korkeus|ширина|высота|висота) (?:in )?(?:px|pixels?|pixel|пикс|пікс)',
  'ox(?:id|active|sort|varcount|varname|var(?:min|max)price|bprice)|activo 0 1|zustand id|hersteller ?id|kategorie ?ids?|artikel ?id',
];

const RECORD = new RegExp(`^(?:${RECORD_NAMES.join('|')})$`);

/** Whether a shop system keeps the column for itself. `name`: as the file has it, such as `use_config_manage_stock`. */
export function namesRecord(name: string): boolean {
  const plain = plainName(name);
  return [plain, plain.replace(AROUND, ''), withoutLanguage(plain)].some((one) => RECORD.test(one));
}

/** What exports write around the name: `Product Visible?`, `Show price (0 = No, 1 = Yes)`, `Variant ID [Non Editable]`. */
const AROUND = /^(?:products?|items?|variants?) | (?:0 1|1 0|0 no 1 yes|y n|yes no|non editable)$/g;
