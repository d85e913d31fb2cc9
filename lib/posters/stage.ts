import type { Field } from './design';
import { round } from './shapes';

type Set = {
  /** Size of the drawing in its own units. */
  box?: readonly [number, number];
  /** 0: the drawing is contained in the field; 1: it covers the field and is clipped. */
  bleed?: number;
  /** Alignment: 0, 0 is top left, 1, 1 is bottom right. */
  at?: readonly [number, number];
  mirrored?: boolean;
  /** Degrees, clockwise around the drawing's centre. */
  turn?: number;
};

/** Places a drawing of 100 × 100 units (or of `box`) in a field. */
export function stage(
  { width, height }: Pick<Field, 'width' | 'height'>,
  drawing: string,
  { box: [wide, high] = [100, 100], bleed = 0, at = [0.5, 0.5], mirrored, turn }: Set = {},
): string {
  const [inside, over] = [
    Math.min(width / wide, height / high),
    Math.max(width / wide, height / high),
  ];
  const scale = inside * (over / inside) ** bleed;
  const x = (width - wide * scale) * at[0] + (mirrored ? wide * scale : 0);
  const y = (height - high * scale) * at[1];
  const size = Math.round(scale * 1000) / 1000;
  const turned = turn ? ` rotate(${round(turn)} ${wide / 2} ${high / 2})` : '';
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${mirrored ? `${-size} ${size}` : size})${turned}">${drawing}</g>`;
}
