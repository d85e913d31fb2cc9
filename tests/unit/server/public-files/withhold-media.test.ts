import { hash } from 'node:crypto';
import { expect, it } from 'vitest';
import { withholdMedia } from '@/lib/server/public-files/withhold-media';

it('the media of a film that is not out are not there, as long as it is not', () => {
  let withheld = new Set([hash('sha256', 'secret')]);
  const files = new Set(['/media/secret/film.mp4', '/media/open/film.mp4']);
  const shown = withholdMedia(files, () => withheld);
  const has = () => ['/media/secret/film.mp4', '/media/open/film.mp4', '/none'].map(shown.has);
  expect(has()).toEqual([false, true, false]);
  withheld = new Set();
  expect(has()).toEqual([true, true, false]);
});
