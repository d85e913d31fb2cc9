import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Film } from '@/lib/catalog/films/film';
import { getFilm } from '@/lib/catalog/films/get-film';
import { getLibrary } from '@/lib/content/store/library';
import { locales } from '@/lib/i18n/locales';
import { drawShareImage } from '@/lib/seo/share-images/draw-share-image';
import {
  filmShareImage,
  findSharePhoto,
  listShareImages,
  photoShareImage,
} from '@/lib/seo/share-images/share-image';

const addresses = listShareImages(getLibrary());

describe('draw shared picture', () => {
  test('pages, films and collections have their own, in both languages', async () => {
    const shown = ['_site.png', '_catalogue.png', '_vod.png', '_shop.png', '_collections.png'];
    const files = [...shown, 'nerven.png', 'expressionnisme_collection.png'];
    expect(addresses).toEqual(expect.arrayContaining(files.map((file) => `/og/de/${file}`)));
    const seen = new Set<string>();
    // One of each kind: a drawing takes long.
    for (const locale of ['fr', 'de'] as const)
      for (const file of ['_site.png', 'nerven.png', 'expressionnisme_collection.png']) {
        const picture = await drawShareImage(file, locale);
        expect(await sharp(picture).metadata(), file).toMatchObject({ width: 1200, height: 630 });
        expect(picture?.length, file).toBeLessThan(300 * 1024);
        seen.add(picture?.toString('base64') ?? '');
      }
    // «Nerven» is called the same in both.
    expect(seen.size).toBeGreaterThanOrEqual(5);
  });

  test('a film with a photograph shows it; what was shared before still has its drawn card', async () => {
    expect(addresses.filter((address) => address.includes('/l-inventaire.'))).toEqual([
      ...['/og/l-inventaire.png', '/og/l-inventaire.jpg', '/og/de/l-inventaire.jpg'],
    ]);
    const [photo, drawn] = await Promise.all([
      drawShareImage('l-inventaire.jpg', 'fr'),
      drawShareImage('l-inventaire.png', 'fr'),
    ]);
    expect((await sharp(photo).metadata()).format).toBe('jpeg');
    expect((await sharp(drawn).metadata()).format).toBe('png');
  });

  test('there is none of what the house does not have', async () => {
    for (const file of ['nobody.png', 'nobody_collection.png', '_nothing.png', ''])
      expect(await drawShareImage(file, 'fr'), file).toBeUndefined();
  });
});

describe('shared picture', () => {
  const film = (slug: string, locale: 'fr' | 'de') => {
    const found = getFilm(slug, locale);
    if (!found) throw new Error(slug);
    return found;
  };

  test('a film’s picture is described in the page’s language, and says what it is', async () => {
    expect(await filmShareImage(film('nerven', 'de'), 'de')).toEqual({
      ...{ url: '/og/de/nerven.png', type: 'image/png', width: 1200, height: 630 },
      alt: '«Nerven», 1919: gezeichnetes Plakat',
    });
    expect(await filmShareImage(film('l-inventaire', 'fr'), 'fr')).toMatchObject({
      ...{ url: '/og/l-inventaire.jpg', type: 'image/jpeg' },
      alt: expect.stringContaining('une image du film'),
    });
  });

  test.each(locales)('what pages in %s name is what is drawn', async (locale) => {
    for (const slug of getLibrary().films.keys())
      expect(addresses).toContain((await filmShareImage(film(slug, locale), locale)).url);
  });
});

describe('own photo', () => {
  const alt = { text: 'La salle', lang: 'fr', translated: true };
  const photo = (src: string, width = 1200) => ({
    src,
    alt,
    made: { name: 'a', width, height: 800 },
  });

  test('a link to a written page shows its photograph, as large as it is', () =>
    expect(photoShareImage(photo('/media/a/salle.JPG'))).toEqual({
      ...{ url: '/media/a/salle.JPG', width: 1200, height: 800 },
      ...{ type: 'image/jpeg', alt: 'La salle' },
    }));

  test('a picture that networks do not show is none for them', () => {
    expect(photoShareImage(photo('/media/a/salle.avif'))).toBeUndefined();
    expect(photoShareImage(photo('/media/a/salle.png', 599))).toBeUndefined();
    expect(photoShareImage({ src: '/media/a/salle.png', alt })).toBeUndefined();
    expect(photoShareImage(undefined)).toBeUndefined();
  });
});

describe('photo of', () => {
  const alt = { text: '', lang: 'fr', translated: true };
  const film = (stills: string[], poster?: string): Pick<Film, 'stills' | 'media'> => ({
    stills: stills.map((src) => ({ src, alt })),
    media: { film: { sources: [], tracks: [], poster } as unknown as Film['media']['film'] & {} },
  });

  test('a still comes before the picture that the player shows', () => {
    expect(findSharePhoto(film(['/media/a/still.jpg'], '/media/a/poster.jpg'))).toBe(
      '/media/a/still.jpg',
    );
    expect(findSharePhoto(film([], '/media/a/poster.jpg'))).toBe('/media/a/poster.jpg');
    expect(findSharePhoto(film([]))).toBeUndefined();
  });

  test('nothing of another site is taken, and nothing is enlarged', () => {
    expect(findSharePhoto(film([], 'https://films.example/poster.jpg'))).toBeUndefined();
    const sizes: Record<string, [number, number]> = {
      '/small.jpg': [640, 360],
      '/large.jpg': [960, 720],
    };
    const sizeOf = (src: string) => {
      const [width, height] = sizes[src] ?? [0, 0];
      return { width, height };
    };
    expect(findSharePhoto(film(['/small.jpg', '/large.jpg']), sizeOf)).toBe('/large.jpg');
    expect(findSharePhoto(film(['/small.jpg']), sizeOf)).toBeUndefined();
  });
});
