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

const maxTiles = 400;
const tileWidth = 160;
const maxColumns = 8;
const maxRows = 8;
const intervals = [1, 2, 5, 10, 15, 20, 30, 60];

/** One tile per interval; a remainder of at least half an interval counts. At most 400 tiles. */
export function spriteLayout(seconds: number, picture: Size): SpriteLayout {
  const interval = intervalOf(seconds);
  const tiles = Math.max(1, Math.round(seconds / interval));
  const rows = Math.min(maxRows, Math.ceil(tiles / maxColumns));
  const columns = Math.min(maxColumns, tiles);
  const height = Math.max(1, Math.round((tileWidth * picture.height) / picture.width));
  const sheets = Math.ceil(tiles / (columns * rows));
  return { interval, tile: { width: tileWidth, height }, tiles, columns, rows, sheets };
}

function intervalOf(seconds: number): number {
  const minutes = 60 * Math.ceil(seconds / maxTiles / 60);
  return intervals.find((interval) => seconds / interval <= maxTiles) ?? minutes;
}

/** File name of a sheet (counted from 0): `sprite.jpg` if there is only one. */
export function spriteName({ sheets }: Pick<SpriteLayout, 'sheets'>, sheet: number): string {
  return sheets === 1 ? 'sprite.jpg' : `sprite-${sheet + 1}.jpg`;
}
