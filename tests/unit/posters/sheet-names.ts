import type { Sheet } from '@/lib/posters/palettes';

const all: Record<Sheet, true> = {
  ...{ light: true, bright: true, cool: true, duo: true },
  ...{ spot: true, second: true, dark: true, night: true },
};

/** Every way to print a poster. */
export const sheetNames = Object.keys(all) as Sheet[];
