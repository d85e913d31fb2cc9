import type { FittedTitle } from '../type/fit-title';
import type { FactsColumns } from './facts-columns';

export type Box = { x: number; y: number; width: number; height: number };

/**
 * Where everything stands on a sheet: the title's box (upright, or read from below), the box of
 * the small type, and the field that is left to the picture.
 */
export type Layout = {
  title: Box & { fitted: FittedTitle; upwards: boolean };
  facts: Box & { columns: FactsColumns };
  field: Box;
};
