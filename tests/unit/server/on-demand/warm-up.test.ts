import { expect, test } from 'vitest';
import { nothingUnbuilt } from '@/lib/server/on-demand/unbuilt';
import { warmUp } from '@/lib/server/on-demand/warm-up';
import type { Packs } from '@/lib/server/packs/open-packs';

const unbuilt = {
  ...nothingUnbuilt,
  films: ['a', 'b', 'c', 'd'],
  drawings: ['d'],
  people: ['x', 'y'],
  cards: ['/og/a.png'],
};

test('three films, a poster and one person are made, one file after the other, whatever fails', async () => {
  const made: string[] = [];
  let now = 0;
  const packs = (async (file: string) => {
    now += 1;
    made.push(`${file}${now > 1 ? ' at once' : ''}`);
    await new Promise((resolve) => setImmediate(resolve));
    now -= 1;
    if (file.includes('/b')) throw new Error('no page');
  }) as unknown as Packs;
  await warmUp(unbuilt, packs);
  expect(made).toEqual([
    ...['a', 'b', 'c'].flatMap((film) => [`/fr/movie/${film}.html`, `/de/movie/${film}.html`]),
    '/og/a.png.body',
    '/poster/d.svg.body',
    ...['/fr/person/x.html', '/de/person/x.html'],
  ]);
});

test('where nothing is left, nothing is made', async () => {
  const packs = (() => expect.unreachable()) as unknown as Packs;
  await warmUp(nothingUnbuilt, packs);
  expect(nothingUnbuilt).toEqual({
    ...{ films: [], drawings: [], people: [], framed: [], sheets: [], cards: [] },
    dated: { start: [], end: [] },
  });
});
