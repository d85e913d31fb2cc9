import type { Metadata } from 'next';
import { getTheme } from '@/lib/content/store/get-theme';

/** Path of the icon that stands for the house where it is named to machines. */
export function siteLogo(): string {
  const { icon, apple } = siteIcons() as { icon: string; apple?: string };
  return apple ?? icon;
}

/**
 * The icon of a tab and that of a phone's home screen, the house's own or else the project's: its drawing, and what the
 * build makes of it (tools/theme/make-icons.ts) for whoever takes no SVG.
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
