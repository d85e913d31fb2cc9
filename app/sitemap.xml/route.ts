import { answerSitemap } from '@/lib/seo/sitemaps/answer-sitemap';

export const dynamic = 'force-static';

/** `/sitemap.xml`: all French pages with their alternates, pictures and videos. */
export function GET() {
  return answerSitemap('fr');
}
