import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { filmSchema } from '@/lib/content/schema/film';
import { describeIssue } from '@/lib/content/validate/issues/describe-issues';
import { pictureCacheFolder } from '@/lib/posters/photographs/resized-pictures';
import { findPictureIssues, makePictures, readPictures } from '@/tools/pictures/make-pictures';

let root: string;
const house = () => join(root, 'house');
const put = (name: string, bytes: Buffer) => writeFileSync(join(house(), 'media', name), bytes);

/** Noise: a picture that cannot be made small by luck. */
const photograph = (width = 700) =>
  sharp({
    create: {
      ...{ width, height: 500, channels: 3, background: 'red' },
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .jpeg()
    .toBuffer();

/** A PNG that says it has 60,000 × 60,000 points. */
async function bomb() {
  const png = await sharp({
    create: { width: 1, height: 1, channels: 3, background: 'red' },
  })
    .png()
    .toBuffer();
  for (const at of [16, 20]) png.writeUInt32BE(60_000, at);
  return png;
}

const naming = (...stills: string[]) => {
  const film = filmSchema.parse({
    title: { original: { text: 'A', lang: 'fr' } },
    year: 1920,
    stills: stills.map((name) => ({ src: `/media/${name}`, alt: { fr: 'A' } })),
  });
  return { films: new Map([['a', film]]), articles: new Map() };
};
async function make(...stills: string[]) {
  const { made } = await readPictures(naming(...stills), house());
  return { made, faults: await makePictures(naming(...stills), house(), root) };
}
const made = () => readdirSync(pictureCacheFolder(root)).filter((name) => name.endsWith('.webp'));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bobine-pictures-'));
  mkdirSync(join(house(), 'media'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

test('pictures are made at their widths, once, and known by their content', async () => {
  put('a.jpg', await photograph());
  put('b.jpg', await photograph(100));
  const first = await make('a.jpg', 'b.jpg', 'a.jpg');
  expect(first.faults).toEqual([]);
  expect(made()).toHaveLength(6);
  const { '/media/a.jpg': a } = first.made;
  expect(a).toMatchObject({ width: 700, height: 500 });
  const file = join(pictureCacheFolder(root), `${a?.name}-320.webp`);
  expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width: 320, height: 229 });
  const before = statSync(file).mtimeMs;
  await make('a.jpg', 'b.jpg');
  expect(statSync(file).mtimeMs, 'a second build makes nothing').toBe(before);
  put('a.jpg', await photograph(701));
  const later = await make('a.jpg', 'b.jpg');
  expect(later.made['/media/a.jpg']?.name).not.toBe(a?.name);
});

test('where a camera was stays out of it, and the picture stands upright', async () => {
  const exif = { IFD0: { Copyright: 'a secret' } };
  put(
    'a.jpg',
    await sharp(await photograph())
      .withExif(exif)
      .withMetadata({ orientation: 6 })
      .toBuffer(),
  );
  const { '/media/a.jpg': a } = (await make('a.jpg')).made;
  expect(a).toMatchObject({ width: 500, height: 700 });
  expect(
    (await sharp(join(pictureCacheFolder(root), `${a?.name}-160.webp`)).metadata()).exif,
  ).toBeUndefined();
});

test('what is no whole picture is a fault with its file and field, all of them at once', async () => {
  const whole = await photograph();
  put('cut.jpg', whole.subarray(0, whole.length / 2));
  put('empty.jpg', Buffer.alloc(0));
  put('bomb.png', await bomb());
  put('words.png', Buffer.from('no picture at all'));
  put('whole.jpg', whole);
  const { faults } = await make('cut.jpg', 'empty.jpg', 'whole.jpg', 'bomb.png', 'words.png');
  const begun = [0, 3];
  expect(
    faults.map(({ field }) => field),
    'those without a beginning are told with the content',
  ).toEqual(begun.map((at) => `stills.${at}.src`));
  for (const fault of faults) {
    expect(fault.path).toBe(`${house()}/films/a.yaml`);
    const said = describeIssue(fault, 'en');
    expect(said).toMatch(
      /expected a whole picture in .*\/media\/\S+; it cannot be read \(.+\): save it anew\.$/,
    );
    expect(said).not.toContain('\n');
  }
});

test('whoever only asks for faults is told the same ones, and nothing is made', async () => {
  const whole = await photograph();
  // Only its last rows are not there.
  put('cut.jpg', whole.subarray(0, whole.length - 600));
  const png = await sharp(whole).png().toBuffer();
  put('cut.png', png.subarray(0, png.length - 600));
  put('bomb.png', await bomb());
  put('whole.jpg', whole);
  const named = ['cut.jpg', 'cut.png', 'bomb.png', 'whole.jpg'];
  const faults = await findPictureIssues(naming(...named), house());
  expect(faults.map(({ field }) => field)).toEqual([
    'stills.0.src',
    'stills.1.src',
    'stills.2.src',
  ]);
  expect(existsSync(pictureCacheFolder(root))).toBe(false);
  expect(faults).toEqual((await make(...named)).faults);
});
