import type { Size } from './encoding-arguments';

/** Layout of a film's thumbnails on sprite sheets. */
export interface SpriteLayout {
  /** Seconds between tiles. */
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

/** One tile per interval; a remainder of at least half an interval counts. At most 400 tiles. */
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

/** File name of a sheet (counted from 0): `sprite.jpg` if there is only one. */
export function spriteName({ sheets }: Pick<SpriteLayout, 'sheets'>, sheet: number): string {
  return sheets === 1 ? 'sprite.jpg' : `sprite-${sheet + 1}.jpg`;
}
