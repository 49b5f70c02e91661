// Words for how a thing is built, worn or set up, folded. A column of such words, whatever it is called, does not say what people look for:
// `What are you looking for? Mini tower` is not how anybody asks. To add a word, write it in a row.

import { frequentValues, type Profile } from '../attribute/profile.ts';
import { foldText } from './fold-text.ts';

const FORMS = new Set(
  (
    'circumaural supraaural supra aural on in over ear earbud earbuds semi open closed back ' +
    'atx itx eatx matx sfx tfx flex micro mini mid full tower cube desktop rackmount htpc dtx ssi eeb ceb ' +
    'sata nvme pcie internal external portable hybrid ssd hdd rpm wired wireless bluetooth ' +
    'standard slim compact ergonomic classic gaming straight curved flat folding round square ' +
    'rund eckig oval gerade gebogen offen geschlossen rond carre ovale ouvert ferme redondo cuadrado rotondo quadrato ' +
    'okragly kwadratowy kulaty ctvercovy круглый квадратный круглый квадратний'
  ).split(' '),
);
const MANY = 30;
/** The share of the values that have nothing but such words. */
const MOST = 0.6;

export function areForms(profile: Profile): boolean {
  if (profile.column.type === 'number' || profile.column.type === 'boolean') return false;
  const values = frequentValues(profile, MANY);
  const forms = values.filter((value) =>
    foldText(value)
      .split(' ')
      .every((word) => FORMS.has(word) || /^\d/.test(word)),
  );
  return forms.length >= MOST * values.length;
}
