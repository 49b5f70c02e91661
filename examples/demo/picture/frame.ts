// Draws frame, fork and battery: the lines by which a shopper tells the kinds of bicycle apart.
import type { Build } from './build.ts';
import { DARK, METAL, shade } from './paint.ts';
import {
  around,
  at,
  between,
  circle,
  curve,
  filled,
  line,
  moved,
  type Point,
  partOfCurve,
  stroke,
  xy,
} from './shape.ts';

interface DownTube {
  readonly from: Point;
  readonly bend: Point;
  readonly to: Point;
}

/** A tube with a darker rim and a gleam, so that white and black frames stand out alike. */
export function tube(path: string, tone: string, width: number): string {
  return [
    stroke(path, shade(tone, -0.35), width + 1.6),
    stroke(path, tone, width),
    `<g transform="translate(0 ${width * 0.18})" opacity="0.4">${stroke(path, shade(tone, 0.65), width * 0.22)}</g>`,
  ].join('');
}

/** Whether the load is ahead of the rider, which moves the front wheel, the lamp and the handlebar's column. */
export const carriesBox = ({ layout }: Build): boolean => layout === 'front box' || layout === 'three wheels';

export function drawRearEnd(build: Build, tone: string): string {
  const { rear, cranks, seatTop, tube: width, frame } = build;
  const slim = width * 0.58;
  if (build.layout === 'long tail') {
    const tail = at(rear.x - build.rearRadius * 0.7, build.rearRadius * 2 + 14);
    return [
      tube(line([cranks, rear]), tone, slim),
      tube(line([between(cranks, seatTop, 0.62), tail]), tone, slim),
      tube(line([tail, rear, moved(tail, build.rearRadius * 1.3, -2)]), tone, slim),
    ].join('');
  }
  if (frame === 'full suspension') {
    const rocker = between(cranks, seatTop, 0.72);
    return [
      tube(line([moved(cranks, 3, 12), rear]), tone, slim + 1),
      tube(line([rear, moved(rocker, 2, 2)]), tone, slim),
    ].join('');
  }
  if (frame === 'balance') {
    const { from, bend, to } = downTubeOf(build);
    const joint = between(between(from, bend, 0.6), between(bend, to, 0.6), 0.6);
    return tube(curve(joint, moved(cranks, 0, 10), rear), tone, width * 1.1);
  }
  const joint = frame === 'diamond' ? between(cranks, seatTop, 0.95) : between(cranks, seatTop, 0.82);
  return tube(line([cranks, rear, joint]), tone, slim);
}

export function drawMainFrame(build: Build, tone: string, electric: boolean): string {
  const { cranks, seatTop, headTop, headBottom, tube: width, frame } = build;
  const down = downTubeOf(build);
  const fat = electric ? width * 1.25 : width;
  const parts = [tube(line([cranks, seatTop]), tone, width)];
  if (carriesBox(build)) {
    const beam = beamOf(build);
    const foot = between(headTop, headBottom, 3.6);
    parts.push(tube(curve(beam.from, beam.bend, beam.to), tone, width), tube(line([headTop, foot]), tone, width * 0.8));
  }
  if (frame === 'balance') {
    return [
      tube(curve(down.from, down.bend, down.to), tone, width * 1.5),
      tube(line([headTop, headBottom]), tone, width * 1.2),
    ].join('');
  }
  const topStart = between(headTop, headBottom, 0.2);
  if (frame === 'diamond') parts.push(tube(line([topStart, between(cranks, seatTop, 0.96)]), tone, width * 0.9));
  if (frame === 'trapeze') parts.push(tube(line([topStart, between(cranks, seatTop, 0.56)]), tone, width * 0.9));
  if (frame === 'full suspension') parts.push(drawShock(build, tone));
  parts.push(tube(curve(down.from, down.bend, down.to), tone, frame === 'step-through' ? fat * 1.2 : fat));
  if (frame === 'folding') parts.push(drawHinge(down));
  parts.push(tube(line([headTop, headBottom]), tone, width * 1.15));
  return parts.join('');
}

export function drawBattery(build: Build): string {
  const { from, bend, to } = downTubeOf(build);
  const [start, end] = build.frame === 'step-through' ? [0.4, 0.82] : [0.24, 0.78];
  const width = build.tube * 1.75;
  const path = partOfCurve(from, bend, to, start, end);
  return [
    stroke(path, '#1f2226', width),
    stroke(path, '#41464e', width * 0.62),
    stroke(partOfCurve(from, bend, to, start + 0.04, start + 0.12), '#7fd18b', width * 0.16),
  ].join('');
}

export function drawFork(build: Build, tone: string, sprung: boolean): string {
  const { headBottom, front, tube: width } = build;
  if (build.layout === 'three wheels') return '';
  if (build.layout === 'front box') {
    const head = at(front.x - 19, front.y + 50);
    return tube(line([head, front]), tone, width * 0.7);
  }
  if (sprung) {
    const crown = between(headBottom, front, 0.06);
    return [
      stroke(line([crown, between(crown, front, 0.5)]), METAL, width * 0.62),
      stroke(line([between(crown, front, 0.4), front]), DARK, width * 0.98),
      stroke(line([moved(crown, -width * 0.3, 0), moved(crown, width * 0.3, 0)]), DARK, width * 1.1),
    ].join('');
  }
  const knee = between(headBottom, front, 0.6);
  return tube(curve(headBottom, moved(knee, -2.4, -1), front), tone, width * 0.72);
}

function downTubeOf(build: Build): DownTube {
  const { cranks, headTop, headBottom, seatTop } = build;
  const start = between(headTop, headBottom, 0.75);
  if (build.frame === 'step-through') {
    const low = between(headBottom, cranks, 0.72);
    return { from: start, bend: moved(low, -3, -9), to: between(cranks, seatTop, 0.14) };
  }
  if (build.frame === 'balance') {
    return { from: moved(headBottom, -2, 3), bend: moved(cranks, 14, 2), to: moved(seatTop, 0, -2) };
  }
  if (build.frame === 'folding') {
    const to = between(cranks, seatTop, 0.5);
    return { from: start, bend: moved(between(start, to, 0.5), 0, -9), to };
  }
  return { from: start, bend: between(start, cranks, 0.5), to: cranks };
}

/** The beam that runs low under the box to the front axle. */
function beamOf({ layout, cranks, front }: Build): DownTube {
  if (layout === 'three wheels') return { from: at(front.x - 20, 44), bend: at(60, 34), to: cranks };
  return { from: at(front.x - 19, front.y + 50), bend: at(front.x - 58, 12), to: cranks };
}

function drawShock(build: Build, tone: string): string {
  const { cranks, seatTop, headTop, headBottom, tube: width } = build;
  const rocker = between(cranks, seatTop, 0.74);
  const mount = between(headBottom, cranks, 0.42);
  const near = between(rocker, mount, 0.12);
  const bend = moved(between(headTop, seatTop, 0.55), 0, -9);
  return [
    tube(curve(between(headTop, headBottom, 0.2), bend, between(cranks, seatTop, 0.94)), tone, width * 0.9),
    stroke(line([near, mount]), METAL, width * 0.5),
    stroke(line([between(near, mount, 0.15), between(near, mount, 0.62)]), '#1f2226', width * 1.15),
    stroke(line([moved(rocker, -6, 3), near]), DARK, width * 0.8),
    circle(rocker, width * 0.32, METAL),
  ].join('');
}

function drawHinge({ from, bend, to }: DownTube): string {
  const middle = between(between(from, bend, 0.5), between(bend, to, 0.5), 0.5);
  return [
    filled(
      `M${xy(around(middle, 9, 60))}L${xy(around(middle, 9, 120))}L${xy(around(middle, 9, 240))}L${xy(around(middle, 9, 300))}Z`,
      DARK,
    ),
    circle(middle, 2.2, METAL),
  ].join('');
}
