import { sitemapResponse } from '@/lib/seo/sitemaps/sitemap-response';

export const dynamic = 'force-static';

/** `/sitemap.xml`: all French pages with their alternates, pictures and videos. */
export function GET() {
  return sitemapResponse('fr');
}
