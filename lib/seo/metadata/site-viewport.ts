import type { Viewport } from 'next';
import { getTheme } from '@/lib/content/store/get-theme';

/** The colours that a browser gives to what it draws around a page: the house's paper, light and dark. */
export function siteViewport(): Viewport {
  const { light, dark } = getTheme();
  return {
    themeColor: [
      { media: '(prefers-color-scheme: light)', color: light.paper },
      { media: '(prefers-color-scheme: dark)', color: dark.paper },
    ],
  };
}
