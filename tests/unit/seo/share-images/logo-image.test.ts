import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import '@/lib/content/validate/provide';
import { drawLogoImage } from '@/lib/seo/share-images/logo-image';
import { temporaryFolder } from '../../temporary-folder';

/** Draws the logo of a site with this SVG content, or without one. */
function draw(shapes?: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10">${shapes}</svg>`;
  const files = { 'media/logo.svg': svg, 'theme.yaml': 'logo: /media/logo.svg\n' };
  vi.stubEnv('CONTENT_DIR', temporaryFolder(shapes ? files : {}));
  return drawLogoImage('#f5f2ea');
}

test('a logo of one colour is printed in the ink of the text, in its own ratio', async () => {
  const shapes = '<circle cx="5" cy="5" r="5"/><rect x="12" width="28" height="4"/>';
  const { href = '', ratio } = (await draw(`<g fill="#0b6b45">${shapes}</g>`)) ?? {};
  expect(ratio).toBe(4);
  const picture = sharp(Buffer.from(href.split(',')[1] ?? '', 'base64'));
  const { data } = await picture.raw().toBuffer({ resolveWithObject: true });
  const { width = 0 } = await picture.metadata();
  const middleOfCircle = 4 * (Math.round(width / 8) * width + Math.round(width / 8));
  expect([...data.subarray(middleOfCircle, middleOfCircle + 4)]).toEqual([0xf5, 0xf2, 0xea, 255]);
});
