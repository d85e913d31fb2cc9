import type { MetadataRoute, Viewport } from 'next';
import { getTheme } from '@/lib/content/store/get-theme';
import { languageTags } from '@/lib/i18n/languages.mjs';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { getSite } from '@/lib/site/get-site';

const sizes = [192, 512];

/** The web app manifest. `id` and `scope` are the same in all languages. */
export function webManifest(locale: Locale): MetadataRoute.Manifest {
  const { name, description } = getSite(locale);
  const { paper } = getTheme().light;
  const icons = (kind: 'icon' | 'maskable', purpose: 'any' | 'maskable') =>
    sizes.map((size) => ({
      ...{ src: `/icons/${kind}-${size}.png`, type: 'image/png', purpose },
      sizes: `${size}x${size}`,
    }));
  return {
    ...{ id: '/', name, short_name: name, description: description.text },
    ...{ lang: languageTags[locale], dir: 'ltr' },
    ...{ start_url: localePath('/', locale), scope: '/' },
    // Keeps a back button, since visitors navigate from film to film.
    display: 'minimal-ui',
    ...{ background_color: paper, theme_color: paper },
    icons: [...icons('icon', 'any'), ...icons('maskable', 'maskable')],
  };
}

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
