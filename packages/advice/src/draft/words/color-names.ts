// The names of colours in the languages of shops. A row of each table has one or several names of a colour and its
// code. To add a name, write it in the row of its colour: folded (lower case, without accents, see fold-text.ts).

/** By code (`#rrggbb`): names of one word, with spaces between them. */
export const COLOR_NAMES: readonly (readonly [code: string, names: string])[] = [
  [
    '#000000',
    'black schwarz noir negro nero cerna cerny zwart czarny czarna preto svart sort musta onyx jet чорнии чорна черныи черная crna crno siyah fekete negru negra',
  ],
  [
    '#ffffff',
    'white weiss blanc blanche blanco bianco bila bily wit bialy biala branco vit hvid valkoinen snow білии біла белыи белая bela belo beyaz feher alb alba biele',
  ],
  [
    '#808080',
    'gray grey grau gris grigio seda sedy grijs szary szara cinza gra harmaa сірии сіра серыи серая siva sivo gri szurke',
  ],
  [
    '#c0c0c0',
    'silver silber argent plata argento stribrna stribrny zilver srebrny srebrna prata срібнии сріблястии срібло серебро серебристыи srebro gumus ezust argintiu',
  ],
  ['#36454f', 'charcoal anthracite anthrazit antracit antracite antraciet grafit graphite gunmetal graphit'],
  [
    '#d32f2f',
    'red rot rouge rojo rosso cervena cerveny rood czerwony czerwona vermelho rod punainen червонии червона красныи красная crvena crveno kirmizi piros rosu cerveno',
  ],
  [
    '#1e63d0',
    'blue blau bleu azul blu modra modry blauw niebieski niebieska bla sininen синіи синя синии синяя plava plavo mavi kek albastru',
  ],
  ['#1b2a55', 'navy marine dunkelblau marineblau midnight'],
  ['#7ec8f2', 'hellblau sky himmelblau celeste azzurro блакитнии голубии голубои голубая'],
  [
    '#2e8b3d',
    'green grun vert verde zelena zeleny groen zielony zielona gron vihrea зелении зелена зеленыи зеленая zeleno yesil zold',
  ],
  ['#6b7c3a', 'olive oliv kaki khaki olivgrun'],
  [
    '#f4d03f',
    'yellow gelb jaune amarillo giallo zluta zluty geel zolty zolta amarelo gul жовтии жовта желтыи желтая zuta zuto sari sarga galben',
  ],
  [
    '#f28c28',
    'orange naranja arancione oranzova oranzovy oranje pomaranczowy laranja помаранчевии оранжевии оранжевыи narandzasta turuncu narancs portocaliu oranssi',
  ],
  [
    '#7b3fa0',
    'purple lila violett violet violeta viola fialova fialovy paars fioletowy roxo lilla morado фіолетовии фиолетовыи ljubicasta mor mov violetti',
  ],
  ['#f4a6c0', 'pink rosa rose ruzova ruzovy roze rozowy rozowa рожевии розовыи pembe rozsaszin roz vaaleanpunainen'],
  [
    '#7b4b2a',
    'brown braun marron brun marrone hneda hnedy bruin brazowy marrom brun chocolate schoko cognac коричневии коричневыи braon smeda kahverengi barna maro ruskea',
  ],
  ['#e8d8b8', 'beige bezova bezovy bezowy sand creme cream crema ecru ivory elfenbein nude бежевии бежевыи bez bej'],
  ['#d9bd8b', 'natur natural naturel naturale naturbelassen'],
  ['#b4b9bd', 'edelstahl inox stainless nerez stal'],
  ['#d3d7da', 'chrom chrome verchromt'],
  ['#b5a642', 'messing brass laiton'],
  ['#c39a6b', 'eiche oak chene'],
  ['#5d4030', 'nussbaum walnuss walnut noyer'],
  ['#dcb98c', 'buche beech hetre'],
  ['#878681', 'titan titanium titane'],
  [
    '#d4af37',
    'gold golden dore dorado oro zlata zlaty goud zloty guld dourado золотии золотистии золото золотистыи золотои zlatna altin arany auriu kulta',
  ],
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

/** Two words that name one colour. It is not a shade of the second word. */
export const COLOR_PAIRS: ReadonlyMap<string, string> = new Map([
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
