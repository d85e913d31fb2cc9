import { randomFrom } from '@/lib/text/random';
import type { Layer } from '../../picture/drawing';
import { box, disc, fall, grey, type Stop, shape } from '../../picture/svg';
import { height, margin, width } from '../scene';

/** The sheet at the very back, from the top of the picture to its foot. */
export function sky(stops: readonly Stop[]): Layer {
  const sheet = box(-margin, -margin, width + 2 * margin, height + 2 * margin, 'url(#sky)');
  return { svg: fall('sky', 0, height, stops) + sheet };
}

/** Stars pricked into the sheet, each with its own trembling. */
export function stars(count: number, beat: number, shine: number): string {
  const random = randomFrom(77);
  return Array.from({ length: count }, () => {
    const [x, y, r, late] = [random() * width, random() * height * 0.66, random(), random()];
    const light = shine * (0.5 + 0.5 * Math.sin(beat * (0.8 + 1.6 * late) + 20 * late));
    return disc(x, y, 1 + 1.9 * r * r, '#fff', `opacity="${Math.max(0, light).toFixed(2)}"`);
  }).join('');
}

/** A strip of cloud, cut like paper: flat below, with a scalloped back. */
export function cloud(x: number, y: number, length: number, lightness: number): string {
  const bumps = 7;
  const step = length / bumps;
  const backs = Array.from({ length: bumps }, (_, i) => {
    const swell = Math.sin((Math.PI * (i + 0.5)) / bumps);
    const [rx, ry] = [step * 0.78, step * (0.2 + 0.62 * swell * (i % 2 ? 0.78 : 1))];
    const middle = x + (i + 0.5) * step;
    return `M${(middle - rx).toFixed(1)} ${y.toFixed(1)}a${rx.toFixed(1)} ${ry.toFixed(1)} 0 0 1 ${(2 * rx).toFixed(1)} 0Z`;
  });
  const foot = `M${x - step * 0.28} ${y - 1}Q${x + length / 2} ${y + step * 0.5} ${x + length + step * 0.28} ${y - 1}Z`;
  return shape(backs.join('') + foot, grey(lightness));
}
