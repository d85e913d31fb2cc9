import { grey, shape } from '../../picture/svg';

/** Smoke from a chimney: a ribbon of paper that widens and drifts as it rises. */
export function smoke(x: number, y: number, tall: number, beat: number, lightness: number): string {
  const steps = 14;
  const side = (sign: 1 | -1) =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const share = i / steps;
      const drift = 60 * share ** 1.6 + 22 * share * Math.sin(beat * 0.9 - share * 7);
      const half =
        (3 + 17 * share) * (1 - share ** 4) * (1 + 0.25 * Math.sin(beat * 1.1 - share * 11));
      return `${(x + drift + sign * half).toFixed(1)} ${(y - tall * share).toFixed(1)}`;
    });
  return shape(`M${[...side(1), ...side(-1).reverse()].join('L')}Z`, grey(lightness));
}
