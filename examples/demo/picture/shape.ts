// The few SVG elements that bicycles are made of. Numbers are rounded to a tenth, so that a picture is small and the
// same on every machine.

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const at = (x: number, y: number): Point => ({ x, y });

/** The point a share of the way from a to b; below 0 and above 1 lie beyond them. */
export const between = (a: Point, b: Point, share: number): Point =>
  at(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share);

export const moved = (point: Point, dx: number, dy: number): Point => at(point.x + dx, point.y + dy);

/** The point at a distance and an angle (degrees, counter-clockwise from straight ahead). */
export function around(center: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return moved(center, radius * Math.cos(angle), radius * Math.sin(angle));
}

export const round = (value: number): string => String(Math.round(value * 10) / 10 || 0);

export const xy = (point: Point): string => `${round(point.x)} ${round(point.y)}`;

export const circle = (center: Point, radius: number, fill: string): string =>
  `<circle cx="${round(center.x)}" cy="${round(center.y)}" r="${round(radius)}" fill="${fill}"/>`;

export const ring = (center: Point, radius: number, color: string, width: number): string =>
  `<circle cx="${round(center.x)}" cy="${round(center.y)}" r="${round(radius)}" fill="none" stroke="${color}" stroke-width="${round(width)}"/>`;

export const stroke = (path: string, color: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const filled = (path: string, color: string): string => `<path d="${path}" fill="${color}"/>`;

export const line = (points: readonly Point[]): string => `M${points.map(xy).join('L')}`;

/** A part of a circle, counter-clockwise from one angle to the other. */
export function arc(center: Point, radius: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0;
  return `M${xy(around(center, radius, from))}A${round(radius)} ${round(radius)} 0 ${large} 1 ${xy(around(center, radius, to))}`;
}

/** A curve from a to b that bends towards `bend`. */
export const curve = (a: Point, bend: Point, b: Point): string => `M${xy(a)}Q${xy(bend)} ${xy(b)}`;

/** The part of that curve between two shares of its way. */
export function partOfCurve(a: Point, bend: Point, b: Point, from: number, to: number): string {
  const on = (share: number) => between(between(a, bend, share), between(bend, b, share), share);
  const tangent = between(between(a, bend, from), between(bend, b, from), to);
  return curve(on(from), tangent, on(to));
}
