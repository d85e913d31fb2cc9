import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findUnsafeIcon } from '@/lib/content/unsafe-icon';
import { siteIcons } from '@/lib/seo/site-icons';

let root: string;
const write = (name: string, text: string) => writeFileSync(join(root, 'media', name), text);
const svg = (inside = '') => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bobine-icons-'));
  mkdirSync(join(root, 'media'));
});
afterEach(() => rmSync(root, { recursive: true }));

test('a house shows its own icon, and the project’s only where it has none', () => {
  expect(siteIcons(root)).toEqual({ icon: '/icon.svg', apple: '/apple-icon.png' });
  write('icon.png', '');
  expect(siteIcons(root)).toEqual({ icon: '/media/icon.png', apple: '/media/icon.png' });
  write('icon.svg', svg());
  expect(siteIcons(root)).toEqual({ icon: '/media/icon.svg', apple: '/media/icon.png' });
  rmSync(join(root, 'media/icon.png'));
  expect(siteIcons(root)).toEqual({ icon: '/media/icon.svg' });
});

test('an icon that is drawn may do nothing', () => {
  expect(findUnsafeIcon(root)).toEqual([]);
  write('icon.svg', svg('<use href="#a"/><path d="M0 0"/>'));
  expect(findUnsafeIcon(root)).toEqual([]);
});

test.each([
  svg('<script>alert(1)</script>'),
  svg('<a href="javascript:alert(1)"/>'),
  svg('<image href="https://a.example/a.png"/>'),
  '<svg onload="alert(1)"></svg>',
  'GIF89a',
])('%s is refused as one', (text) => {
  write('icon.svg', text);
  expect(findUnsafeIcon(root)).toMatchObject([{ path: `${root}/media/icon.svg` }]);
});
