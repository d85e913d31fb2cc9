import type { FittedTitle } from '../type/fit-title';
import type { FactsColumns } from './facts-columns';

export type Box = { x: number; y: number; width: number; height: number };

/**
 * Boxes of a sheet: the title (upright, or rotated to read upwards), the small text, and the field for the
 * picture.
 */
export type Layout = {
  title: Box & { fitted: FittedTitle; upwards: boolean };
  facts: Box & { columns: FactsColumns };
  field: Box;
};
