// The soft background of each kind of bicycle: where people ride it, in two or three pale shapes.

interface Scene {
  readonly sky: string;
  readonly far: string;
  readonly near: string;
  readonly ground: string;
  readonly shapes: 'town' | 'hills' | 'peaks' | 'garden' | 'coast';
}

const SCENES: Readonly<Record<string, Scene>> = {
  city: { sky: '#eef3f6', far: '#dfe8ee', near: '#d3dfe7', ground: '#e3e6e6', shapes: 'town' },
  trekking: { sky: '#eef5f4', far: '#dbeae4', near: '#cbdfd4', ground: '#e6e6da', shapes: 'hills' },
  gravel: { sky: '#f8f2e8', far: '#efe3d0', near: '#e5d5bb', ground: '#ebe1cf', shapes: 'hills' },
  road: { sky: '#f3f1f8', far: '#e2dff0', near: '#d4d0e6', ground: '#e3e1e8', shapes: 'peaks' },
  mountain: { sky: '#edf3ee', far: '#d8e5dc', near: '#c5d8ca', ground: '#e1dfd0', shapes: 'peaks' },
  folding: { sky: '#edf4f8', far: '#d9e8f0', near: '#c9deea', ground: '#e8e4da', shapes: 'coast' },
  cargo: { sky: '#faf3ea', far: '#f1e4d3', near: '#e8d7c0', ground: '#e9e3da', shapes: 'town' },
};
const CHILDREN: Scene = { sky: '#f2f7ea', far: '#e0edd0', near: '#d0e3ba', ground: '#e4e8d3', shapes: 'garden' };

export function drawScenery(kind: unknown): string {
  const scene = (typeof kind === 'string' && SCENES[kind]) || CHILDREN;
  return [
    `<rect width="400" height="300" fill="${scene.sky}"/>`,
    drawShapes(scene),
    `<path d="M0 236Q120 228 220 232T400 230V300H0Z" fill="${scene.ground}"/>`,
  ].join('');
}

function drawShapes({ shapes, far, near }: Scene): string {
  const sun = '<circle cx="322" cy="66" r="26" fill="#fff" opacity="0.75"/>';
  const cloud = (x: number, y: number, size: number) =>
    `<path transform="translate(${x} ${y}) scale(${size})" d="M0 18a13 13 0 0 1 4-25a20 20 0 0 1 38-4a15 15 0 0 1 16 29z" fill="#fff" opacity="0.8"/>`;
  switch (shapes) {
    case 'town':
      return `${cloud(56, 52, 0.8)}<path d="M0 236V150h34v-22h30v40h22v-62l22-18 22 18v58h28v-34h40v44h26v-70h34v52h22v-84l16-14 16 14v66h28v-28h36v30h24V236Z" fill="${far}"/><path d="M0 238V190h52v-20h44v26h70v-16h52v22h66v-30h50v20h66v46Z" fill="${near}"/>`;
    case 'hills':
      return `${sun}${cloud(60, 62, 0.9)}<path d="M0 238V176Q70 128 150 166T300 150Q350 136 400 158V238Z" fill="${far}"/><path d="M0 238V206Q100 170 190 204T400 188V238Z" fill="${near}"/>`;
    case 'peaks':
      return `${sun}<path d="M0 238V170L62 104L104 148L168 66L238 152L288 108L400 196V238Z" fill="${far}"/><path d="M168 66L190 93L174 99L162 90L150 89Z M62 104L76 119L62 121L50 117Z" fill="#fff" opacity="0.8"/><path d="M0 238V206L58 176L120 210L196 172L270 208L338 170L400 200V238Z" fill="${near}"/>`;
    case 'coast':
      return `${sun}${cloud(70, 70, 0.9)}<path d="M0 238V184H400V238Z" fill="${far}"/><path d="M40 196h60M150 206h50M262 196h72M90 216h40M300 214h44" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity="0.8"/><path d="M0 238V222Q80 206 180 220T400 214V238Z" fill="${near}"/>`;
    case 'garden':
      return `${sun}${cloud(52, 58, 0.85)}<g fill="${far}"><circle cx="60" cy="176" r="44"/><circle cx="118" cy="190" r="34"/><circle cx="336" cy="172" r="50"/><circle cx="280" cy="194" r="32"/><path d="M0 238V190H400V238Z"/></g><path d="M0 238V212Q60 196 130 210T260 206T400 208V238Z" fill="${near}"/>`;
  }
}
