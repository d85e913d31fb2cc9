import sharp from 'sharp';
import { expect, test } from 'vitest';
import { inks } from '@/lib/content/schema/theme';
import type { Card } from '@/lib/posters/card/card';
import { drawCard, rasteriseCard } from '@/lib/posters/card/draw-card';
import { drawPoster } from '@/lib/posters/draw-poster';
import { pathPoints } from './path-points';

const card = (more: Partial<Card> = {}): Card => ({
  ...{ siteName: 'Bobine', title: 'Le Cabinet des figures de cire', slug: 'wachs' },
  lines: [['Paul Leni'], ['1924', 'DE   81 min']],
  inks: { ground: '#f0402a', form: '#0d0d0d', accent: inks.yellow, type: '#0d0d0d' },
  draw: () => '<circle r="9"/>',
  ...more,
});
/** All points of its type; the small type is drawn in tenths. */
function typeOn(svg: string): [x: number, y: number][] {
  const [large = '', small = '', name = ''] = svg.split(/<\/?g[ >]/);
  const points = (part: string) =>
    [...part.matchAll(/<path fill="#0d0d0d" d="([^"]+)"/g)].flatMap(([, data = '']) =>
      pathPoints(data),
    );
  const facts = points(small).map(([x, y]): [number, number] => [x / 10, y / 10]);
  return [...points(large), ...facts, ...points(name)];
}

test('a drawn share image is deterministic and needs no font', async () => {
  const svg = await drawCard(card());
  expect(svg).toBe(await drawCard(card()));
  expect(svg).toContain('<circle r="9"/>');
  expect(svg).not.toMatch(/<text|font-family|NaN|undefined/);
});

test.each<[string, Partial<Card>]>([
  ['a long word', { title: 'Das Wachsfigurenkabinett' }],
  [
    'a long title',
    { title: 'L’Homme qui vendit son âme au diable, ou la vraie fin d’une histoire' },
  ],
  ['a long site name', { siteName: 'Cinémathèque de la Suisse romande et du Jura' }],
  ['no facts', { lines: [] }],
])('a drawn share image keeps its type beside the picture with %s', async (_, more) => {
  for (const [x, y] of typeOn(await drawCard(card(more)))) {
    expect(x).toBeGreaterThanOrEqual(47);
    expect(x).toBeLessThanOrEqual(566);
    expect(y).toBeGreaterThanOrEqual(40);
    expect(y).toBeLessThanOrEqual(600);
  }
});

test.each([
  ['orlac.png', 'png'],
  ['orlac.jpg', 'jpeg'],
])('%s is rasterised in its format, 1200 by 630 and below 100 KB', async (file, format) => {
  const facts = { slug: 'x', title: 'Orlacs Hände', year: 1924, directors: [], countries: [] };
  const svg = drawPoster({ ...facts, genres: ['horror'] }, 'landscape');
  const picture = await rasteriseCard(svg, file);
  expect(await sharp(picture).metadata()).toMatchObject({ format, width: 1200, height: 630 });
  expect(picture.length).toBeLessThan(100_000);
});
