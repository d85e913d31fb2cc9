import type { MetadataRoute } from 'next';
import { readSiteEnv } from '@/lib/builds/site-env.mjs';
import { localePath, locales } from '@/lib/i18n/locales';
import { hasIndex, listSitemapParts } from '@/lib/seo/sitemaps/sitemap-response';
import { absoluteUrl } from '@/lib/site/site-url';

/**
 * Lists all sitemaps and their parts, because a sitemap may contain pages outside its own folder only if
 * robots.txt names it (sitemaps.org). A preview disallows all crawling.
 */
export default function robots(): MetadataRoute.Robots {
  if (readSiteEnv(process.env) === 'preview') return { rules: { userAgent: '*', disallow: '/' } };
  const sitemapParts = listSitemapParts().map(({ locale, part }) =>
    localePath(`/sitemap/${part}`, locale),
  );
  const sitemaps = locales.filter(hasIndex).map((locale) => localePath('/sitemap.xml', locale));
  return {
    rules: { userAgent: '*', allow: '/' },
    sitemap: [...sitemaps, ...sitemapParts].map(absoluteUrl),
  };
}
