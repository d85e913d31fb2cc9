import { type Frame, height, type Shape, wide, width } from './frame';
import { svgDocument } from './svg-document';

const round = (value: number) => Math.round(value * 100) / 100;

/** A frame as an SVG document of its full size. */
export const toSvg = (frame: Frame) => svgDocument(toElements(frame), wide);

/** A frame as SVG elements. */
export function toElements({ ground, wash, shapes }: Frame): string {
  const washed = wash ? [disc(wash.x, wash.y, wash.r, `fill="${wash.fill}"`)] : [];
  return [
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    ...washed,
    ...shapes.map(element),
  ].join('');
}

function element(shape: Shape): string {
  const blend = shape.multiply ? ' style="mix-blend-mode:multiply"' : '';
  const paint = `fill="${shape.fill}"${blend}`;
  if (shape.kind === 'disc') return disc(shape.x, shape.y, shape.r, paint);
  if (shape.kind === 'arc') return arc(shape, paint);
  const points = shape.points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');
  return `<polygon points="${points}" ${paint}/>`;
}

function disc(x: number, y: number, r: number, paint: string): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" ${paint}/>`;
}

/** A piece of a ring; with `inner` 0, of a disc. A full turn stops just short of closing. */
function arc(shape: Extract<Shape, { kind: 'arc' }>, paint: string): string {
  const sweep = Math.min(shape.to - shape.from, 2 * Math.PI - 1e-4);
  const at = (angle: number, r: number) =>
    `${round(shape.x + r * Math.cos(angle))} ${round(shape.y + r * Math.sin(angle))}`;
  const { from, inner, outer } = shape;
  const large = sweep > Math.PI ? 1 : 0;
  const d = [
    `M${at(from, outer)}A${outer} ${outer} 0 ${large} 1 ${at(from + sweep, outer)}`,
    `L${at(from + sweep, inner)}`,
    inner > 0 ? `A${inner} ${inner} 0 ${large} 0 ${at(from, inner)}` : '',
    'Z',
  ];
  return `<path d="${d.join('')}" ${paint}/>`;
}
