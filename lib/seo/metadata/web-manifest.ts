import type { MetadataRoute } from 'next';
import { getTheme } from '@/lib/content/store/get-theme';
import { languageTags } from '@/lib/i18n/languages.mjs';
import { localePath } from '@/lib/i18n/locale-path';
import type { Locale } from '@/lib/i18n/locales';
import { getSite } from '@/lib/site/get-site';

const sizes = [192, 512];

/** What a phone or a desk is told where somebody puts the site beside their programs. One site, whichever language. */
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
    // With a way back: films lead from one page to the next.
    display: 'minimal-ui',
    ...{ background_color: paper, theme_color: paper },
    icons: [...icons('icon', 'any'), ...icons('maskable', 'maskable')],
  };
}
