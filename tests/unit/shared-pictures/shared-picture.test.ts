import { expect, test } from 'vitest';
import { getCollection } from '@/lib/collections/get-collection';
import { getLibrary } from '@/lib/content/store/library';
import { getFilm } from '@/lib/films/get-film';
import { locales } from '@/lib/i18n/locales';
import { listSharedPictures } from '@/lib/shared-pictures/list-shared-pictures';
import {
  pictureOfCollection,
  pictureOfFilm,
  pictureOfPage,
} from '@/lib/shared-pictures/shared-picture';

const film = (slug: string, locale: 'fr' | 'de') => {
  const found = getFilm(slug, locale);
  if (!found) throw new Error(slug);
  return found;
};

test('a film’s picture is described in the page’s language, and says what it is', async () => {
  expect(await pictureOfFilm(film('nerven', 'de'), 'de')).toEqual({
    ...{ url: '/og/de/nerven.png', type: 'image/png', width: 1200, height: 630 },
    alt: '«Nerven», 1919: gezeichnetes Plakat',
  });
  expect(await pictureOfFilm(film('l-inventaire', 'fr'), 'fr')).toMatchObject({
    ...{ url: '/og/l-inventaire.jpg', type: 'image/jpeg' },
    alt: expect.stringContaining('une image du film'),
  });
});

test('a collection has its own, and so have pages', async () => {
  const found = getCollection('expressionnisme', 'fr')?.collection;
  expect(found && (await pictureOfCollection(found, 'fr'))).toMatchObject({
    url: '/og/expressionnisme_collection.png',
    alt: expect.stringContaining('Expressionnisme'),
  });
  expect((await pictureOfPage('vod', 'de')).url).toBe('/og/de/_vod.png');
});

test.each(locales)('what pages in %s name is what is drawn', async (locale) => {
  const addresses = listSharedPictures(getLibrary());
  for (const slug of getLibrary().films.keys())
    expect(addresses).toContain((await pictureOfFilm(film(slug, locale), locale)).url);
});
