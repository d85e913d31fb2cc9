/** Portrait for cards (2:3), landscape for Open Graph. */
export type PosterFormat = 'portrait' | 'landscape';

/** Dimensions of a sheet in its own units: outer size, margin, small text and its line height. */
export type SheetSize = {
  width: number;
  height: number;
  margin: number;
  small: number;
  line: number;
};

export const sheetSizes: Record<PosterFormat, SheetSize> = {
  portrait: { width: 600, height: 900, margin: 36, small: 23, line: 28 },
  landscape: { width: 1200, height: 630, margin: 48, small: 25, line: 31 },
};
