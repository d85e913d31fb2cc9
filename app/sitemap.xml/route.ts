import { defaultLocale } from '@/lib/i18n/locales';
import { sitemapResponse } from '@/lib/seo/sitemaps/sitemap-response';

export const dynamic = 'force-static';

/**
 * `/sitemap.xml`: all pages in the first language with their alternates, pictures and videos; for a large site, an index of
 * the parts.
 */
export function GET() {
  return sitemapResponse(defaultLocale);
}
