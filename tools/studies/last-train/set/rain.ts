import { randomFrom } from '@/lib/text/random';
import type { Layer } from '../../picture/drawing';
import { height, width } from '../scene';

/** Rain in two depths: `count` drops of this one picture, slanting by `slant` (units across for one down). */
export function rain(beat: number, count: number, slant = -0.14, light = 0.5): Layer {
  const random = randomFrom(Math.floor(beat * 1000) + 7);
  const drops = Array.from({ length: count }, () => {
    const near = random() < 0.25;
    const [x, y] = [random() * (width + 200) - 100, random() * (height + 160) - 160];
    const long = near ? 90 + 80 * random() : 26 + 46 * random();
    const opacity = light * (near ? 0.5 : 0.8) * (0.4 + 0.6 * random());
    return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}l${(slant * long).toFixed(1)} ${long.toFixed(0)}" stroke="#fff" stroke-width="${near ? 2.6 : 1.3}" opacity="${opacity.toFixed(2)}"/>`;
  });
  return { svg: drops.join('') };
}

/** Rings where drops meet a wet ground between `top` and `bottom`. */
export function splashes(beat: number, count: number, top: number, bottom: number): string {
  return Array.from({ length: count }, (_, i) => {
    const random = randomFrom(i * 31 + Math.floor(beat * 2 + i / count) * 977);
    const age = (beat * 2 + i / count) % 1;
    const depth = random();
    const [x, y] = [random() * width, top + (bottom - top) * depth ** 1.3];
    const r = (3 + 20 * depth) * (0.3 + age);
    return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${r.toFixed(1)}" ry="${(r * 0.26).toFixed(1)}" fill="none" stroke="#fff" stroke-width="1.4" opacity="${(0.42 * (1 - age)).toFixed(2)}"/>`;
  }).join('');
}
