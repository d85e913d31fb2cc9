import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '@/lib/content/validate/provide';
import { drawLogoImage } from '@/lib/seo/share-images/logo-image';

let content: string;
beforeEach(() => {
  content = mkdtempSync(join(tmpdir(), 'bobine-logo-'));
  mkdirSync(join(content, 'media'));
  vi.stubEnv('CONTENT_DIR', content);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(content, { recursive: true });
});

function draw(inside: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10">${inside}</svg>`;
  writeFileSync(join(content, 'media/logo.svg'), svg);
  writeFileSync(join(content, 'theme.yaml'), 'logo: /media/logo.svg\n');
}

test('a logo of one colour is printed in the ink of the text, in its own ratio', async () => {
  expect(await drawLogoImage('#f5f2ea'), 'without a logo').toBeUndefined();
  draw(
    '<circle cx="5" cy="5" r="5" fill="#0b6b45"/><rect x="12" width="28" height="4" fill="#0b6b45"/>',
  );
  const { href = '', ratio } = (await drawLogoImage('#f5f2ea')) ?? {};
  expect(ratio).toBe(4);
  const picture = sharp(Buffer.from(href.split(',')[1] ?? '', 'base64'));
  const { data } = await picture.raw().toBuffer({ resolveWithObject: true });
  const { width = 0 } = await picture.metadata();
  const middleOfCircle = 4 * (Math.round(width / 8) * width + Math.round(width / 8));
  expect([...data.subarray(middleOfCircle, middleOfCircle + 4)]).toEqual([0xf5, 0xf2, 0xea, 255]);
});

test.each([
  [
    'several colours',
    '<circle cx="5" cy="5" r="5" fill="#0b6b45"/><rect x="20" width="9" height="9"/>',
  ],
  ['an opaque background', '<rect width="40" height="10" fill="#0b6b45"/>'],
])('a logo with %s is replaced by the name', async (_what, inside) => {
  draw(inside);
  expect(await drawLogoImage('#f5f2ea')).toBeUndefined();
});
