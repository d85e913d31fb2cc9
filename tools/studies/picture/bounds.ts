import type { Shape } from './frame';

/** The box around a shape, in pixels; an arc's is that of its whole circle. */
export function boundsOf(shape: Shape) {
  if (shape.kind === 'polygon') {
    const xs = shape.points.map(([x]) => x);
    const ys = shape.points.map(([, y]) => y);
    return {
      left: Math.min(...xs),
      right: Math.max(...xs),
      top: Math.min(...ys),
      bottom: Math.max(...ys),
    };
  }
  const reach = shape.kind === 'disc' ? shape.r : shape.outer;
  return {
    left: shape.x - reach,
    right: shape.x + reach,
    top: shape.y - reach,
    bottom: shape.y + reach,
  };
}
