import { disc, glow, stroke } from '../../picture/svg';
import { half } from './houses';
import type { View } from './perspective';

/** Street lamps on both kerbs; the furthest `out` of them (0…1) have gone out. */
export function lamps(view: View, id: string, out: number): string {
  const count = 9;
  const spots = Array.from({ length: count }, (_, i) => 8 + i * 17).filter(
    (z) => z > view.eye.z + 1.5,
  );
  return spots
    .toReversed()
    .flatMap((z, i) => {
      const dark = (i + 1) / count <= out;
      return [-1, 1].map((side) => {
        const [footX, footY] = view.at([side * (half - 2.6), 0, z]);
        const [x, y] = view.at([side * (half - 2.6), 5.2, z]);
        const metre = view.metre(z);
        const post = stroke(`M${footX} ${footY}L${x} ${y}`, '#060606', Math.max(1, 0.16 * metre));
        if (dark) return post + disc(x, y, 0.26 * metre, '#111');
        const halo = glow(`${id}${side + 1}-${Math.round(z)}`, x, y, 3.6 * metre, [
          [0, 1, 0.95],
          [0.1, 1, 0.55],
          [0.35, 0.9, 0.16],
          [1, 0.9, 0],
        ]);
        return post + halo + disc(x, y, 0.28 * metre, '#fff');
      });
    })
    .join('');
}
