// What shops write into titles to advertise: sending, paying in parts, reductions. A row for each language. No word here is said of a thing
// itself; `murah` and `réduit` are not here, as goods may be called so.

const ROWS = `
free shipping|free delivery|free returns|fast delivery|fast shipping|next day delivery|same day delivery|installments|instalments|buy now|order now|shop now|buy online|best price|lowest price|on sale|super sale|summer sale|winter sale|spring sale|big sale|final sale|special offer|limited offer|limited time|discount|coupon|voucher code|clearance sale|black friday|cyber monday|pay later|money back|official store|best seller|bestseller|hot deal|hot sale|% off
versandkostenfrei|kostenloser Versand|kostenfreier Versand|gratis Versand|Gratisversand|kostenlose Lieferung|gratis Lieferung|Ratenzahlung|Ratenkauf|jetzt kaufen|günstig kaufen|online kaufen|online bestellen|Sonderangebot|Rabatt|Bestpreis|Sonderpreis|Tiefpreis|sofort lieferbar|Schnäppchen
livraison gratuite|livraison offerte|frais de port offerts|port gratuit|plusieurs fois|sans frais|pas cher|meilleur prix|promotion|promo|soldes|achat en ligne|acheter|expédition rapide|livraison rapide
envío gratis|envio gratis|envíos gratis|cuotas|a plazos|sin intereses|comprar online|compra online|oferta|descuento|mejor precio|rebajas
spedizione gratuita|spedizione gratis|comode rate|a rate|in offerta|sconto|saldi|acquista online|miglior prezzo|vendita online|interessi zero
frete grátis|frete gratis|portes grátis|envio grátis|parcelas|sem juros|desconto|promoção|comprar|melhor preço|compre online
gratis verzending|gratis bezorgd|gratis bezorging|gratis levering|in termijnen|aanbieding|met korting|uitverkoop|nu kopen|online kopen|achteraf betalen|beste prijs
darmowa dostawa|darmowa wysyłka|wysyłka gratis|raty|promocja|wyprzedaż|rabat|najlepsza cena|kup teraz
doprava zdarma|na splátky|splátky|sleva|výprodej|nejlepší cena|zľava|výpredaj|najlepšia cena
безкоштовна доставка|розстрочка|розстрочку|оплата частинами|знижка|розпродаж|купити|найкраща ціна
бесплатная доставка|рассрочка|рассрочку|скидка|распродажа|купить|лучшая цена
δωρεάν μεταφορικά|δωρεάν αποστολή|δόσεις|άτοκες δόσεις|προσφορά|έκπτωση|καλύτερη τιμή
ücretsiz kargo|kargo bedava|taksit|taksitle|indirim|kampanya|en uygun fiyat
livrare gratuită|livrare gratuita|transport gratuit|în rate|in rate|reducere|ofertă|promoție
ingyenes szállítás|ingyen szállítás|részletfizetés|részletre|akciós|kedvezmény|leárazás
безплатна доставка|на изплащане|отстъпка|намаление|промоция
fri frakt|fraktfritt|delbetalning|erbjudande|gratis fragt|fri fragt|tilbud|udsalg|afbetaling|gratis frakt|ilmainen toimitus|osamaksu|tarjous|alennus
besplatna dostava|na rate|popust|rasprodaja|brezplačna dostava|na obroke|razprodaja
nemokamas pristatymas|išsimokėtinai|nuolaida|bezmaksas piegāde|nomaksa|atlaide|tasuta kohaletoimetamine|järelmaks|allahindlus|soodustus
enviament gratuït|a terminis|descompte
gratis ongkir|bebas ongkir|cicilan|diskon|miễn phí vận chuyển|freeship|trả góp|giảm giá|khuyến mãi`;

/** Of writing without blanks between words. */
const JOINED =
  '送料無料|送料込|クーポン|ポイント\\d*倍|P\\d+倍|セール|スーパーSALE|期間限定|[%％]\\s?OFF|あす楽|即納|割引|特価|お買い物マラソン|ランキング|무료\\s?배송|할인|쿠폰|특가|당일\\s?발송|무이자|包邮|免邮|免运费|免運|特价|特價|促销|折扣|优惠|優惠|限时|限時|满减|秒杀|分期|ส่งฟรี|ผ่อน|ลดราคา|ส่วนลด|โปรโมชั่น';

const words = ROWS.trim()
  .split(/[|\n]/)
  .map((word) => word.replace(/ /g, '\\s+'))
  .join('|');

const WORDS = new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])|${JOINED}`, 'iu');

/** In capitals: `sale` is salt in Italian. */
const SALE = /(?<!\p{L})SALE(?!\p{L})/u;

/** The first word of a text that advertises. */
export const advertisingIn = (text: string): string | null => (WORDS.exec(text) ?? SALE.exec(text))?.[0] ?? null;
