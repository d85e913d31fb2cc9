import { sitemapResponse } from '@/lib/seo/sitemaps/sitemap-response';

export const dynamic = 'force-static';

/** `/de/sitemap.xml`: all German pages with their alternates, pictures and videos. */
export function GET() {
  return sitemapResponse('de');
}
