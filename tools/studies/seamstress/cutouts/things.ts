import { disc, glow, shape, stroke } from '../../picture/svg';

/** A lantern hanging from the palm that holds it, swung by `swing` degrees. */
export function lantern(swing: number, ink: string, light: string): string {
  const hull = [
    stroke('M0 0C-9 6 -9 12 0 14C9 12 9 6 0 0', ink, 1.6),
    shape('M-11 20L0 12L11 20Z', ink),
    shape('M-9 20L9 20L11 44L-11 44Z', light),
    stroke('M-9 20L-11 44M0 20L0 44M9 20L11 44', ink, 1.8),
    shape('M-13 44L13 44L11 49L-11 49Z', ink),
  ].join('');
  return `<g transform="rotate(${swing.toFixed(2)})">${hull}</g>`;
}

export function needle(ink: string): string {
  return shape('M-1.4 2L1.4 2L0.4 36L-0.4 36Z', ink) + disc(0, 0, 2.2, ink);
}

/** The moon at 0, 0: its light, its disc and the stains on it. `shine` 0…1 is how bright it is. */
export function moon(id: string, r: number, shine: number): string {
  const halo = glow(id, 0, 0, 4.6 * r, [
    [0, 1, 0.85 * shine],
    [0.2, 0.95, 0.62 * shine],
    [0.42, 0.9, 0.26 * shine],
    [0.7, 0.9, 0.08 * shine],
    [1, 0.9, 0],
  ]);
  return halo + moonDisc(r, shine);
}

export function moonDisc(r: number, shine: number): string {
  const face = Math.round(255 * (0.5 + 0.5 * shine));
  const stain = (x: number, y: number, size: number, opacity: number) =>
    disc(x * r, y * r, size * r, '#777', `opacity="${opacity}"`);
  return [
    disc(0, 0, r, `rgb(${face},${face},${face})`),
    stain(-0.3, -0.22, 0.26, 0.12),
    stain(-0.02, -0.34, 0.15, 0.12),
    stain(0.28, 0.12, 0.2, 0.13),
    stain(-0.2, 0.4, 0.3, 0.08),
    stain(0.42, -0.36, 0.09, 0.1),
    stain(-0.58, 0.08, 0.09, 0.13),
  ].join('');
}
