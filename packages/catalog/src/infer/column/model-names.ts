// Names of columns of models. To add one, write it as `plainName` does.

import { plainName } from './column-names.ts';

const MODELS =
  /^(?:models?|model (?:name|no|nr|number|code)|modell?e?s?|modello|modelo|modell(?:nummer|name)|malli|модель|型号|型號|型番|モデル|모델|모델명|μοντελο|דגם|مدل|รุ่น)$/;

/** `Model`, `Modellnummer`, `型號`. */
export const namesModel = (name: string): boolean => MODELS.test(plainName(name));
