import type { Field } from './design';
import { round } from './shapes';

type Set = {
  /** Width and height of the drawing, in its own units. */
  box?: readonly [number, number];
  /** 0: the whole drawing is seen. 1: it covers the field, and is cut off where it goes beyond. */
  bleed?: number;
  /** Where it stands: 0, 0 at the head on the left, 1, 1 at the foot on the right. */
  at?: readonly [number, number];
  mirrored?: boolean;
  /** Degrees, clockwise about the drawing's middle. */
  turn?: number;
};

/** A drawing of 100 by 100 units (or those of `box`), set into a field. */
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
