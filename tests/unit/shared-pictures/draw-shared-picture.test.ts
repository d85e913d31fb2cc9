import sharp from 'sharp';
import { expect, test } from 'vitest';
import { getLibrary } from '@/lib/content/store/library';
import { drawSharedPicture } from '@/lib/shared-pictures/draw-shared-picture';
import { listSharedPictures } from '@/lib/shared-pictures/list-shared-pictures';

const addresses = listSharedPictures(getLibrary());

test('pages, films and collections have their own, in both languages', async () => {
  const shown = ['_site.png', '_catalogue.png', '_vod.png', '_shop.png', '_collections.png'];
  const files = [...shown, 'nerven.png', 'expressionnisme_collection.png'];
  expect(addresses).toEqual(expect.arrayContaining(files.map((file) => `/og/de/${file}`)));
  const seen = new Set<string>();
  for (const locale of ['fr', 'de'] as const)
    for (const file of files) {
      const picture = await drawSharedPicture(file, locale);
      expect(await sharp(picture).metadata(), file).toMatchObject({ width: 1200, height: 630 });
      expect(picture?.length, file).toBeLessThan(300 * 1024);
      seen.add(picture?.toString('base64') ?? '');
    }
  // «Nerven» and the shop are called the same in both.
  expect(seen.size).toBeGreaterThanOrEqual(files.length * 2 - 2);
});

test('a film with a photograph shows it; what was shared before still has its drawn card', async () => {
  expect(addresses.filter((address) => address.includes('/l-inventaire.'))).toEqual([
    ...['/og/l-inventaire.png', '/og/l-inventaire.jpg', '/og/de/l-inventaire.jpg'],
  ]);
  const [photo, drawn] = await Promise.all([
    drawSharedPicture('l-inventaire.jpg', 'fr'),
    drawSharedPicture('l-inventaire.png', 'fr'),
  ]);
  expect((await sharp(photo).metadata()).format).toBe('jpeg');
  expect((await sharp(drawn).metadata()).format).toBe('png');
});

test('there is none of what the house does not have', async () => {
  for (const file of ['nobody.png', 'nobody_collection.png', '_nothing.png', ''])
    expect(await drawSharedPicture(file, 'fr'), file).toBeUndefined();
});
