import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Metadata } from 'next';

/**
 * The icon of a tab and that of a phone's home screen: the house's own, `icon.svg` or `icon.png` among its media;
 * a house that has none gets the project's. Phones take no SVG.
 * @param folder what is served at `/`
 */
export function siteIcons(folder = 'public'): NonNullable<Metadata['icons']> {
  const has = (path: string) => existsSync(join(folder, path));
  const [svg, png] = ['/media/icon.svg', '/media/icon.png'] as const;
  if (!has(svg) && !has(png)) return { icon: '/icon.svg', apple: '/apple-icon.png' };
  return { icon: has(svg) ? svg : png, ...(has(png) && { apple: png }) };
}
