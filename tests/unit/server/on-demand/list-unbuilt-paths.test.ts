import { expect, test } from 'vitest';
import { listUnbuiltPaths } from '@/lib/server/on-demand/list-unbuilt-paths';

test('lists every page, drawing, picture, player and calendar that a build has left', () => {
  expect(
    listUnbuiltPaths({
      films: ['drawn', 'shot'],
      drawings: ['shot'],
      people: ['x'],
      framed: ['shot'],
      photos: ['shot'],
      dated: { start: ['drawn'], end: ['shot'] },
      sheets: ['1920-0'],
    }),
  ).toEqual([
    ...['/fr/movie/drawn', '/de/movie/drawn'],
    ...['/og/drawn.png', '/og/de/drawn.png'],
    ...['/fr/movie/shot', '/de/movie/shot'],
    // Links of old still ask for the drawn one, in the house's own language.
    ...['/og/shot.png', '/og/shot.jpg', '/og/de/shot.jpg'],
    ...['/poster/shot.svg', '/poster/shot_wide.svg', '/poster/shot_scene.svg'],
    ...['/fr/person/x', '/de/person/x'],
    ...['/fr/embed/shot', '/de/embed/shot'],
    ...['/fr/movie/drawn/start.ics', '/de/movie/drawn/start.ics'],
    ...['/fr/movie/shot/end.ics', '/de/movie/shot/end.ics'],
    '/poster/_1920-0.svg',
  ]);
});
