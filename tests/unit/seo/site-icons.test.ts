import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { siteIcons } from '@/lib/seo/site-icons';

let root: string;
const write = (name: string, text: string) => writeFileSync(join(root, name), text);
/** A new state of the house, which is read once. */
const icons = () => {
  vi.resetModules();
  return import('@/lib/seo/site-icons').then((fresh) => fresh.siteIcons());
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bobine-icons-'));
  mkdirSync(join(root, 'media'));
  vi.stubEnv('HOUSE', root);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

test('a house shows its own icon, and the project’s only where it has none', async () => {
  expect(siteIcons()).toEqual({ icon: '/icon.svg', apple: '/apple-icon.png' });
  write('media/icon.png', '');
  expect(await icons()).toEqual({ icon: '/media/icon.png', apple: '/media/icon.png' });
  write('media/icon.svg', '<svg/>');
  expect(await icons()).toEqual({ icon: '/media/icon.svg', apple: '/media/icon.png' });
  rmSync(join(root, 'media/icon.png'));
  expect(await icons()).toEqual({ icon: '/media/icon.svg' });
});

test('that which theme.yaml names goes before what lies there', async () => {
  write('media/icon.svg', '<svg/>');
  write('theme.yaml', 'icon: [/media/mark.svg, /media/phone.png]\n');
  expect(await icons()).toEqual({ icon: '/media/mark.svg', apple: '/media/phone.png' });
});
