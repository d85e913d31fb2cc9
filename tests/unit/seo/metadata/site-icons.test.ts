import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '@/lib/content/validate/provide';
import { siteIcons } from '@/lib/seo/metadata/site-icons';

let root: string;
const write = (name: string, text: string) => writeFileSync(join(root, name), text);
/** A new state of the house, which is read once. */
const icons = () => {
  vi.resetModules();
  return import('@/lib/seo/metadata/site-icons').then((fresh) => fresh.siteIcons());
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bobine-icons-'));
  mkdirSync(join(root, 'media'));
  vi.stubEnv('CONTENT_DIR', root);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

const drawing = (url: string) => ({ url, type: 'image/svg+xml', sizes: 'any' });
const ico = { url: '/favicon.ico', sizes: '48x48' };
const apple = '/apple-touch-icon.png';

test('a house shows its own drawing, and the project’s only where it has no icon', async () => {
  expect(siteIcons()).toEqual({ icon: [ico, drawing('/icon.svg')], apple });
  write('media/icon.png', '');
  expect(await icons()).toEqual({ icon: [ico], apple });
  write('media/icon.svg', '<svg/>');
  expect(await icons()).toEqual({ icon: [ico, drawing('/media/icon.svg')], apple });
});

test('that which theme.yaml names goes before what lies there', async () => {
  write('media/icon.svg', '<svg/>');
  write('theme.yaml', 'icon: [/media/mark.svg, /media/phone.png]\n');
  expect(await icons()).toEqual({ icon: [ico, drawing('/media/mark.svg')], apple });
});
