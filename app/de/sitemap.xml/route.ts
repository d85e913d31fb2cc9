import { answerSitemap } from '@/lib/seo/sitemaps/answer-sitemap';

export const dynamic = 'force-static';

/** `/de/sitemap.xml`: all German pages with their alternates, pictures and videos. */
export function GET() {
  return answerSitemap('de');
}
