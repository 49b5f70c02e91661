// The colours of the demo pictures: a lively tone for each plain colour that the catalog knows, and its shades.

const TONES: Readonly<Record<string, string>> = {
  black: '#33373d',
  white: '#fbf9f3',
  grey: '#8d97a1',
  blue: '#2f6fb4',
  green: '#3c8a5b',
  red: '#cf3d3d',
  yellow: '#f0bb2e',
  orange: '#ea7a2b',
  pink: '#e87fa4',
  turquoise: '#2aa6a4',
  sand: '#cfae7f',
  purple: '#8257a8',
};

export const RUBBER = '#2b2e34';
export const METAL = '#b4bcc4';
export const DARK = '#3a3f46';
export const WOOD = '#c99a63';

/** The frame's colour, or a friendly blue if the product has none that we know. */
export const toneOf = (color: unknown): string => (typeof color === 'string' && TONES[color]) || '#4d7ea8';

/** Moves a colour towards black (share below 0) or white (above 0). */
export function shade(hex: string, share: number): string {
  const target = share < 0 ? 0 : 255;
  const channels = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16);
    return Math.round(value + (target - value) * Math.abs(share));
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
