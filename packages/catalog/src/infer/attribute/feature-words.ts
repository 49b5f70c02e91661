// Words in product names that describe a product, whatever the shop sells: colours, materials, kinds of screens, operating
// systems. To add one, write it in its list. Upper and lower case do not matter, unless `isExact`.

import { COLOUR_WORDS } from './colour-words.ts';
import { DOUBTFUL_MATERIALS, MATERIALS_IN_NAMES } from './material-words.ts';

export interface FeatureWords {
  /** The name of the attribute. */
  readonly name: 'color' | 'material' | 'resolution' | 'panel' | 'os';
  /** If a column with such a name says the same, names are not looked into. */
  readonly columns: RegExp;
  readonly words: readonly string[];
  /** The words by language, where a word alone may mean something else: names that mix many languages are names of goods. */
  readonly languages?: readonly (readonly string[])[];
  /** Several in a row are one value: `Neo QLED Mini LED`. */
  readonly isJoined: boolean;
  /** Words that count only if others of the list are there, too: `orange` and `gold` are not colours in every shop. */
  readonly doubtful: readonly string[];
  readonly isExact: boolean;
  /** Proper names have such words, too: a perfume may be called `Black`. */
  readonly isInProperNames?: boolean;
  /** Words in one group mean the same. Where a file has several of them, the first one of the group stands for all. */
  readonly groups?: readonly (readonly string[])[];
  /** What makes another thing of a word that it stands before: `HD Recording` of a microphone. */
  readonly unlessBefore?: string;
  /** Spelling → value, where that is another: `TV Google` is `Google TV`. */
  readonly meant?: Readonly<Record<string, string>>;
}

const words = (text: string): readonly string[] => text.split('|');

/** From the coarsest to the sharpest. `2K` is left out, because it is Full HD for some and QHD for others. */
const RESOLUTIONS: readonly (readonly string[])[] = [
  words('HD|HD Ready|720p|HD 720p'),
  words('Full HD|FHD|1080p|Full-HD|FullHD|Full HD 1080p|FHD 1080p|1080p Full HD|1080p FHD|1080p HD'),
  words('Full HD+|FHD+'),
  words('QHD|WQHD|1440p'),
  words('4K|UHD|4K UHD|4K-UHD|UHD 4K|Ultra HD|Ultra HD 4K|4K Ultra HD|2160p'),
  words('8K|8K UHD|8K-UHD|UHD 8K'),
];

export const FEATURES: readonly FeatureWords[] = [
  {
    name: 'color',
    columns:
      /(?:^| )(?:colou?rs?|farben?|couleurs?|colore?s?|kleur(?:en)?|barva|kolor|cor|farg|vari|kolir|колір|цвет)(?: |$)/,
    words: COLOUR_WORDS.flat(),
    languages: COLOUR_WORDS,
    isJoined: false,
    doubtful: words(
      'orange|gold|silver|silber|rose|rosa|naranja|dorado|plateado|argento|oro|olive|cream|khaki|bordeaux|multicolor|graphite|titanium',
    ),
    isExact: false,
    isInProperNames: true,
  },
  {
    name: 'material',
    columns:
      /(?:^| )(?:materials?|metals?|metall|metallo|metaux|kov|materiali?|matiere|materia(?:l|ux)|stoff|gewebe|fabric|tkanina|матеріал|материал)(?: |$)/,
    words: MATERIALS_IN_NAMES,
    isJoined: false,
    doubtful: DOUBTFUL_MATERIALS,
    isExact: false,
  },
  {
    name: 'resolution',
    columns:
      /(?:^| )(?:resolution|auflosung|resolucion|risoluzione|resolutie|rozliseni|rozdzielczosc|разрешение)(?: |$)/,
    words: words(
      '8K-UHD|8K UHD|UHD 8K|8K|6K|5K|4K-UHD|4K UHD|UHD 4K|Ultra HD 4K|4K Ultra HD|4K|UHD|Ultra HD|WQHD|QHD|1440p|2K|Full HD+|Full HD 1080p|Full HD|Full-HD|FullHD|FHD+|FHD 1080p|FHD|1080p Full HD|1080p FHD|1080p HD|1080p|2160p|720p|HD Ready|HD 720p|HD',
    ),
    isJoined: false,
    doubtful: [],
    isExact: false,
    groups: RESOLUTIONS,
    unlessBefore:
      'recordings?|audio|sound|voice|calls?|radio|music|stereo|noise|mic|microphone|aufnahmen?|klang|ton|sprache|telefonie|son|voix|sonido|voz|suono|voce|geluid|zvuk|dźwięk|звук|запис*|запись|som|ljud|lyd|ääni|hang|sunet|ses',
  },
  {
    name: 'panel',
    columns: /(?:^| )(?:panel(?: type)?|display(?: type| technology)?|screen type|paneltyp|displaytyp)(?: |$)/,
    words: words(
      'Neo QLED|NEO QLED|QLED|QD-OLED|OLED|AMOLED|Super AMOLED|Mini LED|MINI LED|Mini-LED|MiniLED|NanoCell|NANOCELL|IPS|TFT|LCD|LED',
    ),
    isJoined: true,
    doubtful: [],
    isExact: true,
  },
  {
    name: 'os',
    columns:
      /(?:^| )(?:os|op sys|operating system|betriebssystem|systeme d exploitation|sistema operativo|smart tv)(?: |$)/,
    words: words(
      'Google TV|Android TV|Roku TV|Fire TV|TV Google|TV Android|TV Roku|webOS|WebOS|Tizen|VIDAA|Wear OS|Android|iPadOS|iOS|macOS|Chrome OS|ChromeOS|Windows 11 Pro|Windows 11 Home|Windows 11|Windows 10 Pro|Windows 10 Home|Windows 10|Linux|FreeDOS|DOS',
    ),
    isJoined: false,
    doubtful: [],
    isExact: true,
    // In languages in which what describes a thing stands behind it: `Smart TV Google`.
    meant: { 'TV Google': 'Google TV', 'TV Android': 'Android TV', 'TV Roku': 'Roku TV', WebOS: 'webOS' },
  },
];
