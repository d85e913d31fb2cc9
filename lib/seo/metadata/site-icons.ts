import type { Metadata } from 'next';
import { getTheme } from '@/lib/content/store/get-theme';

/** Path of the site's icon for structured data. */
export function siteLogo(): string {
  const { icon, apple } = siteIcons() as { icon: string; apple?: string };
  return apple ?? icon;
}

/**
 * Tab icon and home screen icon. The SVG is the site's own, else the project's; the build makes the bitmaps
 * (tools/theme/make-icons.ts).
 */
export function siteIcons(): NonNullable<Metadata['icons']> {
  const { icons } = getTheme();
  const own = (ending: string) => icons.find((path) => path.toLowerCase().endsWith(ending));
  const svg = own('.svg') ?? (own('.png') ? undefined : '/icon.svg');
  return {
    icon: [
      { url: '/favicon.ico', sizes: '48x48' },
      ...(svg ? [{ url: svg, type: 'image/svg+xml', sizes: 'any' }] : []),
    ],
    apple: '/apple-touch-icon.png',
  };
}
