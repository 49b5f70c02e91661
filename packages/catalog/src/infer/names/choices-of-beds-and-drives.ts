// Words of product names that tell mattresses apart, and drives for computers. They are written as those of `choice-words.ts`.

import type { Choice } from './choice.ts';

export const CHOICES_OF_BEDS_AND_DRIVES: readonly Choice[] = [
  {
    name: 'bed_size',
    type: 'text',
    labels:
      'Bed size|Bettgröße|Taille du lit|Tamaño de cama|Misura del letto|Bedmaat|Velikost postele|Rozmiar łóżka|Розмір ліжка|Размер кровати|Tamanho da cama|Sängstorlek|Sengestørrelse|Sengestørrelse|Sängyn koko|Ágyméret|Dimensiunea patului|Yatak boyutu|Veľkosť postele|Veličina kreveta|Veličina kreveta|Μέγεθος κρεβατιού|ベッドサイズ|침대 사이즈|床尺寸|Ukuran tempat tidur|Kích thước giường|Размер на леглото|ขนาดเตียง|Velikost postelje|Lovos dydis|Gultas izmērs|Voodi suurus|Mida del llit',
    columns: /\bsize\b|größe|\btaille\b|tamaño|misura|\bmaat\b|velikost|rozmiar|розмір|размер|tamanho/i,
    share: 0.2,
    lines: ['mattresses'],
    groups: `Twin
Twin XL=Twin XL|Twin X-long|Twin extra long|Twin long
Full=Full|Full size
Full XL=Full XL|Full extra long
Queen=Queen|Queen size
King=King|King size
California King=California King|Cal King|Cal. King|CA King
Split King
Split California King=Split California King|Split Cal King
Super King=Super King|Super King size
Single
Small Double
Double`,
  },
  {
    name: 'firmness',
    type: 'text',
    labels:
      'Firmness|Härtegrad|Fermeté|Firmeza|Rigidità|Hardheid|Tuhost|Twardość|Жорсткість|Жёсткость|Firmeza|Fasthet|Fasthed|Fasthet|Kovuus|Keménység|Fermitate|Sertlik|Tvrdosť|Tvrdoća|Tvrdoća|Σκληρότητα|硬さ|경도|软硬度|Kekerasan|Độ cứng|Твърдост|ความแน่น|Trdota|Kietumas|Cietība|Kõvadus|Fermesa',
    columns: /firmness|härtegrad|fermeté|firmeza|rigidità|hardheid|tuhost|twardość|жорсткість|ж[её]сткость/i,
    share: 0.2,
    lines: ['mattresses'],
    groups: `Ultra plush=Ultra plush|Extra plush
Plush
Soft=Soft|Extra soft
Medium soft
Medium=Medium
Medium plush
Medium firm
Firm
Ultra firm=Ultra firm|Extra firm
H1=H1|Härtegrad 1
H2=H2|Härtegrad 2
H3=H3|Härtegrad 3
H4=H4|Härtegrad 4
H5=H5|Härtegrad 5
souple
mi-ferme
ferme
très ferme
мягкий
средней жёсткости=средней жёсткости|средней жесткости
жёсткий=жёсткий|жесткий`,
  },
  {
    name: 'form_factor',
    type: 'text',
    labels:
      'Form|Bauform|Format|Formato|Formato|Vorm|Formát|Format|Формфактор|Форм-фактор|Formato|Format|Format|Format|Koko|Formátum|Format|Biçim|Formát|Format|Format|Μορφή|形状|폼팩터|规格|Bentuk|Dạng|Формат|รูปแบบ|Oblika|Formatas|Formāts|Formaat|Format',
    columns: /form ?factor|formfaktor|bauform|format|formato|vormfactor|форм/i,
    share: 0.05,
    lines: ['drives'],
    groups: `M.2
mSATA
2.5"=2.5"|2.5”|2.5″|2.5''|2,5"|2,5”|2.5 inch|2.5in|2.5 in|2,5 Zoll
3.5"=3.5"|3.5”|3.5″|3.5''|3,5"|3,5”|3.5 inch|3.5in|3.5 in|3,5 Zoll`,
  },
  {
    name: 'connection',
    type: 'text',
    labels:
      'Connection|Anschluss|Connexion|Conexión|Connessione|Aansluiting|Připojení|Złącze|Підключення|Подключение|Ligação|Anslutning|Tilslutning|Tilkobling|Liitäntä|Csatlakozás|Conexiune|Bağlantı|Pripojenie|Priključak|Priključak|Σύνδεση|接続|연결 방식|接口|Koneksi|Kết nối|Връзка|การเชื่อมต่อ|Priključek|Jungtis|Savienojums|Ühendus|Connexió',
    columns:
      /connect|interface|schnittstelle|anschluss|connexion|conexi[oó]n|interfaz|interfaccia|aansluiting|připojení|rozhraní|interfejs|złącze|інтерфейс|интерфейс/i,
    share: 0.05,
    lines: ['drives'],
    groups: `NVMe=NVMe|NVM Express|PCIe NVMe
SATA=SATA|SATA3|SATA 3|SATA III|SATAIII|SATA 2|SATA2|S-ATA
USB=USB|USB 2.0|USB 3.0|USB 3.1|USB 3.2|USB2.0|USB3.0|USB3.1|USB3.2|USB 3|USB3|USB-C|USB Type-C
SAS`,
  },
];
