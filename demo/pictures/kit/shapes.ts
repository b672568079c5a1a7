/** The few SVG elements drawings are made of, with numbers kept short. */

export type Paint = {
  fill?: string;
  stroke?: string;
  /** Stroke width. */
  width?: number;
  cap?: 'round' | 'butt';
  dash?: string;
  opacity?: number;
  clip?: string;
  /** Clockwise about the given point. */
  turn?: [degrees: number, x: number, y: number];
};

export type Point = readonly [x: number, y: number];

export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export const at = (x: number, y: number): string => `${short(x)} ${short(y)}`;

function painted(paint: Paint): string {
  const parts: string[] = [];
  if (paint.fill !== undefined) parts.push(`fill="${paint.fill}"`);
  else if (paint.stroke !== undefined) parts.push('fill="none"');
  if (paint.stroke !== undefined) parts.push(`stroke="${paint.stroke}"`);
  if (paint.width !== undefined) parts.push(`stroke-width="${short(paint.width)}"`);
  if (paint.cap !== undefined) parts.push(`stroke-linecap="${paint.cap}"`);
  if (paint.dash !== undefined) parts.push(`stroke-dasharray="${paint.dash}"`);
  if (paint.opacity !== undefined) parts.push(`opacity="${Math.round(paint.opacity * 100) / 100}"`);
  if (paint.clip !== undefined) parts.push(`clip-path="${paint.clip}"`);
  if (paint.turn !== undefined)
    parts.push(`transform="rotate(${paint.turn.map(short).join(' ')})"`);
  return parts.join(' ');
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  paint: Paint,
  radius = 0,
): string {
  const corner = radius > 0 ? ` rx="${short(radius)}"` : '';
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${corner} ${painted(paint)}/>`;
}

export function circle(x: number, y: number, radius: number, paint: Paint): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" ${painted(paint)}/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, paint: Paint): string {
  return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" ${painted(paint)}/>`;
}

export function path(d: string, paint: Paint): string {
  return `<path d="${d}" ${painted(paint)}/>`;
}

export function polygon(points: readonly Point[], paint: Paint): string {
  return path(`M${points.map(([x, y]) => at(x, y)).join('L')}Z`, paint);
}

export function segment(from: Point, to: Point, paint: Paint): string {
  return path(`M${at(...from)}L${at(...to)}`, paint);
}

export function group(transform: string, ...children: string[]): string {
  return `<g transform="${transform}">${children.join('')}</g>`;
}

export const turned = (degrees: number, x: number, y: number, ...children: string[]): string =>
  group(`rotate(${short(degrees)} ${at(x, y)})`, ...children);

/** Whole numbers 0..count-1 mapped to markup and joined: rows of pins, fins, modules. */
export function repeat(count: number, one: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => one(index)).join('');
}
