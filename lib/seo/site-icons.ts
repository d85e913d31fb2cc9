import type { Metadata } from 'next';
import { getTheme } from '@/lib/content/theme/get-theme';

/**
 * The icon of a tab and that of a phone's home screen: the house's own, or else the project's. Phones take no SVG.
 */
export function siteIcons(): NonNullable<Metadata['icons']> {
  const { icons } = getTheme();
  const [svg, png] = ['svg', 'png'].map((ending) =>
    icons.find((path) => path.toLowerCase().endsWith(`.${ending}`)),
  );
  if (!svg && !png) return { icon: '/icon.svg', apple: '/apple-icon.png' };
  return { icon: (svg ?? png) as string, ...(png && { apple: png }) };
}
