// Draws what is bolted to a frame: saddle, handlebar, cranks, lights, rack, training wheels.
import type { Build } from './build.ts';
import { DARK, METAL, RUBBER, shade } from './paint.ts';
import { around, at, between, circle, filled, line, moved, type Point, ring, stroke, xy } from './shape.ts';

const LEATHER = '#6b4a35';

export function drawSaddle(build: Build): string {
  const { saddle, seatTop, handlebar, tube } = build;
  const size = Math.min(1, tube / 7.2);
  const upright = handlebar === 'swept';
  const [back, nose, thick] = upright ? [21 * size, 20 * size, 9 * size] : [19 * size, 26 * size, 5.5 * size];
  const top = moved(saddle, 0, 4);
  const path = [
    `M${xy(moved(top, -back, 2.5 * size))}`,
    `Q${xy(moved(top, -back * 0.4, 3))} ${xy(moved(top, nose * 0.2, 0.5))}`,
    `T${xy(moved(top, nose, -0.5))}`,
    `Q${xy(moved(top, nose * 0.5, -thick * 0.6))} ${xy(moved(top, 0, -thick * 0.75))}`,
    `Q${xy(moved(top, -back * 0.7, -thick * 1.3))} ${xy(moved(top, -back, 2.5 * size))}Z`,
  ].join('');
  return [
    stroke(line([seatTop, saddle]), METAL, tube * 0.55),
    stroke(line([moved(saddle, -9 * size, 1), moved(saddle, 9 * size, 1)]), DARK, 1.6),
    `<g stroke="${upright ? LEATHER : RUBBER}" stroke-width="2" stroke-linejoin="round">${filled(path, upright ? LEATHER : RUBBER)}</g>`,
  ].join('');
}

export function drawHandlebar(build: Build): string {
  const { headTop, clamp, handlebar, tube } = build;
  const size = Math.min(1, tube / 7.2);
  const stem = stroke(line([headTop, clamp]), METAL, tube * 0.62);
  const from = (dx: number, dy: number): Point => moved(clamp, dx * size, dy * size);
  if (handlebar === 'drop') {
    const bar = `M${xy(from(0, 0))}L${xy(from(15, 3))}L${xy(from(27, 1))}C${xy(from(39, -1))} ${xy(from(40, -24))} ${xy(from(24, -26))}L${xy(from(12, -27))}`;
    return [
      stroke(bar, RUBBER, 5),
      stroke(line([from(30, 0), from(36, 8)]), RUBBER, 6),
      stroke(`M${xy(from(37, 5))}Q${xy(from(42, -8))} ${xy(from(35, -17))}`, METAL, 2),
      stroke(line([headTop, clamp, from(14, 2)]), DARK, 5),
    ].join('');
  }
  if (handlebar === 'swept') {
    return [
      stem,
      stroke(`M${xy(from(0, 0))}Q${xy(from(16, 6))} ${xy(from(4, 11))}T${xy(from(-24, 7))}`, METAL, 3.6),
      stroke(line([from(-10, 10), from(-28, 6)]), LEATHER, 6 * size),
      stroke(line([from(-2, 7), from(-16, 2)]), DARK, 1.8),
    ].join('');
  }
  return [
    stem,
    stroke(line([clamp, from(11, 3)]), DARK, 5 * size),
    stroke(line([from(14, 4), from(-6, 8)]), RUBBER, 6 * size),
    circle(from(13, 4), 3 * size, DARK),
    stroke(`M${xy(from(14, 1))}L${xy(from(2, -1))}`, METAL, 1.8),
  ].join('');
}

/** The crank behind the frame; drawn first. */
export const drawFarCrank = (build: Build): string => crank(build, 152, '#6b737b');

export function drawDrive(build: Build, tone: string, look: { belt: boolean; guard: boolean; motor: boolean }): string {
  const { cranks, rear, crankLength } = build;
  const big = crankLength * 0.5;
  const small = crankLength * 0.26;
  const run = [
    line([moved(cranks, 0, big), moved(rear, 0, small)]),
    line([moved(cranks, 0, -big), moved(rear, 0, -small)]),
  ].join('');
  const guard = stroke(line([moved(cranks, 2, 0), moved(rear, small, 0)]), shade(tone, -0.2), big * 1.7);
  return [
    circle(rear, small, look.belt ? DARK : '#7d868e'),
    look.guard ? guard : stroke(run, look.belt ? RUBBER : '#59616a', look.belt ? 2.6 : 1.6),
    ring(cranks, big, look.guard ? shade(tone, -0.35) : '#59616a', 2.6),
    look.motor ? circle(cranks, big * 0.92, DARK) : circle(cranks, big * 0.3, METAL),
    crank(build, -28, METAL),
  ].join('');
}

export function drawRack(build: Build): string {
  const { rear, rearRadius, cranks, seatTop } = build;
  const y = rearRadius * 2 + 9;
  const front = at(between(cranks, seatTop, 0.9).x - 2, y);
  const back = at(rear.x - rearRadius * 0.72, y);
  return [
    stroke(line([between(front, back, 0.55), rear, between(front, back, 0.85)]), DARK, 1.8),
    stroke(line([front, back, moved(back, -3, 4)]), DARK, 3.4),
  ].join('');
}

/** A lamp whose mount is at `frontAt`, with its beam, and a red one at `rearAt`. */
export function drawLights(frontAt: Point, rearAt: Point): string {
  const lamp = moved(frontAt, 8, 1);
  return [
    `<path d="M${xy(lamp)}L${xy(moved(lamp, 66, 10))}L${xy(moved(lamp, 66, -34))}Z" fill="url(#beam)"/>`,
    stroke(line([frontAt, lamp]), DARK, 7),
    circle(moved(lamp, 3, 0), 3.6, '#ffe08a'),
    stroke(line([rearAt, moved(rearAt, 0, -4)]), '#e0342f', 4.4),
  ].join('');
}

export function drawTrainingWheel(build: Build): string {
  const radius = build.rearRadius * 0.36;
  const hub = at(build.rear.x - 4, radius);
  return [
    stroke(line([build.rear, hub]), METAL, 3),
    ring(hub, radius - 2, RUBBER, 4),
    circle(hub, radius - 4, '#e8e4da'),
    circle(hub, 2, DARK),
  ].join('');
}

function crank({ cranks, crankLength }: Build, angle: number, color: string): string {
  const end = around(cranks, crankLength, angle);
  const half = crankLength * 0.3;
  return [
    stroke(line([cranks, end]), color, Math.max(2.6, crankLength * 0.15)),
    stroke(line([moved(end, -half, 0), moved(end, half, 0)]), RUBBER, Math.max(3, crankLength * 0.18)),
  ].join('');
}
