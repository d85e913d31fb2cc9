import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { themeSchema } from '@/lib/content/schema/theme';
import { defaultTypeface } from '@/lib/content/store/find-typeface';
import { findThemeIssues } from '@/lib/content/validate/theme/theme-issues';
import { makeIcons } from '@/tools/theme/make-icons';
import { makeTheme } from '@/tools/theme/make-theme';
import { temporaryFolder, writeFiles } from '../../temporary-folder';

const packagePath = join('node_modules', defaultTypeface);
let content: string;
let root: string;
beforeEach(() => {
  content = temporaryFolder();
  root = temporaryFolder({ 'public/icon.svg': readFileSync('public/icon.svg') });
});

describe('makeTheme', () => {
  const css = () => readFileSync(join(root, '.theme/theme.css'), 'utf8');

  beforeEach(() => cpSync(packagePath, join(root, packagePath), { recursive: true }));

  test('accepts the example of docs/content/theme.md', async () => {
    const [, example = ''] =
      /```yaml\n([\s\S]*?)```/.exec(readFileSync('docs/content/theme.md', 'utf8')) ?? [];
    writeFiles(content, { 'theme.yaml': example });
    expect(await makeTheme(content, root)).toEqual([]);
    const { logo: _logo, icon: _icon, ...theme } = themeSchema.parse(parse(example));
    expect(findThemeIssues(theme, content)).toEqual([]);
    const [light, dark] = css().split('prefers-color-scheme:dark');
    expect(light).toContain('--signal:#0b6b45');
    expect(dark).toContain('--paper:#141a13');
    expect(dark).not.toContain('#0b6b45');
  });

  test('returns an issue with its place for a broken font file', async () => {
    writeFiles(content, {
      'media/upright.woff2': readFileSync(`${packagePath}/files/archivo-latin-wght-normal.woff2`),
      'media/broken.woff2': 'wOF2 and no more',
      'theme.yaml': 'typeface:\n  - /media/upright.woff2\n  - /media/broken.woff2\n',
    });
    expect(await makeTheme(content, root)).toMatchObject([
      { field: 'typeface.1', place: { line: 3, column: 5 } },
    ]);
  });
});

const icon = (name: string) => readFileSync(join(root, 'public', name));
const cornerOf = async (name: string) => [
  ...(await sharp(icon(name)).ensureAlpha().raw().toBuffer()).subarray(0, 4),
];

/** The sizes in the directory of an ICO file, and those of its pictures. */
function sizesOf(ico: Buffer) {
  return Promise.all(
    Array.from({ length: ico.readUInt16LE(4) }, async (_, at) => {
      const entry = ico.subarray(6 + 16 * at, 22 + 16 * at);
      const start = entry.readUInt32LE(12);
      const picture = ico.subarray(start, start + entry.readUInt32LE(8));
      const { width, format } = await sharp(picture).metadata();
      return [entry.readUInt8(0), width, format];
    }),
  );
}

test('makeIcons draws the default icon in all sizes', async () => {
  expect(await makeIcons(content, root)).toEqual([]);
  expect(await sizesOf(icon('favicon.ico'))).toEqual([
    [16, 16, 'png'],
    [32, 32, 'png'],
    [48, 48, 'png'],
  ]);
  for (const [name, size] of [
    ['apple-touch-icon.png', 180],
    ['icons/icon-192.png', 192],
    ['icons/maskable-512.png', 512],
  ] as const) {
    expect(await sharp(icon(name)).metadata()).toMatchObject({ width: size, height: size });
    expect(await cornerOf(name)).toEqual([200, 32, 14, 255]);
  }
});
