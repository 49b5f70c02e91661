// What properties are called that are found in names, in the languages of `labelIn`.

export const KIND_LABEL =
  'Kind|Art|Type|Tipo|Tipo|Soort|Druh|Rodzaj|Вид|Вид|Tipo|Typ|Type|Type|Laji|Fajta|Tip|Tür|Druh|Vrsta|Vrsta|Είδος|種類|종류|种类|Jenis|Loại|Вид|ชนิด|Vrsta|Rūšis|Veids|Liik|Classe';

export const LABELS_IN_NAMES = {
  kind: KIND_LABEL,
  storage:
    'Storage|Speicher|Stockage|Almacenamiento|Memoria|Opslag|Úložiště|Pamięć|Пам’ять|Память|Armazenamento|Lagring|Lagerplads|Lagring|Tallennustila|Tárhely|Stocare|Depolama|Úložisko|Pohrana|Skladište|Αποθηκευτικός χώρος|ストレージ|저장 용량|存储容量|Penyimpanan|Bộ nhớ trong|Памет за данни|พื้นที่จัดเก็บ|Shramba|Saugykla|Krātuve|Salvestusmaht|Emmagatzematge',
  year: 'Year|Jahr|Année|Año|Anno|Jaar|Rok|Rok|Рік|Год|Ano|År|År|År|Vuosi|Év|An|Yıl|Rok|Godina|Godina|Έτος|年|연도|年份|Tahun|Năm|Година|ปี|Leto|Metai|Gads|Aasta|Any',
  model:
    'Model|Modell|Modèle|Modelo|Modello|Model|Model|Model|Модель|Модель|Modelo|Modell|Model|Modell|Malli|Modell|Model|Model|Model|Model|Model|Μοντέλο|モデル|모델|型号|Model|Mẫu|Модел|รุ่น|Model|Modelis|Modelis|Mudel|Model',
  variety:
    'Variety|Sorte|Variété|Variedad|Varietà|Variëteit|Druh|Odmiana|Різновид|Разновидность|Variedade|Sort|Variant|Variant|Lajike|Változat|Sortiment|Çeşit|Druh|Vrsta|Vrsta|Ποικιλία|品種|품종|品种|Varietas|Giống|Сорт|สายพันธุ์|Sorta|Veislė|Šķirne|Sort|Varietat',
  edition:
    'Version|Ausführung|Version|Versión|Versione|Uitvoering|Provedení|Wersja|Версія|Версия|Versão|Utförande|Udgave|Utgave|Versio|Kivitel|Variantă|Sürüm|Prevedenie|Izvedba|Verzija|Έκδοση|バージョン|버전|版本|Versi|Phiên bản|Версия|เวอร์ชัน|Izvedba|Versija|Versija|Versioon|Versió',
  line: 'Series|Serie|Série|Serie|Serie|Serie|Řada|Seria|Серія|Серия|Série|Serie|Serie|Serie|Sarja|Sorozat|Serie|Seri|Séria|Serija|Serija|Σειρά|シリーズ|시리즈|系列|Seri|Dòng sản phẩm|Серия|ซีรีส์|Serija|Serija|Sērija|Seeria|Sèrie',
  language:
    'Language|Sprache|Langue|Idioma|Lingua|Taal|Jazyk|Język|Мова|Язык|Idioma|Språk|Sprog|Språk|Kieli|Nyelv|Limbă|Dil|Jazyk|Jezik|Jezik|Γλώσσα|言語|언어|语言|Bahasa|Ngôn ngữ|Език|ภาษา|Jezik|Kalba|Valoda|Keel|Llengua',
  persons:
    'Persons|Personen|Personnes|Personas|Persone|Personen|Osob|Osób|Осіб|Человек|Pessoas|Personer|Personer|Personer|Henkilöä|Személy|Persoane|Kişi|Osôb|Osoba|Osoba|Άτομα|人数|인원|人数|Jumlah orang|Số người|Брой души|จำนวนคน|Število oseb|Asmenų skaičius|Personu skaits|Inimeste arv|Persones',
  pieces:
    'Pieces|Stück|Pièces|Piezas|Pezzi|Stuks|Kusů|Sztuk|Штук|Штук|Número de peças|Antal st|Antal stk.|Antall stk.|Kappalemäärä|Darabszám|Număr de bucăți|Adet sayısı|Počet kusov|Broj komada|Broj komada|Τεμάχια|個数|수량|件数|Jumlah isi|Số lượng|Брой части|จำนวนชิ้น|Število kosov|Vienetų skaičius|Gabalu skaits|Tükkide arv|Peces',
} as const;
