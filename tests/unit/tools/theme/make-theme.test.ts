import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { themeSchema } from '@/lib/content/schema/theme';
import { defaultTypeface } from '@/lib/content/store/find-typeface';
import { findThemeIssues } from '@/lib/content/validate/theme/theme-issues';
import { makeIcons } from '@/tools/theme/make-icons';
import { makeTheme } from '@/tools/theme/make-theme';

describe('the theme', () => {
  const archivo = `node_modules/${defaultTypeface}/files/archivo-latin`;

  let house: string;
  let root: string;
  const made = () => readFileSync(join(root, '.theme/theme.css'), 'utf8');
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), text);
  };
  const lend = (cut: string, path: string) => {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    cpSync(`${archivo}-${cut}.woff2`, join(house, path));
  };

  beforeEach(() => {
    house = mkdtempSync(join(tmpdir(), 'bobine-look-'));
    root = mkdtempSync(join(tmpdir(), 'bobine-root-'));
    mkdirSync(join(root, 'node_modules/@fontsource-variable'), { recursive: true });
    cpSync(`node_modules/${defaultTypeface}`, join(root, 'node_modules', defaultTypeface), {
      recursive: true,
    });
  });
  afterEach(() => {
    for (const folder of [house, root]) rmSync(folder, { recursive: true });
  });

  test('a house without a theme gets the usual look, in a kilobyte and a half', async () => {
    expect(await makeTheme(house, root)).toEqual([]);
    expect(readdirSync(join(root, '.theme')).sort()).toEqual([
      'theme.css',
      'typeface-1.woff2',
      'typeface.woff2',
    ]);
    expect(made()).toContain('--signal:#c8200e');
    // As next/font counted it: what stands there until the typeface has come takes the same room.
    expect(made()).toContain(
      'src:local("Arial");ascent-override:85.41%;descent-override:20.43%;line-gap-override:0.00%;size-adjust:102.80%',
    );
    expect(made().length).toBeLessThan(1536);
  });

  test('the example of the handbook is made as it stands there', async () => {
    const [, example = ''] =
      /```yaml\n([\s\S]*?)```/.exec(readFileSync('docs/content/theme.md', 'utf8')) ?? [];
    write('theme.yaml', example);
    expect(await makeTheme(house, root)).toEqual([]);
    const { logo: _logo, icon: _icon, ...look } = themeSchema.parse(parse(example));
    expect(findThemeIssues(look, house)).toEqual([]);
    const [light, dark] = made().split('prefers-color-scheme:dark');
    expect(light).toContain('--signal:#0b6b45');
    expect(dark).toContain('--paper:#141a13');
    expect(dark).not.toContain('#0b6b45');
  });

  test('a file that is broken is a fault, placed in the list that names it', async () => {
    lend('wght-normal', 'media/upright.woff2');
    write('media/broken.woff2', 'wOF2 and no more');
    write('theme.yaml', 'typeface:\n  - /media/upright.woff2\n  - /media/broken.woff2\n');
    expect(await makeTheme(house, root)).toMatchObject([
      { field: 'typeface.1', place: { line: 3, column: 5 } },
    ]);
  });
});

describe('icons', async () => {
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
});
