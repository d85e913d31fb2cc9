import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeIcons } from '@/tools/theme/make-icons';

let root: string;
const house = () => join(root, 'house');
const made = (name: string) => readFileSync(join(root, 'public', name));
const corner = async (bytes: Buffer) => {
  const { data } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray(0, 4)];
};
const drawn = (shape: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${shape}</svg>`;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bobine-icons-'));
  for (const folder of ['public', 'house/media'])
    mkdirSync(join(root, folder), { recursive: true });
  copyFileSync('public/icon.svg', join(root, 'public/icon.svg'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** The sizes that an ICO says it has, and those of the pictures in it. */
async function sizesOf(ico: Buffer) {
  const count = ico.readUInt16LE(4);
  return Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const entry = ico.subarray(6 + 16 * at, 22 + 16 * at);
      const start = entry.readUInt32LE(12);
      const { width, format } = await sharp(
        ico.subarray(start, start + entry.readUInt32LE(8)),
      ).metadata();
      return [entry.readUInt8(0), width, format];
    }),
  );
}

test('a house without an icon has the project’s, in every size that is asked for', async () => {
  expect(await makeIcons(house(), root)).toEqual([]);
  expect(await sizesOf(made('favicon.ico'))).toEqual([
    [16, 16, 'png'],
    [32, 32, 'png'],
    [48, 48, 'png'],
  ]);
  for (const [name, size] of [
    ['apple-touch-icon.png', 180],
    ['icons/icon-192.png', 192],
    ['icons/maskable-512.png', 512],
  ] as const) {
    const { width, height } = await sharp(made(name)).metadata();
    expect([name, width, height]).toEqual([name, size, size]);
    expect(await corner(made(name))).toEqual([200, 32, 14, 255]);
  }
});

test('a house’s own stands on its paper where a phone fills the holes', async () => {
  writeFileSync(join(house(), 'theme.yaml'), "light:\n  paper: '#abcdef'\n");
  writeFileSync(join(house(), 'media/icon.svg'), drawn('<circle cx="5" cy="5" r="5"/>'));
  await makeIcons(house(), root);
  expect(await corner(made('icons/icon-512.png'))).toEqual([0, 0, 0, 0]);
  expect(await corner(made('icons/maskable-512.png'))).toEqual([0xab, 0xcd, 0xef, 255]);
  expect(await corner(made('apple-touch-icon.png'))).toEqual([0xab, 0xcd, 0xef, 255]);
});

test('an icon that is none is a fault', async () => {
  writeFileSync(join(house(), 'media/icon.png'), 'no picture');
  expect(await makeIcons(house(), root)).toMatchObject([{ field: 'icon' }]);
});
