import { answerSitemap } from '@/lib/seo/sitemaps/answer-sitemap';

export const dynamic = 'force-static';

/** `/de/sitemap.xml`: every German page with its alternates, its pictures and what can be watched there. */
export function GET() {
  return answerSitemap('de');
}
