import type { Point } from '../picture/frame';

/** A line that is drawn from its root to its tip, with its thickness in pixels at either end. */
export type Line = { points: readonly Point[]; root: number; tip: number };

/** The outline of the part of a line between two fractions of its length (0 root … 1 tip). */
export function ribbon(line: Line, from: number, until: number): Point[] {
  const count = line.points.length > 2 ? 48 : 2;
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i < count; i += 1) {
    const t = from + ((until - from) * i) / (count - 1);
    const [x, y] = along(line.points, t);
    const [nx, ny] = normalAt(line.points, t);
    const half = (line.root + (line.tip - line.root) * t) / 2;
    left.push([x + nx * half, y + ny * half]);
    right.unshift([x - nx * half, y - ny * half]);
  }
  return [...left, ...right];
}

/** The point at a fraction of the line, its points being equally far apart. */
function along(points: readonly Point[], t: number): Point {
  const place = t * (points.length - 1);
  const index = Math.min(Math.floor(place), points.length - 2);
  const [ax, ay] = points[index] ?? [0, 0];
  const [bx, by] = points[index + 1] ?? [ax, ay];
  return [ax + (bx - ax) * (place - index), ay + (by - ay) * (place - index)];
}

function normalAt(points: readonly Point[], t: number): Point {
  const [ax, ay] = along(points, Math.max(0, t - 0.02));
  const [bx, by] = along(points, Math.min(1, t + 0.02));
  const length = Math.hypot(bx - ax, by - ay) || 1;
  return [-(by - ay) / length, (bx - ax) / length];
}
