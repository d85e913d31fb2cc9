import { randomFrom } from '@/lib/text/random';
import { stroke } from '../../picture/svg';
import { half, haze } from './houses';
import { inHaze, type View } from './perspective';

/** People under umbrellas on the pavements, going away from us or coming, at `beat`. */
export function walkers(view: View, beat: number, many: number): string {
  const random = randomFrom(55);
  const people = Array.from({ length: many }, (_, i) => {
    const side = i % 2 ? 1 : -1;
    const pace = (random() < 0.5 ? 1 : -1) * (0.7 + 0.3 * random());
    const start = 6 + 84 * random();
    const x = side * (half - 1 - 2.4 * random());
    const z = view.eye.z + 4 + ((start + pace * beat * 0.55 - view.eye.z * 0.6 + 900) % 86);
    return { x, z, bob: Math.abs(Math.sin(beat * 3 + i)), wide: 0.62 + 0.14 * random() };
  });
  return people
    .toSorted((a, b) => b.z - a.z)
    .map(({ x, z, bob, wide }) => walker(view, x, z, bob, wide))
    .join('');
}

function walker(view: View, x: number, z: number, bob: number, wide: number): string {
  const tone = Math.round(255 * inHaze(0.015, z - view.eye.z, haze, 120));
  const fill = `rgb(${tone},${tone},${tone})`;
  const p = (dx: number, y: number) =>
    view
      .at([x + dx, y + 0.04 * bob, z])
      .map((v) => v.toFixed(1))
      .join(' ');
  const body = `M${p(-0.24, 1.5)}L${p(0.24, 1.5)}L${p(0.33, 0.5)}L${p(0.16, 0.45)}L${p(0.14, 0)}L${p(0.03, 0)}L${p(0, 0.44)}L${p(-0.05, 0)}L${p(-0.16, 0)}L${p(-0.18, 0.45)}L${p(-0.33, 0.5)}Z`;
  const head = `M${p(-0.13, 1.5)}L${p(-0.13, 1.78)}L${p(0.13, 1.78)}L${p(0.13, 1.5)}Z`;
  const dome = `M${p(-wide, 1.84)}Q${p(-wide * 0.8, 2.36)} ${p(0, 2.42)}Q${p(wide * 0.8, 2.36)} ${p(wide, 1.84)}Q${p(wide * 0.72, 1.95)} ${p(wide * 0.42, 1.86)}Q${p(0, 2)} ${p(-wide * 0.42, 1.86)}Q${p(-wide * 0.72, 1.95)} ${p(-wide, 1.84)}Z`;
  const shine = `M${p(-wide * 0.8, 2.08)}Q${p(-wide * 0.5, 2.34)} ${p(0, 2.41)}`;
  return `<path d="${body}${head}${dome}" fill="${fill}"/>${stroke(shine, '#fff', Math.max(0.6, 0.03 * view.metre(z)), 'opacity="0.5"')}`;
}
