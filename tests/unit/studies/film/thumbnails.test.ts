import { expect, it } from 'vitest';
import { sheetOf, thumbnailsFile } from '@/lib/studies/film/thumbnails';

const cues = (seconds: number) => thumbnailsFile(seconds).trim().split('\n\n').slice(1);

it('gives every second the next tile, row by row', () => {
  expect(cues(10)[0]).toBe('00:00:00.000 --> 00:00:01.000\nsprite.jpg#xywh=0,0,160,90');
  expect(cues(10)[9]).toBe('00:00:09.000 --> 00:00:10.000\nsprite.jpg#xywh=160,90,160,90');
});

it('stretches the last tile to the end of the film', () => {
  expect(cues(9.3)).toHaveLength(9);
  expect(cues(9.3).at(-1)).toContain('00:00:08.000 --> 00:00:09.300');
});

it('has room for all tiles on the sheet', () => {
  expect(sheetOf(17)).toEqual({ tiles: 17, columns: 8, rows: 3 });
});
