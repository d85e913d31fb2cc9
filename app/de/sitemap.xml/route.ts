import { isLocale } from '@/lib/i18n/locales';
import { sitemapResponse } from '@/lib/seo/sitemaps/sitemap-response';

export const dynamic = 'force-static';

/**
 * `/de/sitemap.xml`: all German pages with their alternates, pictures and videos; for a large site, an index of
 * the parts.
 */
export function GET() {
  return isLocale('de') ? sitemapResponse('de') : new Response(null, { status: 404 });
}
