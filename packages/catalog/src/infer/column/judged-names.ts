// Names of columns that say how others judged a product, or how many of them did. Both change with the next one who writes, and nobody
// wishes for the product with 4.5 stars rather than for the one with 4.6. To add a word, write it as `plainName` does.

import { plainName } from './column-names.ts';

/** What may stand around the words: `Product rating 3` is how many gave three stars. `Waterproof rating` is about the product. */
const AROUND =
  'average|avg|mean|overall|total|aggregate|customers?|users?|buyers?|product|products|item|shop|seller|store|our|google|amazon|trustpilot';
const JUDGED =
  'ratings?|star ratings?|stars|stars? count|score|scores|reviews?|reviews? (?:score|rating|stars|text|average)|ratings? (?:value|avg|average|score|stars|reviews|star)|votes?|opinions?|feedbacks?|likes|' +
  'bewertung(?:en)?|kundenbewertung(?:en)?|produktbewertung(?:en)?|durchschnittsbewertung|gesamtbewertung|sterne|rezension(?:en)?|' +
  'avis|avis clients|note moyenne|note globale|etoiles|evaluations?|calificacion(?:es)?|puntuacion(?:es)?|valoracion(?:es)?|resenas?|opiniones|estrellas|' +
  'punteggio|valutazion[ei]|recension[ei]|stelle|classificac(?:ao|oes)|avaliac(?:ao|oes)|beoordeling(?:en)?|waardering(?:en)?|recensies?|sterren|' +
  'ocen[ay]?|opinie|opinii|hodnoceni|hodnoteni[ea]?|recenz(?:e|i|ie|ii)|recenzij[ea]|ocjene?|betyg|omdomen|anmeldelser?|vurderinger?|arvostelu[t]?|arvosana|ertekeles(?:ek)?|evaluari|recenzii|puan|yorumlar|degerlendirme(?:ler)?|' +
  'реитинг|рейтинг|оцен(?:ка|ки|ок)|отзыв(?:ы|ов)|оцін(?:ка|ки|ок)|відгук(?:и|ів)|評価|レビュー|评分|评价|評分|평점|리뷰|βαθμολογια|κριτικες|ulasan|penilaian|danh gia|تقييم|التقييم|التقييمات|คะแนน|รีวิว';
const HOW_MANY =
  '(?:no|nr|num|number|numbers|count|counts|total|amount|quantity|how many|anzahl|zahl|nombre|numero|cantidad|quantita|quantidade|aantal|pocet|liczba|ilosc|antal|antall|broj|numar|szama?|jumlah|so luong|количество|число|кількість)(?: (?:of|the|der|von|d|de|des|di|van|do))*';
const BEHIND = 'count|counts|number|total|quantity|qty|num|avg|average|value|mean|sayisi|szama|anzahl';

const WHOLE = new RegExp(
  `^(?:(?:${AROUND}) )*(?:${HOW_MANY} (?:(?:${AROUND}) )*)?(?:[1-5] (?:stars? )?)?(?:${JUDGED})(?: (?:${BEHIND}))?(?: (?:out of )?\\d{1,3})?(?: stars?)?(?: (?:${BEHIND}))?$`,
);

export const namesJudgement = (name: string): boolean => WHOLE.test(plainName(name));
