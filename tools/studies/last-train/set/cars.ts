import { disc, glow } from '../../picture/svg';
import { haze } from './houses';
import { inHaze, type View } from './perspective';

/** Motor-cars that come towards us, each two lamps and a dark shape behind them. */
export function cars(view: View, id: string, beat: number): string {
  return [0, 1, 2]
    .map((i) => {
      const z = view.eye.z + 92 - ((beat * 6.4 + i * 34) % 96);
      if (z < view.eye.z + 10) return '';
      const x = i % 2 ? 2.6 : -2.4;
      const metre = view.metre(z);
      const body = view.face(
        [
          [x - 0.9, 0.3, z],
          [x - 0.95, 1.1, z],
          [x - 0.7, 1.9, z],
          [x + 0.7, 1.9, z],
          [x + 0.95, 1.1, z],
          [x + 0.9, 0.3, z],
        ],
        inHaze(0.03, z - view.eye.z, haze),
      );
      const lights = [-0.7, 0.7].map((side) => {
        const [lampX, lampY] = view.at([x + side, 0.85, z]);
        const halo = glow(`${id}car${i}${side > 0 ? 'r' : 'l'}`, lampX, lampY, 1.5 * metre + 14, [
          [0, 1, 1],
          [0.14, 1, 0.6],
          [0.4, 0.9, 0.16],
          [1, 0.9, 0],
        ]);
        return halo + disc(lampX, lampY, 0.14 * metre + 1, '#fff');
      });
      return body + lights.join('');
    })
    .join('');
}
