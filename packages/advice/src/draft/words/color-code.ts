// The colours that shops name, as `#rrggbb`, in the languages of shops. A value of several colours has no code of its own:
// any one of them would mislead.

import { foldText } from './fold-text.ts';

/** By code: folded names of one word. */
const NAMES: readonly (readonly [code: string, names: string])[] = [
  ['#000000', 'black schwarz noir negro nero cerna cerny zwart czarny czarna preto svart sort musta onyx jet'],
  ['#ffffff', 'white weiss blanc blanche blanco bianco bila bily wit bialy biala branco vit hvid valkoinen snow'],
  ['#808080', 'gray grey grau gris grigio seda sedy grijs szary szara cinza gra harmaa'],
  ['#c0c0c0', 'silver silber argent plata argento stribrna stribrny zilver srebrny srebrna prata'],
  ['#36454f', 'charcoal anthracite anthrazit antracit antracite antraciet grafit graphite gunmetal graphit'],
  ['#d32f2f', 'red rot rouge rojo rosso cervena cerveny rood czerwony czerwona vermelho rod punainen'],
  ['#1e63d0', 'blue blau bleu azul blu modra modry blauw niebieski niebieska bla sininen'],
  ['#1b2a55', 'navy marine dunkelblau marineblau midnight'],
  ['#7ec8f2', 'hellblau sky himmelblau celeste azzurro'],
  ['#2e8b3d', 'green grun vert verde zelena zeleny groen zielony zielona gron vihrea'],
  ['#6b7c3a', 'olive oliv kaki khaki olivgrun'],
  ['#f4d03f', 'yellow gelb jaune amarillo giallo zluta zluty geel zolty zolta amarelo gul'],
  ['#f28c28', 'orange naranja arancione oranzova oranzovy oranje pomaranczowy laranja'],
  ['#7b3fa0', 'purple lila violett violet violeta viola fialova fialovy paars fioletowy roxo lilla morado'],
  ['#f4a6c0', 'pink rosa rose ruzova ruzovy roze rozowy rozowa'],
  ['#7b4b2a', 'brown braun marron brun marrone hneda hnedy bruin brazowy marrom brun chocolate schoko cognac'],
  ['#e8d8b8', 'beige bezova bezovy bezowy sand creme cream crema ecru ivory elfenbein nude'],
  ['#d9bd8b', 'natur natural naturel naturale naturbelassen'],
  ['#b4b9bd', 'edelstahl inox stainless nerez stal'],
  ['#d3d7da', 'chrom chrome verchromt'],
  ['#b5a642', 'messing brass laiton'],
  ['#c39a6b', 'eiche oak chene'],
  ['#5d4030', 'nussbaum walnuss walnut noyer'],
  ['#dcb98c', 'buche beech hetre'],
  ['#878681', 'titan titanium titane'],
  ['#d4af37', 'gold golden dore dorado oro zlata zlaty goud zloty guld dourado'],
  ['#b76e79', 'rosegold rotgold'],
  ['#b87333', 'copper kupfer cuivre cobre rame bronze'],
  ['#3aa6a0', 'teal turquoise turkis petrol turquesa turchese tyrkysova cyan aqua mint'],
  ['#7b1e3b', 'burgundy bordeaux bordo wine weinrot maroon'],
  ['#b8a9c9', 'lavender lavendel lavande'],
  ['#2a4fa8', 'royal royalblue royalblau cobalt kobalt'],
  ['#cfd0ce', 'ash asche'],
  ['#4a4a4f', 'asphalt'],
  ['#8c1d2f', 'cardinal'],
  ['#2f4f34', 'forest tanne'],
  ['#1f8a5b', 'kelly emerald smaragd'],
  ['#d9a520', 'mustard senf moutarde'],
  ['#f9c9a8', 'peach pfirsich apricot aprikose'],
  ['#b58aa5', 'mauve'],
  ['#c8a878', 'tan camel'],
  ['#3b5f8a', 'denim jeans'],
  ['#6b7785', 'slate schiefer'],
  ['#b5ab9a', 'stone stein taupe'],
  ['#a4d037', 'lime limette'],
  ['#c8308c', 'fuchsia magenta'],
  ['#3f3d8f', 'indigo'],
  ['#b4532a', 'rust rost terracotta terrakotta'],
  ['#6d2f5e', 'plum pflaume aubergine'],
  ['#ff7f6b', 'coral koralle corail salmon lachs'],
];

const CODES: ReadonlyMap<string, string> = new Map(
  NAMES.flatMap(([code, names]) => names.split(' ').map((name) => [name, code] as const)),
);

/** The colours that others are shades of: forest green, but not green red. */
const PLAIN = new Set(
  'black white gray red blue green yellow orange purple pink brown beige'.split(' ').map((name) => CODES.get(name)),
);
const isPlain = (name: string): boolean => PLAIN.has(CODES.get(name));

/** Two words that name one colour which is not a shade of the second. */
const PAIRS: ReadonlyMap<string, string> = new Map([
  ['navy blue', '#1b2a55'],
  ['bleu marine', '#1b2a55'],
  ['azul marino', '#1b2a55'],
  ['tmave modra', '#1b2a55'],
  ['sky blue', '#7ec8f2'],
  ['baby blue', '#7ec8f2'],
  ['bleu ciel', '#7ec8f2'],
  ['svetle modra', '#7ec8f2'],
  ['royal blue', '#2a4fa8'],
  ['army green', '#6b7c3a'],
  ['off white', '#f5f1e6'],
  ['rose gold', '#b76e79'],
  ['space gray', '#5c5c61'],
  ['space grey', '#5c5c61'],
  ['hot pink', '#f0408f'],
  ['stainless steel', '#b4b9bd'],
]);

const LIGHTER = /^(light|pale|ice|soft|pastel|hell|hellen?|clair) ?/;
const DARKER = /^(dark|deep|dunkel|dunklen?|fonce) ?/;
/** Words that leave a colour about as it is. */
const SAME = /^(heather|sport|true|team|classic|pure|solid|matte?|glossy|metallic|vintage|irish|bright|jet) /;

/** `Neon Yellow`, `neongelb`: brighter than the plain colour. */
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

/** Null for what is no colour, for several colours, and for what is not in the table. */
export function colorCode(value: string): string | null {
  if (/[/,+&|]|\b(and|und|et|y|e)\b/i.test(value)) return null;
  return codeOf(foldText(value));
}

function codeOf(folded: string): string | null {
  const known = PAIRS.get(folded) ?? CODES.get(folded);
  if (known !== undefined) return known;
  const neon = NEONS.get(CODES.get(folded.replace(NEON, '')) ?? '');
  if (NEON.test(folded) && neon !== undefined) return neon;
  if (SAME.test(folded)) return codeOf(folded.replace(SAME, ''));
  if (folded.endsWith(' heather')) return codeOf(folded.replace(/ heather$/, ''));
  const [shade = '', of = '', more] = folded.split(' ');
  if (more === undefined && !isPlain(shade) && isPlain(of)) return CODES.get(shade) ?? mixed(folded);
  return mixed(folded);
}

function mixed(folded: string): string | null {
  if (LIGHTER.test(folded)) return mix(CODES.get(folded.replace(LIGHTER, '')), 255);
  if (DARKER.test(folded)) return mix(CODES.get(folded.replace(DARKER, '')), 0);
  return null;
}

/** Half-way to white (255) or black (0). */
function mix(code: string | undefined, towards: number): string | null {
  if (code === undefined) return null;
  const parts = [1, 3, 5].map((at) => Math.round((Number.parseInt(code.slice(at, at + 2), 16) + towards) / 2));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
