import type { Size } from '../picture/fit-box';

/** How the small pictures of a film are laid out on sheets. */
export interface SpriteLayout {
  /** Seconds from one tile to the next. */
  interval: number;
  tile: Size;
  tiles: number;
  columns: number;
  rows: number;
  sheets: number;
}

const mostTiles = 400;
const tileWidth = 160;
const mostColumns = 8;
const mostRows = 8;
const intervals = [1, 2, 5, 10, 15, 20, 30, 60];

/** A tile for each interval, the rest of one counting when it is half or more; 400 at most. */
export function spriteLayout(seconds: number, picture: Size): SpriteLayout {
  const interval = intervalOf(seconds);
  const tiles = Math.max(1, Math.round(seconds / interval));
  const rows = Math.min(mostRows, Math.ceil(tiles / mostColumns));
  const columns = Math.min(mostColumns, tiles);
  const height = Math.max(1, Math.round((tileWidth * picture.height) / picture.width));
  const sheets = Math.ceil(tiles / (columns * rows));
  return { interval, tile: { width: tileWidth, height }, tiles, columns, rows, sheets };
}

function intervalOf(seconds: number): number {
  const minutes = 60 * Math.ceil(seconds / mostTiles / 60);
  return intervals.find((interval) => seconds / interval <= mostTiles) ?? minutes;
}
