import { inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawMovingPoster } from '@/lib/posters/downloads/moving-poster';
import { drawPosterPdf } from '@/lib/posters/downloads/poster-pdf';
import type { PosterFacts } from '@/lib/posters/poster-facts';

const faust: PosterFacts = {
  ...{ slug: 'faust', title: 'Faust – Eine deutsche Volkssage', year: 1926, runtime: 107 },
  ...{ directors: ['F. W. Murnau'], genres: [], countries: ['DE'], motif: 'eclipse' },
};

it("a poster's PDF is A3 with 3 mm of bleed, in paths without typefaces or pictures", async () => {
  const pdf = await drawPosterPdf(faust);
  const text = pdf.toString('latin1');
  const box = (name: string) => new RegExp(`/${name} \\[([^\\]]+)\\]`).exec(text)?.[1] ?? '';
  const inMm = (points: string) => Math.round((Number(points) * 25.4) / 72);
  expect(box('MediaBox').split(' ').map(inMm)).toEqual([0, 0, 303, 426]);
  expect(box('TrimBox').split(' ').map(inMm)).toEqual([3, 3, 300, 423]);
  const start = text.indexOf('stream\n') + 'stream\n'.length;
  const drawn = inflateSync(pdf.subarray(start, text.indexOf('\nendstream'))).toString();
  expect(drawn.match(/ (?:l|c)\n/g)?.length).toBeGreaterThan(200);
  expect(drawn).not.toMatch(/NaN|BT\n| Do\n/);
});

it('a moving poster starts at rest, moves, and repeats after four seconds', async () => {
  const moving = await drawMovingPoster(faust);
  const { delay = [], loop, format } = await sharp(moving, { pages: -1 }).metadata();
  const frame = (page: number) => sharp(moving, { page }).raw().toBuffer();
  expect({ format, loop }).toEqual({ format: 'gif', loop: 0 });
  expect(delay.reduce((sum, one) => sum + one)).toBe(4000);
  expect(delay[0]).toBeGreaterThan(2000);
  expect(moving.length).toBeLessThan(1.5e6);
  expect((await frame(0)).equals(await frame(Math.floor(delay.length / 2)))).toBe(false);
});
