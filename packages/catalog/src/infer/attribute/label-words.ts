// Words for labels of attributes that the file's columns do not have, in the file's language.

export interface LabelWords {
  readonly brand: string;
  /** For whom the product is: women, men, children. */
  readonly gender: string;
  readonly weight: string;
  /**
   * The ends of a range; `%` stands for what is measured. Adjectives are used only in languages in which they have one
   * form for all nouns.
   */
  readonly lowest: string;
  readonly highest: string;
  /** The two numbers of `1920 x 1080`. */
  readonly across: string;
  readonly down: string;
  /** The first words of longer texts: `Intel`, `Intel Core i5`. */
  readonly make: string;
  readonly family: string;
}

const WORDS: Readonly<Record<string, string>> = {
  en: 'Brand|For|Weight|Lowest %|Highest %|across|down|make|family',
  de: 'Marke|Für wen|Gewicht|%, kleinster Wert|%, größter Wert|horizontal|vertikal|Hersteller|Familie',
  fr: 'Marque|Pour|Poids|%, minimum|%, maximum|horizontale|verticale|fabricant|famille',
  es: 'Marca|Para|Peso|%, mínimo|%, máximo|horizontal|vertical|fabricante|familia',
  it: 'Marca|Per|Peso|%, minimo|%, massimo|orizzontale|verticale|produttore|famiglia',
  nl: 'Merk|Voor|Gewicht|Laagste %|Hoogste %|horizontaal|verticaal|fabrikant|familie',
  cs: 'Značka|Pro koho|Hmotnost|%, minimum|%, maximum|vodorovně|svisle|výrobce|řada',
  pl: 'Marka|Dla kogo|Waga|%, minimum|%, maksimum|poziomo|pionowo|producent|seria',
};

/** English if the language is unknown or has no words here. */
export function labelWords(language: string | null): LabelWords {
  const words = WORDS[baseOf(language)] ?? WORDS.en ?? '';
  const [
    brand = '',
    gender = '',
    weight = '',
    lowest = '',
    highest = '',
    across = '',
    down = '',
    make = '',
    family = '',
  ] = words.split('|');
  return { brand, gender, weight, lowest, highest, across, down, make, family };
}

/** `de` of `de-AT`. */
export const baseOf = (language: string | null): string => language?.split('-')[0]?.toLowerCase() ?? 'en';
