import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { filmSchema } from '@/lib/content/schema/film';
import { pictureCacheFolder } from '@/lib/posters/photographs/resized-pictures';
import { makePictures, readPictures } from '@/tools/pictures/make-pictures';
import { temporaryFolder, writeFiles } from '../temporary-folder';

let root: string;
const content = () => join(root, 'content');
const put = (name: string, bytes: Buffer) => writeFiles(content(), { [`media/${name}`]: bytes });

/** Noise, which does not compress well. */
const photograph = (width = 700) =>
  sharp({
    create: {
      ...{ width, height: 500, channels: 3, background: 'red' },
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .jpeg()
    .toBuffer();

const naming = (...stills: string[]) => {
  const film = filmSchema.parse({
    title: { original: { text: 'A', lang: 'fr' } },
    year: 1920,
    stills: stills.map((name) => ({ src: `/media/${name}`, alt: { fr: 'A' } })),
  });
  return { films: new Map([['a', film]]), articles: new Map() };
};
async function make(...stills: string[]) {
  const { made } = await readPictures(naming(...stills), content());
  return { made, issues: await makePictures(naming(...stills), content(), root) };
}
const fileOf = (name = '', width = 160) => join(pictureCacheFolder(root), `${name}-${width}.webp`);

beforeEach(() => {
  root = temporaryFolder();
});

test('pictures are resized once, under a name from their content', async () => {
  put('a.jpg', await photograph());
  put('b.jpg', await photograph(100));
  const first = await make('a.jpg', 'b.jpg', 'a.jpg');
  expect(first.issues).toEqual([]);
  const files = readdirSync(pictureCacheFolder(root)).filter((name) => name.endsWith('.webp'));
  expect(files).toHaveLength(6);
  const { '/media/a.jpg': a } = first.made;
  expect(a).toMatchObject({ width: 700, height: 500 });
  const file = fileOf(a?.name, 320);
  expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width: 320, height: 229 });
  const before = statSync(file).mtimeMs;
  await make('a.jpg', 'b.jpg');
  expect(statSync(file).mtimeMs, 'existing files stay').toBe(before);
  put('a.jpg', await photograph(701));
  const later = await make('a.jpg', 'b.jpg');
  expect(later.made['/media/a.jpg']?.name).not.toBe(a?.name);
});

test('camera metadata is removed, and the picture is rotated upright', async () => {
  const picture = sharp(await photograph()).withExif({ IFD0: { Copyright: 'a secret' } });
  put('a.jpg', await picture.withMetadata({ orientation: 6 }).toBuffer());
  const { '/media/a.jpg': a } = (await make('a.jpg')).made;
  expect(a).toMatchObject({ width: 500, height: 700 });
  expect((await sharp(fileOf(a?.name)).metadata()).exif).toBeUndefined();
});
