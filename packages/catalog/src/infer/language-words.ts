// Words that tell the language of a catalog, by language. To add a word, write it in the row of its language, with a space
// before it. A new language needs a row in both tables.

/** Small words of sentences, in lower case. */
export const SMALL_WORDS: Readonly<Record<string, string>> = {
  en: 'the and with for this that from your are you our which have not can will it is of to',
  de: 'der die das und mit für ist ein eine auch sich auf den dem von nicht wird sind oder ihre zum durch bei',
  fr: 'le la les et avec pour est une des dans vous sur qui votre par sont plus cette aux ce du au',
  es: 'el los las y con para es una del que por su más esta son como sus este sin al lo muy',
  it: 'il gli e con per è una del della che di sono più questo nel alla dei delle anche un da si',
  nl: 'de het een en met voor is van op zijn niet ook dat deze uw bij wordt naar aan door je te',
  cs: 'a je pro na se v z který která jsou nebo jako při až lze od také být není díky jeho',
  pl: 'i w na z do jest dla się nie że to oraz który która są przez od jak lub po ze tym',
};

/**
 * Words in names of columns, without accents, as `plainName` writes them. Words that two languages share count for both.
 */
export const COLUMN_WORDS: Readonly<Record<string, string>> = {
  de: 'artikelnr artikelnummer bezeichnung hersteller marke farbe grosse gewicht breite hohe tiefe lange preis lieferbar verfugbar bestand bild beschreibung kategorie warengruppe geschlecht leistung lieferzeit zustand typ',
  fr: 'reference designation nom marque fabricant couleur taille poids largeur hauteur longueur profondeur prix disponibilite image categorie matiere sexe puissance etat',
  es: 'referencia nombre marca fabricante color talla tamano peso ancho alto largo fondo precio disponibilidad imagen categoria genero potencia estado',
  it: 'codice nome marca produttore colore taglia misura peso larghezza altezza lunghezza profondita prezzo disponibilita immagine categoria genere potenza',
  nl: 'artikelcode naam merk fabrikant kleur maat gewicht breedte hoogte lengte diepte prijs voorraad afbeelding omschrijving categorie geslacht vermogen',
  cs: 'nazev znacka vyrobce barva velikost hmotnost sirka vyska delka hloubka cena dostupnost obrazek popis kategorie pohlavi vykon stav',
  pl: 'nazwa marka producent kolor rozmiar waga szerokosc wysokosc dlugosc glebokosc cena dostepnosc zdjecie opis kategoria plec moc stan',
};
