import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pictureShelf, readMadePictures, writeMadePictures } from '@/lib/pictures/made-pictures';
import { placePictures } from '@/tools/build/place-pictures';

let root: string;
const put = (name: string, days = 0) => {
  const file = join(pictureShelf(root), name);
  writeFileSync(file, name);
  const time = Date.now() / 1000 - days * 24 * 60 * 60;
  utimesSync(file, time, time);
};
const served = () => readdirSync(join(root, '.next/static/pictures')).sort();

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bobine-place-'));
  mkdirSync(pictureShelf(root), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

test('the pictures of this build are served, and no others', () => {
  for (const name of ['a-160.webp', 'a-200.webp', 'b-160.webp']) put(name);
  writeMadePictures(root, { '/media/a.jpg': { name: 'a', width: 200, height: 100 } });
  placePictures(root);
  expect(served()).toEqual(['a-160.webp', 'a-200.webp']);
  rmSync(join(root, '.next/cache'), { recursive: true });
  expect(readMadePictures(root), 'the server needs no cache').toHaveProperty('/media/a.jpg');
  placePictures(root);
  expect(served()).toHaveLength(2);
});

test('what no build has used for long leaves the shelf', () => {
  put('a-100.webp', 90);
  put('old-160.webp', 31);
  put('recent-160.webp', 3);
  writeMadePictures(root, { '/media/a.jpg': { name: 'a', width: 100, height: 100 } });
  placePictures(root);
  const left = ['a-100.webp', 'old-160.webp', 'recent-160.webp'].map((name) =>
    existsSync(join(pictureShelf(root), name)),
  );
  expect(left).toEqual([true, false, true]);
});
