// Finds the code (`#rrggbb`) of a colour name, in the languages of shops. A value with several colours has no code:
// one of them alone would mislead.

import { COLOR_NAMES, COLOR_PAIRS } from './color-names.ts';
import { COLOR_WORDS } from './color-words.ts';
import { foldText } from './fold-text.ts';
import { placeOfWord } from './word-in-language.ts';

const CODES: ReadonlyMap<string, string> = new Map(
  COLOR_NAMES.flatMap(([code, names]) => names.split(' ').map((name) => [name, code] as const)),
);

/** Colours that can have shades: forest green is a green, but "green red" is not a red. */
const PLAIN = new Set(
  'black white gray red blue green yellow orange purple pink brown beige'.split(' ').map((name) => CODES.get(name)),
);
const isPlain = (name: string): boolean => PLAIN.has(CODES.get(name));

/** `Chrome Blue` is a blue that shines. */
const SURFACES = new Set(['chrome', 'chrom', 'steel', 'stainless', 'brass', 'natural', 'titanium', 'titan']);

const LIGHTER = /^(light|pale|ice|soft|pastel|hell|hellen?|clair) ?/;
const DARKER = /^(dark|deep|dunkel|dunklen?|fonce) ?/;
/** Words that hardly change a colour. */
const SAME = /^(heather|sport|true|team|classic|pure|solid|matte?|glossy|metallic|vintage|irish|bright|jet) /;

/** `Neon Yellow`, `neongelb` are brighter than the plain colour. */
const NEON = /^(neon|fluo|fluorescent|electric) ?/;
const NEONS: ReadonlyMap<string, string> = new Map(
  [
    ['yellow', '#e5ff1f'],
    ['green', '#39ff14'],
    ['pink', '#ff2fa0'],
    ['orange', '#ff6a13'],
    ['red', '#ff3131'],
    ['blue', '#1f51ff'],
    ['coral', '#ff5f52'],
    ['lime', '#c6ff00'],
  ].map(([name = '', code = '']) => [CODES.get(name) ?? name, code] as const),
);

/** Null if the value is not a colour, has several colours, or is not in the table. */
export function colorCode(value: string): string | null {
  // `Синий;Синій` is one colour in two languages.
  const [first = '', ...others] = value.split(/\s*;\s*/);
  if (others.length > 0) {
    const code = colorCode(first);
    return others.every((other) => colorCode(other) === code) ? code : null;
  }
  if (/[/,+&|]|\b(and|und|et|y|e)\b/i.test(value)) return null;
  return codeOf(foldText(value));
}

/**
 * The code of the colour of which the value is a shade with a name of its own: `Light Grey Metallic`, `Orange Glow`, `Rosso Profondo`. Null if it
 * names no colour, or several plain ones.
 */
export function shadeCode(value: string): string | null {
  const folded = foldText(value);
  const words = folded.split(' ');
  const plain = new Set(words.flatMap((word) => plainCode(word) ?? []));
  if (plain.size > 0) return plain.size === 1 ? ([...plain][0] ?? null) : null;
  // `Graphite Dust Metallic` is graphite.
  const bare = words.filter((word) => !FINISHES.has(word)).join(' ');
  return codeOf(bare) ?? CODES.get(words.at(-1) ?? '') ?? null;
}

/** Of `grau`, `hellgrau` and `schiefergrau`. What poets call a colour (`snow`) is also a word for other things. */
function plainCode(word: string): string | null {
  const [, end = word] = COMPOUND.exec(word) ?? [];
  const names = [word, word.replace(LIGHTER, ''), word.replace(DARKER, ''), end];
  const name = names.find((one) => isPlain(one) || METALS.has(CODES.get(one)));
  return name === undefined || placeOfWord('color', name) === null ? null : (CODES.get(name) ?? null);
}
/** Words that end with a colour, of which they are a shade. */
const COMPOUND =
  /^(?!carrot$|parrot$)\p{L}{3,}(schwarz|weiss|grau|rot|blau|grun|gelb|braun|silber|zwart|grijs|rood|blauw|groen|geel|bruin)$/u;
const METALS = new Set(['silver', 'gold'].map((name) => CODES.get(name)));

/** What the surface or the light is like, folded. To add a word, write it in the row of its language. */
const FINISHES = new Set(
  [
    'metallic,metalic,metal,matt,matte,mat,gloss,glossy,glow,dust,pearl,pearlescent,solid,satin,light,mid,dark,deep,warm,cool,bright,pale,effect',
    'metallisch,metalleffekt,perleffekt,uni,glanzend,hell,dunkel,mittel,tief',
    'metallise,metallisee,nacre,nacree,brillant,brillante,mate,clair,claire,fonce,foncee',
    'metalizado,metalizada,perlado,perlada,brillo,claro,clara,oscuro,oscura',
    'metallizzato,metallizzata,perlato,perlata,opaco,opaca,lucido,lucida,chiaro,chiara,scuro,scura',
    'metalico,metalica,fosco,escuro,escura',
    'metaliczny,metaliczna,perlowy,jasny,jasna,ciemny,ciemna',
    'metaliza,metalicka,metalicky,perletova,svetla,svetly,tmava,tmavy,matna,matny',
    'металлик,металік,матовыи,матовии,светлыи,темныи,світлии,темнии',
  ].flatMap((row) => row.split(',')),
);

function codeOf(folded: string): string | null {
  const known = COLOR_PAIRS.get(folded) ?? CODES.get(folded);
  if (known !== undefined) return known;
  const neon = NEONS.get(CODES.get(folded.replace(NEON, '')) ?? '');
  if (NEON.test(folded) && neon !== undefined) return neon;
  if (SAME.test(folded)) return codeOf(folded.replace(SAME, ''));
  if (folded.endsWith(' heather')) return codeOf(folded.replace(/ heather$/, ''));
  const [shade = '', of = '', more] = folded.split(' ');
  if (more === undefined && !isPlain(shade) && isPlain(of)) {
    return SURFACES.has(shade) ? (CODES.get(of) ?? null) : (CODES.get(shade) ?? mixed(folded));
  }
  return mixed(folded) ?? codeOfPlace(folded);
}

/** Of a plain colour in any language of drafts: the code of its English word. */
function codeOfPlace(folded: string): string | null {
  const place = placeOfWord('color', folded);
  return place === null ? null : (CODES.get(ENGLISH[place] ?? '') ?? COLOR_PAIRS.get(ENGLISH[place] ?? '') ?? null);
}
const ENGLISH: readonly string[] = COLOR_WORDS.en.split(',').map((cell) => foldText(cell.split('/')[0] ?? ''));

function mixed(folded: string): string | null {
  if (LIGHTER.test(folded)) return mix(CODES.get(folded.replace(LIGHTER, '')), 255);
  if (DARKER.test(folded)) return mix(CODES.get(folded.replace(DARKER, '')), 0);
  return null;
}

/** A colour half-way to white (255) or black (0). */
function mix(code: string | undefined, towards: number): string | null {
  if (code === undefined) return null;
  const parts = [1, 3, 5].map((at) => Math.round((Number.parseInt(code.slice(at, at + 2), 16) + towards) / 2));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
