import { localePath } from '@/lib/i18n/locale-path';
import type { Locale } from '@/lib/i18n/locales';
import { siteUrl } from '@/lib/site/site-url';

const formats = { 'application/json+oembed': 'json', 'text/xml+oembed': 'xml' } as const;

/** Where other sites learn how they can show a film, for the head of its page (https://oembed.com, 4). */
export function oembedTypes(slug: string, locale: Locale, title: string) {
  const page = new URL(localePath(`/movie/${slug}`, locale), siteUrl()).href;
  return Object.fromEntries(
    Object.entries(formats).map(([type, format]) => {
      const query = new URLSearchParams({ url: page, format });
      return [type, [{ url: `/oembed?${query}`, title }]];
    }),
  );
}
