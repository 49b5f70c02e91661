// Draws a wheel, its mudguard and its brake.
import { DARK, METAL, RUBBER, shade } from './paint.ts';
import { arc, around, circle, line, type Point, ring, stroke } from './shape.ts';

export interface Wheel {
  readonly hub: Point;
  readonly radius: number;
  readonly tyre: number;
  readonly knobs: boolean;
  readonly disc: boolean;
  /** The colour of the tyre's flank. */
  readonly flank: string | null;
}

export function drawWheel({ hub, radius, tyre, knobs, disc, flank }: Wheel): string {
  const inner = radius - tyre;
  const spokes = Math.max(10, Math.round(inner / 3.4));
  const lines = Array.from({ length: spokes }, (_, index) => {
    const angle = (index * 360) / spokes + 6;
    return line([around(hub, radius * 0.06, angle + 60), around(hub, inner - 2, angle)]);
  });
  return [
    stroke(lines.join(''), '#a9b2ba', 0.8),
    knobs ? drawKnobs(hub, radius) : '',
    ring(hub, radius - tyre / 2, RUBBER, tyre),
    flank === null ? '' : ring(hub, inner + tyre * 0.22, flank, tyre * 0.44),
    ring(hub, inner - 1.2, METAL, 2.4),
    disc ? `${ring(hub, radius * 0.18, '#8b949c', 2)}${ring(hub, radius * 0.12, '#c5ccd2', 1)}` : '',
    circle(hub, radius * 0.075 + 1, DARK),
    circle(hub, 1.6, METAL),
  ].join('');
}

/** The mudguard over the wheel, from one angle to the other. */
export function drawMudguard(hub: Point, radius: number, from: number, to: number, tone: string): string {
  const path = arc(hub, radius + 4.2, from, to);
  return [
    stroke(line([hub, around(hub, radius + 4, to - 22)]), '#8b949c', 1),
    stroke(path, shade(tone, -0.3), 4.2),
    stroke(path, tone, 2.8),
  ].join('');
}

function drawKnobs(hub: Point, radius: number): string {
  const turn = 2 * Math.PI * radius;
  const pitch = turn / Math.round(turn / 7);
  return `<circle cx="${hub.x.toFixed(1)}" cy="${hub.y.toFixed(1)}" r="${radius.toFixed(1)}" fill="none" stroke="${RUBBER}" stroke-width="2.6" stroke-dasharray="${(pitch * 0.6).toFixed(2)} ${(pitch * 0.4).toFixed(2)}"/>`;
}
