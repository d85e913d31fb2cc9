import { expect, test } from 'vitest';
import { inks } from '@/lib/content/schema/ink';
import type { Card } from '@/lib/posters/card/card';
import { drawCard } from '@/lib/posters/card/draw-card';
import { pathPoints } from '../path-points';

const card = (more: Partial<Card> = {}): Card => ({
  ...{ house: 'Bobine', title: 'Le Cabinet des figures de cire', slug: 'wachs' },
  lines: [['Paul Leni'], ['1924', 'DE   81 min']],
  inks: { ground: '#f0402a', form: '#0d0d0d', accent: inks.yellow, type: '#0d0d0d' },
  draw: () => '<circle r="9"/>',
  ...more,
});

/** Every point of the type on it; the small type is drawn in tenths. */
function typeOn(svg: string): [x: number, y: number][] {
  const [large = '', small = '', name = ''] = svg.split(/<\/?g[ >]/);
  const points = (part: string) =>
    [...part.matchAll(/<path fill="#0d0d0d" d="([^"]+)"/g)].flatMap(([, data = '']) =>
      pathPoints(data),
    );
  const facts = points(small).map(([x, y]): [number, number] => [x / 10, y / 10]);
  return [...points(large), ...facts, ...points(name)];
}

test('a card is the same for the same page, and needs no typeface', async () => {
  const svg = await drawCard(card());
  expect(svg).toBe(await drawCard(card()));
  expect(svg).toContain('<circle r="9"/>');
  expect(svg).not.toMatch(/<text|font-family|NaN|undefined/);
});

test.each([
  ['a long word', { title: 'Das Wachsfigurenkabinett' }],
  [
    'a long title',
    { title: 'L’Homme qui vendit son âme au diable, ou la vraie fin d’une histoire' },
  ],
  ['a house with a long name', { house: 'Cinémathèque de la Suisse romande et du Jura' }],
  ['nothing to say of it', { lines: [] }],
] as const)('with %s its type stays beside the picture', async (_, more) => {
  for (const [x, y] of typeOn(await drawCard(card(more as Partial<Card>)))) {
    expect(x).toBeGreaterThanOrEqual(47);
    expect(x).toBeLessThanOrEqual(566);
    expect(y).toBeGreaterThanOrEqual(40);
    expect(y).toBeLessThanOrEqual(600);
  }
});
