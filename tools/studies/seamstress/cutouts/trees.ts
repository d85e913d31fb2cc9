import { randomFrom } from '@/lib/text/random';
import { lineThrough } from '../../picture/svg';

type Growth = {
  seed: number;
  height: number;
  /** Thickness of the trunk at the ground. */
  girth: number;
  /** How far boughs are from the line of their stem, in degrees. */
  spread: number;
  /** How the wind of years has bent it, in degrees from root to tip. */
  bent?: number;
};

type Bough = { x: number; y: number; angle: number; length: number; girth: number; depth: number };

const radians = Math.PI / 180;

/** A bare tree rooted at 0, 0 as the data of one path. */
export function tree({ seed, height, girth, spread, bent = 0 }: Growth): string {
  const random = randomFrom(seed);
  const paths: string[] = [];
  grow({ x: 0, y: 0, angle: -90, length: height * 0.3, girth, depth: 0 });
  return paths.join('');

  function grow({ x, y, angle, length, girth, depth }: Bough): void {
    const bend = (random() - 0.5) * 20 + bent * 0.16;
    const sway = (random() - 0.5) * (depth === 0 ? 16 : 44);
    const steps = 7;
    let [atX, atY, heading] = [x, y, angle];
    const thin = depth === 0 ? 0.66 : 0.58;
    const [left, right]: [number, number][][] = [[], []];
    for (let i = 0; i <= steps; i += 1) {
      const share = i / steps;
      const flare = depth === 0 ? 1 + 1.3 * (1 - share) ** 5 : 1 + 0.22 * (1 - share) ** 4;
      const half = (girth / 2) * (1 - (1 - thin) * share) * flare;
      const [nx, ny] = [-Math.sin(heading * radians), Math.cos(heading * radians)];
      left?.push([atX + nx * half, atY + ny * half]);
      right?.unshift([atX - nx * half, atY - ny * half]);
      if (i === steps) break;
      heading += bend / steps + (sway / steps) * Math.cos(Math.PI * share) * 2;
      atX += (length / steps) * Math.cos(heading * radians);
      atY += (length / steps) * Math.sin(heading * radians);
    }
    paths.push(lineThrough([...(left ?? []), ...(right ?? [])], true));
    if (girth * thin < 1.1 || depth > 8) return;
    const forks = depth === 0 ? 3 : random() < 0.24 ? 3 : 2;
    for (let fork = 0; fork < forks; fork += 1) {
      const side = (fork / (forks - 1)) * 2 - 1;
      const turn = side * spread * (0.7 + 0.6 * random()) + (random() - 0.5) * 16;
      const shorter = 0.68 + 0.22 * random();
      // A bough begins inside the stem, so that no joint is seen.
      const back = girth * thin * 0.3;
      grow({
        x: atX - back * Math.cos(heading * radians),
        y: atY - back * Math.sin(heading * radians),
        angle: heading + turn - (heading + turn + 90) * 0.1,
        length: length * shorter,
        girth: girth * thin * (fork === 1 && forks === 3 ? 0.94 : 0.82),
        depth: depth + 1,
      });
    }
  }
}

/** A fir rooted at 0, 0 as the data of one path, `height` tall, its tiers a little uneven. */
export function fir(seed: number, height: number): string {
  const random = randomFrom(seed);
  const tiers = 9;
  const side = (sign: 1 | -1) =>
    Array.from({ length: tiers }, (_, tier) => {
      const share = (tier + 1) / tiers;
      const reach = sign * height * 0.2 * share ** 0.85 * (0.8 + 0.4 * random());
      const y = -height * (1 - share * 0.9);
      return [
        [reach, y + height * 0.03 * random()],
        [reach * 0.42, y - height * 0.012],
      ] as [number, number][];
    }).flat();
  const trunk: [number, number][] = [
    [height * 0.02, -height * 0.1],
    [height * 0.025, 0],
    [-height * 0.025, 0],
    [-height * 0.02, -height * 0.1],
  ];
  return lineThrough([[0, -height], ...side(1), ...trunk, ...side(-1).reverse()], true);
}
