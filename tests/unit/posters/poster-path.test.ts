import { expect, test } from 'vitest';
import { slugPattern } from '@/lib/content/slug';
import {
  collectionPicture,
  drawnPosterPath,
  filmPicture,
  sharedPicturePath,
  sharedPictures,
  widePosterPath,
} from '@/lib/posters/poster-path';

test('no film can take the picture of a page or of a collection', () => {
  const films = ['site', '_site', 'expressionnisme', 'expressionnisme_collection'];
  const taken = [...Object.values(sharedPictures), collectionPicture('expressionnisme')];
  for (const slug of films.filter((name) => slugPattern.test(name)))
    for (const isPhoto of [true, false]) expect(taken).not.toContain(filmPicture(slug, isPhoto));
});

test('each language has its own, below a name that no file has', () => {
  expect(sharedPicturePath('nerven.png', 'fr')).toBe('/og/nerven.png');
  expect(sharedPicturePath('nerven.png', 'de')).toBe('/og/de/nerven.png');
});

test('no film’s poster is another’s drawn wide', () => {
  const slug = /^\/poster\/(.*)\.svg$/.exec(widePosterPath('judex'))?.[1] ?? '';
  expect(drawnPosterPath(slug)).toBe(widePosterPath('judex'));
  expect(slugPattern.test(slug)).toBe(false);
});
