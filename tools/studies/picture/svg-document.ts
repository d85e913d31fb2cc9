import type { Format } from './format';

/** SVG elements in the units of a format as a document `scale` times as large, seen from `left`, `top` on. */
export function svgDocument(
  elements: string,
  { width, height }: Format,
  scale = 1,
  [left, top]: readonly [number, number] = [0, 0],
): string {
  const size = `width="${Math.round(width * scale)}" height="${Math.round(height * scale)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="${left} ${top} ${width} ${height}">${elements}</svg>`;
}
