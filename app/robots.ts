import type { MetadataRoute } from 'next';
import { localePath } from '@/lib/i18n/locale-path';
import { locales } from '@/lib/i18n/locales';
import { siteUrl } from '@/lib/site/site-url';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/' },
    sitemap: locales.map((locale) => siteUrl() + localePath('/sitemap.xml', locale)),
  };
}
