import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Film } from '@/lib/catalog/films/film';
import { getFilm } from '@/lib/catalog/films/get-film';
import { getLibrary } from '@/lib/content/store/library';
import { locales } from '@/lib/i18n/locales';
import { drawShareImage } from '@/lib/seo/share-images/draw-share-image';
import {
  filmShareImage,
  findSharePhoto,
  listShareImages,
} from '@/lib/seo/share-images/share-image';

const addresses = listShareImages(getLibrary());

test('drawShareImage draws a page, a film and a collection in both languages, in less than 300 KB', async () => {
  const listed = ['_site.png', '_catalogue.png', '_vod.png', '_shop.png', '_collections.png'];
  const drawn = ['_site.png', 'nerven.png', 'expressionnisme_collection.png'];
  const files = [...listed, ...drawn].map((file) => `/og/de/${file}`);
  expect(addresses).toEqual(expect.arrayContaining(files));
  const images = new Set<string>();
  for (const locale of locales)
    for (const file of drawn) {
      const image = await drawShareImage(file, locale);
      expect(await sharp(image).metadata(), file).toMatchObject({ width: 1200, height: 630 });
      expect(image?.length, file).toBeLessThan(300 * 1024);
      images.add(image?.toString('base64') ?? '');
    }
  // «Nerven» has the same title in both languages.
  expect(images.size).toBeGreaterThanOrEqual(5);
});

test('drawShareImage uses the photograph of a film, or of a moment; its drawn image stays for links shared earlier', async () => {
  expect(addresses.filter((address) => address.includes('/l-inventaire.'))).toEqual([
    ...['/og/l-inventaire.png', '/og/l-inventaire.jpg', '/og/de/l-inventaire.jpg'],
  ]);
  for (const [file, format] of [
    ['l-inventaire.jpg', 'jpeg'],
    ['l-inventaire.png', 'png'],
    ['etude-en-diagonales_24.jpg', 'jpeg'],
  ] as const) {
    const image = await drawShareImage(file, 'fr');
    expect((await sharp(image).metadata()).format).toBe(format);
  }
});

const imageOf = (slug: string, locale: 'fr' | 'de') =>
  filmShareImage(getFilm(slug, locale) ?? expect.fail(slug), locale);

test('filmShareImage has a description in the language of the page', async () => {
  expect(await imageOf('nerven', 'de')).toEqual({
    ...{ url: '/og/de/nerven.png', type: 'image/png', width: 1200, height: 630 },
    alt: '«Nerven», 1919: gezeichnetes Plakat',
  });
  expect(await imageOf('l-inventaire', 'fr')).toMatchObject({
    ...{ url: '/og/l-inventaire.jpg', type: 'image/jpeg' },
    alt: expect.stringContaining('une image du film'),
  });
});

test.each([
  ['a still before the poster of the player', ['/large.jpg'], '/poster.jpg', '/large.jpg'],
  ['the poster of the player', [], '/poster.jpg', '/poster.jpg'],
  ['nothing without pictures', [], undefined, undefined],
  ['nothing of another site', [], 'https://films.example/poster.jpg', undefined],
  ['the first that need not be enlarged', ['/small.jpg', '/large.jpg'], undefined, '/large.jpg'],
  ['nothing if all are too small', ['/small.jpg'], undefined, undefined],
])('the photograph of a film is %s', (_, stills, poster, photo) => {
  const alt = { text: '', lang: 'fr', translated: true };
  const film: Pick<Film, 'stills' | 'media'> = {
    stills: stills.map((src) => ({ src, alt })),
    media: { film: { sources: [], tracks: [], poster } as unknown as Film['media']['film'] & {} },
  };
  const sizeOf = (src: string) =>
    src === '/small.jpg' ? { width: 640, height: 360 } : { width: 960, height: 720 };
  expect(findSharePhoto(film, sizeOf)).toBe(photo);
});
