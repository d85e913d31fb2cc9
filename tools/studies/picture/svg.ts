const round = (value: number) => Math.round(value * 100) / 100;

/** A grey of that lightness, 0 black … 1 white. */
export function grey(lightness: number): string {
  const value = Math.round(255 * Math.min(1, Math.max(0, lightness)));
  return `rgb(${value},${value},${value})`;
}

export type Place = { x?: number; y?: number; turn?: number; size?: number; mirrored?: boolean };

/** Elements put elsewhere: moved, then turned (degrees, clockwise), then made larger. */
export function place({ x = 0, y = 0, turn = 0, size = 1, mirrored }: Place, svg: string): string {
  const across = mirrored ? -size : size;
  const moved = `translate(${round(x)} ${round(y)}) rotate(${round(turn)})`;
  return `<g transform="${moved} scale(${round4(across)} ${round4(size)})">${svg}</g>`;
}

const round4 = (value: number) => Math.round(value * 10_000) / 10_000;

export const shape = (d: string, fill: string, more = '') =>
  `<path d="${d}" fill="${fill}" ${more}/>`;

export const stroke = (d: string, colour: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${round(width)}" stroke-linecap="round" ${more}/>`;

export const disc = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(Math.max(0, r))}" fill="${fill}" ${more}/>`;

export const box = (x: number, y: number, w: number, h: number, fill: string, more = '') =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(Math.max(0, w))}" height="${round(Math.max(0, h))}" fill="${fill}" ${more}/>`;

/** Points joined by straight lines, `closed` or not. */
export function lineThrough(points: readonly (readonly [number, number])[], closed = false) {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}${closed ? 'Z' : ''}`;
}

/** Where in a gradient (0…1) which lightness, and how much of what lies below it covers. */
export type Stop = readonly [offset: number, lightness: number, opacity?: number];

const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(
      ([offset, lightness, opacity = 1]) =>
        `<stop offset="${round(offset)}" stop-color="${grey(lightness)}" stop-opacity="${round4(Math.max(0, opacity))}"/>`,
    )
    .join('');

/** Light that falls off around a point. `id` is its own within one layer. */
export function glow(id: string, x: number, y: number, r: number, stops: readonly Stop[]): string {
  return `<defs><radialGradient id="${id}">${stopsOf(stops)}</radialGradient></defs>${disc(x, y, r, `url(#${id})`)}`;
}

/** A gradient from `top` to `bottom` in units of the picture; the fill to use is `url(#id)`. */
export function fall(id: string, top: number, bottom: number, stops: readonly Stop[]): string {
  return `<defs><linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${round(top)}" x2="0" y2="${round(bottom)}">${stopsOf(stops)}</linearGradient></defs>`;
}
