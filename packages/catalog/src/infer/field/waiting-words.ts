// Cells of a stock that say when a thing will be there: `Available in 3–4 weeks`, `Disponible dentro de 2 meses`, `on order`. Weeks and
// months mean that it is not in stock; a few days are how long the shop needs to send it. Only cells all of whose words are known are
// read. To add a word, write it in small letters, in the row of its language.

const words = (rows: readonly string[]): ReadonlySet<string> => new Set(rows.join('|').split('|'));

/** English, German, French, Spanish, Italian, Dutch, Portuguese, Polish, Czech and Slovak, Nordic, Finnish, Hungarian, Romanian, Croatian, Turkish, Ukrainian, Russian, Bulgarian, Greek. */
const LONG = words([
  'week|weeks|wk|wks|month|months|woche|wochen|wo|monat|monate|monaten|semaine|semaines|mois|semana|semanas|mes|meses',
  'settimana|settimane|mesi|weken|maand|maanden|mês|mese|tydzień|tygodnie|tygodni|tygodnia|miesiąc|miesiące|miesięcy|miesiąca',
  'týden|týdny|týdnů|týdne|týdnech|měsíc|měsíce|měsíců|týždeň|týždne|týždňov|mesiac|mesiace|mesiacov',
  'vecka|veckor|månad|månader|uge|uger|uke|uker|måned|måneder|viikko|viikkoa|viikon|viikossa|kuukausi|kuukautta|kuukauden',
  'hét|héten|hónap|hónapon|săptămână|săptămâni|lună|luni|tjedan|tjedna|tjedana|mjesec|mjeseca|mjeseci|nedelja|nedelje|hafta|ay',
  'тиждень|тижня|тижні|тижнів|місяць|місяця|місяці|місяців|неделя|недели|неделю|недель|месяц|месяца|месяцев|седмица|седмици|месец|месеца',
  'εβδομάδα|εβδομάδες|εβδομάδων|μήνα|μήνας|μήνες|μηνών',
]);
const DAYS = words([
  'day|days|workday|workdays|tag|tage|tagen|werktag|werktage|werktagen|arbeitstage|jour|jours|día|días|dia|dias|giorno|giorni',
  'dag|dagen|werkdag|werkdagen|dzień|dni|den|dny|dnů|deň|dní|dagar|dage|dager|päivä|päivää|päivässä|nap|napon|zi|zile|dan|dana|gün',
  'день|дня|дні|днів|дней|ден|дни|ημέρα|ημέρες|ημερών|μέρες|hour|hours|stunden|heures|horas|ore|uur|godzin|hodin',
]);
const BESIDE = words([
  'available|in|within|ca|about|approx|approximately|circa|around|from|a|an|the|of|to|up|next|business|working|normally|usually|typically|shortly|soon',
  'one|two|three|four|five|six|several|few|some|multiple|delivery|time|ships|shipping|shipped|ready|stock|lead|arrives|arriving',
  'lieferbar|verfügbar|lieferzeit|lieferung|versand|versandfertig|innerhalb|von|nach|binnen|etwa|ungefähr|rund|erst|wieder|bis|zu|einer|einem|einigen|mehreren|zwei|drei|vier|kurzfristig|normalerweise|meist|voraussichtlich',
  'disponible|disponibles|sous|dans|dès|environ|à|au|d|ici|délai|de|livraison|expédition|expédié|plus|plusieurs|quelques|un|une|deux|trois|quatre|généralement|bientôt',
  'dentro|en|aprox|aproximadamente|plazo|entrega|envío|unos|unas|una|uno|dos|tres|cuatro|varios|varias|algunas|algunos|breve|normalmente|próximamente|entre|y|el|del|la|las|los|unas',
  'disponibile|disponibili|entro|tra|fra|consegna|spedizione|giro|nel|di|due|tre|quattro|alcune|alcuni|diverse|diversi|qualche|solitamente|presto|un|breve',
  'beschikbaar|leverbaar|levertijd|levering|binnen|over|ongeveer|een|twee|drie|vier|enkele|meerdere|paar|meestal|op|termijn',
  'disponível|disponíveis|dentro|em|prazo|cerca|um|uma|dois|duas|três|vários|várias|alguns|algumas|breve',
  'dostępny|dostępna|dostępne|za|około|ok|w|ciągu|do|dostawa|wysyłka|kilka|parę|jeden|dwa|trzy|cztery|po',
  'dostupné|dostupný|dostupná|asi|cca|přibližně|během|v|průběhu|několik|pár|jeden|dva|dvě|tři|čtyři|dodání|dodanie|termín|o',
  'tillgänglig|leveres|levereras|leveranstid|leveringstid|inom|om|cirka|omkring|innen|inden|för|ett|en|et|två|to|tre|några|flera|flere|noen|saatavilla|toimitus|toimitusaika|noin|sisällä|kuluessa',
  'elérhető|szállítás|belül|körülbelül|kb|múlva|egy|két|három|néhány|disponibil|livrare|aproximativ|câteva|o|două|trei|dostupno|isporuka|roku|oko|nekoliko|mevcut|teslimat|içinde|yaklaşık|birkaç|iki|üç',
  'доступний|доступна|доступно|доставка|відправка|через|близько|приблизно|протягом|від|до|один|два|три|кілька|декілька',
  'доступен|доступна|отправка|срок|поставки|поставка|около|примерно|в|течение|за|от|несколько|одну|две|след|достъпно|около|рамките|на|няколко',
  'διαθέσιμο|διαθέσιμα|διαθέσιμος|διαθέσιμη|παράδοση|αποστολή|σε|εντός|περίπου|από|έως|μέχρι|μέσα|μία|μια|ένα|έναν|δύο|τρεις|μερικές|μερικούς|λίγες',
]);
/** What the shop has ordered itself, and waits for. What is made or ordered for a shopper can be bought. */
const COMING =
  '(?:currently |now )?on order|awaiting (?:stock|delivery)|arriving soon|available soon|back soon|expected|bestellt|nachbestellt|in bestellung|im zulauf|bald (?:wieder )?(?:verfügbar|lieferbar)|wird erwartet|en cours (?:de )?(?:réapprovisionnement|commande)|bientôt disponible|réapprovisionnement en cours|próximamente|pendiente de (?:recibir|llegada)|en camino|in arrivo|in riordino|presto disponibile|prossimamente|in bestelling|binnenkort (?:weer )?(?:beschikbaar|leverbaar)|wordt verwacht|em breve|brevemente|a caminho|wkrótce(?: dostępn[yae])?|w drodze|oczekiwan[yae]|na cestě|na ceste|očekáváme|již brzy|på väg|kommer snart|på vej|på vei|tulossa|úton|hamarosan|în curs de aprovizionare|în curând|u dolasku|uskoro|yolda|yakında|очікується|в дорозі|скоро(?: буде| в наявності| в продаже)?|ожидается|в пути|очаква се|αναμένεται|σύντομα(?: διαθέσιμο)?|入荷待ち|入荷予定|近日入荷|到货中|补货中|在途|입고 ?예정|입고 ?대기';
const COMES = new RegExp(`^(?:${COMING})[\\s\\d.,:/–-]*$`, 'iu');

/** Languages without blanks between words. */
const LONG_IN_ONE =
  /^(?:お届けまで|発送まで|约|預計|预计|約|약)?\s*\d+(?:\s*[-–~〜～至到]\s*\d+)?\s*(?:週間|週|ヶ月|か月|カ月|ヵ月|周|星期|个月|個月|주일?|개월|달)\s*(?:程度|以内|以內|内|前後|后|後|待ち|发货|到货|이내|후|소요|정도|내)*$/u;

const MOST_DAYS = 10;

/** True: it can be sent in days. False: it will be there in weeks or months, or the shop waits for it. Null: the cell says something else. */
export function sideOfWait(text: string): boolean | null {
  const plain = text.trim().toLowerCase();
  if (COMES.test(plain) || LONG_IN_ONE.test(plain)) return false;
  const said = plain.match(/\p{L}+/gu) ?? [];
  if (said.length === 0 || !said.every((word) => LONG.has(word) || DAYS.has(word) || BESIDE.has(word))) return null;
  if (said.some((word) => LONG.has(word))) return isCounted(plain) ? false : null;
  const numbers = plain.match(/\d+/g) ?? [];
  return said.some((word) => DAYS.has(word)) && numbers.length > 0
    ? numbers.every((number) => Number(number) <= MOST_DAYS)
    : null;
}

/** By a number, or a word for one or several. */
const isCounted = (plain: string): boolean => /\d/.test(plain) || plain.split(/\s+/).length > 1;
