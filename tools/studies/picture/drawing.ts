import type { Print } from '../print/print';

/** SVG elements in the units of the format, seen through `blur` units of haze. */
export type Layer = { svg: string; blur?: number };

/** One picture before it is rasterised: layers from back to front, how they are printed and projected. */
export type Drawing = {
  layers: readonly Layer[];
  print?: Print;
  /** How far the film stands askew in the gate, in units; what is drawn has to reach beyond the edges. */
  askew?: readonly [x: number, y: number];
};
