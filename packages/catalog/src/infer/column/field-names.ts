// The names that shops give to columns of product fields. A row has the names of one field with `|` between them, the surest
// first. To add a name, write it as `plainName` does: lower case, without accents, words separated by single spaces.

/**
 * English, German, French, Spanish, Italian, Dutch, Czech, Polish; in the last rows of each Portuguese, Swedish, Danish,
 * Norwegian, Finnish, Hungarian, Romanian, Croatian and Serbian, Turkish, Ukrainian and Russian, then Japanese, Chinese, Korean and Greek.
 */
export const FIELD_NAMES = {
  sku: [
    'sku|variant sku|product sku|artikelnummer|artikel nr|artikelnr|art nr|artnr|bestellnummer|',
    'ordernumber|bestellnr|produktnummer|produkt id|item number|item no|item id|item code|product id|',
    'product code|product number|article number|article no|article id|reference|ref|code article|',
    'code produit|referencia|codigo|codigo de producto|codice|codice articolo|codice prodotto|',
    'artikelcode|kod|kod produktu|katalogove cislo|cislo produktu|indeks|numer katalogowy|symbol|',
    'id|nr|code|uuid|asin|ean|gtin|upc|barcode|mpn|part number|partnumber|model number|',
    'codigo do produto|artikelnummer|varenummer|artikkelnummer|tuotenumero|tuotekoodi|numero|nro|cikkszam|termekkod|cod produs|cod|',
    'sifra|sifra artikla|sifra proizvoda|stok kodu|urun kodu|kod artikla|артикул|код товару|код товара|код|код продукту|шифра|',
    'item id|offer id|ident|identifier|',
    '商品コード|商品番号|品番|型番|商品id|商品编号|商品編號|货号|編號|编号|상품코드|상품번호|품번|κωδικος|κωδικος προιοντος',
  ],
  title: [
    'title|name|product title|product name|productname|item name|titel|produktname|bezeichnung|',
    'artikelbezeichnung|produktbezeichnung|kurzbezeichnung|kurzbez|artikelname|produkttitel|nom|nom du produit|titre|',
    'designation|libelle|nombre|nombre del producto|titulo|nome|nome prodotto|titolo|naam|',
    'productnaam|nazev|nazev produktu|jmeno|nazwa|nazwa produktu|tytul|product|produkt|produit|',
    'producto|prodotto|item|artikel|model name|modellname|phone name|short description|',
    'nome do produto|produto|namn|produktnamn|navn|varenavn|produktnavn|nimi|tuotenimi|tuotteen nimi|nev|termeknev|megnevezes|',
    'denumire|denumire produs|nume produs|naziv|ime|naziv proizvoda|naziv artikla|urun adi|baslik|isim|назва|назва товару|название|наименование|назив|',
    'name ua|name ru|name en|nazev zbozi|',
    '商品名|製品名|名称|商品名称|产品名称|產品名稱|상품명|제품명|품명|ονομα|ονομασια|τιτλος|προιον',
  ],
  description: [
    'description|body html|body|long description|product description|beschreibung|langtext|',
    'produktbeschreibung|artikelbeschreibung|langbeschreibung|kurzbeschreibung|descriptif|',
    'descripcion|descrizione|omschrijving|beschrijving|popis|opis|details|summary|text|',
    'short description|',
    'descricao|beskrivning|beskrivelse|kuvaus|luonnehdinta|leiras|descriere|opis proizvoda|aciklama|опис|опис товару|описание|description ua|description ru|',
    '商品説明|説明|商品描述|描述|설명|상품설명|περιγραφη',
  ],
  image: [
    'image|image link|image url|image src|main image|picture|photo|thumbnail|img|imageurl|bild|',
    'bild url|bildlink|produktbild|hauptbild|foto|image principale|imagen|immagine|afbeelding|',
    'obrazek|zdjecie|obraz|fotka|images|pictures|bilder|',
    'imagem|foto url|bilde|bilder url|billede|billeder|kuva|kuvat|kep|kepek|imagine|imagini|slika|slike|resim|gorsel|зображення|фото|изображение|картинка|',
    'imgurl|img url|picture url|pictures url|product image url|url imagen|imagenes|image urls|gallery|galeria|',
    '画像|画像url|商品画像|图片|圖片|图片链接|이미지|이미지url|εικονα|φωτογραφια',
  ],
  link: [
    'link|url|product url|product link|deeplink|deep link|permalink|page url|produktlink|',
    'produkt url|lien|url du produit|enlace|collegamento|odkaz|adres url|href|web|website|',
    'lank|lenke|linkki|osoite|hivatkozas|legatura|veza|baglanti|посилання|ссылка|referer|permalink url|product page|handle url|',
    '商品url|商品ページ|链接|商品链接|連結|링크|상품url|συνδεσμος',
  ],
  sale_price: [
    'sale price|special price|current price|discounted price|discount price|final price|offer price|angebotspreis|',
    'aktionspreis|sonderpreis|prix promo|prix solde|precio oferta|prezzo scontato|actieprijs|',
    'akcni cena|cena promocyjna|now|price now|now price|jetzt|jetzt nur|prix actuel|precio actual|',
    'prezzo attuale|aktueller preis|nu|aktuelle preis|reduzierter preis|rabattpreis|reduced price|',
    'preco promocional|kampanjpris|reapris|rea pris|tilbudspris|salgspris|tarjoushinta|akcios ar|pret redus|pret promotional|akcijska cijena|akcijska cena|indirimli fiyat|акційна ціна|цена со скидкой|price promo',
  ],
  price: [
    'price|unit price|selling price|variant price|our price|preis|verkaufspreis|vk|vk preis|',
    'vk brutto|bruttopreis|preis brutto|prix|prix ttc|prix de vente|precio|pvp|prezzo|prijs|',
    'verkoopprijs|cena|cena s dph|cena brutto|',
    'preco|pris|utpris|forsaljningspris|utsalgspris|udsalgspris|hinta|myyntihinta|ulosmyyntihinta|ar|brutto ar|eladasi ar|pret|cijena|fiyat|satis fiyati|ціна|цена|цена продажи|price vat|precio unitario|precio venta|prix unitaire|prix vente|prezzo vendita|cena vat|cent amount|standard price|price amount|',
    'розничная цена|роздрібна ціна|ціна продажу|価格|販売価格|税込価格|价格|售价|價格|가격|판매가|τιμη|τιμη πωλησης',
  ],
  list_price: [
    'list price|listprice|compare at price|actual price|mrp|variant compare at price|old price|was price|price was|',
    'regular price|original price|previous price|former price|was|before|price before|listenpreis|',
    'alter preis|statt preis|statt|vorher|bisheriger preis|ursprungspreis|streichpreis|prix barre|',
    'ancien prix|avant|precio anterior|precio tachado|antes|prezzo di listino|prezzo precedente|',
    'oude prijs|van prijs|puvodni cena|bezna cena|cena katalogowa|stara cena|cena pred slevou|',
    'preco de|ordinarie pris|ord pris|forpris|for pris|normalpris|normaalihinta|eredeti ar|pret vechi|stara cijena|liste fiyati|piyasa fiyati|стара ціна|старая цена|oldprice|',
    '定価|通常価格|参考価格|原价|市场价|정가|소비자가|αρχικη τιμη',
  ],
  recommended_price: [
    'msrp|rrp|srp|recommended price|recommended retail price|suggested price|suggested retail price|',
    'retail price|uvp|unverbindliche preisempfehlung|unverb preisempfehlung|empfohlener preis|',
    'empf verkaufspreis|prix conseille|prix public|prix public conseille|pvpr|pvp recomendado|',
    'precio recomendado|prezzo consigliato|prezzo al pubblico|adviesprijs|doporucena cena|',
    'cena doporucena|dmoc|cena sugerowana|sugerowana cena|cena detaliczna',
  ],
  group: [
    'group|group id|item group id|product group id|parent|parent sku|parent id|master|handle|',
    'url handle|variant group|artikelgruppe id|vaterartikel|eltern sku|style code|stylecode|',
    'model id|master sku|family id|',
    'itemgroup id|item group|parent product|variantgrupp|id grupu|grup kodu|group code',
  ],
  available: [
    'available|availability|in stock|instock|stock|stock status|is available|quantity in stock|',
    'verfugbar|verfugbarkeit|lieferbar|lagerbestand|bestand|auf lager|disponible|disponibilite|',
    'en stock|disponibilidad|disponibile|disponibilita|beschikbaar|voorraad|op voorraad|skladem|',
    'dostupnost|dostepnosc|dostepny|stan magazynowy|quantity|qty|variant inventory qty|inventory|',
    'disponibilidade|estoque|lager|lagersaldo|i lager|pa lager|tilgjengelig|varasto|varastossa|saatavuus|keszlet|raktaron|stoc|in stoc|dostupno|na stanju|zaliha|stok|stok durumu|наявність|наличие|остаток|кількість|cantidad|quantidade|quantite|quantita|ilosc|mnozstvi|available for sale|availability status|is in stock|stock quantity|inventory quantity|stock level|stock on hand|units in stock|saleable|salable|current stock level|current stock|available stock|available quantity|quantity available|',
    '在庫|在庫数|在庫状況|库存|庫存|재고|재고수량|αποθεμα|διαθεσιμοτητα',
  ],
  brand: [
    'brand|brand name|manufacturer|vendor|make|maker|company|marke|hersteller|fabrikat|marque|',
    'fabricant|marca|fabricante|marchio|produttore|merk|fabrikant|znacka|vyrobce|marka|',
    'producent|oem|',
    'fabricante marca|varumarke|maerke|merke|produsent|producer|valmistaja|merkki|brandi|marka adi|gyarto|producator|proizvodjac|proizvodac|robna marka|uretici|бренд|виробник|производитель|марка|',
    'ブランド|メーカー|品牌|牌子|브랜드|제조사|μαρκα|κατασκευαστης',
  ],
  model: ['model|product|product model|model name|modell|modele|modelo|modello|series|produkt|type|', 'typ'],
  currency: [
    'currency|price currency|currency id|wahrung|waehrung|devise|moneda|valuta|munt|mena|waluta|currency code',
  ],
} as const;
