import { answerSitemap } from '@/lib/seo/sitemaps/answer-sitemap';

export const dynamic = 'force-static';

/** `/sitemap.xml`: every French page with its alternates, its pictures and what can be watched there. */
export function GET() {
  return answerSitemap('fr');
}
