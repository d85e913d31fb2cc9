import type { Viewport } from 'next';
import { getTheme } from '@/lib/content/store/get-theme';

/** Theme colours for the browser's UI: the theme's background, light and dark. */
export function siteViewport(): Viewport {
  const { light, dark } = getTheme();
  return {
    themeColor: [
      { media: '(prefers-color-scheme: light)', color: light.paper },
      { media: '(prefers-color-scheme: dark)', color: dark.paper },
    ],
  };
}
