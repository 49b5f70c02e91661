// Draws the parts with which a cargo bike carries: the bench of a long tail, the box ahead of the rider.
import type { Build } from './build.ts';
import { DARK, METAL, shade, WOOD } from './paint.ts';
import { at, filled, line, moved, stroke, xy } from './shape.ts';

export function drawBench(build: Build, seats: number): string {
  const { rear, rearRadius, seatTop } = build;
  const y = rearRadius * 2 + 16;
  const front = at(seatTop.x - 16, y);
  const back = at(rear.x - rearRadius * 0.85, y);
  // Bigger wheels lift the bench; the rail stays below the saddle all the same.
  const high = 80 - rearRadius;
  const cushion = (front.x - back.x - 8) / 2;
  const cushions = Array.from({ length: Math.min(2, seats) }, (_, index) => {
    const start = back.x + 5 + index * (cushion + 3);
    return stroke(line([at(start + 4, y + 7), at(start + cushion - 6, y + 7)]), '#59636d', 9);
  });
  const rail = `M${xy(moved(back, 2, 0))}L${xy(moved(back, -3, high - 6))}Q${xy(moved(back, 0, high))} ${xy(moved(back, 8, high))}L${xy(at(front.x - 8, y + high))}Q${xy(at(front.x - 1, y + high - 1))} ${xy(at(front.x - 2, y + high - 10))}L${xy(moved(front, 0, 0))}`;
  return [
    stroke(rail, METAL, 3.2),
    stroke(line([moved(back, -2, high / 2), moved(front, -1, high / 2)]), METAL, 2.2),
    stroke(line([front, back]), DARK, 4.4),
    ...cushions,
    stroke(
      line([at(rear.x - rearRadius * 0.5, rearRadius * 0.62), at(rear.x + rearRadius * 0.9, rearRadius * 0.62)]),
      DARK,
      3.6,
    ),
  ].join('');
}

export function drawBox(build: Build, tone: string): string {
  const high = build.layout === 'three wheels';
  const [left, right, bottom, top] = high ? [72, 214, 50, 116] : [60, 176, 30, 98];
  const path = `M${left + 8} ${bottom}L${right - 16} ${bottom}L${right} ${top}L${left - 4} ${top}Z`;
  const board = (share: number) => {
    const y = bottom + (top - bottom) * share;
    return line([at(left + 8 - 12 * share + 3, y), at(right - 16 + 16 * share - 3, y)]);
  };
  return [
    `<g stroke="${shade(WOOD, -0.35)}" stroke-width="1.6" stroke-linejoin="round">${filled(path, WOOD)}</g>`,
    stroke(`${board(0.3)}${board(0.6)}`, shade(WOOD, -0.2), 1.2),
    filled(`M${left - 2} ${top - 14}L${right - 3} ${top - 14}L${right} ${top}L${left - 4} ${top}Z`, tone),
    stroke(line([at(left - 5, top), at(right + 1, top)]), shade(tone, -0.35), 4),
    stroke(line([at(left + 9, bottom), at(right - 17, bottom)]), DARK, 4),
  ].join('');
}
